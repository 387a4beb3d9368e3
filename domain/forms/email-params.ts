import * as v from 'valibot';
import type { TimeOfDay } from '../time/weekly-hours.ts';
import {
  APPOINTMENT_ID,
  appointmentFields,
  type AppointmentField,
  type AppointmentRequest,
  type RequiredField,
} from './appointment-request.ts';
import { isCivilDate, timeOfDay, type CivilDate } from '../time/civil-date.ts';
import { CHECKED, ISSUE_CODES, type Issues } from './form-field.ts';

// The format in which a request is sent to EmailJS or the relay, and the relay's answer if it refuses it. No
// other file knows these texts (docs/decisions/0036-one-schema-a-form.md).

/** The names of EmailJS's template parameters. */
const PARAMS = {
  name: 'patient_name',
  email: 'patient_email',
  phone: 'patient_phone',
  date: 'appointment_date',
  time: 'appointment_time',
  notes: 'notes',
  reminder: 'reminder',
  earlier: 'earlier',
  id: 'appointment_id',
} as const satisfies Record<AppointmentField | 'id', string>;

type ParamOf<Name extends keyof typeof PARAMS> = (typeof PARAMS)[Name];

/**
 * The parameters of both e-mail templates. `appointment_date` has the form 'Tuesday, March 4, 2025' and
 * `appointment_time` the form '03:30 PM'. Empty notes are 'No additional notes'.
 */
export type EmailParams = Record<ParamOf<RequiredField | 'id'>, string> &
  Partial<Record<ParamOf<AppointmentField>, string>>;

/** What the relay can refuse: a field, the id, or ('params') unknown parameters. */
export type RefusedParam = AppointmentField | 'id' | 'params';

const NO_NOTES = 'No additional notes';

/** Converts a request to template parameters. Empty fields are omitted, except notes. */
export function toEmailParams(request: AppointmentRequest, id: string): EmailParams {
  const texts = {
    ...request,
    date: formatDate(request.date),
    time: formatTime(request.time),
    notes: request.notes || NO_NOTES,
  };
  const filled = appointmentFields.filter((field) => texts[field]);
  const params = filled.map((field) => [PARAMS[field], texts[field]]);
  return { ...(Object.fromEntries(params) as EmailParams), [PARAMS.id]: id };
}

/**
 * Converts template parameters back to a request. `checkRequest` must still check its values.
 *
 * @returns the request; or the refused fields, if `toEmailParams` does not write such a value
 */
export function parseEmailParams(
  params: object,
): { appointment: Record<AppointmentField | 'id', string> } | { issues: Issues<RefusedParam> } {
  const issues: Issues<RefusedParam> = {};
  function read(name: keyof typeof PARAMS, parse: (text: string) => string | null): string {
    const text: unknown = Object.hasOwn(params, PARAMS[name]) ? params[PARAMS[name] as never] : '';
    const value = typeof text === 'string' ? parse(text) : null;
    if (value === null) issues[name] = 'invalid';
    return value ?? '';
  }
  const unchanged = (text: string) => text;
  const checkedOrEmpty = (text: string) => (['', CHECKED].includes(text) ? text : null);
  const appointment = {
    name: read('name', unchanged),
    email: read('email', unchanged),
    phone: read('phone', unchanged),
    date: read('date', (text) => (text ? parseDate(text) : '')),
    time: read('time', (text) => (text ? parseTime(text) : '')),
    notes: read('notes', (text) => (text === NO_NOTES ? '' : text)),
    reminder: read('reminder', checkedOrEmpty),
    earlier: read('earlier', checkedOrEmpty),
    id: read('id', (text) => (APPOINTMENT_ID.test(text) ? text : null)),
  };
  const names: string[] = Object.values(PARAMS);
  if (Object.keys(params).some((name) => !names.includes(name))) issues.params = 'invalid';
  return Object.keys(issues).length > 0 ? { issues } : { appointment };
}

const refusal = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ fields: v.record(v.string(), v.picklist(ISSUE_CODES)) }),
);

/** Writes the relay's answer to a request that it refuses. */
export function refusalText(issues: Issues<RefusedParam>): string {
  return JSON.stringify({ fields: issues } satisfies v.InferOutput<typeof refusal>);
}

/** Returns the refused fields in the relay's answer; none if the text is not such an answer (EmailJS). */
export function parseRefusal(text: string): Issues<AppointmentField> {
  const result = v.safeParse(refusal, text);
  const fields: Issues<string> = result.success ? result.output.fields : {};
  return Object.fromEntries(
    appointmentFields.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
  );
}

let longFormat: Intl.DateTimeFormat | undefined;

function formatDate(date: CivilDate): string {
  longFormat ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  return longFormat.format(new Date(`${date}T00:00:00Z`));
}

function parseDate(text: string): CivilDate | null {
  // The longest date is as long as 'Wednesday, September 30, 2026'.
  if (text.length > 29) return null;
  const instant = new Date(`${text} UTC`);
  if (Number.isNaN(instant.getTime())) return null;
  const date = instant.toISOString().slice(0, 10);
  return isCivilDate(date) && formatDate(date) === text ? date : null;
}

function formatTime(time: TimeOfDay): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${String(Number(hour) % 12 || 12).padStart(2, '0')}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

function parseTime(text: string): TimeOfDay | null {
  const [, hour, minute, half] = /^(0[1-9]|1[0-2]):([0-5]\d) ([AP]M)$/.exec(text) ?? [];
  if (!hour) return null;
  return timeOfDay((Number(hour) % 12) + (half === 'PM' ? 12 : 0), Number(minute));
}
