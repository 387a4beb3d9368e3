import { expect, test } from 'vitest';
import type { Access } from '../domain/clinic/access-and-visit.ts';
import { visit } from './en/visit.ts';
import { accessFacts } from './visit-facts.ts';

test.each<[NonNullable<Access['entrance']>, string[]]>([
  [{ lift: true }, ['A lift brings you up.']],
  [{ lift: false }, ['There is no lift.']],
  [{ steps: 0 }, ['There are no steps on the way in.']],
  [{ steps: 0, lift: false }, ['There are no steps on the way in.']],
  [{ steps: 0, lift: true }, ['A lift brings you up. There are no steps on the way.']],
  [{ steps: 1 }, ['There is one step on the way in.']],
  [{ steps: 1, lift: false }, ['There is one step on the way in.', 'There is no lift.']],
  [{ steps: 7, lift: true }, ['There are 7 steps on the way in, then a lift.']],
])('%j', (entrance, lines) => {
  expect(accessFacts({ entrance }, visit)).toEqual([{ label: 'Steps and lift', lines }]);
});

test('an entrance of which nothing is known is not mentioned', () => {
  expect(accessFacts({ entrance: {} }, visit)).toEqual([]);
});
