import { expect, test } from 'vitest';
import { schedule } from '../tests/helpers/schedule.ts';
import { dayRuns, weeklyHours } from './week.ts';

test('the week: equal days that follow one another are put together, Monday first', () => {
  expect(weeklyHours(schedule.hours).map(({ days, sittings }) => [days, sittings.length])).toEqual([
    [['monday'], 0],
    [['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'], 2],
    [['sunday'], 1],
  ]);
});

test('days: three or more in a row are put together, in the order of the week', () => {
  expect(dayRuns(['sunday', 'wednesday', 'monday', 'tuesday', 'friday', 'saturday'])).toEqual([
    ['monday', 'tuesday', 'wednesday'],
    ['friday', 'saturday', 'sunday'],
  ]);
  expect(dayRuns(['tuesday', 'monday', 'thursday'])).toEqual([['monday'], ['tuesday'], ['thursday']]);
});
