import { expect, test } from 'vitest';
import { schedule } from '../tests/helpers/schedule.ts';
import { weeklyHours } from './week.ts';

test('the week: equal days that follow one another are put together, Monday first', () => {
  expect(weeklyHours(schedule.hours).map(({ days, sittings }) => [days, sittings.length])).toEqual([
    [['monday'], 0],
    [['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'], 2],
    [['sunday'], 1],
  ]);
});
