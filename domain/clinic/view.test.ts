import { expect, test } from 'vitest';
import { partOfDayAt } from './view.ts';
import type { TimeOfDay } from '../time/weekly-hours.ts';

test.each<[TimeOfDay, string]>([
  ['05:59', 'night'],
  ['06:00', 'morning'],
  ['09:59', 'morning'],
  ['10:00', 'day'],
  ['16:59', 'day'],
  ['17:00', 'dusk'],
  ['19:59', 'dusk'],
  ['20:00', 'night'],
  ['00:00', 'night'],
])('%s is in the part of the day "%s"', (time, part) => {
  expect(partOfDayAt(time)).toBe(part);
});
