import { expect, test } from 'vitest';
import { dayRuns } from './weekly-hours.ts';

test('dayRuns groups three or more consecutive days, in the order of the week', () => {
  expect(dayRuns(['sunday', 'wednesday', 'monday', 'tuesday', 'friday', 'saturday'])).toEqual([
    ['monday', 'tuesday', 'wednesday'],
    ['friday', 'saturday', 'sunday'],
  ]);
  expect(dayRuns(['tuesday', 'monday', 'thursday'])).toEqual([['monday'], ['tuesday'], ['thursday']]);
});
