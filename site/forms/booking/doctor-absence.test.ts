import { expect, test } from 'vitest';
import type { DoctorHours } from '../../../domain/clinic/doctor-hours.ts';
import { schedule } from '../../../tests/helpers/test-schedule.ts';
import { doctorAbsence } from './doctor-absence.ts';
import type { Schedule } from '../../../domain/clinic/opening-hours.ts';

// The clinic is closed on Mondays and from 7 to 11 November 2026.

const ON_TUESDAYS: DoctorHours = { days: ['tuesday'] };
const FRIDAY_MORNING: DoctorHours = {
  days: ['friday'],
  hours: { friday: [{ opens: '10:00', closes: '12:00' }] },
};
const FRIDAY_NOON: DoctorHours = {
  days: ['friday'],
  hours: { friday: [{ opens: '11:00', closes: '13:00' }] },
};

const clinic: Schedule = {
  ...schedule,
  hours: { ...schedule.hours, friday: [{ opens: '10:00', closes: '19:00' }] },
};

function absence(doctors: DoctorHours[], date: string, time = ''): string {
  return doctorAbsence({ of: 'service', name: 'Root Canal', doctors }, date, time, clinic);
}

test.each([
  ['a day of one of the doctors', [ON_TUESDAYS, FRIDAY_NOON], '2026-11-24', '10:00', ''],
  [
    'a day of none of the doctors',
    [ON_TUESDAYS, FRIDAY_NOON],
    '2026-11-25',
    '',
    'Root Canal: on Wednesday, November 25, 2026, no doctor who does it is in.',
  ],
  ['a time of the second doctor', [FRIDAY_MORNING, FRIDAY_NOON], '2026-11-27', '12:30', ''],
  [
    'a time of neither doctor',
    [FRIDAY_NOON, FRIDAY_MORNING],
    '2026-11-27',
    '15:00',
    'Root Canal: on Friday, November 27, 2026, a doctor who does it is in only 10 AM-1 PM.',
  ],
  ['a day on which the clinic is closed', [ON_TUESDAYS], '2026-11-23', '', ''],
  ['no date yet', [ON_TUESDAYS], '', '', ''],
])('a service on %s', (_, doctors, date, time, sentence) => {
  expect(absence(doctors, date, time)).toBe(sentence);
});

test('a doctor is named', () => {
  const presence = { of: 'doctor' as const, name: 'Dr. Asha Rao', doctors: [ON_TUESDAYS] };
  expect(doctorAbsence(presence, '2026-11-25', '', clinic)).toBe(
    'Dr. Asha Rao is not in on Wednesday, November 25, 2026.',
  );
});

test('without known days nothing is said', () => {
  expect(doctorAbsence(undefined, '2026-11-25', '', clinic)).toBe('');
});
