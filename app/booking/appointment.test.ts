import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { clinic } from '../../clinic/clinic.ts';
import { appointmentSchema, BOOKING_MESSAGES, emailParams, newAppointmentId } from './appointment.ts';
import { addDays } from './civil-date.ts';

const now = new Date('2026-11-20T18:31:00Z'); // one minute past midnight of 21 November in Mumbai
const good = {
  name: 'Asha Rane',
  email: 'asha@example.com',
  phone: '98200 12345',
  date: 'Monday, November 23, 2026',
  time: '10:00 AM',
  notes: '',
};

function messages(change: Partial<typeof good>, at = now): string[] {
  const result = v.safeParse(appointmentSchema(clinic, at), { ...good, ...change });
  return result.success ? [] : result.issues.map((issue) => issue.message);
}

describe('rules of the booking form', () => {
  test('a complete request passes, with the date as a day', () => {
    expect(v.parse(appointmentSchema(clinic, now), good)).toMatchObject({ date: '2026-11-23' });
  });

  test.each<[string, Partial<typeof good>, string]>([
    ['a name of one letter', { name: ' A ' }, 'Name must be at least 2 characters.'],
    ['an e-mail without a domain', { email: 'asha@' }, 'Please enter a valid email address.'],
    ['a phone of nine characters', { phone: '982001234' }, 'Please enter a valid phone number.'],
    ['no date', { date: '' }, 'Please select a date for your appointment.'],
    ['a text that is no date', { date: 'next week' }, 'Date input not valid.'],
    ['yesterday', { date: '20/11/2026' }, 'Appointment date cannot be in the past.'],
    [
      'three months and a day',
      { date: '22/2/2027' },
      'Appointments can only be booked up to 3 months in advance.',
    ],
    ['no time', { time: '' }, 'Please select a time for your appointment.'],
    ['a time after closing', { time: '08:00 PM' }, 'Please select a time for your appointment.'],
    ['a closed day', { date: '25/12/2026' }, 'Please select a time for your appointment.'],
  ])('%s', (_, change, message) => {
    expect(messages(change)).toEqual([message]);
  });

  test('the last day of the window and today are accepted', () => {
    expect(messages({ date: '21/2/2027', time: '10:00 AM' })).toEqual([]);
    expect(messages({ date: '21/11/2026', time: '09:00 AM' })).toEqual([]);
  });

  test("a slot of today that has begun is refused, by the clinic's clock", () => {
    const atNoon = new Date('2026-11-21T06:30:00Z');
    expect(messages({ date: '21/11/2026', time: '12:00 PM' }, atNoon)).toEqual([BOOKING_MESSAGES.time]);
    expect(messages({ date: '21/11/2026', time: '12:30 PM' }, atNoon)).toEqual([]);
  });

  test('exactly the days of the window pass', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
        const date = addDays('2026-11-21', days);
        const wrong = messages({ date }).filter((m) => m !== BOOKING_MESSAGES.time);
        expect(wrong.length === 0).toBe(date >= '2026-11-21' && date <= '2027-02-21');
      }),
    );
  });
});

test('ids are DENT- and six capitals or digits, each about as often', () => {
  const ids = Array.from({ length: 2000 }, newAppointmentId);
  expect(ids.every((id) => /^DENT-[A-Z0-9]{6}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(2000);
  expect(new Set(ids.join('').replaceAll('DENT-', '')).size).toBe(36);
});

test('the payload is that of the templates', () => {
  const request = v.parse(appointmentSchema(clinic, now), good);
  expect(emailParams(request, 'DENT-ABC123')).toEqual({
    patient_name: 'Asha Rane',
    patient_email: 'asha@example.com',
    patient_phone: '98200 12345',
    appointment_date: 'Monday, November 23, 2026',
    appointment_time: '10:00 AM',
    notes: 'No additional notes',
    appointment_id: 'DENT-ABC123',
  });
});
