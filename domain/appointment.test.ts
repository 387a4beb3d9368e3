import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  APPOINTMENT_ID,
  appointmentFields,
  appointmentSchema,
  EMPTY_REQUEST,
  identityOf,
  newAppointmentId,
} from './appointment.ts';
import { bookedBy, schedule } from '../tests/helpers/schedule.ts';

const now = new Date('2026-11-20T18:31:00Z'); // one minute past midnight of 21 November in Mumbai
const good = {
  ...EMPTY_REQUEST,
  name: 'Asha Rane',
  email: 'asha@example.com',
  phone: '98200 12345',
  date: '2026-11-24',
  time: '10:00',
};

function faults(change: Partial<typeof good>, at = now, of = schedule): string[] {
  const result = v.safeParse(appointmentSchema(of, at), { ...good, ...change });
  return result.success ? [] : result.issues.map((issue) => issue.message);
}

describe('rules of the booking form', () => {
  test('a complete request passes, without the blanks around its values', () => {
    expect(v.parse(appointmentSchema(schedule, now), { ...good, name: ' Asha Rane ' })).toEqual(good);
  });

  test.each<[string, Partial<typeof good>, string]>([
    ['a name of one letter', { name: ' A ' }, 'nameTooShort'],
    ['an e-mail without a domain', { email: 'asha@' }, 'emailInvalid'],
    ['a phone of nine characters', { phone: '982001234' }, 'phoneTooShort'],
    ['no date', { date: '' }, 'dateMissing'],
    ['a text that is no date', { date: 'next week' }, 'dateUnreadable'],
    ['yesterday', { date: '2026-11-20' }, 'datePast'],
    ['three months and a day', { date: '2027-02-22' }, 'dateTooFar'],
    ['no time', { time: '' }, 'timeMissing'],
    ['a time after closing', { time: '21:00' }, 'timeMissing'],
    ['a time between two sittings', { time: '15:00' }, 'timeMissing'],
    ['a weekday without hours', { date: '2026-11-23' }, 'timeMissing'],
    ['a closure', { date: '2026-12-31' }, 'timeMissing'],
  ])('%s', (_, change, fault) => {
    expect(faults(change)).toEqual([fault]);
  });

  test("a slot of today that has begun is refused, by the clinic's clock", () => {
    const atNoon = new Date('2026-11-21T06:30:00Z');
    expect(faults({ date: '2026-11-21', time: '12:00' }, atNoon)).toEqual(['timeMissing']);
    expect(faults({ date: '2026-11-21', time: '12:30' }, atNoon)).toEqual([]);
  });

  test('a day within the notice is too soon, not past', () => {
    const of = bookedBy({ noticeHours: 48 });
    expect(faults({ date: '2026-11-22' }, now, of)).toEqual(['dateTooSoon']);
    expect(faults({ date: '2026-11-24' }, now, of)).toEqual([]);
  });

  test.each(['2026-11-21', '2027-02-21'])('the first and the last day of the window pass: %s', (date) => {
    expect(faults({ date })).toEqual([]);
  });
});

test('ids are DENT- and six capitals or digits, of which each occurs', () => {
  // Of 2000, two would be the same once in a thousand runs.
  const ids = Array.from({ length: 200 }, newAppointmentId);
  expect(ids.every((id) => APPOINTMENT_ID.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(200);
  expect(new Set(ids.join('').replaceAll('DENT-', '')).size).toBe(36);
});

describe('a request is the same', () => {
  const asked = { ...good, id: 'DENT-ABC123' };

  test('in whatever order its fields come', () => {
    const turned = Object.fromEntries(Object.entries(asked).toReversed()) as typeof asked;
    expect(identityOf(turned)).toEqual(identityOf(asked));
  });

  test.each(['id', ...appointmentFields])('only with the same %s', (field) => {
    expect(identityOf({ ...asked, [field]: 'other' })).not.toEqual(identityOf(asked));
  });
});
