import { expect, test } from 'vitest';
import { normalizeIndianPhone, withPhonePrefix } from './indian-phone.ts';

test.each([
  '9876543210',
  '09876543210',
  '919876543210',
  '+919876543210',
  '+91 98765 43210',
  '0091 98765 43210',
  '98765 43210',
  '98765-43210',
  '(0) 98765.43210',
  '+91 09876543210',
  '+91 +919876543210',
  '+91 0091-98765-43210',
])('turns %s into +91 and ten digits', (text) => {
  expect(withPhonePrefix(text)).toBe('+91 9876543210');
});

test.each([
  ['+1 415 555 2671', '+91 +14155552671'],
  ['+44 7911 123456', '+91 +447911123456'],
  ['+91 98765', '+91 98765'],
  ['+91 call me', '+91 callme'],
  ['+91 98765432101', '+91 98765432101'],
])('leaves %s for validation', (text, value) => {
  expect(withPhonePrefix(text)).toBe(value);
});

test.each([
  // the text that remains, the position of the caret
  ['', 0],
  ['+91', 3],
  ['+9', 2],
  ['+', 1],
  ['91 ', 0],
])('restores the prefix when %j remains of it', (text, caret) => {
  expect(withPhonePrefix(text, caret)).toBe('+91 ');
});

test.each([
  ['+919876543210', 3], // the space
  ['+9 9876543210', 2], // '1'
  ['+1 9876543210', 1], // '9'
  ['91 9876543210', 0], // '+'
  ['+ 9876543210', 1], // '91'
  ['9876543210', 0], // '+91 '
  ['+99876543210', 2], // '1 '
])('keeps the number when a part of the prefix is deleted: %s', (text, caret) => {
  expect(withPhonePrefix(text, caret)).toBe('+91 9876543210');
});

test('sends nothing if only the prefix is entered', () => {
  expect(normalizeIndianPhone('+91 ')).toBe('');
  expect(normalizeIndianPhone('')).toBe('');
  expect(normalizeIndianPhone('+91 98765 43210')).toBe('+91 9876543210');
});
