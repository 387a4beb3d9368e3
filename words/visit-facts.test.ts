import { expect, test } from 'vitest';
import { visit } from './en/visit.ts';
import { accessFacts, factLines } from './visit-facts.ts';

test.each([
  [undefined, true, 'A lift brings you up.'],
  [0, false, 'There are no steps on the way in.'],
  [0, true, 'A lift brings you up. There are no steps on the way.'],
  [1, false, 'There is one step on the way in, and no lift.'],
  [7, true, 'There are 7 steps on the way in, then a lift.'],
])('%s steps, lift: %s', (steps, lift, text) => {
  expect(
    factLines(accessFacts({ entrance: steps === undefined ? { lift } : { steps, lift } }, visit)),
  ).toEqual([`Steps and lift: ${text}`]);
});
