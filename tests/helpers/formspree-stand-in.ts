import type { IncomingMessage, ServerResponse } from 'node:http';
import { SERVICES } from '../fixtures/environments.ts';
import { bodyOf, end } from './stand-in.ts';

// Answers as formspree.io does, as far as that is published: Formspree's help pages (AJAX, System Limits: 20 posts a
// minute, an error in JSON or an error page), the sources of its client library (formspree-js: the codes and shapes of
// errors), its former server (formspree: the Referer it needs, who is let in from another origin), and users' reports of
// its answers today (404 with FORM_NOT_FOUND; `next` is its own page, and so is where a plain form is led with 302).

type Fault = { code: string; field?: string; message: string };

const POSTS_A_MINUTE = 20;

/** Formspree, with the submissions it has taken. */
export function createFormService() {
  const submissions: Record<string, string>[] = [];
  let posts: number[] = [];
  let state: 'up' | 'down' | 'switched off' = 'up';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const wantsJson = /\bapplication\/json\b/i.test(request.headers.accept ?? '');
    const page = (status: number, title: string, text: string) =>
      end(
        response,
        status,
        'html',
        `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>${text}</p>`,
      );
    /** In JSON for scripts; else as a page of the service's own. */
    function refuse(status: number, error: string, errors?: Fault[]): void {
      if (wantsJson) end(response, status, 'json', JSON.stringify({ error, errors }));
      else page(status, error, errors?.map(({ message }) => message).join(', ') ?? '');
    }

    if (request.method === 'GET' && request.url?.startsWith('/thanks'))
      return page(200, 'Thanks!', 'The form was submitted successfully.');
    const body = await bodyOf(request);
    if (state === 'down') return void response.destroy();
    if (state === 'switched off') return refuse(403, 'Form not active');
    if (request.method !== 'POST') return refuse(405, 'Please submit POST request.');
    if (request.url !== `/f/${SERVICES.FORMSPREE_FORM_ID}`)
      return refuse(404, 'Form not found', [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }]);
    if (!request.headers.referer) return refuse(400, 'Invalid "Referrer" header');
    const now = performance.now();
    posts = posts.filter((time) => time > now - 60_000);
    if (posts.length >= POSTS_A_MINUTE) return refuse(429, 'Too Many Requests');
    posts.push(now);

    const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
    const sent = await new Response(body, { headers }).formData();
    const seen = Object.fromEntries([...sent].filter(([name]) => !name.startsWith('_'))) as Record<
      string,
      string
    >;
    const none = "Can't send an empty form";
    if (!Object.values(seen).some(Boolean)) return refuse(400, none, [{ code: 'EMPTY', message: none }]);
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(seen.email ?? '')) {
      const fault = { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' };
      return refuse(422, 'Validation errors', [fault]);
    }
    // A filled honeypot is told that all went well.
    if (!sent.get('_gotcha')) submissions.push(seen);
    // Wherever the form asked to be led: the service shows a page of its own.
    const next = '/thanks?language=en';
    if (wantsJson) return end(response, 200, 'json', JSON.stringify({ next, ok: true }));
    response.writeHead(302, { Location: next }).end();
  }

  return {
    answer,
    submissions,
    /** Connections break off from now on. */
    goDown: () => void (state = 'down'),
    /** As after the owner has switched the form off. */
    switchOff: () => void (state = 'switched off'),
    /** As after twenty posts of the last minute. */
    beBusy: () => void (posts = Array<number>(POSTS_A_MINUTE).fill(performance.now())),
    reset: () => void (submissions.length = posts.length = 0),
  };
}
