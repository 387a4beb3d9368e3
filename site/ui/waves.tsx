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

const SIZE = { width: 1440, height: 96 };

const SHEETS = [
  { start: -30, top: 26, swell: 0.053, className: 'fill-wave-back' },
  { start: -110, top: 52, swell: 0.067, className: 'fill-wave-middle' },
  { start: -60, top: 76, swell: 0.067, className: 'fill-night' },
];

/**
 * Waves at the top of the footer. They cover the bottom of the last section, which reserves the space for
 * them (waves.css), so that its background is visible behind them. The last sheet has the footer's colour.
 */
export function Waves() {
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="xMidYMax slice"
      className="waves"
      aria-hidden="true"
      focusable="false"
    >
      {SHEETS.map(({ className, ...sheet }) => {
        const path = wavePath({ ...sheet, size: SIZE });
        return (
          <g key={className} className={className}>
            <path d={path} transform="translate(12 0)" className="fill-night/16" />
            {/* The white edge of the paper. */}
            <path d={path} strokeWidth="8" paintOrder="stroke" className="stroke-white/32" />
          </g>
        );
      })}
    </svg>
  );
}
