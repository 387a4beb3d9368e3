import { html, raw } from 'hono/html';
import {
  APPOINTMENT_FIELDS,
  appointmentFields,
  EMPTY_REQUEST,
  enabledFields,
  type Appointment,
  type AppointmentField,
} from '../../domain/booking/appointment-request.ts';
import { answerTime } from '../../domain/booking/answer-time.ts';
import { isCivilDate } from '../../domain/booking/civil-date.ts';
import { INPUTS, CONTROL_MAX_LENGTH, CHECKED, type FormField } from '../../domain/booking/form-field.ts';
import { closureOn, slotsOn } from '../../domain/booking/opening-hours.ts';
import { pathOf } from '../../domain/web/screens.ts';
import { acceptsNoEmail } from '../../domain/booking/optional-email.ts';
import { whatsappHref } from '../../domain/web/contact-links.ts';
import { relayPage, type Markup } from '../page-template.ts';
import type { Relay, RelayContext } from '../relay-types.ts';

/**
 * The values of a booking form without scripts: as typed, except a readable day and time, which are
 * normalized.
 */
export type TypedRequest = typeof EMPTY_REQUEST;

/** Validation messages by field, each a complete sentence. */
export type RequestFaults = Partial<Record<AppointmentField, string>>;

type Shown = {
  typed: TypedRequest;
  faults: RequestFaults;
  /** why a valid form could not be sent */
  failure?: string;
};

/**
 * Renders the booking form with the typed values and the times of the selected day, to correct and send
 * again.
 */
export function noScriptBookingPage(
  c: RelayContext,
  status: 422 | 429 | 502,
  shown: Shown,
): Promise<Response> {
  const { relay } = c.var;
  const { clinic } = relay;
  const { booking, formNotice } = clinic.words;
  const { faults, failure } = shown;
  const wrong = appointmentFields.filter((field) => faults[field]);
  const policy = html`<a href="${clinic.prefix + pathOf('privacy-policy')}">${formNotice.policy}</a>`;
  return relayPage(
    c,
    status,
    [booking.failed, booking.title].join(' | '),
    html`<h1>${booking.title}</h1>
      <div class="fault" role="alert">
        ${failure ?? ''} ${wrong.map((field) => html`<a href="#${field}">${faults[field]}</a>`)}
      </div>
      <form method="post" aria-label="${booking.form}">
        ${enabledFields(clinic).map((field) => fieldRow(relay, field, shown))}
        <p class="zone">${booking.notice.inShort} ${policy}</p>
        <button>${booking.submit}</button>
      </form>`,
  );
}

/**
 * Thanks for a request without an e-mail address: says how the clinic answers, and offers a chat with the
 * request's id.
 */
export function thankWithoutEmail(c: RelayContext, asked: Appointment): Promise<Response> {
  const { clinic, now } = c.var.relay;
  const { id, date, time } = asked;
  const { dates, optionalEmail, chatMessages } = clinic.words;
  const { title, text, chatText, chat } = optionalEmail.thanks;
  return relayPage(
    c,
    200,
    title,
    html`<h1>${title}</h1>
      <p>${optionalEmail.bookedFor(dates.day(date), dates.slot(time))}</p>
      <p>${text(answerTime(clinic, [asked], now))}</p>
      <dl>
        <dt>${clinic.words.emails.request}</dt>
        <dd class="strong">${id}</dd>
      </dl>
      ${
        clinic.whatsapp
          ? html`<p>${chatText}</p>
              <p>
                <a class="button" href="${whatsappHref(clinic.whatsapp, chatMessages.request(id))}"
                  >${chat}</a
                >
              </p>`
          : ''
      }`,
  );
}

/** A day, a time, or empty. */
const READABLE = /^(\d{4}-\d\d-\d\d|\d\d:\d\d)?$/;

function fieldRow(relay: Relay, name: AppointmentField, { typed, faults }: Shown) {
  const { clinic } = relay;
  const { booking, hours, optionalEmail } = clinic.words;
  const { required: isUsual, minLength }: FormField = APPOINTMENT_FIELDS[name];
  const isOptional = name === 'email' && acceptsNoEmail(clinic);
  const required = isUsual && !isOptional;
  const fault = faults[name];
  const description = [isOptional && 'email-hint', fault && `${name}-fault`].filter(Boolean);
  const closure = name === 'date' && isCivilDate(typed.date) && closureOn(clinic, typed.date);
  const attributes = html`id="${name}" name="${name}" ${required ? raw('required') : ''}
  ${minLength ? html`minlength="${minLength}"` : ''} ${fault ? html`aria-invalid="true"` : ''}
  ${description.length > 0 ? html`aria-describedby="${description.join(' ')}"` : ''}`;
  if (name === 'reminder') {
    const label = acceptsNoEmail(clinic)
      ? optionalEmail
      : { reminderLabel: booking.labels.reminder, reminderHint: booking.reminderHint };
    return html`<label class="choice"
      ><input type="checkbox" ${attributes} value="${CHECKED}" ${typed.reminder ? raw('checked') : ''} /><span
        >${label.reminderLabel}. ${label.reminderHint(clinic.reminders!.hours)}</span
      ></label
    >`;
  }
  return html`<div class="field">
    <label for="${name}">${booking.labels[name]}</label>
    ${isOptional ? html`<p id="email-hint">${optionalEmail.hint}</p>` : ''}
    ${fault ? html`<p class="wrong" id="${name}-fault">${fault} ${closure ? hours.closedFor(closure.name) : ''}</p>` : ''}
    ${control(relay, name, attributes, typed)}
  </div>`;
}

function control(
  { clinic, now }: Relay,
  name: Exclude<AppointmentField, 'reminder'>,
  attributes: Markup,
  typed: TypedRequest,
): Markup {
  const { booking, dates } = clinic.words;
  const { kind } = APPOINTMENT_FIELDS[name];
  const slots = isCivilDate(typed.date)
    ? slotsOn(clinic, typed.date, now).filter(({ isTooEarly }) => !isTooEarly)
    : [];
  if (kind === 'time' && slots.length > 0) {
    return html`<select ${attributes}>
      <option value="">${booking.chooseTime}</option>
      ${slots.map(
        ({ time }) =>
          html`<option value="${time}" ${time === typed.time ? raw('selected') : ''}>
            ${dates.slot(time)}
          </option>`,
      )}
    </select>`;
  }
  const maxLength = CONTROL_MAX_LENGTH[kind];
  if (kind === 'text') {
    return html`<textarea ${attributes} rows="4" maxlength="${maxLength}">${typed[name]}</textarea>`;
  }
  const { type, autocomplete } = INPUTS[kind];
  // Browsers leave a date or time field empty if its value is invalid.
  const isLost = (kind === 'date' || kind === 'time') && !READABLE.test(typed[name]);
  return html`<input
    ${attributes}
    type="${isLost ? 'text' : type}"
    ${autocomplete ? html`autocomplete="${autocomplete}" maxlength="${maxLength}"` : ''}
    value="${typed[name]}"
  />`;
}
