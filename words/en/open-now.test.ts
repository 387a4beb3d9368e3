import { expect, test } from 'vitest';
import { openStateAt } from '../../domain/opening-hours.ts';
import { schedule } from '../../domain/test-schedule.ts';
import { openNow } from './open-now.ts';

test.each([
  // Tuesday 24 November 2026
  ['2026-11-24T09:59:59+05:30', 'Closed now · opens today at 10 AM'],
  ['2026-11-24T10:00:00+05:30', 'Open now · until 1:30 PM'],
  ['2026-11-24T13:30:00+05:30', 'Closed now · opens today at 4:30 PM'],
  ['2026-11-24T20:30:00+05:30', 'Closed now · opens tomorrow at 10 AM'],
  ['2026-11-22T20:30:00+05:30', 'Closed now · opens on Tuesday at 10 AM'],
  ['2027-01-26T11:00:00+05:30', 'Closed for Republic Day · opens tomorrow at 10 AM'],
])('at %s it says: %s', (instant, text) => {
  expect(openNow(openStateAt(schedule, new Date(instant)))).toBe(text);
});

test('a long closure ends on a day that is named in full', () => {
  const closures = [{ name: 'works', from: '2026-03-01', to: '2026-03-09' }];
  const state = openStateAt({ ...schedule, closures }, new Date('2026-03-01T12:00:00+05:30'));
  expect(openNow(state)).toBe('Closed for works · opens on Tuesday, March 10, 2026 at 10 AM');
});
