import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { rulesOf, saidOf, type AppointmentLife, type Role } from '../../domain/appointment-life.ts';
import { onOneLine } from '../../domain/comma.ts';
import { addressText, emailHref, phoneHref } from '../../domain/contact-links.ts';
import { colors } from '#clinic/colors.ts';
import { headingFont } from '#clinic/heading-font.ts';
import type { ActWords } from '#words/acts.ts';
import { buttonOf, type ActLinks } from './act-links.ts';
import type { AppointmentLink } from './links.ts';
import { addressableName } from '../emails/visitor-text.tsx';
import type { RelayEnv } from '../options.ts';
import { pathOf } from '../../domain/screens.ts';
import { inlineHash, policyText } from '../../domain/security-headers.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';

// The pages that an e-mail's links open: complete without scripts, and nothing loaded.

type Status = 200 | 400 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 502 | 503;

/** The field by which a button goes on with what is kept of an act, in place of what a form holds. */
export const AGAIN = 'again';

/** The field of the button by which the clinic does an act although a time is full. */
export const ANYWAY = 'anyway';

type Said = { title: string; text: string };

export type Markup = ReturnType<typeof html>;

export const pageWords = ({ words }: LocalizedClinic) => words.appointmentLife.page;

/**
 * A page that says something, with nothing to press.
 *
 * @param extras - the appointment as it stands, and whose page it is; the way to book
 */
export function appointmentPage(
  c: Context<RelayEnv>,
  clinic: LocalizedClinic,
  status: Status,
  { title, text }: Said,
  extras: { life?: AppointmentLife; role?: Role; book?: boolean } = {},
): Promise<Response> {
  const { life, role, book } = extras;
  return answer(
    c,
    clinic,
    status,
    title,
    html`<h1>${title}</h1>
      <p class="said">${text}</p>
      ${life && role ? facts(clinic, life, role) : ''}
      ${book ? html`<p><a class="button" href="${clinic.prefix + pathOf('book')}">${pageWords(clinic).book}</a></p>` : ''}`,
  );
}

/** The page of one act: the appointment, what its button does, and the button. */
export function actPage(
  c: Context<RelayEnv>,
  clinic: LocalizedClinic,
  status: Status,
  { life, act, accepted }: AppointmentLink,
  extras: {
    /** what the act asks for, to be filled in */
    fields?: Markup | '';
    /** what is wrong with what was filled in */
    fault?: string;
    /** a second button, by which it is done although a time is full */
    anyway?: string;
    /** an e-mail that could not be sent: what was pressed is pressed again, by what the form held or by what is kept */
    failed?: Said & { again: string; isKept?: boolean };
  },
): Promise<Response> {
  const said = saidOf<ActWords>(clinic.words.appointmentLife.acts, act, life);
  const { role, event } = rulesOf(act);
  const { fields = '', fault, failed, anyway } = extras;
  const title = failed?.title ?? said.title;
  const button = html`<button class="${event === 'cancel' ? 'grave' : ''}">
    ${failed?.again ?? said.send}
  </button>`;
  return answer(
    c,
    clinic,
    status,
    fault ? `${fault} ${title}` : title,
    html`<p class="whose">${pageWords(clinic).whose[role]}</p>
      <h1>${title}</h1>
      ${fault ? html`<p class="fault" id="fault" role="alert">${fault}</p>` : ''}
      ${failed ? html`<p class="fault" role="alert">${failed.text}</p>` : ''}
      ${facts(clinic, accepted ? { ...life, at: accepted, times: [] } : life, role)}
      ${failed ? '' : html`<p>${said.will}</p>`}
      <form method="post" ${raw(fault ? 'aria-describedby="fault"' : '')}>
        ${
          failed?.isKept
            ? html`<input type="hidden" name="${AGAIN}" value="1" />`
            : failed
              ? html`<div hidden>${fields}</div>`
              : fields
        }
        ${anyway ? html`${button} ${anywayButton(anyway)}` : button}
      </form>`,
  );
}

/**
 * The page of an act whose time is full: what else can be done and, for the clinic, a button that does it all the same.
 *
 * @param others - the links of what else can be done
 */
export function fullPage(
  c: Context<RelayEnv>,
  clinic: LocalizedClinic,
  status: 200 | 409,
  { life, act, accepted }: AppointmentLink,
  others: ActLinks['links'],
): Promise<Response> {
  const { whose, full } = pageWords(clinic);
  const { role } = rulesOf(act);
  const { title, text } = full[role];
  return answer(
    c,
    clinic,
    status,
    title,
    html`<p class="whose">${whose[role]}</p>
      <h1>${title}</h1>
      <p class="fault" role="alert">${text}</p>
      ${facts(clinic, accepted ? { ...life, at: accepted, times: [] } : life, role)}
      ${others.map(
        (other) => html`<p><a class="button" href="${other.href}">${buttonOf(other, life, clinic)}</a></p>`,
      )}
      ${role === 'clinic' ? html`<form method="post">${anywayButton(full.clinic.anyway)}</form>` : ''}`,
  );
}

const anywayButton = (text: string) =>
  html`<button class="grave" name="${ANYWAY}" value="1">${text}</button>`;

function facts(
  clinic: LocalizedClinic,
  { at, times, stage, name, phone, email, id }: AppointmentLife,
  role: Role,
) {
  const { appointmentLife, dates, emails } = clinic.words;
  const words = appointmentLife.page;
  // The patient's page shows nothing that was typed but a name that is one: the address may be someone else's.
  const shownName = role === 'clinic' ? name : addressableName(name);
  const listed = times.map((time) => html`<span>${appointmentLife.when(time)}</span>`);
  const { offered, wished } = appointmentLife.email;
  return html`<dl>
      <dt>${emails.labels.date}</dt>
      <dd class="strong">${dates.day(at.date)}</dd>
      <dt>${emails.labels.time}</dt>
      <dd class="strong">${dates.slot(at.time)}</dd>
      ${
        times.length > 0
          ? html`<dt>${stage === 'offered' ? offered : wished}</dt>
              <dd>${listed}</dd>`
          : ''
      }
      ${
        shownName
          ? html`<dt>${words.name}</dt>
              <dd>${shownName}</dd>`
          : ''
      }
      ${
        role === 'clinic'
          ? html`<dt>${emails.labels.phone}</dt>
              <dd>${phone}</dd>
              <dt>${emails.labels.email}</dt>
              <dd>${email}</dd>`
          : html`<dt>${emails.confirmation.where}</dt>
              <dd>${onOneLine([clinic.name, addressText(clinic.address)])}</dd>`
      }
      <dt>${emails.request}</dt>
      <dd>${id}</dd>
    </dl>
    <p class="zone">${words.zone(clinic.address.city)}</p>`;
}

const STYLE = `
${headingFont.css}
*, ::before { box-sizing: border-box; }
body { margin: 0; background: ${colors.plaster}; color: ${colors.ink};
  font: 1.0625rem/1.6 'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif; overflow-wrap: anywhere; }
header { background: ${colors.mist}; padding: 1.25rem 1.25rem 1.75rem; font: 500 1.375rem/1.3 ${headingFont.stack}; }
header, main, footer { padding-inline: max(1.25rem, 50% - 19rem); }
header a { color: ${colors['sea-deep']}; text-decoration: none; }
.sea { height: 2rem; background: linear-gradient(${colors['sea-light']} 25%, ${colors['sea-line']} 25% 50%,
  ${colors.sea} 50% 75%, ${colors.night} 75%); }
main { padding-block: 2rem 3rem; }
h1 { margin: 0 0 1rem; color: ${colors['sea-deep']}; font: 500 1.875rem/1.2 ${headingFont.stack}; }
.whose { margin: 0 0 .5rem; color: ${colors['terracotta-deep']}; font-weight: 700; }
.zone { color: ${colors['ink-soft']}; font-size: .9375rem; }
.fault { padding: .75rem 1rem; background: ${colors['error-pale']}; color: ${colors.error}; font-weight: 700; }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: .25rem 1rem; margin: 1.5rem 0 .5rem;
  padding: 1rem; background: ${colors.mist}; }
dt { color: ${colors['ink-soft']}; }
dd { margin: 0; }
dd span { display: block; }
.strong { font-weight: 700; }
fieldset { margin: 1.5rem 0; padding: 0; border: 0; min-width: 0; }
legend { padding: 0; margin-bottom: .5rem; color: ${colors['sea-deep']}; font: 500 1.25rem/1.3 ${headingFont.stack}; }
label { display: block; }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: .5rem 1rem;
  margin-bottom: 1rem; }
.nth { color: ${colors['ink-soft']}; }
select, textarea, input:not([type=hidden], [type=radio], [type=checkbox]) { display: block; width: 100%; min-height: 2.75rem; padding: .25rem .5rem;
  border: 1px solid ${colors['sea-line']}; background: ${colors.white}; color: inherit; font: inherit; }
.field { margin-bottom: 1.25rem; }
.field label { font-weight: 700; color: ${colors['sea-deep']}; }
.wrong { margin: .25rem 0; color: ${colors.error}; font-weight: 700; }
.field [aria-invalid] { border-color: ${colors.error}; }
div.fault { margin-bottom: 1.25rem; }
.fault a { display: block; color: inherit; }
.choice { display: flex; gap: .75rem; align-items: baseline; padding: .5rem 0; min-height: 2.75rem; }
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

const policy = inlineHash(STYLE).then((style) =>
  policyText({
    'default-src': ["'none'"],
    'style-src': [style],
    // The font of headings stands in the style sheet.
    'font-src': ['data:'],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }),
);

function answer(...page: Parameters<typeof relayPage>): Promise<Response> {
  // The address is all that somebody needs who wants to act: it goes nowhere.
  page[0].header('Referrer-Policy', 'no-referrer');
  return relayPage(...page);
}

type Reach = (links: { phone: Markup; email: Markup }) => (string | Markup)[];

/**
 * A page of the relay's in the site's look, complete without scripts.
 *
 * @param reach - how to reach the clinic, at its end
 */
export async function relayPage(
  c: Context<RelayEnv>,
  clinic: LocalizedClinic,
  status: Status,
  title: string,
  content: Markup,
  reach: Reach = pageWords(clinic).reach,
): Promise<Response> {
  const link = (href: string, text: string) => html`<a href="${href}" dir="ltr">${text}</a>`;
  const { code, prefix, words } = clinic;
  c.header('Content-Security-Policy', await policy);
  c.header('X-Robots-Tag', 'noindex, nofollow');
  return c.html(
    html`<!doctype html>
      <html lang="${code}" dir="${words.language.direction}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>${title} | ${clinic.name}</title>
          ${raw(`<style>${STYLE}</style>`)}
        </head>
        <body>
          <header><a href="${prefix || '/'}">${clinic.name}</a></header>
          <div class="sea"></div>
          <main>${content}</main>
          <footer>
            ${reach({
              phone: link(phoneHref(clinic.phone), clinic.phone),
              email: link(emailHref(clinic.email), clinic.email),
            })}
          </footer>
        </body>
      </html>`,
    status,
  );
}
