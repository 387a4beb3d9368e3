import { expect, test } from 'vitest';
import { openStateAt, type Closure } from '../../domain/clinic/opening-hours.ts';
import { schedule } from '../../tests/helpers/test-schedule.ts';
import { openNow, opensFrom, opensNext } from './open-now.ts';
import type { TimeOfDay } from '../../domain/time/weekly-hours.ts';
import type { CivilDate } from '../../domain/time/civil-date.ts';

test.each<[CivilDate, TimeOfDay, string]>([
  // Tuesday 24 November 2026
  ['2026-11-24', '09:59', 'Closed now · opens today at 10 AM'],
  ['2026-11-24', '10:00', 'Open now · until 1:30 PM'],
  ['2026-11-24', '13:30', 'Closed now · opens today at 4:30 PM'],
  ['2026-11-24', '20:30', 'Closed now · opens tomorrow at 10 AM'],
  ['2026-11-22', '20:30', 'Closed now · opens on Tuesday at 10 AM'],
  ['2027-01-26', '11:00', 'Closed for Republic Day · opens tomorrow at 10 AM'],
])('on %s at %s: %s', (date, time, text) => {
  expect(openNow(openStateAt(schedule, { date, time }))).toBe(text);
});

test.each<[CivilDate, TimeOfDay, string]>([
  ['2026-11-24', '00:15', 'We open on Tuesday at 10 AM (Pune time).'],
  ['2026-11-24', '20:30', 'We open on Wednesday at 10 AM (Pune time).'],
])('names the weekday if the visitor has another date, on %s at %s: %s', (date, time, text) => {
  const is = openStateAt(schedule, { date, time });
  expect(opensNext(is, { city: 'Pune', isAnotherDay: true })).toBe(text);
  expect(openNow(is, { city: 'Pune', isAnotherDay: true })).not.toMatch(/today|tomorrow/);
  expect(opensNext(is, { city: 'Pune', isAnotherDay: false })).toMatch(
    /We open to\w+ at 10 AM \(Pune time\)/,
  );
});

test('names the full date after a long closure', () => {
  const closures: Closure[] = [{ name: 'works', from: '2026-03-01', to: '2026-03-09' }];
  const state = openStateAt({ ...schedule, closures }, { date: '2026-03-01', time: '12:00' });
  expect(openNow(state)).toBe('Closed for works · opens on Tuesday, 10 March 2026 at 10 AM');
});

test.each([
  ['02:00', undefined, 'Open now · until 2 AM'],
  ['24:00', undefined, 'Open now · until 12 AM'],
  ['24:00', 'friday', 'Open now · until Friday at 12 AM'],
  [null, undefined, 'Open now · 24 hours'],
] as const)('open until %s (%s) it says: %s', (until, weekday, text) => {
  expect(openNow({ state: 'open', until, ...(weekday && { weekday }) })).toBe(text);
});

test.each([
  [0, 'from 9 AM'],
  [1, 'from 9 AM'],
  [2, 'from Saturday'],
  [7, null],
])('names the hour or the day from which messages are read, %i days ahead', (daysAway, text) => {
  const opens = { date: '2026-03-07', weekday: 'saturday', time: '09:00', daysAway } as const;
  expect(opensFrom({ state: 'closed', closure: undefined, opens })).toBe(text);
  expect(opensFrom({ state: 'open', until: null })).toBeNull();
});
