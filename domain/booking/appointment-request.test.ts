import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  APPOINTMENT_ID,
  appointmentFields,
  appointmentSchema,
  EMPTY_REQUEST,
  identityOf,
  newAppointmentId,
} from './appointment-request.ts';
import { bookedBy, schedule } from '../../tests/helpers/test-schedule.ts';

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
    ['a name of signs that nobody sees', { name: '\u200b\u200b' }, 'nameTooShort'],
    ['a name of one letter and such signs', { name: 'A\u200d\u2060' }, 'nameTooShort'],
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

  test.each([
    [{ name: 'Asha\tRane' }, { name: 'Asha Rane' }],
    [{ name: '\u202eAsha\u200b Rane' }, { name: 'Asha Rane' }],
    [{ email: "sean.o'malley@hse.example" }, {}],
    [{ email: 'asha@example.com\u200b' }, { email: 'asha@example.com' }],
    [{ phone: '\u202a+91 98200–12345\u202c' }, { phone: '+91 98200-12345' }],
    [{ phone: '९८२०० १२३४५' }, { phone: '98200 12345' }],
    [{ notes: 'It hurts.\u2028Since\u00a0Friday.' }, { notes: 'It hurts.\nSince Friday.' }],
  ] as [Partial<typeof good>, Partial<typeof good>][])('%j passes, cleaned', (change, clean) => {
    expect(v.parse(appointmentSchema(schedule, now), { ...good, ...change })).toEqual({
      ...good,
      ...change,
      ...clean,
    });
  });

  test.each(appointmentFields.filter((field) => field !== 'reminder'))(
    'too long a %s is just that',
    (field) => {
      for (const sign of ['@', '.', ' ', 'a', '1', '\u0301', '\u200d'])
        expect(faults({ [field]: sign.repeat(31_500) })).toEqual(['tooLong']);
    },
  );

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
