import * as v from 'valibot';
import { dates } from '#words/dates.ts';
import {
  APPOINTMENT_FIELDS,
  APPOINTMENT_ID,
  appointmentFields,
  type Appointment,
} from '../domain/appointment.ts';
import { addDays, type CivilDate } from '../domain/civil-date.ts';
import { bookingWindow, slotsOn, type Schedule } from '../domain/opening-hours.ts';
import { fromAppointmentParams, type AppointmentParams } from '../domain/wire.ts';
import { ruleFor, singleLine } from './field-rules.ts';

const id = v.pipe(singleLine(100), v.regex(APPOINTMENT_ID, "should be an id such as 'DENT-4K7Q2Z'"));

type Entries = Record<keyof AppointmentParams, v.GenericSchema<unknown, string>>;

const paramsSchema = v.object(
  Object.fromEntries([
    ...appointmentFields.map((field) => {
      const { param, kind, required } = APPOINTMENT_FIELDS[field];
      return [param, required ? v.pipe(ruleFor(kind), v.nonEmpty('is required')) : ruleFor(kind)];
    }),
    ['appointment_id', id],
  ]) as Entries,
  'is required',
);

/** What is wrong with an appointment's params, by their names; none where there is one too many. */
export type ParamFaults = Partial<Record<keyof AppointmentParams, string>>;

/**
 * Reads the params of an appointment request, as the booking form makes them. They become mail headers and a patient
 * reads them as the clinic's own, so whatever the form can't have made is refused.
 *
 * @param now - the instant by whose day in the clinic's time zone the booking window is reckoned
 */
export function readAppointment(
  params: Record<string, unknown>,
  schedule: Schedule,
  now: Date,
): { appointment: Appointment } | { faults: ParamFaults } {
  const result = v.safeParse(paramsSchema, params);
  if (!result.success) {
    const faults = Object.entries(v.flatten<typeof paramsSchema>(result.issues).nested ?? {});
    return { faults: Object.fromEntries(faults.map(([param, messages]) => [param, messages?.[0]])) };
  }
  if (Object.keys(params).some((name) => !Object.keys(paramsSchema.entries).includes(name))) {
    return { faults: {} };
  }
  const { date, time, ...rest } = fromAppointmentParams(result.output);
  if (!date) return { faults: { appointment_date: "should be a date such as 'Tuesday, March 4, 2025'" } };
  if (!isInWindow(schedule, date, now)) return { faults: { appointment_date: outsideWindow(schedule) } };
  // One that has begun is left to the clinic: the visitor's clock decides which the form offers.
  if (!time || !slotsOn(schedule, date, now).some((slot) => slot.time === time)) {
    return { faults: { appointment_time: "should be one of the day's times, such as '03:30 PM'" } };
  }
  return { appointment: { ...rest, date, time } };
}

export function outsideWindow({ booking }: Schedule): string {
  return `should be a day from today to ${dates.months(booking.windowMonths)} ahead`;
}

/** Whether a day can be asked for, give or take one: the visitor's clock decides the form's today, and may be wrong. */
export function isInWindow(schedule: Schedule, date: CivilDate, now: Date): boolean {
  const { first, last } = bookingWindow(schedule, now);
  return date >= addDays(first, -1) && date <= addDays(last, 1);
}
