import { expect, test } from 'vitest';
import { schedule } from '../../tests/helpers/test-schedule.ts';
import { doctorPeriodsOn, isDoctorInAt, type DoctorHours } from './doctor-hours.ts';
import type { TimeOfDay } from '../time/weekly-hours.ts';
import type { CivilDate, SpecialHours } from '../time/civil-date.ts';

// The clinic is closed on Mondays and from 7 to 11 November 2026, and open in the afternoon on Fridays.
const special: SpecialHours = { date: '2026-11-27', hours: [{ opens: '11:00', closes: '14:00' }] };
const clinic = { ...schedule, specialHours: [special] };

const doctor: DoctorHours = {
  days: ['monday', 'tuesday', 'friday'],
  hours: {
    friday: [
      { opens: '09:00', closes: '12:00' },
      { opens: '17:00', closes: '19:00' },
    ],
  },
};

test('a doctor without hours on a day is in while the clinic is open', () => {
  expect(doctorPeriodsOn(doctor, '2026-11-24', clinic)).toEqual(schedule.hours.tuesday);
});

test.each<[string, CivilDate]>([
  ['a weekday that is not the doctor’s', '2026-11-25'],
  ['a weekday on which the clinic is closed', '2026-11-23'],
  ['a closure', '2026-11-10'],
])('a doctor is not in on %s', (_, date) => {
  expect(doctorPeriodsOn(doctor, date, clinic)).toEqual([]);
});

test('a doctor’s hours are cut to the clinic’s', () => {
  expect(doctorPeriodsOn(doctor, '2026-11-20', clinic)).toEqual([
    { opens: '10:00', closes: '12:00' },
    { opens: '17:00', closes: '19:00' },
  ]);
});

test('a doctor’s hours are cut to the special hours of a date', () => {
  expect(doctorPeriodsOn(doctor, '2026-11-27', clinic)).toEqual([{ opens: '11:00', closes: '12:00' }]);
});

test.each<[CivilDate, TimeOfDay, boolean]>([
  ['2026-11-20', '10:00', true],
  ['2026-11-20', '11:30', true],
  // The doctor leaves at 12:00, but the clinic stays open.
  ['2026-11-20', '12:00', false],
  ['2026-11-20', '16:30', false],
  // The clinic's own closing time can be booked.
  ['2026-11-24', '20:30', true],
  ['2026-11-25', '11:00', false],
])('on %s at %s the doctor is in: %s', (date, time, isIn) => {
  expect(isDoctorInAt(doctor, { date, time }, clinic)).toBe(isIn);
});
