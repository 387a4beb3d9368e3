import { expect, test } from 'vitest';
import { words } from './home.ts';

test.each([
  [15, '+', '15+'],
  [1200, '+', '1200+'],
  [50_000, '+', '50,000+'],
  [2_50_000, '', '2,50,000'],
  [99, '%', '99%'],
])('formats %i with Indian grouping, and four digits without a comma', (figure, suffix, shown) => {
  expect(words.figure({ figure, suffix })).toBe(shown);
});
