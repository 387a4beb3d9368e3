import { expect, test } from 'vitest';
import { gridCellAt } from './picture-grid.ts';

test.each([1, 2, 3, 4, 5, 6, 9])(
  '%i pictures fill their rows two by two, a large one beside a small one',
  (count) => {
    const spans = Array.from({ length: count }, (_, at) =>
      Number(/wide:col-span-(\d+)/.exec(gridCellAt(at, count))![1]),
    );
    for (let at = 0; at + 1 < count; at += 2) expect(spans[at]! + spans[at + 1]!).toBe(12);
    if (count % 2 === 1) expect(spans.at(-1)).toBe(7);
    if (count > 3) expect(spans[0]).not.toBe(spans[2]);
  },
);
