import { html, raw } from 'hono/html';
import {
  MAX_TIMES,
  NO_INPUT,
  rulesOf,
  type Act,
  type RequestedInput,
  type ActInput,
  type DeclineReason,
  type Role,
} from '../../domain/booking/appointment-lifecycle.ts';
import { addDays, type CivilDate, type CivilTime } from '../../domain/booking/civil-date.ts';
import { cleanText } from '../../domain/booking/clean-text.ts';
import { maxAcceptedLength } from '../../domain/booking/form-field.ts';
import { bookingWindow, slotsFrom } from '../../domain/booking/opening-hours.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';
import type { AppointmentLink } from './link-encryption.ts';
import type { Relay } from '../relay-types.ts';
import type { Markup } from '../page-template.ts';
import { ANYWAY, pageWords } from './act-pages.ts';

// The form fields of an act, and their validation.

type AsksFor<Kind> = Extract<RequestedInput, { for: Kind }>;

/** The values of an act's form. */
export type ActFormValues = {
  times: CivilTime[];
  reason: string;
  customReason: string;
  /** whether the clinic does the act although a slot is full */
  allowFullSlot: boolean;
};

/** Renders an act's form fields, keeping entered values. */
export function actFields(
  { clinic, now }: Relay,
  { act, state }: AppointmentLink,
  filled?: ActFormValues,
): Markup | '' {
  const { asks, role } = rulesOf(act);
  const times = filled?.times ?? state.times;
  let fields: Markup | '' = '';
  if (asks?.for === 'times') fields = timeFields(clinic, asks, role, daysFor(clinic, now), times);
  if (asks?.for === 'reason') fields = reasonFields(clinic, asks, filled);
  return filled?.allowFullSlot ? html`${fields}<input type="hidden" name="${ANYWAY}" value="1" />` : fields;
}

/** Reads the values of an act's form: pairs of days and times, a listed reason or a custom one. */
export function readActForm(form: FormData): ActFormValues {
  const all = (name: string) => form.getAll(name).map(String).slice(0, MAX_TIMES);
  const times = all('time');
  return {
    times: all('day').map((date, index) => ({ date, time: times[index] ?? '' })),
    reason: String(form.get('reason') ?? ''),
    customReason: String(form.get('own') ?? ''),
    allowFullSlot: form.has(ANYWAY),
  };
}

/** Validates an act's form. @returns the act's input, or what is wrong */
export function checkActForm(
  act: Act,
  filled: ActFormValues,
  { clinic, now }: Relay,
): ActInput | { fault: string } {
  const { asks } = rulesOf(act);
  if (asks?.for === 'times') return checkTimes(asks, filled, clinic, now);
  return asks?.for === 'reason' ? checkReason(asks, filled, clinic) : NO_INPUT;
}

function checkReason(
  { maxLength: longest }: AsksFor<'reason'>,
  { reason, customReason: own }: ActFormValues,
  clinic: LocalizedClinic,
): ActInput | { fault: string } {
  const { issues } = pageWords(clinic);
  if (own.length > maxAcceptedLength('text')) return { fault: issues.reasonTooLong(longest) };
  const sentence = cleanText(own);
  if (sentence.length > longest) return { fault: issues.reasonTooLong(longest) };
  if (hasLink(sentence)) return { fault: issues.linkInReason };
  if (sentence) return { ...NO_INPUT, reason: { own: sentence } };
  const isPredefined = Object.hasOwn(clinic.words.appointmentPages.reasons, reason);
  return isPredefined ? { ...NO_INPUT, reason: { predefined: reason as DeclineReason } } : NO_INPUT;
}

function checkTimes(
  { min: least }: AsksFor<'times'>,
  filled: ActFormValues,
  clinic: LocalizedClinic,
  now: Date,
): ActInput | { fault: string } {
  const { issues } = pageWords(clinic);
  const times = filled.times.filter(({ date, time }) => date || time);
  if (times.length < least) return { fault: issues.noTimes };
  if (times.some(({ date, time }) => !date || !time)) return { fault: issues.incompleteTime };
  if (new Set(times.map(({ date, time }) => `${date} ${time}`)).size < times.length)
    return { fault: issues.duplicateTime };
  const days = daysFor(clinic, now);
  for (const at of times) {
    const day = days.find(({ date }) => date === at.date);
    // A value that the page did not offer is not repeated in the message.
    if (!day || !/^\d\d:\d\d$/.test(at.time)) return { fault: issues.incompleteTime };
    if (!day.times.includes(at.time)) return { fault: issues.notOffered(at) };
  }
  return { ...NO_INPUT, times };
}

/**
 * Lists the days that can be offered or requested, with their times. The minimum notice (`booking.notice`)
 * does not apply here: it is for new requests only.
 */
function daysFor(clinic: LocalizedClinic, now: Date): BookableDay[] {
  const { today, last } = bookingWindow(clinic, now);
  const days: BookableDay[] = [];
  for (let date = today; date <= last; date = addDays(date, 1)) {
    const free = slotsFrom(clinic, date, now).filter(({ isTooEarly }) => !isTooEarly);
    if (free.length > 0) days.push({ date, times: free.map(({ time }) => time) });
  }
  return days;
}

/** A selectable day with its times. */
type BookableDay = { date: CivilDate; times: string[] };

/** Renders one pair of day and time selects per time that can be given. */
function timeFields(
  { words: { appointmentPages, dates } }: LocalizedClinic,
  { max: most }: AsksFor<'times'>,
  role: Role,
  days: BookableDay[],
  chosen: readonly CivilTime[],
) {
  const { nth, day, time, noDay, noTime, [role]: legend } = appointmentPages.page.times;
  const times = Array.from(new Set(days.flatMap((each) => each.times))).toSorted();
  // Rendered once: they are in every row.
  const dayOptions = renderOptions(days.map(({ date }) => [date, dates.day(date)]));
  const timeOptions = renderOptions(times.map((each) => [each, dates.slot(each)]));
  const rows = Array.from({ length: most }, (_, index) => {
    const label = `${nth(index + 1)}: `;
    return html`<div class="row">
      <label
        ><span class="nth">${label}</span>${day}<select name="day">
          <option value="">${noDay}</option>
          ${dayOptions(chosen[index]?.date)}
        </select></label
      >
      <label
        ><span class="nth">${label}</span>${time}<select name="time">
          <option value="">${noTime}</option>
          ${timeOptions(chosen[index]?.time)}
        </select></label
      >
    </div>`;
  });
  return html`<fieldset>
    <legend>${legend}</legend>
    ${rows}
  </fieldset>`;
}

/** Renders the options of a select. @returns their markup, with the given value selected if it is there */
function renderOptions(options: [value: string, text: string][]): (selected: string | undefined) => Markup {
  const markup = new Map(
    options.map(([value, text]) => [value, String(html`<option value="${value}">${text}</option>`)]),
  );
  const none = raw([...markup.values()].join(''));
  return (selected) => {
    const chosen = selected === undefined ? undefined : markup.get(selected);
    return chosen ? raw(none.replace(chosen, () => chosen.replace('>', ' selected>'))) : none;
  };
}

function reasonFields(
  { words: { appointmentPages } }: LocalizedClinic,
  { maxLength: longest }: AsksFor<'reason'>,
  filled: ActFormValues | undefined,
) {
  const { page, reasons } = appointmentPages;
  const { legend, none, custom } = page.reason;
  const radio = (value: string, text: string) =>
    html`<label class="choice"
      ><input
        type="radio"
        name="reason"
        value="${value}"
        ${value === (filled?.reason ?? '') ? raw('checked') : ''}
      />
      ${text}</label
    >`;
  return html`<fieldset>
      <legend>${legend}</legend>
      ${radio('', none)} ${Object.entries(reasons).map(([name, text]) => radio(name, text))}
    </fieldset>
    <label
      >${custom}<input name="own" maxlength="${longest}" value="${filled?.customReason ?? ''}"
    /></label>`;
}

// Characters that browsers and mail programs treat as the dot of a host name (UTS 46, 4), or that look like
// one. NFKC converts the others.
const DOTS = /[\u3002\u00B7\u2027\u2219\u22C5\u30FB]/g;

/** Invisible characters, which browsers ignore in host names. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Matches a title before a name ('Dr.Mehta'), also in scripts without capitals. */
const TITLED_NAME =
  /(?<![\p{L}\p{M}.-])(?:(?:Dr|Mr|Mrs|Ms|Prof|Smt|Shri)\.(?=\p{Lu}\p{Ll})|(?:डॉ|श्री|श्रीमती|सौ|कु|د|أ)\.(?=\p{Lo}))/gu;

const LINK = new RegExp(
  [
    /:\/\/|@|www\.|xn--/u,
    /(?<!\p{L})(?:https?|ftp|mailto|tel|sms|upi|whatsapp):/u,
    // A host name, or an IPv4 address.
    /[\p{L}\p{M}\d-]\.[\p{L}\p{M}]{2,}/u,
    /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);

/** Whether a mail program might turn a part of a text into a link. */
function hasLink(text: string): boolean {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '').replace(DOTS, '.');
  return LINK.test(plain.replace(TITLED_NAME, ' '));
}
