import { expect, test } from 'vitest';
import { columnSpanAt } from './picture-grid.ts';

test.each([2, 3, 4, 5, 6, 7, 8, 11, 20])('%i pictures fill the twelve columns of every row', (count) => {
  const rows = [0];
  for (let index = 0; index < count; index++) {
    const span = columnSpanAt(index, count);
    if (rows.at(-1)! + span > 12) rows.push(0);
    rows[rows.length - 1]! += span;
  }
  expect(rows).toEqual(rows.map(() => 12));
});
