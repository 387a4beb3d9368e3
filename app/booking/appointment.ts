import type { Clinic } from '../content/clinic-schema.ts';
import * as v from 'valibot';
import type { AppointmentParams } from '../../relay/wire.ts';
import { bookingWindow, slotsOn } from './opening-hours.ts';
import { formatLongDate, parseTypedDate, type CivilDate } from './civil-date.ts';

/** What the booking form holds while it is filled in: texts as typed. */
export type AppointmentValues = {
  name: string;
  email: string;
  phone: string;
  date: string;
  time: string;
  notes: string;
};

/** A checked request for an appointment, before it has an id. */
export type AppointmentRequest = Omit<AppointmentValues, 'date'> & { date: CivilDate };

/** Spec 5, Booking form: the rules and their texts. */
export const BOOKING_MESSAGES = {
  name: 'Name must be at least 2 characters.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number.',
  dateMissing: 'Please select a date for your appointment.',
  dateUnreadable: 'Date input not valid.',
  datePast: 'Appointment date cannot be in the past.',
  dateTooFar: 'Appointments can only be booked up to 3 months in advance.',
  time: 'Please select a time for your appointment.',
} as const;

const trimmed = v.pipe(v.string(), v.trim());

/**
 * The rules a request is checked by at one instant (spec 5).
 *
 * @param schedule - the clinic's hours, closures and time zone
 * @param now - the instant that decides what today is in the clinic's time zone, and which of its slots have begun
 */
export function appointmentSchema(schedule: Pick<Clinic, 'hours' | 'closures' | 'timeZone'>, now: Date) {
  const { first, last } = bookingWindow(schedule, now);
  return v.pipe(
    v.object({
      name: v.pipe(trimmed, v.minLength(2, BOOKING_MESSAGES.name)),
      email: v.pipe(trimmed, v.email(BOOKING_MESSAGES.email)),
      phone: v.pipe(trimmed, v.minLength(10, BOOKING_MESSAGES.phone)),
      date: v.pipe(
        trimmed,
        v.nonEmpty(BOOKING_MESSAGES.dateMissing),
        v.rawTransform(({ dataset, addIssue, NEVER }): CivilDate => {
          const date = parseTypedDate(dataset.value);
          if (date) return date;
          addIssue({ message: BOOKING_MESSAGES.dateUnreadable });
          return NEVER;
        }),
        v.minValue(first, BOOKING_MESSAGES.datePast),
        v.maxValue(last, BOOKING_MESSAGES.dateTooFar),
      ),
      time: v.pipe(trimmed, v.nonEmpty(BOOKING_MESSAGES.time)),
      notes: trimmed,
    }),
    v.forward(
      v.partialCheck(
        [['date'], ['time']],
        ({ date, time }) => {
          // A missing time or a day outside the window is told already.
          if (!time || date < first || date > last) return true;
          return slotsOn(schedule, date, now).some((slot) => slot.label === time && !slot.begun);
        },
        BOOKING_MESSAGES.time,
      ),
      ['time'],
    ),
  );
}

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A new appointment id: 'DENT-' and six random characters from capital letters and digits (spec 3). */
export function newAppointmentId(): string {
  let id = '';
  while (id.length < 6) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // 252 is the largest multiple of 36 in a byte: beyond it some letters would come more often.
    if (byte < 252) id += ID_LETTERS[byte % 36];
  }
  return `DENT-${id}`;
}

/** The fields both e-mail templates are filled with (spec 3, Appointment request). */
export function emailParams(request: AppointmentRequest, id: string): AppointmentParams {
  return {
    patient_name: request.name,
    patient_email: request.email,
    patient_phone: request.phone,
    appointment_date: formatLongDate(request.date),
    appointment_time: request.time,
    notes: request.notes || 'No additional notes',
    appointment_id: id,
  };
}
