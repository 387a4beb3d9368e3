import * as v from 'valibot';
import { isCivilDate, type CivilDate } from './civil-date.ts';
import { visibleLength } from './clean-text.ts';
import { isEmailAddress } from './email-address.ts';
import { cleanValue, maxAcceptedLength, CHECKED, type FieldKind, type FormField } from './form-field.ts';
import { bookingWindow, slotsOn, type Schedule } from './opening-hours.ts';

/**
 * The fields of a request for an appointment, in the order of forms and e-mails, each with its name on the
 * wire.
 */
export const APPOINTMENT_FIELDS = {
  name: { kind: 'name', required: true, minLength: 2, param: 'patient_name' },
  email: { kind: 'email', required: true, param: 'patient_email' },
  phone: { kind: 'phone', required: true, minLength: 10, param: 'patient_phone' },
  date: { kind: 'date', required: true, param: 'appointment_date' },
  time: { kind: 'time', required: true, param: 'appointment_time' },
  notes: { kind: 'text', required: false, param: 'notes' },
  /** whether the patient wants to be reminded; only a clinic that reminds asks */
  reminder: { kind: 'checkbox', required: false, param: 'reminder' },
} as const satisfies Record<string, FormField & { param: string }>;

/**
 * What a form service is told that a request is: the subject of the clinic's e-mail, on pages of all
 * languages.
 */
export const APPOINTMENT_SUBJECT = 'Appointment request';

export type AppointmentField = keyof typeof APPOINTMENT_FIELDS;

export const appointmentFields = Object.keys(APPOINTMENT_FIELDS) as AppointmentField[];

/** The fields that a clinic asks for. */
export function enabledFields({ reminders }: { reminders?: unknown }): AppointmentField[] {
  return appointmentFields.filter((field) => field !== 'reminder' || reminders);
}

type Fields = typeof APPOINTMENT_FIELDS;
export type RequiredField = {
  [Name in AppointmentField]: Fields[Name]['required'] extends true ? Name : never;
}[AppointmentField];

/**
 * A request: its date is `YYYY-MM-DD`, its time `HH:MM`. While the form is filled in, what was typed instead.
 */
export type AppointmentRequest = Record<RequiredField, string> & Partial<Record<AppointmentField, string>>;

/** What the form holds before anything is filled in. */
export const EMPTY_REQUEST = Object.fromEntries(appointmentFields.map((field) => [field, ''])) as Record<
  AppointmentField,
  string
>;

export type Appointment = AppointmentRequest & { id: string };

/** What makes a request the same as another: all that it says, by name, in whatever order it came. */
export function identityOf(appointment: Appointment): string[] {
  const fields = ['id', ...appointmentFields].toSorted() as (keyof Appointment)[];
  return fields.flatMap((field) => (appointment[field] ? [field, appointment[field]] : []));
}

export type AppointmentIssue =
  | 'tooLong'
  | 'nameTooShort'
  | 'emailInvalid'
  | 'phoneTooShort'
  | 'dateMissing'
  | 'dateUnreadable'
  | 'datePast'
  | 'dateTooSoon'
  | 'dateTooFar'
  | 'timeMissing';

/** What is said of a field that the form's rules let pass and the e-mail service refused. */
export const ISSUE_IF_REFUSED: Record<AppointmentField, AppointmentIssue> = {
  name: 'nameTooShort',
  email: 'emailInvalid',
  phone: 'phoneTooShort',
  date: 'dateUnreadable',
  time: 'timeMissing',
  notes: 'tooLong',
  reminder: 'tooLong',
};

const issue = (code: AppointmentIssue) => code;

/**
 * A field's value, cleaned. One that is too long is not cleaned and meets no other rule: a transformation
 * ends its pipe.
 */
function cleaned(field: AppointmentField) {
  const kind: FieldKind = APPOINTMENT_FIELDS[field].kind;
  return v.pipe(
    v.string(),
    v.maxLength(maxAcceptedLength(kind), issue('tooLong')),
    v.transform((value) => cleanValue(kind, value)),
  );
}

/**
 * The rules a request is checked by at one instant. The message of each issue is an `AppointmentIssue`.
 *
 * @param now - decides what today is at the clinic, and which of its slots have begun
 */
export function appointmentSchema(schedule: Schedule, now: Date) {
  const window = bookingWindow(schedule, now);
  return v.pipe(
    v.object({
      name: v.pipe(
        cleaned('name'),
        v.check((name) => visibleLength(name) >= APPOINTMENT_FIELDS.name.minLength, issue('nameTooShort')),
      ),
      email: v.pipe(cleaned('email'), v.check(isEmailAddress, issue('emailInvalid'))),
      phone: v.pipe(
        cleaned('phone'),
        v.minLength(APPOINTMENT_FIELDS.phone.minLength, issue('phoneTooShort')),
      ),
      date: v.pipe(
        cleaned('date'),
        v.rawCheck(({ dataset, addIssue }) => {
          const message = dataset.typed && dateIssue(dataset.value, window);
          if (message) addIssue({ message });
        }),
      ),
      time: v.pipe(cleaned('time'), v.nonEmpty(issue('timeMissing'))),
      notes: cleaned('notes'),
      // A browser's own form library says true or false of it.
      reminder: v.pipe(
        v.custom<string>(() => true),
        v.transform((value) => (value === CHECKED ? CHECKED : '')),
      ),
    } satisfies Record<AppointmentField, v.GenericSchema>),
    v.forward(
      v.partialCheck(
        [['date'], ['time']],
        // A missing time, or a day that can't be asked for, is told already.
        ({ date, time }) =>
          !time || dateIssue(date, window) !== null || isBookableSlot(schedule, date, time, now),
        issue('timeMissing'),
      ),
      ['time'],
    ),
  );
}

function dateIssue(date: string, window: ReturnType<typeof bookingWindow>): AppointmentIssue | null {
  if (!date) return 'dateMissing';
  if (!isCivilDate(date)) return 'dateUnreadable';
  if (date < window.today) return 'datePast';
  if (date < window.first) return 'dateTooSoon';
  return date > window.last ? 'dateTooFar' : null;
}

/** Whether an appointment can be asked for at `now` that begins on `date` at `time`. */
export function isBookableSlot(schedule: Schedule, date: CivilDate, time: string, now: Date): boolean {
  return slotsOn(schedule, date, now).some((slot) => slot.time === time && !slot.isTooEarly);
}

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

export const APPOINTMENT_ID = /^DENT-[A-Z0-9]{6}$/;

/**
 * The same id for the same text of hexadecimal digits: where a form without scripts gives none, a repeat is
 * known again.
 */
export function appointmentIdFrom(digits: string): string {
  return `DENT-${BigInt(`0x${digits}`).toString(36).toUpperCase().padStart(6, '0').slice(-6)}`;
}

/** A new appointment id: 'DENT-' and six random characters from capital letters and digits. */
export function newAppointmentId(): string {
  let id = '';
  while (id.length < 6) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // 252 is the largest multiple of 36 in a byte: beyond it some letters would come more often.
    if (byte < 252) id += ID_LETTERS[byte % 36];
  }
  return `DENT-${id}`;
}
