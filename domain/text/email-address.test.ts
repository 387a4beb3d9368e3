import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

const LONGEST = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`;

const VALID =
  "asha@clinic.example sean.o'malley@hse.example asha+booking@mail.clinic.example a&b=c@clinic.example " +
  '!#$%&*/?^_`{|}~@clinic.example 1@2.example asha.@clinic.example .asha..rao@clinic.example ' +
  'ASHA@CLINIC.EXAMPLE asha@xn--11b4c3d.example';

test.each([...VALID.split(' '), LONGEST])('accepts %s', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  '',
  'asha',
  '@clinic.example',
  'asha@',
  'asha@clinic',
  'asha@clinic.',
  'asha@.example',
  'asha@clinic..example',
  'asha@-clinic.example',
  'asha@clinic-.example',
  `asha@${'b'.repeat(64)}.example`,
  'asha@rao@clinic.example',
  'asha rao@clinic.example',
  'asha@clinic.example, ravi@clinic.example',
  'Asha <asha@clinic.example>',
  '"asha"@clinic.example',
  'asha@clinic_one.example',
  'asha@[192.0.2.1]',
  'आशा@clinic.example',
  'asha@clinic.example\n',
  'asha,rao@clinic.example',
  `${LONGEST}d`,
])('rejects %j', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

// A pattern that backtracks would not finish before the test times out.
test.each(['@', 'a@', '.', 'a.', 'a-', '-'])('rejects a million of %j', (unit) => {
  expect(isEmailAddress(unit.repeat(10 ** 6))).toBe(false);
});
