import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import {
  rulesOf,
  wordsForAct,
  type AppointmentState,
  type Role,
} from '../../domain/booking/appointment-lifecycle.ts';
import { joinList } from '../../domain/clinic/list-separator.ts';
import { addressText } from '../../domain/web/contact-links.ts';
import type { ActWords } from '#words/acts.ts';
import { buttonOf, type ActLinks } from '../emails/act-buttons.tsx';
import type { PatientMessage } from '../emails/patient-message.ts';
import type { AppointmentLink } from './link-encryption.ts';
import { TELL_NOTES } from '../emails/visit-sections.tsx';
import { addressableName, telephoneHref } from '../emails/visitor-text.tsx';
import type { RelayContext } from '../relay-types.ts';
import { pathOf } from '../../domain/web/screens.ts';
import { languageName, type LocalizedClinic } from '../localized-clinic.ts';
import { relayPage, type Markup } from '../page-template.ts';

// The pages that an e-mail's links open. They work without scripts and load no resources.

/** Name of the form field that resumes a stored act instead of reading the form. */
export const AGAIN = 'again';

/** Name of the button by which the clinic does an act although a slot is full. */
export const ANYWAY = 'anyway';

type Said = { title: string; text: string };

export const pageWords = ({ words }: LocalizedClinic) => words.appointmentPages.page;

/**
 * Renders a page with a message and no form.
 *
 * @param extras - `state` and `role` show the appointment; `book` adds a link to the booking page, `message`
 *   the clinic's prepared text to a patient without e-mail, `patientPage` a link to that patient's page
 */
export function appointmentPage(
  c: RelayContext,
  status: ContentfulStatusCode,
  { title, text }: Said,
  extras: {
    state?: AppointmentState;
    role?: Role;
    book?: boolean;
    message?: PatientMessage | undefined;
    patientPage?: string;
  } = {},
): Promise<Response> {
  const { state, role, book, message, patientPage } = extras;
  const { clinic } = c.var.relay;
  return answer(
    c,
    status,
    title,
    html`<h1>${title}</h1>
      <p class="said">${text}</p>
      ${message ? messageBlock(clinic, message) : ''} ${state && role ? facts(clinic, state, role) : ''}
      ${book ? html`<p><a class="button" href="${clinic.prefix + pathOf('book')}">${pageWords(clinic).book}</a></p>` : ''}
      ${patientPage ? html`<p><a class="button" href="${patientPage}">${clinic.words.withoutEmail.patientPage.open}</a></p>` : ''}`,
  );
}

/** The prepared text to a patient without e-mail, with the links that send it. */
function messageBlock({ words: { withoutEmail } }: LocalizedClinic, message: PatientMessage) {
  const { text, language, direction, reach, links, smsParts } = message;
  const { tell } = withoutEmail;
  const written = raw(`class="message" lang="${language}" dir="${direction}"`);
  const buttons = links.map((link) => {
    const label =
      link.by === 'callNumber'
        ? tell.callNumber({ phone: html`<bdi dir="ltr">${link.number}</bdi>` })
        : tell[link.by];
    return html`<a class="button" href="${link.href}">${label}</a> `;
  });
  // A text field, so that the text can be selected and copied by touch and by keyboard.
  const copied = html`<label class="zone" for="message">${tell.copy}</label>
    <textarea id="message" rows="8" readonly ${written}>${text}</textarea>`;
  return html`<section aria-labelledby="tell">
    <h2 id="tell">${tell.title}</h2>
    ${reach === 'messages' ? copied : html`<p ${written}>${text}</p>`}
    <p>${buttons}</p>
    <p class="zone">${tell[TELL_NOTES[reach]]}</p>
    ${reach === 'messages' ? html`<p class="zone">${tell.smsParts(smsParts)}</p>` : ''}
  </section>`;
}

/** Renders the page of an act: the appointment, what the button will do, and the button. */
export function actPage(
  c: RelayContext,
  status: ContentfulStatusCode,
  { state, act, accepted }: AppointmentLink,
  extras: {
    /** the act's form fields */
    fields?: Markup | '';
    /** what is wrong with the entered values */
    fault?: string;
    /** label of a second button that does the act although a slot is full */
    anyway?: string;
    /**
     * an e-mail could not be sent: the button repeats the act, with the form's values or, if `isKept`, the
     * stored ones; `isDone` if only the sender's own copy is missing
     */
    failed?: Said & { resend: string; isKept?: boolean; isDone?: boolean };
  },
): Promise<Response> {
  const { clinic } = c.var.relay;
  const said = wordsForAct<ActWords>(clinic.words.appointmentPages.acts, act, state);
  const { role, event } = rulesOf(act);
  const { fields = '', fault, failed, anyway } = extras;
  const title = failed?.title ?? said.title;
  const button = html`<button class="${event === 'cancel' ? 'grave' : ''}">
    ${failed?.resend ?? said.send}
  </button>`;
  return answer(
    c,
    status,
    fault ? `${fault} ${title}` : title,
    html`<p class="whose">${pageWords(clinic).actsFor[role]}</p>
      <h1>${title}</h1>
      ${fault ? html`<p class="fault" id="fault" role="alert">${fault}</p>` : ''}
      ${failed ? html`<p class="fault" role="alert">${failed.text}</p>` : ''}
      ${failed && !failed.isDone ? html`<p>${orCall(clinic, state, role)}</p>` : ''}
      ${facts(clinic, accepted ? { ...state, visitTime: accepted, times: [] } : state, role)}
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

/** Says whom one party can call instead: the patient or the clinic, with the number. */
function orCall(clinic: LocalizedClinic, state: AppointmentState, role: Role) {
  const phone = role === 'clinic' ? state.phone : clinic.phone;
  const href = telephoneHref(phone);
  const link = href ? html`<a href="${href}" dir="ltr">${phone}</a>` : html`<bdi>${phone}</bdi>`;
  return pageWords(clinic).orCall[role]({ phone: link });
}

/**
 * Renders the page of an act whose slot is full: other acts and, for the clinic, a button that does it
 * anyway.
 *
 * @param others - the links of the other acts
 */
export function fullPage(
  c: RelayContext,
  status: 200 | 409,
  { state, act, accepted }: AppointmentLink,
  others: ActLinks['links'],
): Promise<Response> {
  const { clinic } = c.var.relay;
  const { actsFor, full } = pageWords(clinic);
  const { role } = rulesOf(act);
  const { title, text } = full[role];
  return answer(
    c,
    status,
    title,
    html`<p class="whose">${actsFor[role]}</p>
      <h1>${title}</h1>
      <p class="fault" role="alert">${text}</p>
      ${facts(clinic, accepted ? { ...state, visitTime: accepted, times: [] } : state, role)}
      ${others.map(
        (other) => html`<p><a class="button" href="${other.href}">${buttonOf(other, state, clinic)}</a></p>`,
      )}
      ${role === 'clinic' ? html`<form method="post">${anywayButton(full.clinic.allowFull)}</form>` : ''}`,
  );
}

const anywayButton = (text: string) =>
  html`<button class="grave" name="${ANYWAY}" value="1">${text}</button>`;

/** The facts of an appointment, as one party sees them. */
export function facts(
  clinic: LocalizedClinic,
  { visitTime: at, times, stage, name, phone, email, id, language }: AppointmentState,
  role: Role,
) {
  const { appointmentPages, dates, emails } = clinic.words;
  const words = appointmentPages.page;
  // The patient's page shows no typed text except a plausible name, because the e-mail address may be someone
  // else's.
  const shownName = role === 'clinic' ? name : addressableName(name);
  const listed = times.map((time) => html`<span>${appointmentPages.when(time)}</span>`);
  const { offeredTimes, wishedTimes } = appointmentPages.email;
  return html`<dl>
      <dt>${emails.labels.date}</dt>
      <dd class="strong">${dates.day(at.date)}</dd>
      <dt>${emails.labels.time}</dt>
      <dd class="strong">${dates.slot(at.time)}</dd>
      ${
        times.length > 0
          ? html`<dt>${stage === 'offered' ? offeredTimes : wishedTimes}</dt>
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
              <dd><bdi dir="ltr">${phone}</bdi></dd>
              <dt>${emails.labels.email}</dt>
              <dd>${email || clinic.words.withoutEmail.noAddress}</dd>
              ${
                language === clinic.code
                  ? ''
                  : html`<dt>${emails.language}</dt>
                      <dd>${languageName(language, clinic)}</dd>`
              }`
          : html`<dt>${emails.receipt.where}</dt>
              <dd>${joinList([clinic.name, addressText(clinic.address)])}</dd>`
      }
      <dt>${emails.request}</dt>
      <dd>${id}</dd>
    </dl>
    <p class="zone">${words.zone(clinic.address.city)}</p>`;
}

/** Answers with a page that only the owner of its link may see. */
export function answer(...page: Parameters<typeof relayPage>): Promise<Response> {
  // Whoever has the address can act, so it must not leak to other sites.
  page[0].header('Referrer-Policy', 'no-referrer');
  return relayPage(...page);
}
