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
  // The hills, far roofs, a water tower, houses, trees and the nearest roof.
  town: [
    {
      path: 'M40 473c33-19 67-25 100-20 40 7 64 20 100 15 36-5 56-31 100-37 47-7 87 7 127-3 40-9 64-20 93-23v315H40z',
      color: 'sea-light',
      light: 'far-sea',
    },
    ...hillWithShadow(
      'M40 551V476h25v-12h29v20h17v-29h33v-7h8v7h5v27h23v-15h31v17h20v-25h9v-9h16v9h19v27h24v-17h33v20h20v-39h35v29h23v-21h29v-24h32v-9h11v9h20v120H40z',
      'sea-line',
      'near-sea',
    ),
    ...withShadow(
      {
        path: 'M440 319v-13h6v13l50 26-1 6-8 1-3 35 8 1v5l-15 1 11 131h-8l-4-41-61 1-5 41h-8l9-131-14 1v-5l7-1-3-35-9-1-1-6zM419 393l-3 44h23v-35zM447 403v34h25l-3-44zM415 443l-3 36h27v-36zM447 443v35h28l-3-35z',
        color: 'sea',
      },
      [6, 3],
    ),
    ...withShadow(
      { path: 'M40 469h117v133H40zM235 463h93v127H235zM496 397h67v200H496z', color: 'sand' },
      [6, 2],
    ),
    ...withShadow(
      { path: 'M152 487h84v108H152zM400 481h96v113H400zM340 492h60v102H340z', color: 'white' },
      [6, 2],
    ),
    ...withShadow({ path: 'M141 491l21-35 61-1 23 35z', color: 'terracotta' }, [3, 6]),
    ...withShadow(
      {
        path: 'M40 617V561c15-11 35-8 41 5 15-12 40-9 48 7 20-9 44-4 52 15 13-4 27 3 29 13v16zM459 617c-11-27-3-61 20-67 0-25 31-37 48-20 20-7 41 11 41 40v47z',
        color: 'sea-line',
      },
      [6, 3],
    ),
    ...withShadow(
      {
        path: 'M197 617c-9-31 0-63 23-68 1-23 24-37 44-31 9-19 35-24 49-11 15-19 44-16 56 4 13-12 37-8 45 5 24-9 48 5 51 35v65z',
        color: 'sea',
      },
      [6, 2],
    ),
    { path: 'M40 600l520-2v122H40z', color: 'sea-light' },
    { path: 'M40 668l520-2v54H40z', color: 'sea-deep' },
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
