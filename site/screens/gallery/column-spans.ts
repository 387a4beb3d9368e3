const PAIRS = [7, 5, 5, 7, 6, 6] as const;

/**
 * How many twelfths of its row a picture takes: an even number of pictures stands in pairs, wide and narrow by turns; an
 * odd one in equal pairs and three at the end.
 *
 * @param index - the picture's, counted from 0
 * @param count - how many there are
 */
export function spanOf(index: number, count: number): 4 | 5 | 6 | 7 | 8 {
  if (count === 1) return 8;
  if (count % 2 === 0) return PAIRS[index % PAIRS.length]!;
  return index < count - 3 ? 6 : 4;
}
