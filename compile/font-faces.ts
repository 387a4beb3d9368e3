import type { Font } from 'fontkit';
import { ALPHABETS } from './alphabets.ts';
import { fontAddress, fontFile, openFont, weightsOf, type FontKind, type SiteFont } from './fonts.ts';

// Writes the `@font-face` rules of fonts and of their fallbacks.

/**
 * Character ranges whose width is measured separately, with sample texts. Spaces are separate, because their
 * width does not scale with the letters and all alphabets use them.
 */
const MEASURES: Record<string, { range: string; sample: string }> = {
  latin: {
    range: 'U+0-1F, U+21-9F, U+A1-5FF, U+1E00-2FFF',
    // Letters by their frequency in English.
    sample:
      'eeeeeeeeeeeetttttttttaaaaaaaaooooooooiiiiiiinnnnnnnsssssshhhhhhrrrrrrddddlllluuucccmmmwwffggyyppbbvk',
  },
  space: { range: 'U+20, U+A0', sample: ' ' },
  ...ALPHABETS,
};

type FallbackFont = {
  name: string;
  /**
   * names on visitors' devices: the full name, or the PostScript name if the full name differs between
   * releases; fonts in one list have similar widths
   */
  local: readonly string[];
  /** the mean advance of the letters in each sample, in thousandths of an em */
  advances: Record<string, number>;
};

/** Fonts of visitors' devices that are shown until the site's font has loaded. */
const FALLBACK_FONTS: Record<FontKind, FallbackFont[]> = {
  sans: [
    { name: 'fallback', local: ['Arial', 'Liberation Sans'], advances: { latin: 480, space: 278 } },
    { name: 'fallback Roboto', local: ['Roboto-Regular'], advances: { latin: 488, space: 248 } },
  ],
  display: [
    { name: 'fallback', local: ['Georgia'], advances: { latin: 485, space: 241 } },
    { name: 'fallback Noto', local: ['NotoSerif-Regular'], advances: { latin: 530, space: 260 } },
    ...Object.entries(ALPHABETS).flatMap(([alphabet, { fallbacks }]) =>
      fallbacks.map(({ name, local, advance }) => {
        return { name: `fallback ${name}`, local, advances: { [alphabet]: advance } };
      }),
    ),
  ],
};

/**
 * Measures a font.
 *
 * @returns the mean advance of the sample's letters in thousandths of an em; undefined if the font has none
 *   of its words
 */
function advanceOf(font: Font, sample: string): number | undefined {
  const has = (word: string) =>
    Array.from(word).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
  const words = (sample === ' ' ? [sample] : sample.split(' ')).filter(has);
  if (words.length === 0) return;
  const advance = words.reduce((sum, word) => sum + font.layout(word).advanceWidth, 0);
  return ((advance / Array.from(words.join('')).length) * 1000) / font.unitsPerEm;
}

/**
 * Returns the value of `font-family` for a font with its fallbacks.
 *
 * @param additional - families before the generic one
 */
export function fontStack(kind: FontKind, family: string, ...additional: string[]): string {
  return `'${family}', ${fallbackStack(kind, family, ...additional)}`;
}

/** Returns the value of `font-family` for the fallbacks of a font. */
export function fallbackStack(kind: FontKind, family: string, ...additional: string[]): string {
  const names = [...FALLBACK_FONTS[kind].map(({ name }) => `${family} ${name}`), ...additional];
  return [...names.map((name) => `'${name}'`), kind === 'sans' ? 'sans-serif' : 'serif'].join(', ');
}

/** The family of the alphabets that the font of running texts lacks. */
const OTHER_ALPHABETS = 'other alphabets';

/**
 * Chooses fonts for running texts and names of languages in non-Latin alphabets: the device's fonts, or else
 * a font of the site. Without them, browsers search all fonts of the device, which is slow
 * (docs/decisions/0021-styles-and-fonts.md) and can fail.
 *
 * @param siteFonts - the fonts of the page's language
 * @param nameFonts - the fonts of language names, for alphabets that the page is not written in
 * @param addressOf - returns the URL of a file, by default relative to the style sheet
 * @returns the families to add to the font of texts, and the faces of the last of them
 */
export function otherAlphabets(
  siteFonts: readonly SiteFont[],
  nameFonts: ReadonlyMap<string, SiteFont>,
  addressOf = (file: string) => `./${file}`,
): { families: string[]; faces: string[] } {
  const used = Object.entries(ALPHABETS).flatMap(([alphabet, { sample, ...rest }]) => {
    const letter = sample.codePointAt(0)!;
    const font = siteFonts.find(({ points }) => points.includes(letter)) ?? nameFonts.get(alphabet);
    return font ? { ...rest, file: font.file } : [];
  });
  return {
    families: used.length > 0 ? [...used.flatMap(({ families }) => families), OTHER_ALPHABETS] : [],
    faces: used.map(({ range, fallbacks, file }) =>
      face(OTHER_ALPHABETS, [
        `${localSource(fallbacks.at(-1)!.local)}, url('${addressOf(file)}') format('woff2')`,
        'font-display: swap',
        `unicode-range: ${range}`,
      ]),
    ),
  };
}

/** The `@font-face` rules of a font. */
export type FontFaces = {
  /** the full font, loaded when a visitor types characters that the site does not use */
  full: string;
  /** the subsets of the characters that the site uses */
  subset: string[];
  /** local fonts scaled to the font's widths and heights, so that text does not reflow */
  fallbacks: string[];
};

/**
 * Writes the `@font-face` rules of a font.
 *
 * @param source - returns the URL of a file, by default relative to the style sheet
 */
export function fontFaces(
  kind: FontKind,
  family: string,
  siteFonts: readonly SiteFont[],
  { source = ({ file }) => `./${file}` }: { source?: (font: SiteFont) => string } = {},
): FontFaces {
  const font = openFont(fontFile(family));
  // All files need equal descriptors, or browsers would not combine them.
  const { min, max } = weightsOf(kind, font);
  const descriptors = [`font-weight: ${min === max ? min : `${min} ${max}`}`, 'font-display: swap'];
  const files = siteFonts.filter((each) => each.kind === kind);
  const subsetPoints = new Set(files.flatMap(({ points }) => points));
  const faceOf = (address: string, points: readonly number[]) =>
    face(family, [
      `src: url('${address}') format('woff2')`,
      ...descriptors,
      `unicode-range: ${unicodeRange(points)}`,
    ]);
  const others = font.characterSet.filter((point) => !subsetPoints.has(point));
  return {
    // Excludes subset characters; otherwise browsers would download the full font too.
    full: faceOf(fontAddress(family), others),
    subset: files.map((each) => faceOf(source(each), each.points)),
    fallbacks: weightSteps(min, max).flatMap((weight) =>
      fallbackFaces(
        kind,
        family,
        // A heading font has several weights only if headings are set in the heaviest (alphabets.ts).
        files.length > 0
          ? files.map(({ content, heaviest }) =>
              openFont(kind === 'display' ? (heaviest ?? content) : content),
            )
          : [font],
        files.flatMap(({ heaviest }) => (heaviest ? openFont(heaviest) : [])),
        { weight, share: (weight - min) / (max - min || 1) },
      ),
    ),
  };
}

/** Returns the weights that the site's styles use, in steps of 100. */
function weightSteps(min: number, max: number): number[] {
  return Array.from({ length: Math.floor((max - min) / 100) + 1 }, (_, at) => min + at * 100);
}

/**
 * Writes the fallback faces of one weight. Each weight has its own, because browsers widen synthetic bold too
 * little, so that text would reflow when the font has loaded.
 *
 * @param light - the font's files in their lightest weight
 * @param heavy - the same in their heaviest weight, if there are several
 * @param share - position of the weight between lightest (0) and heaviest (1)
 */
function fallbackFaces(
  kind: FontKind,
  family: string,
  light: readonly Font[],
  heavy: readonly Font[],
  { weight, share }: { weight: number; share: number },
): string[] {
  const [font] = light;
  const { unitsPerEm, ascent, descent, lineGap } = font!;
  return FALLBACK_FONTS[kind].flatMap(({ name, local, advances }) =>
    Object.entries(advances).flatMap(([measure, advance]) => {
      const { range, sample } = MEASURES[measure]!;
      const lightest = light.map((each) => advanceOf(each, sample)).find(Boolean);
      if (!lightest) return [];
      const heaviest = heavy.map((each) => advanceOf(each, sample)).find(Boolean) ?? lightest;
      const scale = (lightest + (heaviest - lightest) * share) / advance;
      const percent = (units: number) => `${((units / unitsPerEm / scale) * 100).toFixed(2)}%`;
      return face(`${family} ${name}`, [
        // The list is short, because the browser looks up each name before the first paint.
        localSource(local),
        `font-weight: ${weight}`,
        `size-adjust: ${(scale * 100).toFixed(2)}%`,
        `ascent-override: ${percent(ascent)}`,
        `descent-override: ${percent(-descent)}`,
        `line-gap-override: ${percent(lineGap)}`,
        `unicode-range: ${range}`,
      ]);
    }),
  );
}

function localSource(names: readonly string[]): string {
  return `src: ${names.map((name) => `local('${name}')`).join(', ')}`;
}

function face(family: string, lines: string[]): string {
  return `@font-face {\n  font-family: '${family}';\n${lines.map((line) => `  ${line};\n`).join('')}}`;
}

/** Formats code points as a `unicode-range`, such as 'U+20-7E, U+A0'. */
function unicodeRange(points: readonly number[]): string {
  const spans: [first: number, last: number][] = [];
  for (const point of points.toSorted((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else spans.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return spans
    .map(([first, last]) => `U+${first === last ? hex(first) : `${hex(first)}-${hex(last)}`}`)
    .join(', ');
}
