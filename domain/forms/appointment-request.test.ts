import { describe, expect, test } from 'vitest';
import {
  APPOINTMENT_ID,
  appointmentFields,
  checkRequest,
  EMPTY_REQUEST,
  identityOf,
  newAppointmentId,
  storedFor,
  type CheckedRequest,
} from './appointment-request.ts';
import { slotsOn } from '../clinic/opening-hours.ts';
import { bookedBy, schedule } from '../../tests/helpers/test-schedule.ts';
import type { CivilDate } from '../time/civil-date.ts';

const now = new Date('2026-11-20T18:31:00Z'); // one minute past midnight of 21 November in Mumbai
const valid: CheckedRequest = {
  ...EMPTY_REQUEST,
  name: 'Asha Rane',
  email: 'asha@example.com',
  phone: '98200 12345',
  date: '2026-11-24',
  time: '10:00',
};

const clinicOf = (of = schedule) => ({ ...of, booking: { ...of.booking, changeHours: 4 } });

function check(change: Partial<typeof EMPTY_REQUEST>, at = now, of = schedule) {
  return checkRequest({ ...valid, ...change }, { clinic: clinicOf(of), phones: 'indian', now: at });
}

function issuesOf(...request: Parameters<typeof check>) {
  const checked = check(...request);
  return 'issues' in checked ? checked.issues : {};
}

// relay/protocols/entrances.test.ts tests what is refused.
describe('checkRequest', () => {
  test.each([
    [{ name: ' Asha\tRane ' }, { name: 'Asha Rane' }],
    [{ email: 'asha@example.com\u200b' }, { email: 'asha@example.com' }],
    [{ phone: '\u202a+91 98200–12345\u202c' }, { phone: '+91 98200-12345' }],
    [{ notes: 'It hurts.\u2028Since\u00a0Friday.' }, { notes: 'It hurts.\nSince Friday.' }],
  ] as [Partial<typeof valid>, Partial<typeof valid>][])('cleans and accepts %j', (change, clean) => {
    expect(check(change)).toEqual({ values: { ...valid, ...change, ...clean } });
  });

  test.each(appointmentFields.filter((field) => field !== 'reminder'))(
    'reports only the length of a %s that is too long',
    (field) => {
      for (const sign of ['@', '.', ' ', 'a', '1', '\u0301', '\u200d'])
        expect(issuesOf({ [field]: sign.repeat(31_500) })).toEqual({ [field]: 'too-long' });
    },
  );

  test('rejects a slot of today that has begun in the time zone of the clinic', () => {
    const atNoon = new Date('2026-11-21T06:30:00Z');
    expect(issuesOf({ date: '2026-11-21', time: '12:00' }, atNoon)).toEqual({ time: 'missing' });
    expect(issuesOf({ date: '2026-11-21', time: '12:30' }, atNoon)).toEqual({});
  });

  test('reports a day within the notice as too soon, not as past', () => {
    const of = bookedBy({ noticeHours: 48 });
    expect(issuesOf({ date: '2026-11-22' }, now, of)).toEqual({ date: 'too-soon' });
    expect(issuesOf({ date: '2026-11-24' }, now, of)).toEqual({});
  });
});

describe('a request checked by the visitor’s clock', () => {
  const at = new Date('2026-11-22T06:30:00Z');
  const issuesByVisitorsClock = (date: CivilDate, time = '10:00') => {
    const rules = { clinic: clinicOf(), phones: 'indian', now: at, byVisitorsClock: true } as const;
    const checked = checkRequest({ ...valid, date, time }, rules);
    return 'issues' in checked ? checked.issues : {};
  };

  test.each<[CivilDate, object]>([
    ['2026-11-20', { date: 'past' }],
    ['2026-11-21', {}],
    ['2027-02-23', {}],
    ['2027-02-24', { date: 'too-far' }],
    ['1026-11-24', { date: 'past' }],
    ['9999-11-24', { date: 'too-far' }],
  ])('may be a day off: %s', (date, issues) => {
    const [slot] = slotsOn(schedule, date, at);
    expect(issuesByVisitorsClock(date, slot?.time)).toEqual(issues);
  });
});

test('newAppointmentId returns DENT- and six random capital letters or digits', () => {
  // 200 ids have a collision about once in 100,000 runs.
  const ids = Array.from({ length: 200 }, newAppointmentId);
  expect(ids.every((id) => APPOINTMENT_ID.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(200);
  expect(new Set(ids.join('').replaceAll('DENT-', '')).size).toBe(36);
});

describe('identityOf', () => {
  const request = { ...valid, id: 'DENT-ABC123' };

  test('does not depend on the order of the fields', () => {
    const reversed = Object.fromEntries(Object.entries(request).toReversed()) as typeof request;
    expect(identityOf(reversed)).toEqual(identityOf(request));
  });

  test.each(['id', ...appointmentFields])('depends on %s', (field) => {
    expect(identityOf({ ...request, [field]: 'other' })).not.toEqual(identityOf(request));
  });
});

test.each([
  [{}, undefined, null],
  [{}, { hours: 24 }, 'reminders'],
  [{ email: 'optional' }, undefined, 'email'],
  [{ email: 'optional' }, { hours: 24 }, 'emailAndReminders'],
  [{ earlier: true }, { hours: 24 }, 'earlier'],
  [{ earlier: true, email: 'optional' }, undefined, 'emailAndEarlier'],
  [{ dayList: true }, undefined, 'dayList'],
  [{ dayList: true, email: 'optional' }, { hours: 24 }, 'dayList'],
] as const)(
  'the notice at the form names what %o and reminders %o store: %s',
  (booking, reminders, expected) => {
    expect(storedFor({ booking, reminders })).toBe(expected);
  },
);
