import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { whatsappHref } from '../../domain/web/contact-links.ts';
import { pathOf } from '../../domain/web/screens.ts';
import type { FormAccepted, FormIssue, FormRefused } from '../../domain/web/form-protocols.ts';
import { Sentence } from '../emails/email-layout.tsx';
import { answerPage, type Page } from '../pages/page.tsx';
import type { RelayContext } from '../relay-types.ts';

// Responses to forms: Formspree's JSON for programs, a page or redirect for browsers without scripts.

/** A field as sent. Values of a repeated name are joined. */
export type FormField = { name: string; value: string };

/**
 * Returns the path of an address on this site; null for any other address.
 *
 * @param site - any address on the site
 */
function pathOnSite(address: string | undefined, site: string): string | null {
  if (!address || !URL.canParse(address, site)) return null;
  const url = new URL(address, site);
  // Host, not origin: behind a proxy the relay sees http where the visitor sees https. A path that starts
  // with two slashes would lead to another host.
  if (!url.protocol.startsWith('http') || url.host !== new URL(site).host || url.pathname.startsWith('//'))
    return null;
  return url.pathname + url.search;
}

export function wantsJson(c: RelayContext): boolean {
  return /\bapplication\/json\b/i.test(c.req.header('Accept') ?? '');
}

/** Redirects a browser to the thank-you page, or returns its address to a program. */
export function accept(c: RelayContext): Response {
  const next = c.var.relay.clinic.prefix + pathOf('thank-you');
  if (wantsJson(c)) return c.json({ ok: true, next } satisfies FormAccepted, 200);
  return c.redirect(next, 303);
}

export function refuse(
  c: RelayContext,
  status: ContentfulStatusCode,
  error: string,
  errors?: FormIssue[],
): Response {
  if (wantsJson(c)) return c.json({ error, ...(errors && { errors }) } satisfies FormRefused, status);
  const { clinic } = c.var.relay;
  const { page } = clinic.words.relay;
  const lines = errors?.map(({ message }) => message) ?? [error];
  const back = pathOnSite(c.req.header('Referer'), c.req.url) ?? (clinic.prefix || '/');
  const { whatsapp } = clinic;
  const chat = whatsapp && {
    whatsapp: (text: string) => <a href={whatsappHref(whatsapp, page.chat)}>{text}</a>,
  };
  const content = (
    <>
      <h1>{page.title}</h1>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <Sentence parts={page.back({ page: (text) => <a href={back}>{text}</a> })} />
      </p>
    </>
  );
  const reach: Page['reach'] = (links) => page.reach({ ...links, ...chat });
  return answerPage(c, clinic, { status, title: page.title, content, reach });
}

/** Makes Formspree's error of a field, given what was typed in it. */
export function formIssue(field: string, message: string, typed = ''): FormIssue {
  const code = field === 'email' ? 'TYPE_EMAIL' : 'TYPE_TEXT';
  return { code: typed.trim() ? code : 'REQUIRED_FIELD_EMPTY', field, message };
}
