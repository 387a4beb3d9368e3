import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALPHABETS } from './alphabets.ts';
import { fontFile, languageNameFonts, openFont, siteFonts } from './fonts.ts';
import { messageOf, testFolder } from '../tests/helpers/files.ts';
import { dayPalette } from './palettes.ts';
import { colorsModule, relayStyle, readTheme, selectCaret, themeCss } from './theme.ts';

const FONTS = "--font-display: 'Eczar';\n--font-sans: 'Source Sans 3';\n";

function mistakesIn(css: string): string {
  const folder = testFolder({ 'theme.css': css });
  return messageOf(() => readTheme(`${folder}/theme.css`)).replaceAll(`${folder}/`, '');
}

/** Returns a theme in which every colour is black or white. */
function blackOnWhite(): string {
  const names = [...mistakesIn(FONTS).matchAll(/--(color-[\w-]+) is missing/g)].map(([, name]) => name!);
  const isLight = (name: string) => /white|plaster|sand|sill|lamp|mist|light|pale/.test(name);
  return FONTS + names.map((name) => `--${name}: ${isLight(name) ? '#ffffff' : '#000000'};\n`).join('');
}

test.each<[string, (theme: string) => string, string]>([
  ['enough contrast', (theme) => theme, 'nothing'],
  [
    'a colour that is missing',
    (theme) => theme.replace(/--color-ink:.*\n/, ''),
    'theme.css: --color-ink is missing; it should be a colour such as #1c635d.',
  ],
  [
    'a colour that is none, with its line below comments',
    (theme) =>
      `/* one\n--color-ink: #000000 */\n--color-ink: teal;\n${theme.replace(/--color-ink:.*\n/, '')}`,
    'theme.css:3: --color-ink is "teal"; it should be a colour such as #1c635d.',
  ],
  [
    'a font that is not installed',
    (theme) => theme.replace('Eczar', 'Comic Sans'),
    "theme.css:1: --font-display is 'Comic Sans', which is not installed; npm install @fontsource-variable/comic-sans brings it, or it should be another name of fontsource.org.",
  ],
])('checks a theme with %s', (_, change, expected) => {
  expect(mistakesIn(change(blackOnWhite()))).toBe(expected);
});

test('reports two colours with too little contrast, with both values', () => {
  const grey = blackOnWhite().replace('--color-ink-soft: #000000', '--color-ink-soft: #777777');
  expect(mistakesIn(grey)).toMatch(
    /^theme\.css:\d+: --color-ink-soft \(#777777\) on --color-white \(#ffffff\) has a contrast of 4\.48:1; it should be 7:1 or more\.$/m,
  );
});

test('reports a missing theme', () => {
  expect(messageOf(() => readTheme(`${testFolder()}/theme.css`))).toMatch(
    /theme\.css: there is no such file; it should have the site's colours and typefaces, as sample\/theme\.css does\.$/,
  );
});

test('e-mails in light and dark mode and the arrow of select fields use the colours of the theme', () => {
  const folder = testFolder({ 'theme.css': blackOnWhite() });
  const theme = readTheme(`${folder}/theme.css`);
  const used = colorsModule(theme) + selectCaret(dayPalette(theme.colors));
  const usedColors = Array.from(used.matchAll(/#[\da-f]{6}/g), ([color]) => color);
  expect(usedColors.length).toBeGreaterThan(50);
  for (const color of usedColors) expect(color).toMatch(/^#(..)\1\1$/i);
});

test('puts another font and its fallbacks into the style sheet', () => {
  const folder = testFolder({ 'theme.css': blackOnWhite().replace('Eczar', 'Source Sans 3') });
  const css = themeCss(readTheme(`${folder}/theme.css`), []);
  expect(css).toContain("--font-display: 'Source Sans 3', var(--fallback-display)");
  expect(css).toContain("--fallback-display: 'Source Sans 3 fallback'");
  expect(css).not.toContain('Eczar');
});

test('other alphabets use fonts of the device, or else the site’s font for texts and a small one for language names', async () => {
  const folder = testFolder({ 'theme.css': blackOnWhite() });
  const theme = readTheme(`${folder}/theme.css`);
  const nameFonts = await languageNameFonts(['English', 'हिन्दी', 'العربية'], () => undefined);
  const hindi = await siteFonts(theme.fonts, ALPHABETS.deva!.sample, () => undefined);
  const devanagari = hindi.find(({ points }) => points.includes('ह'.codePointAt(0)!))!;
  const filesOf = (css: string) =>
    Array.from(
      css.matchAll(
        /'other alphabets';\s+src: local\([^;]*, url\('\.\/([^']*)'\)[^}]*unicode-range: ([^;]*);/g,
      ),
      ([, file, range]) => [range, file],
    );
  const { deva, arab } = ALPHABETS;
  const [nagari, arabic] = ['deva', 'arab'].map((alphabet) => nameFonts.get(alphabet)!);
  const english = themeCss(theme, [], nameFonts);
  expect(filesOf(english)).toEqual([
    [deva!.range, nagari!.file],
    [arab!.range, arabic!.file],
  ]);
  expect(english).toMatch(/--fallback-sans: [^;]*'Nirmala UI'[^;]*'other alphabets', sans-serif;/);
  expect(filesOf(themeCss(theme, hindi, nameFonts))).toEqual([
    [deva!.range, devanagari.file],
    [arab!.range, arabic!.file],
  ]);
  // Every visitor whose device has no such font downloads these files, so they must be small.
  for (const { content } of nameFonts.values()) expect(content.length).toBeLessThan(4 * 1024);
  expect(themeCss(theme, [])).not.toContain('other alphabets');
});

test('Arabic headings have a heavier weight than Latin ones', async () => {
  const fonts = await siteFonts(
    { display: 'Eczar', sans: 'Source Sans 3' },
    ALPHABETS.arab!.sample,
    () => undefined,
  );
  const arabic = fonts.find(({ points }) => points.includes('ن'.codePointAt(0)!))!;
  expect(openFont(arabic.content).variationAxes.wght).toMatchObject({ min: 500, max: 700 });
});

test("the relay's pages contain small fonts and load letters of other alphabets from the site", async () => {
  const folder = testFolder({ 'theme.css': blackOnWhite() });
  const theme = readTheme(`${folder}/theme.css`);
  const urls = (css: string) => Array.from(css.matchAll(/url\('([^']*)'/g), ([, url]) => url!);
  const fonts = await siteFonts(theme.fonts, ALPHABETS.deva!.sample, () => undefined);
  const [latin, devanagari] = fonts;
  const large = { ...devanagari!, content: readFileSync(fontFile('Eczar')) };
  const hindi = await relayStyle(theme, [latin!, large], '');
  const address = `/assets/${devanagari!.file.replace('fonts/', '')}`;
  expect(urls(hindi.css)).toEqual([
    `data:font/woff2;base64,${latin!.content.toString('base64')}`,
    address,
    address,
  ]);
  expect(hindi.files).toEqual([devanagari!.file]);
  expect(hindi.css).toContain("'Nirmala UI', 'Kohinoor Devanagari', 'other alphabets', sans-serif;");
  expect(hindi.css).toMatch(/--font-display: .*'other alphabets', serif;/);
  const english = await relayStyle(theme, [latin!], '');
  expect(english.files).toEqual([]);
  expect(english.css).not.toContain('other alphabets');
  expect(english.css).toContain("local('Georgia')");
});
