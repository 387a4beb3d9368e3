import { wavePath } from './wave-path.ts';

const SIZE = { width: 1440, height: 96 };

const SHEETS = [
  { start: -30, top: 26, swell: 0.053, className: 'fill-sea-line' },
  { start: -110, top: 52, swell: 0.067, className: 'fill-sea' },
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
