import { expect, test } from 'vitest';
import { columnSpanAt, gridCellAt } from './picture-grid.ts';

test.each([1, 2, 3, 4, 5, 6, 9])(
  '%i pictures fill rows of two, a large picture beside a small one',
  (count) => {
    const spans = Array.from({ length: count }, (_, at) =>
      Number(/wide:col-span-(\d+)/.exec(gridCellAt(at, count))![1]),
    );
    for (let at = 0; at + 1 < count; at += 2) expect(spans[at]! + spans[at + 1]!).toBe(12);
    if (count % 2 === 1) expect(spans.at(-1)).toBe(7);
    if (count > 3) expect(spans[0]).not.toBe(spans[2]);
  },
);

test.each([2, 3, 4, 5, 6, 7, 8, 11, 20])('%i pictures fill the twelve columns of every row', (count) => {
  const rows = [0];
  for (let index = 0; index < count; index++) {
    const span = columnSpanAt(index, count);
    if (rows.at(-1)! + span > 12) rows.push(0);
    rows[rows.length - 1]! += span;
  }
  expect(rows).toEqual(rows.map(() => 12));
});
