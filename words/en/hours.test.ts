import { expect, test } from 'vitest';
import { schedule } from '../../tests/helpers/test-schedule.ts';
import { weeklyHours } from '../../domain/time/weekly-hours.ts';
import { hours } from './hours.ts';

test('formats the week as lines, exact lines and a sentence', () => {
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
