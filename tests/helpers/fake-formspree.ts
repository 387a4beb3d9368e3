import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { SERVICES } from '../fixtures/environments.ts';
import { end } from './fake-response.ts';

// Answers as formspree.io does, as far as that is published: Formspree's help pages (AJAX, an error in JSON or an error page),
// the sources of its client library (formspree-js: the codes and shapes of errors), its former server (formspree: the Referer
// it needs, who is let in from another origin), and users' reports of its answers today (404 with FORM_NOT_FOUND; `next` is its
// own page, and so is where a plain form is led with 302).

const PAGE_OF_THANKS = '/thanks?language=en';

/**
 * Formspree, with the submissions it has taken.
 *
 * @param state - down, connections break off; busy, more was posted than it takes a minute; switched off by the owner
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
    /** In JSON for scripts; else as a page of the service's own. */
    function refuse(status: number, error: string, code?: string): void {
      const errors = code && [{ code, message: error }];
      if (wantsJson) end(response, status, 'json', JSON.stringify({ error, errors }));
      else page(status, error);
    }

    if (request.method === 'GET' && request.url === PAGE_OF_THANKS) return page(200, 'Thanks!');
    const body = await buffer(request);
    if (state === 'switched off') return refuse(403, 'Form not active');
    if (request.method !== 'POST') return refuse(405, 'Please submit POST request.');
    if (request.url !== `/f/${SERVICES.FORMSPREE_FORM_ID}`)
      return refuse(404, 'Form not found', 'FORM_NOT_FOUND');
    if (!request.headers.referer) return refuse(400, 'Invalid "Referrer" header');
    if (state === 'busy') return refuse(429, 'Too Many Requests');

    const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
    const sent = [...(await new Response(body, { headers }).formData())] as [string, string][];
    const seen = Object.fromEntries(sent.filter(([name]) => !name.startsWith('_')));
    if (!Object.values(seen).some(Boolean)) return refuse(400, "Can't send an empty form", 'EMPTY');
    submissions.push(seen);
    // Wherever the form asked to be led: the service shows a page of its own.
    if (wantsJson) end(response, 200, 'json', JSON.stringify({ next: PAGE_OF_THANKS, ok: true }));
    else response.writeHead(302, { Location: PAGE_OF_THANKS }).end();
  }

  return { answer, submissions };
}
