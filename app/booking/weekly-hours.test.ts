import { expect, test } from 'vitest';
import { clinic } from '../../clinic/clinic.ts';
import { hoursByDays } from './weekly-hours.ts';

test('equal days are put together, Monday first', () => {
  expect(hoursByDays(clinic).map(({ days }) => [days[0], days.at(-1)])).toEqual([
    ['monday', 'saturday'],
    ['sunday', 'sunday'],
  ]);
});
