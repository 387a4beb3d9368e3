/** Grid of before-and-after pictures, two in a row. */
export const PICTURE_GRID = 'grid gap-x-gap gap-y-12 md:grid-cols-2 wide:gap-x-14 wide:gap-y-16';

/** Value for the `sizes` attribute of a picture in the grid. */
export const GRID_SIZES = '(width >= 76rem) 38rem, (width >= 48rem) 45vw, 92vw';

const PAIR_SPANS = [7, 5, 5, 7, 6, 6] as const;

/**
 * Number of columns, out of twelve, that a picture takes. With an even count, pictures are in rows of two,
 * wide and narrow alternating; with an odd count, in equal pairs and a last row of three.
 *
 * @param index - of the picture, from 0
 * @param count - number of pictures
 */
export function columnSpanAt(index: number, count: number): 4 | 5 | 6 | 7 | 8 {
  if (count === 1) return 8;
  if (count % 2 === 0) return PAIR_SPANS[index % PAIR_SPANS.length]!;
  return index < count - 3 ? 6 : 4;
}
