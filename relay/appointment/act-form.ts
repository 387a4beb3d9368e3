import {
  MAX_TIMES,
  NO_INPUT,
  rulesOf,
  type RequestedInput,
  type ActInput,
  type AppointmentLink,
  type DeclineReason,
} from '../../domain/appointment/appointment-lifecycle.ts';
import { cleanText } from '../../domain/text/clean-text.ts';
import { isSameTime, type CivilTime } from '../../domain/time/civil-date.ts';
import { isTimeOfDay } from '../../domain/time/weekly-hours.ts';
import { maxAcceptedLength } from '../../domain/forms/form-field.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';
import type { Relay } from '../relay-types.ts';
import { bookableDays, type ActFormValues } from '../pages/act-fields.tsx';
import { ANYWAY, pageWords } from '../pages/act-pages.tsx';

// What is typed into the form of an act, and its validation.

type AsksFor<Kind> = Extract<RequestedInput, { for: Kind }>;

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
  { act, state }: AppointmentLink,
  filled: ActFormValues,
  { clinic, now }: Relay,
): ActInput | { fault: string } {
  const { asks } = rulesOf(act);
  if (asks?.for === 'reason') return checkReason(asks, filled, clinic);
  if (asks?.for !== 'times') return NO_INPUT;
  const checked = checkTimes(asks, filled, clinic, now);
  if ('fault' in checked) return checked;
  const { times } = checked;
  const isKnown = act === 'offer' && times.some((time) => isSameTime(time, state.visitTime));
  if (isKnown) return { fault: pageWords(clinic).issues.sameTime(state.visitTime) };
  if (!asks.maxReason) return checked;
  const said = checkReason({ maxLength: asks.maxReason }, { ...filled, reason: '' }, clinic);
  return 'fault' in said ? said : { ...said, times };
}

function checkReason(
  { maxLength: longest }: Pick<AsksFor<'reason'>, 'maxLength'>,
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
  const asked = filled.times.filter(({ date, time }) => date || time);
  if (asked.length < least) return { fault: issues.noTimes };
  if (asked.some(({ date, time }) => !date || !time)) return { fault: issues.incompleteTime };
  if (new Set(asked.map(({ date, time }) => `${date} ${time}`)).size < asked.length)
    return { fault: issues.duplicateTime };
  const days = bookableDays(clinic, now);
  const times: CivilTime[] = [];
  for (const { date, time } of asked) {
    const day = days.find((each) => each.date === date);
    // A value that the page did not offer is not repeated in the message.
    if (!day || !isTimeOfDay(time)) return { fault: issues.incompleteTime };
    const at = { date: day.date, time };
    if (!day.times.includes(time)) return { fault: issues.notOffered(at) };
    times.push(at);
  }
  return { ...NO_INPUT, times };
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
