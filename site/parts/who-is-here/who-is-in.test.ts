import { expect, test } from 'vitest';
import { schedule } from '../../../tests/helpers/test-schedule.ts';
import { whoIsIn, type DoctorDays } from './who-is-in.ts';
import type { TimeOfDay } from '../../../domain/time/weekly-hours.ts';
import type { CivilDate } from '../../../domain/time/civil-date.ts';

// The clinic is closed on Mondays, and from 7 to 11 November.
const DOCTORS: DoctorDays[] = [
  { name: 'Dr. A', days: ['tuesday', 'sunday'] },
  { name: 'Dr. B', days: ['tuesday', 'monday', 'thursday'] },
  { name: 'Dr. C', days: [] },
  { name: 'Dr. D', days: ['friday'], hours: { friday: [{ opens: '10:00', closes: '12:00' }] } },
];

test.each<[CivilDate, TimeOfDay, boolean, string]>([
  // Sunday before closing; then only the next open day, because Monday has no hours.
  ['2026-11-22', '13:00', false, 'In today: Dr. A. On Tuesday: Dr. A, Dr. B.'],
  ['2026-11-22', '14:00', false, 'On Tuesday: Dr. A, Dr. B.'],
  ['2026-11-22', '13:00', true, 'On Sunday: Dr. A. On Tuesday: Dr. A, Dr. B.'],
  ['2026-11-27', '11:59', false, 'In today: Dr. D (10 AM-12 PM).'],
  ['2026-11-27', '12:00', false, ''],
  // Nobody whose days are known is in on a Wednesday.
  ['2026-11-25', '09:00', false, 'On Thursday: Dr. B.'],
  // The closure until Wednesday is passed over.
  ['2026-11-07', '09:00', false, 'On Thursday: Dr. B.'],
])('on %s at %s (another day at the visitor: %s) says "%s"', (date, time, isAnotherDay, text) => {
  expect(whoIsIn(DOCTORS, { date, time }, isAnotherDay, schedule)).toBe(text);
});
