/** Grid of pictures in two sizes, in pairs; the larger one alternates between left and right. */
export const PICTURE_GRID = 'grid gap-x-gap gap-y-12 md:grid-cols-12 wide:gap-x-14 wide:gap-y-20';

/** Value for the `sizes` attribute of a picture in the grid. */
export const GRID_SIZES = '(width >= 76rem) 44rem, (width >= 48rem) 45vw, 92vw';

const LARGE = 'md:col-span-6 wide:col-span-7';
const SMALL = 'md:col-span-6 wide:col-span-5 wide:mt-32';

/** Classes of the picture at `index`. A last picture without a partner is large. */
export function gridCellAt(index: number, count: number): string {
  const isLeftOver = index === count - 1 && count % 2 === 1;
  return isLeftOver || index % 4 === 0 || index % 4 === 3 ? LARGE : SMALL;
}

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
