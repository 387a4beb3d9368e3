import { expect, test } from 'vitest';
import { latinDigits } from './latin-digits.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['૦૧૨૩૪૫૬૭૮૯', '0123456789'],
  ['+91 ९८७६५ 43210', '+91 98765 43210'],
])('%s is %s', (typed, latin) => {
  expect(latinDigits(typed)).toBe(latin);
});
