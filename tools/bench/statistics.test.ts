import { expect, test } from 'vitest';
import { median } from './statistics.ts';

test.each([
  [[5, 1, 9], 5],
  [[4, 1, 9, 6], 5],
  [[7], 7],
  [[], NaN],
])('the median of %o is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});
