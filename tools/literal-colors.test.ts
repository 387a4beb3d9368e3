import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLORS } from '../domain/clinic/colors.ts';

const COLOR =
  /(?<![\w&])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|(?<![a-z-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!from )[^)]*\)/gi;

/** Colours that do not belong to a clinic's theme, with the reason. */
const EXCEPTIONS: [file: string, color: string, why: string][] = [
  ['site/print.css', '#000', 'on paper, text is black'],
  ['relay/emails/email-layout.tsx', '#000', 'on paper, text is black'],
  ['site/parts/urgent-help/in-pain.css', '#000', 'on paper, lines are black'],
  [
    'compile/mix-colors.ts',
    '#ffffff',
    'what makes sheets lighter than the lightest colour, and a main colour soft',
  ],
  ['domain/clinic/colors.ts', '#1c635d', 'an example in what an owner is told'],
  ['compile/town-window.ts', '#b9d8d0', 'an example in a comment'],
  ['compile/theme.ts', '#1c635d', 'an example in what an owner is told'],
  ['compile/palettes.ts', '#000000', 'what makes grounds darker than the darkest colour'],
  ['site/forms/booking/photos/prepare-photo.ts', '#fff', 'what is behind a transparent photograph'],
  [
    'site/forms/booking/photos/prepare-photo.ts',
    'rgb(${color.join()',
    'a test whether scripts read the pixels they draw',
  ],
  ['compile/mix-colors.ts', '#fffdfb', 'what makes a ground of a colour of the owner'],
  ['compile/mix-colors.ts', '#121212', 'what makes ink of it'],
  ['compile/mix-colors.ts', '#0a0a0a', 'what makes it dark'],
];

test('all colours come from the theme', () => {
  const files = globSync('{site,relay,domain,words,compile,owner,tools}/**/*.{ts,tsx,css,svg,mjs}').filter(
    // The desk has its own colours, and the light in the drawn town is the same for all clinics.
    (file) => !/\.test\.tsx?$|^owner\/desk\/pages\/|^site\/parts\/window\/town\./.test(file),
  );
  const found = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(COLOR), ([color]) => `${file} ${color}`),
  );
  expect([...new Set(found)].toSorted()).toEqual(
    EXCEPTIONS.map(([file, color]) => `${file} ${color}`).toSorted(),
  );
});

/** Tailwind's theme keys of the properties that have other colours in the dark palette. */
const COLOR_KEYS: Record<string, string> = {
  bg: 'background-color',
  text: 'text-color',
  border: 'border-color',
  divide: 'border-color',
  decoration: 'text-decoration-color',
  outline: 'outline-color',
  accent: 'accent-color',
};

/** These classes need no dark colour: the light of a lamp, and text on backgrounds that are always dark. */
const SAME_AT_NIGHT = ['bg-lamp', 'text-lamp', 'text-sea-light', 'text-terracotta-pale'];

test('the colour of each class has a value in the dark palette', () => {
  const uses = readFileSync('site/colors.css', 'utf8');
  const names = COLORS.toSorted((one, other) => other.length - one.length).join('|');
  const properties = Object.keys(COLOR_KEYS).join('|');
  const colorClass = new RegExp(String.raw`(?<![\w-])(${properties})(?:-[xytbse])?-(${names})(?![\w-])`, 'g');
  const missing = globSync('site/**/*.{ts,tsx,astro,css}').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(colorClass))
      .filter(([found]) => !SAME_AT_NIGHT.includes(found))
      .filter(([, property, name]) => !uses.includes(`--${COLOR_KEYS[property!]}-${name}:`))
      .map(([found]) => `${file} ${found}`),
  );
  expect(missing).toEqual([]);
});
