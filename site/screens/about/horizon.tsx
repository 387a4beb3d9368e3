import { wavePath } from '../../ui/waves.tsx';

const SIZE = { width: 3840, height: 320 };

const SHEETS = [
  { start: -20, top: 196, swell: 0.04, className: 'fill-sea-light' },
  { start: -120, top: 226, swell: 0.06, className: 'fill-sea-line' },
  { start: -60, top: 258, swell: 0.07, className: 'fill-sea' },
  { start: -170, top: 292, swell: 0.07, className: 'fill-sea-deep' },
];

/** The sea with a boat and the setting sun. The drawing is wider than any window. */
export function Horizon() {
  const [farthest, ...nearer] = SHEETS.map(({ className, ...sheet }) => ({
    className,
    path: wavePath({ ...sheet, size: { ...SIZE, height: SIZE.height + 8 } }),
  }));
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="xMidYMax slice"
      className="-mt-8 -mb-px block print:hidden h-64 w-full overflow-visible wide:-mt-36 wide:h-80"
      aria-hidden="true"
      focusable="false"
    >
      <g className="fill-sun-ring">
        <path
          d="M1930-25c127-2 229 101 230 229s-102 231-230 232-232-104-233-232 105-227 233-229z"
          opacity=".45"
        />
        <path d="M1930 42c91-1 163 73 164 164s-73 164-164 165-164-74-165-165 73-163 165-164z" opacity=".8" />
      </g>
      <path
        d="M1930 108c53-1 96 43 97 96s-43 97-96 97-97-43-97-96 43-96 96-97z"
        className="fill-terracotta opacity-45"
      />
      <path d={farthest!.path} className={farthest!.className} />
      <path d="M1842 212q86-9 172 0-86 9-172 0zM1880 228q50-8 106 0-56 9-106 0z" className="fill-white/80" />
      <Boat />
      {nearer.map(({ path, className }) => (
        <g key={className} className={className}>
          <path d={path} transform="translate(12 -1)" className="fill-night/16" />
          <path d={path} strokeWidth="8" paintOrder="stroke" className="stroke-white/32" />
        </g>
      ))}
    </svg>
  );
}

function Boat() {
  return (
    <g transform="translate(1962 136) scale(.84)">
      <path d="M70 4c25 32 38 66 38 98l-68 2c20-26 31-60 30-100z" className="fill-night/15" />
      <path d="M64 0c25 32 38 66 38 98l-68 2c20-26 31-60 30-100z" className="fill-white" />
      <path d="M64 0c25 32 38 66 38 98l-28 1c2-34-2-66-10-99z" className="fill-sand" />
      <path d="M61-6h4v110h-4z" className="fill-sea" />
      <path
        d="M-4 88c12 10 30 14 56 14 32 0 58-6 88-20-6 22-20 36-38 42H34C14 118 2 106-4 88z"
        className="fill-terracotta"
      />
      <path
        d="M0 98c10 9 30 13 54 13 30 0 56-5 80-16l-4 8c-24 10-46 14-76 14-24 0-38-4-50-12z"
        className="fill-white"
      />
    </g>
  );
}
