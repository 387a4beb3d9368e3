import * as v from 'valibot';
import { isCivilDate, type CivilDate } from './civil-date.ts';
import { visibleLength } from './clean-text.ts';
import { isEmailAddress } from './email-address.ts';
import { cleanValue, maxAcceptedLength, CHECKED, type FieldKind, type FormField } from './form-field.ts';
import { bookingWindow, slotsOn, type Schedule } from './opening-hours.ts';

/**
 * The fields of an appointment request, in the order of forms and e-mails. `param` is the name in EmailJS's
 * template parameters.
 */
export const APPOINTMENT_FIELDS = {
  name: { kind: 'name', required: true, minLength: 2, param: 'patient_name' },
  email: { kind: 'email', required: true, param: 'patient_email' },
  phone: { kind: 'phone', required: true, minLength: 10, param: 'patient_phone' },
  date: { kind: 'date', required: true, param: 'appointment_date' },
  time: { kind: 'time', required: true, param: 'appointment_time' },
  notes: { kind: 'text', required: false, param: 'notes' },
  /** the patient wants to be reminded; only in forms of clinics that send reminders */
  reminder: { kind: 'checkbox', required: false, param: 'reminder' },
} as const satisfies Record<string, FormField & { param: string }>;

/** The subject that is sent to a form service; the same in all languages, because the clinic reads it. */
export const APPOINTMENT_SUBJECT = 'Appointment request';

export type AppointmentField = keyof typeof APPOINTMENT_FIELDS;

export const appointmentFields = Object.keys(APPOINTMENT_FIELDS) as AppointmentField[];

/** Returns the fields of a clinic's booking form. */
export function enabledFields({ reminders }: { reminders?: unknown }): AppointmentField[] {
  return appointmentFields.filter((field) => field !== 'reminder' || reminders);
}

/** What the relay stores a readable appointment for. */
export type StoredFor = 'dayList' | 'email' | 'emailAndReminders' | 'reminders';

/**
 * Returns what the relay stores a readable appointment for, by the clinic's settings (docs/product.md); null
 * if it stores none. The day list comes first: it keeps the most, and at least as long as the others.
 */
export function storedFor({
  booking,
  reminders,
}: {
  booking: { dayList?: boolean | undefined; email?: 'optional' | undefined };
  reminders?: unknown;
}): StoredFor | null {
  if (booking.dayList) return 'dayList';
  if (booking.email) return reminders ? 'emailAndReminders' : 'email';
  return reminders ? 'reminders' : null;
}

type Fields = typeof APPOINTMENT_FIELDS;
export type RequiredField = {
  [Name in AppointmentField]: Fields[Name]['required'] extends true ? Name : never;
}[AppointmentField];

/** A request. `date` is `YYYY-MM-DD` and `time` is `HH:MM`; before validation, they are what was typed. */
export type AppointmentRequest = Record<RequiredField, string> & Partial<Record<AppointmentField, string>>;

/** The values of an empty form. */
export const EMPTY_REQUEST = Object.fromEntries(appointmentFields.map((field) => [field, ''])) as Record<
  AppointmentField,
  string
>;

export type Appointment = AppointmentRequest & { id: string };

/** Returns the sorted names and values of all filled fields. Equal lists are the same request. */
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

/** The issue to show if the e-mail service refuses a field that passed the form's rules. */
export const ISSUE_IF_REFUSED: Record<AppointmentField, AppointmentIssue> = {
  name: 'nameTooShort',
  email: 'emailInvalid',
  phone: 'phoneTooShort',
  date: 'dateUnreadable',
  time: 'timeMissing',
  notes: 'tooLong',
  reminder: 'tooLong',
};

/** Makes the compiler check a code that valibot takes as a message. */
const issue = (code: AppointmentIssue) => code;

/**
 * Builds the first part of a field's schema: the length limit, then the cleaning. A value that is too long
 * meets no other rule, because valibot does not run a transformation after an issue.
 */
function cleanedField(field: AppointmentField) {
  const kind: FieldKind = APPOINTMENT_FIELDS[field].kind;
  return v.pipe(
    v.string(),
    v.maxLength(maxAcceptedLength(kind), issue('tooLong')),
    v.transform((value) => cleanValue(kind, value)),
  );
}

/**
 * Builds the schema of a request at one instant. The message of each issue is an `AppointmentIssue`.
 *
 * @param now - decides which day is today at the clinic and which slots can still be booked
 */
export function appointmentSchema(schedule: Schedule, now: Date) {
  const window = bookingWindow(schedule, now);
  return v.pipe(
    v.object({
      name: v.pipe(
        cleanedField('name'),
        v.check((name) => visibleLength(name) >= APPOINTMENT_FIELDS.name.minLength, issue('nameTooShort')),
      ),
      email: v.pipe(cleanedField('email'), v.check(isEmailAddress, issue('emailInvalid'))),
      phone: v.pipe(
        cleanedField('phone'),
        v.minLength(APPOINTMENT_FIELDS.phone.minLength, issue('phoneTooShort')),
      ),
      date: v.pipe(
        cleanedField('date'),
        v.rawCheck(({ dataset, addIssue }) => {
          const message = dataset.typed && dateIssue(dataset.value, window);
          if (message) addIssue({ message });
        }),
      ),
      time: v.pipe(cleanedField('time'), v.nonEmpty(issue('timeMissing'))),
      notes: cleanedField('notes'),
      // The form library sends a boolean for a checkbox.
      reminder: v.pipe(
        v.custom<string>(() => true),
        v.transform((value) => (value === CHECKED ? CHECKED : '')),
      ),
    } satisfies Record<AppointmentField, v.GenericSchema>),
    v.forward(
      v.partialCheck(
        [['date'], ['time']],
        // Skip: the missing time or invalid date is already reported.
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

/**
 * Whether an appointment at this date and time can be requested at `now`. Does not check whether it is full.
 */
export function isBookableSlot(schedule: Schedule, date: CivilDate, time: string, now: Date): boolean {
  return slotsOn(schedule, date, now).some((slot) => slot.time === time && !slot.isTooEarly);
}

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

export const APPOINTMENT_ID = /^DENT-[A-Z0-9]{6}$/;

/**
 * Derives an appointment id from a hash, so that a repeated request from a form without JavaScript, which
 * sends no id, gets the same id again.
 *
 * @param hash - in hexadecimal digits
 */
export function appointmentIdFrom(hash: string): string {
  return `DENT-${BigInt(`0x${hash}`).toString(36).toUpperCase().padStart(6, '0').slice(-6)}`;
}

/** Creates an appointment id: 'DENT-' and six random capital letters or digits. */
export function newAppointmentId(): string {
  let id = '';
  while (id.length < 6) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // 252 is the largest multiple of 36 in a byte. Larger bytes would favour some letters.
    if (byte < 252) id += ID_LETTERS[byte % 36];
  }
  return `DENT-${id}`;
}
