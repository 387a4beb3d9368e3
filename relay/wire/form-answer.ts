import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { emailHref, phoneHref, whatsappHref } from '../../domain/contact-links.ts';
import { inlineHash, policyText } from '../../domain/security-headers.ts';
import type { FormAccepted, FormFault, FormRefused } from '../../domain/wire.ts';
import { colors } from '#clinic/colors.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';
import type { RelayEnv } from '../options.ts';
import { fieldLabel } from './field-label.ts';

// How a form is answered: a program in Formspree's JSON, a browser without scripts with another page.

/** One field as it was sent; a name that comes more than once has its values joined. */
export type FormField = { name: string; value: string };

type RefusalStatus = 400 | 403 | 404 | 413 | 415 | 422 | 429 | 502;

/**
 * The path of an address that leads to a page of the site itself; null for any other.
 *
 * @param site - any address on the site
 */
export function pathOnSite(address: string | undefined, site: string): string | null {
  if (!address || !URL.canParse(address, site)) return null;
  const url = new URL(address, site);
  // Host, not origin: behind a proxy the relay sees http where the visitor sees https. A path that starts with two
  // slashes would lead to another host.
  if (!url.protocol.startsWith('http') || url.host !== new URL(site).host || url.pathname.startsWith('//'))
    return null;
  return url.pathname + url.search;
}

export function wantsJson(c: Context<RelayEnv>): boolean {
  return /\bapplication\/json\b/i.test(c.req.header('Accept') ?? '');
}

export function accept(c: Context<RelayEnv>, next: string): Response {
  if (wantsJson(c)) return c.json({ ok: true, next } satisfies FormAccepted, 200);
  return c.redirect(next, 303);
}

export async function refuse(
  c: Context<RelayEnv>,
  clinic: LocalizedClinic,
  status: RefusalStatus,
  error: string,
  errors?: FormFault[],
): Promise<Response> {
  if (wantsJson(c)) return c.json({ error, ...(errors && { errors }) } satisfies FormRefused, status);
  const lines = errors?.map(({ field, message }) =>
    field ? clinic.words.relay.faultOf(fieldLabel(field, clinic.words), message) : message,
  ) ?? [error];
  c.header('Content-Security-Policy', await errorPagePolicy());
  return c.html(
    errorPage(clinic, lines, pathOnSite(c.req.header('Referer'), c.req.url) ?? (clinic.prefix || '/')),
    status,
  );
}

const ERROR_STYLE = `
body { margin: 0 auto; max-width: 36rem; padding: 3rem 1.25rem; background: ${colors.plaster}; color: ${colors.ink};
  font: 1.0625rem/1.6 'Segoe UI', sans-serif; }
h1 { color: ${colors['sea-deep']}; font: 500 1.75rem/1.2 Georgia, serif; }
a { color: ${colors.sea}; }
`;

/** The page stands alone: nothing but its own style. */
async function errorPagePolicy(): Promise<string> {
  return policyText({
    'default-src': ["'none'"],
    'style-src': [await inlineHash(ERROR_STYLE)],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

function errorPage({ phone, whatsapp, email, code, words }: LocalizedClinic, lines: string[], back: string) {
  const { title, back: wayBack, reach, chat } = words.relay.page;
  const link = (href: string, text: string) => html`<a href="${href}">${text}</a>`;
  return html`<!doctype html>
    <html lang="${code}" dir="${words.language.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(`<style>${ERROR_STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <ul>
            ${lines.map((line) => html`<li>${line}</li>`)}
          </ul>
          <p>${wayBack({ page: (text) => link(back, text) })}</p>
          <p>
            ${reach({
              phone: link(phoneHref(phone), phone),
              email: link(emailHref(email), email),
              ...(whatsapp && {
                whatsapp: (text: string) => link(whatsappHref(whatsapp, chat), text),
              }),
            })}
          </p>
        </main>
      </body>
    </html>`;
}
