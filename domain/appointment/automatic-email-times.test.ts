import { expect, test } from 'vitest';
import { civilTimeAt } from '../time/civil-date.ts';
import { CLINIC as LIGHTHOUSE } from '../../tests/helpers/test-relay.ts';
import { openDaily } from '../../tests/helpers/test-schedule.ts';
import { nudgeTime, reminderRetryTime, reminderTime, dueReminderTime } from './automatic-email-times.ts';

// docs/product.md, Automatic e-mails. The clinic is open from 10 to 13 and from 16 to 20, except on Sundays
// and on 6 and 7 March (Thursday and Friday).
const CLINIC: typeof LIGHTHOUSE = {
  ...LIGHTHOUSE,
  hours: {
    ...openDaily({ opens: '10:00', closes: '13:00' }, { opens: '16:00', closes: '20:00' }),
    sunday: [],
  },
  closures: [{ name: 'A feast', from: '2025-03-06', to: '2025-03-07' }],
};

const instant = (text: string) => new Date(`${text}:00+05:30`);
const at = (text: string) => civilTimeAt(instant(text), CLINIC.timeZone);
const shown = (ms: number | null) =>
  ms === null ? null : new Date(ms + 330 * 60_000).toISOString().slice(0, 16);

const OPEN_HOURS = { hours: 8, isOpenOnly: true };

test.each([
  // Three quarters of 8 hours are 6 hours, here across noon, a night, a closure and a Sunday.
  ['2025-03-03T10:00', '2025-03-20T10:00', '2025-03-03T19:00'],
  ['2025-03-03T18:00', '2025-03-20T10:00', '2025-03-04T17:00'],
  ['2025-03-05T18:00', '2025-03-20T10:00', '2025-03-08T17:00'],
  ['2025-03-08T19:30', '2025-03-20T10:00', '2025-03-10T18:30'],
  ['2025-03-08T23:00', '2025-03-20T10:00', '2025-03-10T19:00'],
  // Two opening hours before the visit, or half of the opening hours that remain.
  ['2025-03-03T10:00', '2025-03-03T19:00', '2025-03-03T17:00'],
  ['2025-03-03T22:00', '2025-03-04T11:00', '2025-03-04T10:30'],
  ['2025-03-03T21:00', '2025-03-04T10:00', null],
])('if only opening hours count, a request made at %s for %s is nudged at %s', (now, visit, due) => {
  expect(shown(nudgeTime(CLINIC, OPEN_HOURS, at(visit), instant(now)))).toBe(due);
});

test.each([
  // Half of the promised time, or an hour before the clinic closes, if it is closed then.
  ['2025-03-03T11:00', 12, '2025-03-20T10:00', '2025-03-03T17:00'],
  ['2025-03-03T10:00', 12, '2025-03-20T10:00', '2025-03-03T16:00'],
  ['2025-03-03T11:00', 24, '2025-03-20T10:00', '2025-03-03T19:00'],
  ['2025-03-05T18:00', 24, '2025-03-20T10:00', '2025-03-05T19:00'],
  ['2025-03-08T16:00', 48, '2025-03-20T10:00', '2025-03-08T19:00'],
  ['2025-03-03T10:00', 1, '2025-03-20T10:00', '2025-03-03T10:30'],
  // Hardly open before: after one opening hour, or half way to the end of the promise.
  ['2025-03-03T19:00', 24, '2025-03-20T10:00', '2025-03-04T10:00'],
  ['2025-03-03T19:30', 24, '2025-03-20T10:00', '2025-03-04T10:30'],
  ['2025-03-03T22:00', 24, '2025-03-20T10:00', '2025-03-04T11:00'],
  ['2025-03-03T19:30', 12, '2025-03-20T10:00', '2025-03-03T19:45'],
  // A visit before that.
  ['2025-03-03T10:00', 24, '2025-03-03T19:00', '2025-03-03T17:00'],
  ['2025-03-03T21:00', 24, '2025-03-04T10:00', null],
])(
  'if all hours count, a request made at %s with %i hours, for %s, is nudged at %s',
  (now, hours, visit, due) => {
    expect(shown(nudgeTime(CLINIC, { hours, isOpenOnly: false }, at(visit), instant(now)))).toBe(due);
  },
);

test('if all hours count, the nudge comes before the promised time is over', () => {
  const [hours, isOpenOnly] = [24, false];
  // From Monday 10 March on there is no closure.
  for (let hour = 0; hour < 5 * 24; hour++) {
    const now = new Date(instant('2025-03-10T00:00').getTime() + hour * 3_600_000);
    const due = nudgeTime(CLINIC, { hours, isOpenOnly }, at('2025-03-31T10:00'), now)!;
    expect([now, due - now.getTime() < hours * 3_600_000]).toEqual([now, true]);
  }
});

test.each([true, false])('a nudge is at a whole millisecond (only opening hours count: %s)', (isOpenOnly) => {
  for (let odd = 0; odd < 4; odd++) {
    const now = new Date(instant('2025-03-03T22:00').getTime() + odd);
    const soon = new Date(instant('2025-03-04T10:00').getTime() + odd);
    for (const asked of [now, soon])
      expect(nudgeTime(CLINIC, { hours: 7, isOpenOnly }, at('2025-03-04T11:00'), asked)! % 1).toBe(0);
  }
});

test.each([
  ['2025-03-05T16:30', 24, '2025-03-04T16:30'],
  // The time between two opening periods counts as waking; at night and on days off, it is sent earlier.
  ['2025-03-05T18:00', 4, '2025-03-05T14:00'],
  ['2025-03-05T10:00', 12, '2025-03-04T20:00'],
  ['2025-03-04T16:30', 10, '2025-03-03T20:00'],
  ['2025-03-08T10:00', 24, '2025-03-05T20:00'],
  ['2025-03-10T12:00', 24, '2025-03-08T20:00'],
])('the reminder of a visit at %s, %i hours before it, is due at %s', (visit, hours, due) => {
  expect(shown(reminderTime(CLINIC, hours, at(visit)))).toBe(due);
});

test.each([
  ['2025-03-05T16:30', '2025-03-04T16:30', '2025-03-04T16:30'],
  // At night, it waits for the morning, if that is at least five hours before the visit.
  ['2025-03-05T16:30', '2025-03-04T23:00', '2025-03-05T10:00'],
  ['2025-03-05T12:00', '2025-03-04T23:00', null],
  ['2025-03-05T16:30', '2025-03-05T11:30', '2025-03-05T11:30'],
  ['2025-03-05T16:30', '2025-03-05T11:31', null],
  ['2025-03-05T16:30', '2025-03-06T10:00', null],
  ['2025-03-08T16:30', '2025-03-06T12:00', '2025-03-08T10:00'],
])('the reminder of a visit at %s, due a day before and checked at %s, is sent at %s', (visit, now, time) => {
  const times = { due: reminderTime(CLINIC, 24, at(visit))!, visit: instant(visit).getTime() };
  expect(shown(dueReminderTime(CLINIC, times, instant(now)))).toBe(time);
});

test.each([
  // Up to ten minutes late, also after closing and in the last hour in which it can be sent.
  ['2025-03-05T10:00', '2025-03-04T20:00', '2025-03-04T20:10', '2025-03-04T20:10'],
  ['2025-03-05T16:30', '2025-03-04T20:00', '2025-03-04T20:11', '2025-03-05T10:00'],
  ['2025-03-05T10:00', '2025-03-04T20:00', '2025-03-04T20:11', null],
  ['2025-03-10T10:00', '2025-03-08T20:00', '2025-03-08T20:01', '2025-03-08T20:01'],
  ['2025-03-05T16:30', '2025-03-05T11:30', '2025-03-05T11:31', '2025-03-05T11:31'],
  // Never after the deadline of the buttons.
  ['2025-03-05T16:30', '2025-03-05T12:25', '2025-03-05T12:31', null],
])('the reminder of a visit at %s, due at %s and checked at %s, is sent at %s', (visit, due, now, time) => {
  const times = { due: instant(due).getTime(), visit: instant(visit).getTime() };
  expect(shown(dueReminderTime(CLINIC, times, instant(now)))).toBe(time);
});

test.each([
  ['2025-03-05T16:30', '2025-03-04T16:40', '2025-03-04T16:40'],
  ['2025-03-06T16:30', '2025-03-04T20:30', '2025-03-04T20:30'],
  ['2025-03-05T16:30', '2025-03-04T21:10', '2025-03-05T10:00'],
  ['2025-03-05T10:00', '2025-03-04T21:10', null],
])('the failed reminder of a visit at %s, to retry from %s, is sent at %s', (visit, from, time) => {
  expect(shown(reminderRetryTime(CLINIC, instant(visit).getTime(), instant(from).getTime()))).toBe(time);
});

test('a clinic that is closed for years gets no nudge and sends no reminder', () => {
  const closed: typeof CLINIC = {
    ...CLINIC,
    closures: [{ name: 'For good', from: '2025-01-01', to: '2030-01-01' }],
  };
  expect(nudgeTime(closed, OPEN_HOURS, at('2025-03-20T10:00'), instant('2025-03-03T10:00'))).toBeNull();
  expect(reminderTime(closed, 24, at('2026-03-20T10:00'))).toBeNull();
});

// The special hours are those of Wednesday 5 March: from 9 until noon. In 2025 the clocks change on 9 March
// in Los Angeles.
test.each([
  ['Asia/Kolkata', '2025-03-04T20:30', '2025-03-05T03:30'],
  ['America/Los_Angeles', '2025-03-05T15:00', '2025-03-05T17:00'],
  ['Pacific/Auckland', '2025-03-04T12:00', '2025-03-04T20:00'],
])('special hours in %s decide when reminders and nudges are sent', (timeZone, request, opens) => {
  const clinic: typeof CLINIC = {
    ...CLINIC,
    timeZone,
    specialHours: [{ date: '2025-03-05', hours: [{ opens: '09:00', closes: '12:00' }] }],
  };
  const utc = (ms: number | null) => ms !== null && new Date(ms).toISOString().slice(0, 16);
  const NOON = new Date(`${opens}:00Z`).getTime() + 3 * 3_600_000;
  // 24 hours before Thursday at 17:00 the clinic is closed already, so the reminder is sent at noon.
  expect(reminderTime(clinic, 24, at('2025-03-06T17:00'))).toBe(NOON);
  // Half of the three hours before the visit at noon.
  expect(utc(nudgeTime(clinic, OPEN_HOURS, at('2025-03-05T12:00'), new Date(`${request}:00Z`)))).toBe(
    utc(NOON - 1.5 * 3_600_000),
  );
});
