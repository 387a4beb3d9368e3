import * as v from 'valibot';
import type { ClinicFacts } from '../clinic/clinic.ts';
import { addDays, isCivilDate, type CivilDate, type CivilTime } from '../time/civil-date.ts';
import { visibleLength } from '../text/clean-text.ts';
import { isEmailAddress } from '../text/email-address.ts';
import {
  checkForm,
  fieldSchema,
  issue,
  CHECKED,
  type Checked,
  type FormField,
  type IssueCode,
} from './form-field.ts';
import type { Phones } from './message.ts';
import { bookingWindow, slotsOn, type Schedule } from '../clinic/opening-hours.ts';
import { isTimeOfDay } from '../time/weekly-hours.ts';
import { acceptsNoEmail, callableNumber } from './optional-email.ts';

/** The fields of an appointment request, in the order of forms and e-mails. */
export const APPOINTMENT_FIELDS = {
  name: { kind: 'name', required: true, minLength: 2 },
  email: { kind: 'email', required: true },
  phone: { kind: 'phone', required: true, minLength: 10 },
  date: { kind: 'date', required: true },
  time: { kind: 'time', required: true },
  notes: { kind: 'text', required: false },
  /** whether the patient wants to be reminded; only clinics that send reminders have this field */
  reminder: { kind: 'checkbox', required: false },
  /** whether the patient wants to hear of earlier times; only clinics that offer them have this field */
  earlier: { kind: 'checkbox', required: false },
} as const satisfies Record<string, FormField>;

/** The subject that is sent to a form service; the same in all languages, because the clinic reads it. */
export const APPOINTMENT_SUBJECT = 'Appointment request';

export type AppointmentField = keyof typeof APPOINTMENT_FIELDS;

export const appointmentFields = Object.keys(APPOINTMENT_FIELDS) as AppointmentField[];

/** The clinic's settings that decide what its booking form asks for and what the relay stores. */
type FieldRules = {
  booking: {
    dayList?: boolean | undefined;
    email?: 'optional' | undefined;
    earlier?: boolean | undefined;
  };
  reminders?: unknown;
};

/** Returns the fields of a clinic's booking form. */
export function enabledFields({ booking, reminders }: FieldRules): AppointmentField[] {
  return appointmentFields.filter(
    (field) => (field !== 'reminder' || reminders) && (field !== 'earlier' || booking.earlier),
  );
}

/** The feature for which the relay stores a readable appointment. */
export type StoredFor =
  | 'dayList'
  | 'earlier'
  | 'emailAndEarlier'
  | 'email'
  | 'emailAndReminders'
  | 'reminders';

/**
 * Returns the feature for which the relay stores readable appointments (docs/product.md), from the clinic's
 * settings; null if it stores none. If there are several, the day list comes first, because it stores the
 * most and at least as long as the others.
 */
export function storedFor({ booking, reminders }: FieldRules): StoredFor | null {
  if (booking.dayList) return 'dayList';
  if (booking.earlier) return booking.email ? 'emailAndEarlier' : 'earlier';
  if (booking.email) return reminders ? 'emailAndReminders' : 'email';
  return reminders ? 'reminders' : null;
}

type Fields = typeof APPOINTMENT_FIELDS;
export type RequiredField = {
  [Name in AppointmentField]: Fields[Name]['required'] extends true ? Name : never;
}[AppointmentField];

/** All values of a booking form after they were checked. */
export type CheckedRequest = Record<AppointmentField, string> & CivilTime;

/** A checked request. Optional fields can be missing. */
export type AppointmentRequest = Record<RequiredField, string> &
  Partial<Record<AppointmentField, string>> &
  CivilTime;

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

/** The texts of those issues that only the booking form has. */
export type RequestIssueTexts = {
  name: Record<'too-short', string>;
  email: Record<'invalid', string>;
  phone: Record<'too-short', string>;
  date: Record<'missing' | 'invalid' | 'past' | 'too-soon' | 'too-far', string>;
  time: Record<'missing', string>;
};

/** What the check of a request depends on. */
export type RequestRules = {
  /** the clinic; `booking.email` and `reminders` are set only if the relay sends the e-mails */
  clinic: Schedule & Pick<ClinicFacts, 'booking' | 'reminders'>;
  /** the phone numbers that the page's readers may have */
  phones: Phones;
  /** the moment of the check, which decides what is today at the clinic and which slots can be booked */
  now: Date;
  /**
   * whether a script has already checked the request by the visitor's clock, which may be a day off; then
   * dates one day outside the window and slots that have begun are accepted
   */
  byVisitorsClock?: boolean;
};

/** Checks a booking request, whether from the form, from the form without scripts or in an e-mail to send. */
export function checkRequest(
  values: Partial<Record<AppointmentField, string>>,
  rules: RequestRules,
): Checked<AppointmentField, CheckedRequest> {
  return checkForm(requestSchema(rules), values);
}

function requestSchema({ clinic, phones, now, byVisitorsClock = false }: RequestRules) {
  const { today, first, last } = bookingWindow(clinic, now);
  const toleratedDays = byVisitorsClock ? 1 : 0;
  const isEmailOptional = acceptsNoEmail(clinic);

  function dateIssue(date: CivilDate): IssueCode | null {
    if (date < addDays(today, -toleratedDays)) return 'past';
    if (date < addDays(first, -toleratedDays)) return 'too-soon';
    return date > addDays(last, toleratedDays) ? 'too-far' : null;
  }

  function isOffered(date: CivilDate, time: string): boolean {
    if (!byVisitorsClock) return isBookableSlot(clinic, date, time, now);
    return slotsOn(clinic, date, now).some((slot) => slot.time === time);
  }

  return v.pipe(
    v.object({
      name: v.pipe(
        fieldSchema('name'),
        v.check((name) => visibleLength(name) >= APPOINTMENT_FIELDS.name.minLength, issue('too-short')),
      ),
      email: v.pipe(
        fieldSchema('email'),
        v.check((email) => (isEmailOptional && email === '') || isEmailAddress(email), issue('invalid')),
      ),
      phone: v.pipe(
        fieldSchema('phone'),
        v.minLength(APPOINTMENT_FIELDS.phone.minLength, issue('too-short')),
      ),
      date: v.pipe(
        fieldSchema('date'),
        v.nonEmpty(issue('missing')),
        v.guard(isCivilDate, issue('invalid')),
        v.rawCheck(({ dataset, addIssue }) => {
          const message = dataset.typed && dateIssue(dataset.value);
          if (message) addIssue({ message });
        }),
      ),
      time: v.pipe(fieldSchema('time'), v.nonEmpty(issue('missing'))),
      notes: fieldSchema('text'),
      reminder: v.pipe(
        fieldSchema('checkbox'),
        v.transform((value) => (clinic.reminders && value === CHECKED ? CHECKED : '')),
      ),
      earlier: v.pipe(
        fieldSchema('checkbox'),
        v.transform((value) => (clinic.booking.earlier && value === CHECKED ? CHECKED : '')),
      ),
    } satisfies Record<AppointmentField, v.GenericSchema>),
    v.forward(
      v.partialCheck(
        [['email'], ['phone']],
        ({ email, phone }) => !isEmailOptional || email !== '' || callableNumber(phone, phones) !== null,
        issue('not-callable'),
      ),
      ['phone'],
    ),
    v.forward(
      v.partialCheck(
        [['date'], ['time']],
        // A missing time and an issue of the date are reported already.
        ({ date, time }) => !time || dateIssue(date) !== null || isOffered(date, time),
        issue('missing'),
      ),
      ['time'],
    ),
    v.guard(hasTimeOfDay),
  );
}

/**
 * Narrows the type of `time`. The schema has checked it already, because an offered time is a time of day.
 */
function hasTimeOfDay<Values extends { time: string }>(
  values: Values,
): values is Values & Pick<CivilTime, 'time'> {
  return isTimeOfDay(values.time);
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
 * Derives an appointment id from a hash. A form without JavaScript sends no id; with this one, a repeated
 * request gets the same id again.
 *
 * @param hash - the hash in hexadecimal digits
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
