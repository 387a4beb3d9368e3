import { expect, test } from 'vitest';
import type { Schedule } from '../booking/opening-hours.ts';
import { openNowText } from './open-now.ts';

const weekday = { opens: '09:00', closes: '19:00' };
const schedule: Schedule = {
  timeZone: 'Asia/Kolkata',
  hours: {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: weekday,
    sunday: { opens: '10:00', closes: '14:00' },
  },
  closures: [{ date: '01-26', name: 'Republic Day' }],
};

test.each([
  // Monday 2 to Sunday 8 March 2026
  ['2026-03-02T08:59:59+05:30', 'Closed now · opens today at 9 AM'],
  ['2026-03-02T09:00:00+05:30', 'Open now · until 7 PM'],
  ['2026-03-02T18:59:59+05:30', 'Open now · until 7 PM'],
  ['2026-03-02T19:00:00+05:30', 'Closed now · opens tomorrow at 9 AM'],
  ['2026-03-07T23:59:00+05:30', 'Closed now · opens tomorrow at 10 AM'],
  ['2026-03-08T00:00:00+05:30', 'Closed now · opens today at 10 AM'],
  ['2026-03-08T13:30:00+05:30', 'Open now · until 2 PM'],
  ['2026-03-08T14:00:00+05:30', 'Closed now · opens tomorrow at 9 AM'],
  // a Monday
  ['2026-01-26T11:00:00+05:30', 'Closed for Republic Day · opens tomorrow at 9 AM'],
  // the evening before it: Sunday
  ['2026-01-25T20:00:00+05:30', 'Closed now · opens Tuesday at 9 AM'],
])('at %s it says: %s', (instant, text) => {
  expect(openNowText(schedule, new Date(instant))).toBe(text);
});

test('a weekday without hours is passed over', () => {
  const closedOnSundays = { ...schedule, hours: { ...schedule.hours, sunday: null } };
  expect(openNowText(closedOnSundays, new Date('2026-03-07T20:00:00+05:30'))).toBe(
    'Closed now · opens Monday at 9 AM',
  );
});

test('a long closure ends on a day that is named in full', () => {
  const closures = Array.from({ length: 9 }, (_, day) => ({ date: `2026-03-0${day + 1}`, name: 'Works' }));
  expect(openNowText({ ...schedule, closures }, new Date('2026-03-01T12:00:00+05:30'))).toBe(
    'Closed for Works · opens on Tuesday, March 10, 2026 at 9 AM',
  );
});
