import { expect, test } from 'vitest';
import { openStateAt } from '../../domain/opening-hours.ts';
import { schedule } from '../../domain/test-schedule.ts';
import { weeklyHours } from '../../domain/week.ts';
import { hours } from './hours.ts';

test.each([
  // Tuesday 24 November 2026
  ['2026-11-24T09:59:59+05:30', 'Closed now · opens today at 10 AM'],
  ['2026-11-24T10:00:00+05:30', 'Open now · until 1:30 PM'],
  ['2026-11-24T13:30:00+05:30', 'Closed now · opens today at 4:30 PM'],
  ['2026-11-24T20:30:00+05:30', 'Closed now · opens tomorrow at 10 AM'],
  ['2026-11-22T20:30:00+05:30', 'Closed now · opens Tuesday at 10 AM'],
  ['2027-01-26T11:00:00+05:30', 'Closed for Republic Day · opens tomorrow at 10 AM'],
])('at %s it says: %s', (instant, text) => {
  expect(hours.now(openStateAt(schedule, new Date(instant)))).toBe(text);
});

test('a long closure ends on a day that is named in full', () => {
  const closures = [{ name: 'works', from: '2026-03-01', to: '2026-03-09' }];
  const state = openStateAt({ ...schedule, closures }, new Date('2026-03-01T12:00:00+05:30'));
  expect(hours.now(state)).toBe('Closed for works · opens on Tuesday, March 10, 2026 at 10 AM');
});

test('the week, as a door, the booking page and a sentence say it', () => {
  const week = weeklyHours(schedule.hours);
  expect(week.map(hours.line)).toEqual([
    { days: 'Monday', times: 'Closed' },
    { days: 'Tuesday to Saturday', times: '10 AM-1:30 PM, 4:30 PM-8:30 PM' },
    { days: 'Sunday', times: '10 AM-2 PM' },
  ]);
  expect(week.map(hours.exactLine).slice(1)).toEqual([
    { days: 'Tuesday-Saturday', times: '10:00 AM - 1:30 PM, 4:30 PM - 8:30 PM' },
    { days: 'Sunday', times: '10:00 AM - 2:00 PM' },
  ]);
  expect(hours.sentence(week)).toBe(
    'Tuesday to Saturday 10 AM-1:30 PM and 4:30 PM-8:30 PM, Sunday 10 AM-2 PM',
  );
});
