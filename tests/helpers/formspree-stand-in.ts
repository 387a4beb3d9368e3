import type { IncomingMessage, ServerResponse } from 'node:http';
import { SERVICES } from '../fixtures/environments.ts';
import { bodyOf } from './request-body.ts';

// Answers as formspree.io does, as far as that is published: Formspree's help pages (AJAX, System Limits: 20 posts a
// minute, an error in JSON or an error page), the sources of its client library (formspree-js: the codes and shapes of
// errors), its former server (formspree: the Referer it needs, who is let in from another origin), and users' reports of
// its answers today (404 with FORM_NOT_FOUND; `next` is its own page, and so is where a plain form is led with 302).

/** How the service fails one request. */
export type FormTrouble =
  /** the owner has switched the form off */
  | 'inactive'
  /** a rule the owner has set for the form says no */
  | 'invalid-email'
  | 'drop';

type Fault = { code: string; field?: string; message: string };

const POSTS_A_MINUTE = 20;
const OWN_FIELDS = /^_/;

/** Formspree, with the submissions it has taken. */
export function createFormService() {
  const submissions: Record<string, string>[] = [];
  const troubles: FormTrouble[] = [];
  let posts: number[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const wantsJson = /\bapplication\/json\b/i.test(request.headers.accept ?? '');
    if (request.method === 'GET' && request.url?.startsWith('/thanks')) {
      return page(response, 200, 'Thanks!', 'The form was submitted successfully.');
    }

    /** In JSON for scripts; else as a page of the service's own. */
    function refuse(status: number, error: string, errors?: Fault[]): void {
      if (wantsJson) json(response, status, { error, ...(errors && { errors }) });
      else page(response, status, error, errors?.map(({ message }) => message).join(', ') ?? '');
    }

    const body = await bodyOf(request);
    switch (troubles.shift()) {
      case 'drop':
        response.destroy();
        return;
      case 'inactive':
        return refuse(403, 'Form not active');
      case 'invalid-email':
        return refuse(422, 'Validation errors', [
          { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
        ]);
      case undefined:
    }

    if (request.method !== 'POST') return refuse(405, 'Please submit POST request.');
    if (request.url !== `/f/${SERVICES.FORMSPREE_FORM_ID}`) {
      return refuse(404, 'Form not found', [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }]);
    }
    if (!request.headers.referer) return refuse(400, 'Invalid "Referrer" header');
    const now = performance.now();
    posts = posts.filter((time) => time > now - 60_000);
    if (posts.length >= POSTS_A_MINUTE) return refuse(429, 'Too Many Requests');
    posts.push(now);

    const type = request.headers['content-type'] ?? '';
    const sent = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => null);
    const fields = [...(sent ?? [])].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    const seen = Object.fromEntries(fields.filter(([name]) => !OWN_FIELDS.test(name)));
    if (!Object.values(seen).some(Boolean)) {
      return refuse(400, "Can't send an empty form", [
        { code: 'EMPTY', message: "Can't send an empty form" },
      ]);
    }
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(seen.email ?? '')) {
      return refuse(422, 'Validation errors', [
        { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
      ]);
    }
    // A filled honeypot is told that all went well.
    if (!sent?.get('_gotcha')) submissions.push(seen);
    // Wherever the form asked to be led: the service shows a page of its own.
    const next = '/thanks?language=en';
    if (wantsJson) return json(response, 200, { next, ok: true });
    response.writeHead(302, { Location: next });
    response.end();
  }

  return {
    answer,
    submissions,
    /** The next requests fail in these ways, one each. */
    fail(...next: FormTrouble[]): void {
      troubles.push(...next);
    },
    /** As after twenty posts of the last minute. */
    beBusy(): void {
      posts = Array<number>(POSTS_A_MINUTE).fill(performance.now());
    },
    reset(): void {
      submissions.length = troubles.length = posts.length = 0;
    },
  };
}

/** Pages of other sites may read what a script is told. */
function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
  response.end(JSON.stringify(value));
}

function page(response: ServerResponse, status: number, title: string, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
  );
}
