import { describe, expect, test } from 'vitest';
import { fromAppointmentParams, toAppointmentParams, refusedFields } from './form-protocols.ts';

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

describe('template parameters', () => {
  test('have the seven fields of the e-mail templates in order, with formatted date and time', () => {
    const made = toAppointmentParams(request, 'DENT-ABC123');
    expect(made).toEqual(params);
    expect(Object.keys(made)).toEqual(Object.keys(params));
  });

  test.each([
    ['2025-03-04', '15:30', ''],
    ['2028-02-29', '00:05', 'It hurts.'],
    ['2026-12-31', '12:00', ''],
    ['2027-01-01', '23:59', 'It hurts.'],
  ])('of %s at %s with the notes %j are converted back to the request', (date, time, notes) => {
    const sent = { ...request, date, time, notes };
    const received = fromAppointmentParams(toAppointmentParams(sent, 'DENT-ABC123'));
    expect(received).toEqual({ ...sent, id: 'DENT-ABC123' });
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
  ])('with the date %j have none', (appointment_date) => {
    expect(fromAppointmentParams({ ...params, appointment_date }).date).toBeNull();
  });

  test.each(['', '15:30', '3:30 PM', '13:30 PM', '00:30 AM', '03:60 PM', '03:30 PM '])(
    'with the time %j have none',
    (appointment_time) => {
      expect(fromAppointmentParams({ ...params, appointment_time }).time).toBeNull();
    },
  );
});

test.each([
  [
    400,
    'The template params are invalid: patient_name is required, appointment_time should be one',
    ['name', 'time'],
  ],
  [422, 'The recipients address is corrupted', ['email']],
  [
    422,
    'The recipients address is corrupted: patient_email should be an email, notes should be text',
    ['email', 'notes'],
  ],
  [400, 'The Public Key is invalid.', []],
  [412, 'SMTP: patient_name', []],
] as const)('an answer of %i with %j names the fields %j', (status, text, fields) => {
  expect(refusedFields({ status, text })).toEqual(fields);
});
