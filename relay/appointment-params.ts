import * as v from 'valibot';
import { addDays, parseLongDate, type CivilDate } from '../app/booking/civil-date.ts';
import { bookingWindow, slotsOn, type Schedule } from '../app/booking/opening-hours.ts';
import { emailAddress, LINE_LENGTH, MESSAGE_LENGTH, multiLine, singleLine } from './field-rules.ts';
import type { AppointmentParams } from './wire.ts';

const requiredLine = v.pipe(singleLine(LINE_LENGTH), v.nonEmpty('is required'));

const entries = {
  patient_name: requiredLine,
  patient_email: emailAddress,
  patient_phone: requiredLine,
  appointment_date: v.pipe(
    singleLine(LINE_LENGTH),
    v.check((text) => parseLongDate(text) !== null, "should be a date such as 'Tuesday, March 4, 2025'"),
  ),
  appointment_time: singleLine(LINE_LENGTH),
  notes: multiLine(MESSAGE_LENGTH),
  appointment_id: v.pipe(
    singleLine(LINE_LENGTH),
    v.regex(/^DENT-[A-Z0-9]{6}$/, "should be an id such as 'DENT-4K7Q2Z'"),
  ),
} satisfies Record<keyof AppointmentParams, v.GenericSchema<unknown, string>>;

/** The names of all params there are. */
export const APPOINTMENT_PARAMS = Object.keys(entries);

/**
 * The rules for the values of an appointment request, as the booking form makes them (spec 3, 5 and 7). They become mail
 * headers and a patient reads them as the clinic's own, so whatever the form can't have made is refused.
 *
 * @param now - the instant by whose day in the clinic's time zone the booking window is reckoned
 */
export function appointmentParamsSchema(schedule: Schedule, now: Date) {
  return v.pipe(
    v.object(entries, 'is required'),
    v.forward(
      v.partialCheck(
        [['appointment_date']],
        (params) => {
          // What is no date is told already.
          const date = parseLongDate(params.appointment_date);
          return !date || isInWindow(schedule, date, now);
        },
        OUTSIDE_WINDOW,
      ),
      ['appointment_date'],
    ),
    v.forward(
      v.partialCheck(
        [['appointment_date'], ['appointment_time']],
        (params) => {
          const date = parseLongDate(params.appointment_date);
          // One that has begun is left to the clinic: the visitor's clock decides which the form offers.
          return !date || slotsOn(schedule, date, now).some(({ label }) => label === params.appointment_time);
        },
        "should be one of the day's times, such as '03:30 PM'",
      ),
      ['appointment_time'],
    ),
  );
}

export const OUTSIDE_WINDOW = 'should be a day from today to three months ahead';

/** Whether a day can be asked for, give or take one: the visitor's clock decides the form's today, and may be wrong. */
export function isInWindow(schedule: Schedule, date: CivilDate, now: Date): boolean {
  const { first, last } = bookingWindow(schedule, now);
  return date >= addDays(first, -1) && date <= addDays(last, 1);
}
