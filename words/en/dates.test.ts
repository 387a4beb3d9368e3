import { expect, test } from 'vitest';
import { dates } from './dates.ts';

test('formats dates, times and durations', () => {
  expect(dates.day('2025-03-04')).toBe('Tuesday, March 4, 2025');
  expect(dates.dayInList('2025-03-04')).toBe('Tuesday, 4 March 2025');
  expect(dates.date('2025-03-04')).toBe('4 March 2025');
  expect((['00:00', '09:00', '12:00', '12:30', '15:30'] as const).map(dates.slot)).toEqual([
    '12:00 AM',
    '09:00 AM',
    '12:00 PM',
    '12:30 PM',
    '03:30 PM',
  ]);
  expect((['00:00', '09:00', '14:30'] as const).map(dates.time)).toEqual(['12 AM', '9 AM', '2:30 PM']);
  expect([dates.hours(1), dates.hours(24), dates.months(3)]).toEqual(['1 hour', '24 hours', '3 months']);
});
