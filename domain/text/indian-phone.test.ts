import { expect, test } from 'vitest';
import { editPhone, normalizeIndianPhone, withPhonePrefix } from './indian-phone.ts';

test.each([
  '9876543210',
  '09876543210',
  '919876543210',
  '+91 98765 43210',
  '0091 98765 43210',
  '98765-43210',
  '(0) 98765.43210',
  '+91 09876543210',
  '+91 +919876543210',
  '+91 0091-98765-43210',
  // The number valueBefore typed or filled in before the page valueBefore ready.
  '9876543210+91 ',
  '98765 43210+91',
])('turns %s into +91 and ten digits', (text) => {
  expect(withPhonePrefix(text)).toBe('+91 9876543210');
});

test.each([
  ['+1 415 555 2671', '+91 +14155552671'],
  ['+91 98765', '+91 98765'],
  ['+91 call me', '+91 callme'],
  ['+91 98765432101', '+91 98765432101'],
])('leaves %s for validation', (text, value) => {
  expect(withPhonePrefix(text)).toBe(value);
});

// `|` is the caret; `[` and `]` are the ends of a selection.
test.each<[string, string, string]>([
  // Deleted text. Each row has the value before the edit, the value after it, and what the field shows.
  ['[+91 ]', '|', '+91 |'],
  ['+91 |', '+91|', '+91 |'],
  ['[+91 98765]', '|', '+91 |'],
  ['+91 |9876543210', '+91|9876543210', '+91 |9876543210'],
  ['+91| 9876543210', '+9| 9876543210', '+91 |9876543210'],
  ['|+91 9876543210', '|91 9876543210', '+91 |9876543210'],
  ['+[91] 9876543210', '+| 9876543210', '+91 |9876543210'],
  ['[+91 ]9876543210', '|9876543210', '+91 |9876543210'],
  ['+9[1 987]6543210', '+9|6543210', '+91 |6543210'],
  ['+91 98765|43210', '+91 9876|43210', '+91 9876|43210'],
  // Text typed before or inside the prefix.
  ['|+91 ', '9|+91 ', '+91 9|'],
  ['|+91 8765', '9|+91 8765', '+91 9|8765'],
  ['+|91 ', '+9|91 ', '+91 9|'],
  ['+9|1 ', '+99|1 ', '+91 9|'],
  ['+91| ', '+917| ', '+91 7|'],
  ['[+91 98765]', '9|', '+91 9|'],
  ['+[91 98765]', '+9|', '+91 9|'],
  ['+[91] 98765', '+9| 98765', '+91 9|98765'],
  // Text pasted or filled in before or inside the prefix.
  ['|+91 ', '+91 98765 43210|+91 ', '+91 9876543210|'],
  ['|+91 ', '+91-98765-43210|+91 ', '+91 9876543210|'],
  ['+9|1 ', '+9098765 43210|1 ', '+91 9876543210|'],
  ['+91 |', '+91 0091 98765 43210|', '+91 9876543210|'],
  ['[+91 98765]', '00919876543210|', '+91 9876543210|'],
  ['[+91 ]', '+91 98765 43210|', '+91 9876543210|'],
  // A foreign number is kept, even if it begins like the prefix.
  ['[+91 ]', '+97221234567|', '+91 +97221234567|'],
  // The value is not the result of one edit at the caret, so the whole value is used.
  ['+91 98|', '09876543210|', '+91 9876543210|'],
])('the field %s, edited to %s, shows %s', (before, after, shown) => {
  const start = before.search(/[[|]/);
  const valueBefore = before.replace(/[[\]|]/g, '');
  const { value, caret } = editPhone(
    { value: valueBefore, start },
    after.replace('|', ''),
    after.indexOf('|'),
  );
  expect(`${value.slice(0, caret)}|${value.slice(caret)}`).toBe(shown);
});

test.each(['', '+', '+9', '+91', '+91 '])('the field shows only its prefix if the text is %j', (text) => {
  expect(withPhonePrefix(text)).toBe('+91 ');
});

test('sends nothing if only the prefix is entered', () => {
  expect(normalizeIndianPhone('+91 ')).toBe('');
  expect(normalizeIndianPhone('')).toBe('');
  expect(normalizeIndianPhone('+91 98765 43210')).toBe('+91 9876543210');
});
