import * as v from 'valibot';
import {
  APPOINTMENT_FIELDS,
  APPOINTMENT_ID,
  appointmentFields,
  type Appointment,
} from '../../domain/booking/appointment-request.ts';
import { TICKED } from '../../domain/booking/form-field.ts';
import { addDays } from '../../domain/booking/civil-date.ts';
import { bookingWindow, slotsOn, type Schedule } from '../../domain/booking/opening-hours.ts';
import { fromAppointmentParams, type AppointmentParams } from '../../domain/booking/form-protocols.ts';
import { relay } from '#words/relay.ts';
import type { Clinic, RelayWords } from '../localized-clinic.ts';
import { ruleFor } from './field-rules.ts';

const DATE = APPOINTMENT_FIELDS.date.param;
const TIME = APPOINTMENT_FIELDS.time.param;

function paramsSchema(faults: RelayWords['relay']['faults']) {
  const entries = Object.fromEntries(
    appointmentFields.map((field): [string, v.GenericSchema<unknown, string>] => {
      const { kind, required, param } = APPOINTMENT_FIELDS[field];
      const rule = kind === 'tick' ? v.picklist(['', TICKED], faults.text) : ruleFor(kind, faults);
      return [param, required ? v.pipe(rule, v.nonEmpty(faults.required)) : v.optional(rule, '')];
    }),
  ) as Record<Exclude<keyof AppointmentParams, 'appointment_id'>, v.GenericSchema<unknown, string>>;
  return v.object(
    { ...entries, appointment_id: v.pipe(ruleFor('name', faults), v.regex(APPOINTMENT_ID, faults.id)) },
    faults.required,
  );
}

/**
 * Reads the params of a request for an appointment, as the booking form makes them. They become mail headers
 * and a patient reads them as the clinic's own, so whatever the form can't have made is refused
 * (docs/product.md, Relay).
 *
 * @param now - the instant by whose day in the clinic's time zone the booking window is reckoned
 * @param faults - in the language of who reads them; a program reads English, whatever the language of the
 *   page
 * @returns the appointment, or what is wrong with which params; no param where there are unknown ones
 */
export function readAppointment(
  params: Record<string, unknown>,
  clinic: Schedule & Pick<Clinic, 'reminders'>,
  now: Date,
  faults = relay.faults,
): { appointment: Appointment } | { faults: Record<string, string> } {
  const schema = paramsSchema(faults);
  const result = v.safeParse(schema, params);
  if (!result.success) {
    const found = Object.entries(v.flatten(result.issues).nested ?? {});
    return { faults: Object.fromEntries(found.map(([param, [fault = ''] = []]) => [param, fault])) };
  }
  if (Object.keys(params).some((param) => !Object.hasOwn(schema.entries, param))) return { faults: {} };
  const { date, time, reminder, ...others } = fromAppointmentParams(result.output);
  if (date === null) return { faults: { [DATE]: faults.date } };
  const { first, last } = bookingWindow(clinic, now);
  // Give or take a day: the visitor's clock decides the form's today, and may be wrong.
  if (date < addDays(first, -1) || date > addDays(last, 1)) {
    return { faults: { [DATE]: faults.outsideWindow(clinic.booking.windowMonths) } };
  }
  // A slot that has begun is left to the clinic: the visitor's clock decides which the form offers.
  if (time === null || !slotsOn(clinic, date, now).some((slot) => slot.time === time)) {
    return { faults: { [TIME]: faults.time } };
  }
  // A page that was loaded before the clinic took its reminders away still asks for one.
  return { appointment: { ...others, date, time, ...(clinic.reminders && { reminder }) } };
}
