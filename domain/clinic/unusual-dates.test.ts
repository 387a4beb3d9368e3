import { expect, test } from 'vitest';
import { schedule } from '../../tests/helpers/test-schedule.ts';
import { unusualDates } from './unusual-dates.ts';
import type { Schedule } from './opening-hours.ts';
import type { OpeningPeriod } from '../time/weekly-hours.ts';

const hours: OpeningPeriod[] = [{ opens: '09:00', closes: '12:00' }];
const clinic: Schedule = { ...schedule, specialHours: [{ date: '2026-12-31', hours }] };

test('lists a closure as one span, interrupted by a date with special hours', () => {
  expect(unusualDates(clinic, '2026-11-10', 60)).toEqual([
    { from: '2026-11-10', through: '2026-11-11', closure: 'Diwali', periods: [] },
    { from: '2026-12-30', through: '2026-12-30', closure: 'the winter break', periods: [] },
    { from: '2026-12-31', through: '2026-12-31', closure: undefined, periods: hours },
    { from: '2027-01-01', through: '2027-01-02', closure: 'the winter break', periods: [] },
  ]);
});

test('lists nothing after the given number of days', () => {
  expect(unusualDates(clinic, '2026-11-12', 48)).toEqual([]);
});
