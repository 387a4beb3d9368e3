import { expect, test } from 'vitest';
import { readNumber } from './typed-values.ts';

test.each([
  ['4500', 4500],
  [' 4,500 ', 4500],
  ['1,50,000', 150_000],
  ['12 000', 12_000],
  ['4,5', '4,5'],
  ['about 500', 'about 500'],
  [' ', null],
])('reads %j as a whole number', (typed, value) => {
  expect(readNumber(typed)).toBe(value);
});
