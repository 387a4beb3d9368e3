/** A wall of pictures that hang at two sizes, in pairs, the larger left and right by turns. */
export const PICTURE_GRID = 'grid gap-x-gap gap-y-12 md:grid-cols-12 wide:gap-x-14 wide:gap-y-20';

/** How wide one of them is at most, as in the `sizes` attribute. */
export const GRID_SIZES = '(width >= 76rem) 44rem, (width >= 48rem) 45vw, 92vw';

const LARGE = 'md:col-span-6 wide:col-span-7';
const SMALL = 'md:col-span-6 wide:col-span-5 wide:mt-32';

/** The classes of a picture by its place; one that is left over hangs large. */
export function gridCellAt(index: number, count: number): string {
  const isLeftOver = index === count - 1 && count % 2 === 1;
  return isLeftOver || index % 4 === 0 || index % 4 === 3 ? LARGE : SMALL;
}
