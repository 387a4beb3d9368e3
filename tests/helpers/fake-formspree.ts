import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { SERVICES } from '../fixtures/environments.ts';
import { end } from './fake-response.ts';

// Answers like formspree.io, as far as its answers are documented: in its help pages (AJAX, errors as JSON or
// a page), in its client library formspree-js (codes and shapes of errors), in the code of its former server
// (the required Referer, other origins) and in users' reports (404 with FORM_NOT_FOUND; `next` and the 302
// for native forms lead to its own page).

const THANKS_PATH = '/thanks?language=en';

/**
 * Creates a fake Formspree that records submissions.
 *
 * @param state - `down`: connections are closed; `busy`: the limit per minute is exceeded; `switched off`:
 *   the owner has disabled the form
 */
export function createFormService(state: 'up' | 'down' | 'busy' | 'switched off' = 'up') {
  const submissions: Record<string, string>[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (state === 'down') return void response.destroy();
    const wantsJson = /\bapplication\/json\b/i.test(request.headers.accept ?? '');
    const page = (status: number, title: string) =>
      end(
        response,
        status,
        'html',
        `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>`,
      );
    /** Answers with JSON for scripts, otherwise with a page of the service. */
    function reject(status: number, error: string, code?: string): void {
      const errors = code && [{ code, message: error }];
      if (wantsJson) end(response, status, 'json', JSON.stringify({ error, errors }));
      else page(status, error);
    }

    if (request.method === 'GET' && request.url === THANKS_PATH) return page(200, 'Thanks!');
    const body = await buffer(request);
    if (state === 'switched off') return reject(403, 'Form not active');
    if (request.method !== 'POST') return reject(405, 'Please submit POST request.');
    if (request.url !== `/f/${SERVICES.FORMSPREE_FORM_ID}`)
      return reject(404, 'Form not found', 'FORM_NOT_FOUND');
    if (!request.headers.referer) return reject(400, 'Invalid "Referrer" header');
    if (state === 'busy') return reject(429, 'Too Many Requests');

    const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
    const sent = [...(await new Response(body, { headers }).formData())] as [string, string][];
    const fields = Object.fromEntries(sent.filter(([name]) => !name.startsWith('_')));
    if (!Object.values(fields).some(Boolean)) return reject(400, "Can't send an empty form", 'EMPTY');
    submissions.push(fields);
    // The service ignores the form's `_next` and shows its own page.
    if (wantsJson) end(response, 200, 'json', JSON.stringify({ next: THANKS_PATH, ok: true }));
    else response.writeHead(302, { Location: THANKS_PATH }).end();
  }

  return { answer, submissions };
}
