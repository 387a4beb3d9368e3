import * as v from 'valibot';
import { minutesOfSlot, parseLongDate } from '../app/booking/civil-date.ts';
import { emailAddress, LINE_LENGTH, MESSAGE_LENGTH, multiLine, singleLine } from './field-rules.ts';

const requiredLine = v.pipe(singleLine(LINE_LENGTH), v.nonEmpty('is required'));

/**
 * The rules for the values of an appointment request, as the booking form makes them (spec 3 and 7). They become mail
 * headers, so whatever the form can't have made is refused.
 */
export const AppointmentParamsSchema = v.strictObject(
  {
    patient_name: requiredLine,
    patient_email: emailAddress,
    patient_phone: requiredLine,
    appointment_date: v.pipe(
      singleLine(LINE_LENGTH),
      v.check((text) => parseLongDate(text) !== null, "should be a date such as 'Tuesday, March 4, 2025'"),
    ),
    appointment_time: v.pipe(
      singleLine(LINE_LENGTH),
      v.check((label) => minutesOfSlot(label) !== null, "should be a time such as '03:30 PM'"),
    ),
    notes: multiLine(MESSAGE_LENGTH),
    appointment_id: v.pipe(
      singleLine(LINE_LENGTH),
      v.regex(/^DENT-[A-Z0-9]{6}$/, "should be an id such as 'DENT-4K7Q2Z'"),
    ),
  },
  (issue) => (issue.expected === 'never' ? 'is unknown' : 'is required'),
);
