import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, timeOf } from './civil-date.ts';
import { fromAppointmentParams, toAppointmentParams } from './wire.ts';

const request = {
  name: 'Asha Rane',
  email: 'asha@example.com',
  phone: '98200 12345',
  date: '2025-03-04',
  time: '15:30',
  notes: '',
};
const params = {
  patient_name: 'Asha Rane',
  patient_email: 'asha@example.com',
  patient_phone: '98200 12345',
  appointment_date: 'Tuesday, March 4, 2025',
  appointment_time: '03:30 PM',
  notes: 'No additional notes',
  appointment_id: 'DENT-ABC123',
};

describe('an appointment on the wire', () => {
  test('is the seven fields of the e-mail templates, in their order and in words', () => {
    const made = toAppointmentParams(request, 'DENT-ABC123');
    expect(made).toEqual(params);
    expect(Object.keys(made)).toEqual(Object.keys(params));
  });

  test('of any day and time is read back as it was', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 25_000 }),
        fc.integer({ min: 0, max: 1439 }),
        fc.constantFrom('', 'It hurts.'),
        (days, minutes, notes) => {
          const any = { ...request, date: addDays('2000-01-01', days), time: timeOf(minutes), notes };
          expect(fromAppointmentParams(toAppointmentParams(any, 'DENT-ABC123'))).toEqual({
            ...any,
            id: 'DENT-ABC123',
          });
        },
      ),
    );
  });

  test.each([
    '',
    'next week',
    'Wednesday, March 4, 2025',
    'Monday, June 31, 2025',
    '2025-03-04',
    '4 March 2025',
    'Tuesday, March 4, 2025 ',
    'Tuesday, March 04, 2025',
    'Tuesday, March 4, 2025 (x)',
  ])('with %j for a date has none', (appointment_date) => {
    expect(fromAppointmentParams({ ...params, appointment_date }).date).toBeNull();
  });

  test.each(['', '15:30', '3:30 PM', '13:30 PM', '00:30 AM', '03:60 PM', '03:30 PM '])(
    'with %j for a time has none',
    (appointment_time) => {
      expect(fromAppointmentParams({ ...params, appointment_time }).time).toBeNull();
    },
  );
});
