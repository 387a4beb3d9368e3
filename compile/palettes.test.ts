import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { OwnColors } from '../domain/clinic/colors.ts';
import { SAMPLE_FOLDER } from './clinic-folder.ts';
import { contrast, mixedInOklab } from './mix-colors.ts';
import { dayPalette, nightPalette, type Palette, type Role } from './palettes.ts';
import { readTheme } from './theme.ts';

const GROUNDS: Role[] = ['ground', 'ground-cool', 'ground-quiet', 'ground-mint', 'ground-warm', 'sheet'];
const NOTES: Role[] = ['error-pale', 'success-pale', 'info-pale'];
const DEEP: Role[] = ['deep', 'floor', 'panel'];

/** Which colours stand on which grounds, and the contrast that WCAG requires between them. */
const PAIRS: [colors: Role[], grounds: Role[], minRatio: number][] = [
  // Running text.
  [['text'], [...GROUNDS, ...NOTES, 'field', 'accent-pale'], 7],
  [['on-deep', 'on-deep-strong'], DEEP, 7],
  // Other text.
  [['text-soft'], [...GROUNDS, 'field', 'accent-pale'], 4.5],
  [['head', 'link'], [...GROUNDS, 'accent-pale', 'sky'], 4.5],
  [['figure'], ['ground-warm'], 4.5],
  [['link-over'], ['ground', 'ground-cool', 'sheet'], 4.5],
  [['accent-text'], ['ground', 'ground-cool', 'ground-quiet', 'ground-warm', 'sheet', 'accent-pale'], 4.5],
  [['on-fill'], ['fill', 'fill-over'], 4.5],
  [['on-pill'], ['pill', 'pill-over'], 4.5],
  [['on-now'], ['now'], 4.5],
  [['error'], ['sheet', 'error-pale'], 4.5],
  [['success'], ['sheet', 'ground-cool', 'success-pale'], 4.5],
  [['info'], ['info-pale'], 4.5],
  [['on-deep-strong'], ['deep-over'], 4.5],
  // Lines of controls, icons, focus rings.
  [['fill'], ['ground', 'ground-cool', 'sheet'], 3],
  [['button-line'], ['ground', 'ground-cool', 'ground-mint', 'sheet'], 3],
  [['field-line'], ['sheet', 'field'], 3],
  [['accent', 'focus'], ['ground', 'ground-cool', 'sheet'], 3],
  [['focus-on-fill'], ['fill'], 3],
];

/** Lists the pairs of a palette with too little contrast. */
function unreadable(palette: Palette, lamp: string): string[] {
  const pairs = PAIRS.flatMap(([colors, grounds, minRatio]) =>
    colors.flatMap((color) => grounds.map((ground) => ({ color, ground, minRatio }))),
  );
  const found = pairs
    .map(({ color, ground, minRatio }) => ({
      text: `${color} on ${ground}`,
      ratio: contrast(palette[color], palette[ground]),
      minRatio,
    }))
    .filter(({ ratio, minRatio }) => ratio < minRatio)
    .map(({ text, ratio }) => `${text} ${ratio.toFixed(2)}`);
  return contrast(palette['on-lamp'], lamp) < 7 ? [...found, 'on-lamp'] : found;
}

function themeOf(own?: OwnColors) {
  return readTheme(join(SAMPLE_FOLDER, 'theme.css'), own).colors;
}

const PLUM = {
  ground: '#faf7f5',
  ink: '#2a1f2b',
  main: '#6b2d5c',
  dark: '#33142d',
  accent: '#a8412f',
  soft: '#ecdde8',
};
const CLINICS = {
  sample: themeOf(),
  'plum and coral': themeOf(PLUM),
  'navy and ochre': themeOf({
    ...PLUM,
    main: '#234a86',
    dark: '#11223f',
    accent: '#8a6116',
    soft: '#d9e4f4',
  }),
  'olive and brick': themeOf({
    ...PLUM,
    main: '#4b5d23',
    dark: '#252e10',
    accent: '#94452c',
    soft: '#e2e8d0',
  }),
  greys: themeOf({ ...PLUM, main: '#555555', dark: '#222222', accent: '#666666', soft: '#e4e4e4' }),
  'a bright main colour and a dark accent': themeOf({
    ...PLUM,
    main: '#0b7285',
    dark: '#2a2a2a',
    accent: '#1a1a2e',
    soft: '#d6f0f5',
  }),
};

test.each(Object.entries(CLINICS))('texts and controls can be read by day and at night: %s', (_, colors) => {
  expect(unreadable(dayPalette(colors), colors.lamp)).toEqual([]);
  expect(unreadable(nightPalette(colors), colors.lamp)).toEqual([]);
});

test('the dark palette is dark, and its sheets are lighter than the page', () => {
  for (const colors of Object.values(CLINICS)) {
    const { ground, sheet, field, floor, head } = nightPalette(colors);
    expect(contrast(head, ground)).toBeGreaterThan(12);
    expect(contrast(head, sheet)).toBeLessThan(contrast(head, ground));
    expect(contrast(head, field)).toBeGreaterThan(contrast(head, sheet));
    expect(contrast(head, floor)).toBeGreaterThan(contrast(head, ground));
  }
});

// The expected values are Chromium's results for `color-mix(in oklab, …)`.
test.each([
  ['#0c3332', 0.7, '#000000', '#041c1b'],
  ['#9dc5ba', 0.62, '#fbf6ee', '#c1d8cd'],
  ['#ffffff', 1, '#000000', '#ffffff'],
])('mixes %s by %s with %s as browsers do', (color, share, other, mixture) => {
  expect(mixedInOklab(color, share, other)).toBe(mixture);
});
