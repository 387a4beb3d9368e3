import type { DrawnView } from '../../../domain/clinic/view.ts';
import { wavePath } from '../../ui/waves.tsx';

/** One sheet of paper in the picture. `color` is a colour token of the theme. */
type Sheet = {
  path: string;
  color:
    | 'white'
    | 'sand'
    | 'mist-deep'
    | 'sea-light'
    | 'sea-line'
    | 'sea'
    | 'sea-deep'
    | 'night'
    | 'terracotta';
  /** the part whose colour changes with the time of day (window-drawing.css) */
  light?: 'sky' | 'rays' | 'sun' | 'glow' | 'far-sea' | 'near-sea';
  opacity?: number;
  /** offset from the path's coordinates: [right, down] */
  place?: readonly [number, number];
};

export const WINDOW_SIZE = { width: 600, height: 720 };

const sea = (start: number, top: number, swell: number) => wavePath({ start, top, swell, size: WINDOW_SIZE });

const SUN = 'M227 236c53-1 96 42 97 94s-43 97-96 97-97-43-97-96 43-94 96-95z';
const SAIL = 'M64 0c25 32 38 66 38 98l-68 2c20-26 31-60 30-100z';
const HULL = 'M-4 88c12 10 30 14 56 14 32 0 58-6 88-20-6 22-20 36-38 42H34C14 118 2 106-4 88z';
const BOAT = [296, 404] as const;

/** A sheet with its shadow below it. */
function withShadow(sheet: Sheet, [right, down]: readonly [number, number]): Sheet[] {
  const [x, y] = sheet.place ?? [0, 0];
  return [{ path: sheet.path, color: 'night', opacity: 0.15, place: [x + right, y + down] }, sheet];
}

/** A wave with its shadow and the white edge of its paper. */
function waveWithShadow(path: string, color: Sheet['color'], light?: Sheet['light']): Sheet[] {
  const edge: Sheet = { path, color: 'white', opacity: 0.32, place: [0, -4] };
  return [{ path, color: 'night', opacity: 0.15, place: [12, -1] }, edge, { path, color, light }];
}

/** A hill with its shadow on what is behind it. */
function hillWithShadow(path: string, color: Sheet['color'], light?: Sheet['light']): Sheet[] {
  return [
    { path, color: 'night', opacity: 0.1, place: [10, -5] },
    { path, color, light },
  ];
}

/**
 * A ring of the frame: an arch with a smaller arch cut out. Both numbers are distances from the picture's
 * edge.
 */
function ring(outer: number, inner: number): string {
  return [outer, inner]
    .map((inset) => {
      const radius = 300 - inset;
      return `M${inset} 720V300a${radius} ${radius} 0 0 1 ${2 * radius} 0v420z`;
    })
    .join('');
}

/** The sky with the sun and its rings. */
const SKY: readonly Sheet[] = [
  { path: 'M40 720V300a260 260 0 0 1 520 0v420z', color: 'mist-deep', light: 'sky' },
  // The sun's rings, then the sun.
  {
    path: 'M226 111c121-2 219 96 219 218s-97 219-218 219S8 452 8 329s96-217 218-218z',
    color: 'white',
    light: 'rays',
    opacity: 0.35,
  },
  {
    path: 'M226 175c86-1 155 69 155 154s-69 155-154 155S71 415 71 329s69-153 155-154z',
    color: 'white',
    light: 'rays',
    opacity: 0.6,
  },
  { path: SUN, color: 'sand', light: 'sun' },
  { path: SUN, color: 'terracotta', light: 'glow', opacity: 0.42 },
];

/** What is seen below the sky. */
const BELOW_SKY = {
  sea: [
    { path: sea(-20, 452, 0.05), color: 'sea-light', light: 'far-sea' },
    ...withShadow({ path: SAIL, color: 'white', place: BOAT }, [7, 4]),
    { path: 'M64 0c25 32 38 66 38 98l-28 1c2-34-2-66-10-99z', color: 'sand', place: BOAT },
    { path: 'M61-6h4v110h-4z', color: 'sea', place: BOAT },
    ...withShadow({ path: HULL, color: 'terracotta', place: BOAT }, [6, 4]),
    ...waveWithShadow(sea(-120, 520, 0.07), 'sea-line', 'near-sea'),
    ...waveWithShadow(sea(-60, 584, 0.085), 'sea'),
    ...waveWithShadow(sea(-170, 648, 0.09), 'sea-deep'),
  ],
  hills: [
    ...hillWithShadow(
      'M-20 540c90-64 178-92 262-70 70 18 112 64 196 56 70-8 116-44 182-50v244H-20z',
      'sea-light',
      'far-sea',
    ),
    ...hillWithShadow(
      'M-20 566c70-18 148-16 222 16 82 36 130 40 204 6 82-38 142-44 214-30v162H-20z',
      'sea-line',
      'near-sea',
    ),
    ...hillWithShadow('M-20 652c96-46 196-44 282-20 96 28 200 30 358-26v114H-20z', 'sea'),
  ],
} satisfies Record<DrawnView, readonly Sheet[]>;

/** The frame, an arch. */
const FRAME: readonly Sheet[] = [
  ...withShadow({ path: ring(38, 54), color: 'sea' }, [9, 11]),
  ...withShadow({ path: ring(20, 44), color: 'white' }, [7, 9]),
  ...withShadow({ path: ring(0, 27), color: 'sand' }, [7, 9]),
];

/**
 * The emblem, an arched window with a view: sheets of paper from back to front, to be filled by the even-odd
 * rule. It is drawn standing on a sill.
 *
 * @param view - what is below the sky
 */
export function windowSheets(view: DrawnView): readonly Sheet[] {
  return [...SKY, ...BELOW_SKY[view], ...FRAME];
}
