/** The widths of successive crests and troughs, irregular as if cut by hand. */
const WIDTHS = [208, 240, 186, 224];

type Sheet = {
  /** where the first crest begins */
  start: number;
  top: number;
  /** height of a crest relative to its width */
  swell: number;
  /** of the picture; the waves go across its width and down to its bottom */
  size: { width: number; height: number };
};

/** @returns the SVG path of a sheet of paper with waves as its upper edge */
export function wavePath({ start, top, swell, size }: Sheet): string {
  let path = `M${start} ${top}`;
  for (let index = 0, x = start; x < size.width; index++) {
    const width = WIDTHS[index % WIDTHS.length]!;
    const height = (width * swell * (index % 2 === 0 ? -1 : 1)).toFixed(1);
    path += `q${width / 2} ${height} ${width} 0`;
    x += width;
  }
  return `${path}V${size.height}H${start}z`;
}
