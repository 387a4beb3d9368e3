import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DoctorsSchema } from './doctors.ts';

const DOCTOR = {
  id: 'dr-asha-rao',
  name: 'Dr. Asha Rao',
  title: 'Dentist',
  qualifications: 'BDS',
  location: 'Bandra',
  days: ['monday', 'tuesday'],
};

test.each([
  [{ tuesday: [{ opens: '09:00', closes: '12:00' }] }, undefined],
  [{ friday: [{ opens: '09:00', closes: '12:00' }] }, 'hours of weekdays that are also in `days`'],
  [{ tuesday: [{ opens: '12:00', closes: '09:00' }] }, 'later than the opening time'],
])('checks the hours %j of a doctor on Monday and Tuesday', (hours, shouldBe) => {
  const issue = v.safeParse(DoctorsSchema, { doctors: [{ ...DOCTOR, hours }] }).issues?.[0];
  expect(issue && v.getDotPath(issue)).toEqual(shouldBe && expect.stringContaining('doctors.0.hours'));
  expect(issue?.message).toEqual(shouldBe && expect.stringContaining(shouldBe));
});
