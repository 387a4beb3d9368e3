import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { colors } from '#clinic/colors.ts';
import { emailHref, phoneHref } from '../domain/web/contact-links.ts';
import { NO_DETECTION } from '../domain/web/format-detection.ts';
import { inlineHash, policyText } from '../domain/web/security-headers.ts';
import type { LocalizedClinic } from './localized-clinic.ts';
import type { RelayContext } from './relay-types.ts';

export type Markup = ReturnType<typeof html>;

const styleOf = ({ css, headings, text }: LocalizedClinic['fonts']) => `
${css}
*, ::before { box-sizing: border-box; }
body { margin: 0; background: ${colors.plaster}; color: ${colors.ink};
  font: 1.0625rem/1.6 ${text}; overflow-wrap: anywhere; }
header { background: ${colors.mist}; padding: 1.25rem 1.25rem 1.75rem; font: 500 1.375rem/1.3 ${headings}; }
header, main, footer { padding-inline: max(1.25rem, 50% - 19rem); }
header a { color: ${colors['sea-deep']}; text-decoration: none; }
.sea { height: 2rem; background: linear-gradient(${colors['sea-light']} 25%, ${colors['sea-line']} 25% 50%,
  ${colors.sea} 50% 75%, ${colors.night} 75%); }
main { padding-block: 2rem 3rem; }
h1 { margin: 0 0 1rem; color: ${colors['sea-deep']}; font: 500 1.875rem/1.2 ${headings}; }
.whose { margin: 0 0 .5rem; color: ${colors['terracotta-deep']}; font-weight: 700; }
.message { padding: .75rem 1rem; border-inline-start: 4px solid ${colors['sea-line']}; background: ${colors.white}; }
h2 { margin: 1.5rem 0 .5rem; color: ${colors['sea-deep']}; font: 500 1.25rem/1.3 ${headings}; }
.zone { color: ${colors['ink-soft']}; font-size: .9375rem; }
.fault { padding: .75rem 1rem; background: ${colors['error-pale']}; color: ${colors.error}; font-weight: 700; }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: .25rem 1rem; margin: 1.5rem 0 .5rem;
  padding: 1rem; background: ${colors.mist}; }
dt { color: ${colors['ink-soft']}; }
dd { margin: 0; }
dd span { display: block; }
.strong { font-weight: 700; }
fieldset { margin: 1.5rem 0; padding: 0; border: 0; min-width: 0; }
legend { padding: 0; margin-bottom: .5rem; color: ${colors['sea-deep']}; font: 500 1.25rem/1.3 ${headings}; }
label { display: block; }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: .5rem 1rem;
  margin-bottom: 1rem; }
.nth { color: ${colors['ink-soft']}; }
select, textarea, input:not([type=hidden], [type=radio], [type=checkbox]) { display: block; width: 100%; min-height: 2.75rem; padding: .25rem .5rem;
  border: 1px solid ${colors['sea-line']}; background: ${colors.white}; color: inherit; font: inherit; }
textarea.message { padding: .75rem 1rem; border-inline-start: 4px solid ${colors['sea-line']}; field-sizing: content; }
.field { margin-bottom: 1.25rem; }
.field label { font-weight: 700; color: ${colors['sea-deep']}; }
.wrong { margin: .25rem 0; color: ${colors.error}; font-weight: 700; }
.field [aria-invalid] { border-color: ${colors.error}; }
div.fault { margin-bottom: 1.25rem; }
.fault a { display: block; color: inherit; }
.choice { display: flex; gap: .75rem; align-items: baseline; padding: .5rem 0; min-height: 2.75rem; }
.slots { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .25rem 1rem; }
.tick { display: flex; gap: .625rem; align-items: center; min-height: 2.75rem; }
.tick input { flex: none; width: 1.25rem; height: 1.25rem; }
summary { padding: .625rem 0; color: ${colors['sea-deep']}; font: 500 1.25rem/1.3 ${headings}; cursor: pointer; }
details { border-top: 1px solid ${colors['sea-line']}; }
button, .button { display: inline-block; min-height: 2.75rem; margin-top: 1.5rem; padding: .625rem 1.5rem; border: 0;
  border-radius: .25rem; background: ${colors.sea}; color: ${colors.white}; font: inherit; font-weight: 700;
  text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: ${colors['sea-deep']}; }
.grave { background: ${colors.error}; }
a { color: ${colors['sea-deep']}; }
.button { color: ${colors.white}; }
:focus-visible { outline: 3px solid ${colors.terracotta}; outline-offset: 2px; }
footer { padding-block: 1.5rem 2.5rem; background: ${colors.mist}; }
@media (max-width: 26rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .5rem; } }
@media (forced-colors: active) { button, .button { border: 1px solid; } }
@media print { .sea, form { display: none; } }
`;

const policyOf = async (style: string) =>
  policyText({
    'default-src': ["'none'"],
    'style-src': [await inlineHash(style)],
    // The style sheet contains small fonts, and links to those of other alphabets than Latin.
    'font-src': ['data:', "'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });

type Reach = (links: { phone: Markup; email: Markup }) => (string | Markup)[];

/**
 * Renders a page of the relay in the site's design. It works without scripts.
 *
 * @param reach - how to reach the clinic, shown at the end
 */
export async function relayPage(
  c: RelayContext,
  status: ContentfulStatusCode,
  title: string,
  content: Markup,
  reach?: Reach,
): Promise<Response> {
  const link = (href: string, text: string) => html`<a href="${href}" dir="ltr">${text}</a>`;
  const { clinic } = c.var.relay;
  const { code, prefix, words } = clinic;
  const style = styleOf(clinic.fonts);
  c.header('Content-Security-Policy', await policyOf(style));
  c.header('X-Robots-Tag', 'noindex, nofollow');
  return c.html(
    html`<!doctype html>
      <html lang="${code}" dir="${words.language.direction}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="format-detection" content="${NO_DETECTION}" />
          <meta name="robots" content="noindex" />
          <title>${title} | ${clinic.name}</title>
          ${raw(`<style>${style}</style>`)}
        </head>
        <body>
          <header><a href="${prefix || '/'}">${clinic.name}</a></header>
          <div class="sea"></div>
          <main>${content}</main>
          <footer>
            ${(reach ?? words.appointmentPages.page.reach)({
              phone: link(phoneHref(clinic.phone), clinic.phone),
              email: link(emailHref(clinic.email), clinic.email),
            })}
          </footer>
        </body>
      </html>`,
    status,
  );
}
