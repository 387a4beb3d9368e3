/** How wide its crests and troughs are by turns: cut by hand, no two alike. */
const SWELLS = [208, 240, 186, 224];

type Sheet = {
  /** where its first crest begins */
  start: number;
  top: number;
  /** how high a crest stands against its width */
  swell: number;
  /** of the picture that it runs across, and in whose foot it ends */
  size: { width: number; height: number };
};

/** A sheet of paper cut as the sea: the path of its waves across a picture, down to the picture's foot. */
export function wavePath({ start, top, swell, size }: Sheet): string {
  let path = `M${start} ${top}`;
  for (let at = 0, x = start; x < size.width; at++) {
    const width = SWELLS[at % SWELLS.length]!;
    const height = (width * swell * (at % 2 === 0 ? -1 : 1)).toFixed(1);
    path += `q${width / 2} ${height} ${width} 0`;
    x += width;
  }
  return `${path}V${size.height}H${start}z`;
}
