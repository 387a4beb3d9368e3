import * as v from 'valibot';
import {
  APPOINTMENT_FIELDS,
  APPOINTMENT_ID,
  appointmentFields,
  type Appointment,
} from '../../domain/booking/appointment-request.ts';
import { isEmailAddress } from '../../domain/booking/email-address.ts';
import {
  CHECKED,
  cleanValue,
  isEmptyValue,
  maxAcceptedLength,
  type FieldKind,
} from '../../domain/booking/form-field.ts';
import { addDays } from '../../domain/booking/civil-date.ts';
import { bookingWindow, slotsOn, type Schedule } from '../../domain/booking/opening-hours.ts';
import { fromAppointmentParams, type AppointmentParams } from '../../domain/booking/form-protocols.ts';
import { acceptsNoEmail, callableNumber } from '../../domain/booking/optional-email.ts';
import type { Phones } from '../../domain/booking/message.ts';
import { relay } from '#words/relay.ts';
import type { Clinic, RelayWords } from '../localized-clinic.ts';

const DATE = APPOINTMENT_FIELDS.date.param;
const PHONE = APPOINTMENT_FIELDS.phone.param;
const TIME = APPOINTMENT_FIELDS.time.param;

/**
 * Returns the schema for a kind of field. A value that is too long is not checked further, because a
 * transformation ends the pipe of an invalid value. The result is cleaned (`cleanText`), so it is safe in a
 * mail header, except for texts with several lines.
 *
 * @param faults - messages that continue the field's name: 'email should be an email'
 * @param isEmail - the rule for e-mail addresses
 */
export function ruleFor(
  kind: FieldKind,
  faults: RelayWords['relay']['issues'],
  isEmail = isEmailAddress,
): v.GenericSchema<unknown, string> {
  const longest = maxAcceptedLength(kind);
  const cleaned = v.pipe(
    v.string(faults.text),
    v.maxLength(longest, faults.tooLong(longest)),
    v.transform((value) => cleanValue(kind, value)),
  );
  return kind === 'email' ? v.pipe(cleaned, v.check(isEmail, faults.email)) : cleaned;
}

/**
 * Returns the rule of an optional field. An address of spaces or invisible characters, for example, is none.
 */
function emptyOr(kind: FieldKind, rule: v.GenericSchema<unknown, string>): v.GenericSchema<unknown, string> {
  const empty = v.pipe(
    v.string(),
    v.transform(() => ''),
  );
  return v.lazy((value) => (typeof value === 'string' && isEmptyValue(kind, value) ? empty : rule));
}

function paramsSchema(faults: RelayWords['relay']['issues'], isEmailOptional: boolean) {
  const entries = Object.fromEntries(
    appointmentFields.map((field): [string, v.GenericSchema<unknown, string>] => {
      const { kind, required, param } = APPOINTMENT_FIELDS[field];
      const rule = kind === 'checkbox' ? v.picklist(['', CHECKED], faults.text) : ruleFor(kind, faults);
      const isRequired = required && !(isEmailOptional && field === 'email');
      return [
        param,
        isRequired ? v.pipe(rule, v.nonEmpty(faults.required)) : v.optional(emptyOr(kind, rule), ''),
      ];
    }),
  ) as Record<Exclude<keyof AppointmentParams, 'appointment_id'>, v.GenericSchema<unknown, string>>;
  return v.object(
    { ...entries, appointment_id: v.pipe(ruleFor('name', faults), v.regex(APPOINTMENT_ID, faults.id)) },
    faults.required,
  );
}

/**
 * Validates the parameters of an appointment request. Values that the booking form cannot produce are
 * rejected, because they become mail headers and texts that the patient reads as the clinic's
 * (docs/product.md, Relay).
 *
 * @param now - the time of the request; its day in the clinic's time zone starts the booking window
 * @param phones - the phone numbers of the page's readers
 * @param faults - messages in the reader's language; English for programs
 * @returns the appointment, or the messages by parameter; none by parameter if there are unknown parameters
 */
export function readAppointment(
  params: Record<string, unknown>,
  clinic: Schedule & Pick<Clinic, 'booking' | 'reminders'>,
  now: Date,
  phones: Phones,
  faults = relay.issues,
): { appointment: Appointment } | { faults: Record<string, string> } {
  const schema = paramsSchema(faults, acceptsNoEmail(clinic));
  const result = v.safeParse(schema, params);
  if (!result.success) {
    const found = Object.entries(v.flatten(result.issues).nested ?? {});
    return { faults: Object.fromEntries(found.map(([param, [fault = ''] = []]) => [param, fault])) };
  }
  if (Object.keys(params).some((param) => !Object.hasOwn(schema.entries, param))) return { faults: {} };
  const { date, time, reminder, ...others } = fromAppointmentParams(result.output);
  if (!others.email && callableNumber(others.phone, phones) === null) {
    return { faults: { [PHONE]: faults.phone } };
  }
  if (date === null) return { faults: { [DATE]: faults.date } };
  const { first, last } = bookingWindow(clinic, now);
  // Tolerate a day, because the form's today comes from the visitor's clock.
  if (date < addDays(first, -1) || date > addDays(last, 1)) {
    return { faults: { [DATE]: faults.outsideWindow(clinic.booking.windowMonths) } };
  }
  // Accept a slot that has begun, because the form's slots depend on the visitor's clock.
  if (time === null || !slotsOn(clinic, date, now).some((slot) => slot.time === time)) {
    return { faults: { [TIME]: faults.time } };
  }
  // Drop the reminder if the clinic has removed reminders since the page was loaded.
  return { appointment: { ...others, date, time, ...(clinic.reminders && { reminder }) } };
}
