import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { ALPHABETS } from './alphabets.ts';

export type FontKind = 'display' | 'sans';

/** How fontsource.org ends the name of a file that has all weights, upright. */
const ANY = '-wght-normal.woff2';
const LATIN = `-latin${ANY}`;
const LATIN_FILE = /-latin(-ext)?-wght-normal\.woff2$/;

/** The code points below are control characters. */
const FIRST_LETTER = 0x20;

/** The last code point of what fonts of any alphabet have for Latin letters and signs. */
const LAST_LATIN = 0x24f;

/** The weights that the style sheets ask for. */
const WEIGHTS = { display: { min: 500, max: 500 }, sans: { min: 400, max: 600 } };

/** What browsers do with Latin letters unasked, and figures of one width. Of other alphabets all is kept. */
const LATIN_FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

/**
 * What visitors of an English page type, what `Intl` and typographers write, and what browsers put before
 * lists.
 */
const ALWAYS =
  Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)).join('') +
  '\u00a0\u202f\u2009–—‘’“”…·×₹•';

/** One of a font's files, cut to the letters of the site, which it has by their code points. */
export type SiteFont = {
  kind: FontKind;
  file: string;
  content: Buffer;
  points: number[];
  /** the same letters in the heaviest weight only, to measure their width; absent for a font of one weight */
  heaviest?: Buffer;
};

export function fontPackage(family: string): string {
  return `@fontsource-variable/${family.toLowerCase().replaceAll(' ', '-')}`;
}

function fontAddress(family: string): string {
  const name = fontPackage(family);
  return `${name}/files/${basename(name)}${LATIN}`;
}

/** Where the Latin letters of a font are. */
export function fontFile(family: string): string {
  return `node_modules/${fontAddress(family)}`;
}

/**
 * A font's files, one an alphabet: the Latin one first, and for headings those of alphabets that few fonts
 * have.
 */
export function filesOf(kind: FontKind, family: string): string[] {
  const latin = fontFile(family);
  const further = Object.values(ALPHABETS).map(({ files }) => alphabetFile(files));
  const all = [...globSync(`${dirname(latin)}/*${ANY}`), ...(kind === 'display' ? further : [])];
  const others = new Set(all.map((file) => file.replaceAll('\\', '/')).filter((file) => file !== latin));
  return [latin, ...[...others].toSorted()];
}

/** @throws where it is not there: the package is missing */
function alphabetFile({ package: name, subset }: (typeof ALPHABETS)[string]['files']): string {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-${subset}${ANY}`;
  if (!existsSync(file)) throw new Error(`${file} is missing; its package should be among the dependencies.`);
  return file;
}

function open(file: string | Buffer): Font {
  return create(typeof file === 'string' ? readFileSync(file) : file) as Font;
}

function weightsOf(kind: FontKind, font: Font): { min: number; max: number } {
  const { min, max } = WEIGHTS[kind];
  const own = font.variationAxes.wght ?? { min, max };
  return { min: Math.max(min, own.min), max: Math.min(max, own.max) };
}

function axis({ min, max }: { min: number; max: number }): number | { min: number; max: number } {
  return min === max ? min : { min, max };
}

/**
 * Cuts the fonts to the letters and weights that the site has: half of what each visitor would fetch.
 *
 * @param text - all that the site says
 * @param kept - a file that was made before, by its name, which changes with all that it is made from
 */
export async function siteFonts(
  families: Record<FontKind, string>,
  text: string,
  kept: (file: string) => Buffer | undefined,
): Promise<SiteFont[]> {
  const fonts: SiteFont[] = [];
  for (const [kind, family] of Object.entries(families) as [FontKind, string][]) {
    const missing = new Set(Array.from(ALWAYS + text, (letter) => letter.codePointAt(0)!));
    for (const from of filesOf(kind, family)) {
      const font = await cutFont(kind, from, (point) => missing.delete(point), kept);
      if (font) fonts.push(font);
    }
  }
  return fonts;
}

/**
 * A small font for each alphabet beside the Latin one in which the names of languages are written, by its
 * script's code.
 */
export async function languageNameFonts(
  names: readonly string[],
  kept: (file: string) => Buffer | undefined,
): Promise<Map<string, SiteFont>> {
  const points = new Set(Array.from(names.join(''), (letter) => letter.codePointAt(0)!));
  const fonts = new Map<string, SiteFont>();
  for (const [alphabet, { files }] of Object.entries(ALPHABETS)) {
    // What other alphabets have too, such as a space, is no reason for a font.
    const isOwn = (point: number) => points.has(point) && point > LAST_LATIN;
    const font = await cutFont('display', alphabetFile(files), isOwn, kept);
    if (font) fonts.set(alphabet, font);
  }
  return fonts;
}

/**
 * Cuts one file of a font to letters.
 *
 * @param isWanted - whether a code point that the file has is kept
 * @returns nothing where the file has none of them
 */
async function cutFont(
  kind: FontKind,
  from: string,
  isWanted: (point: number) => boolean,
  kept: (file: string) => Buffer | undefined,
): Promise<SiteFont | undefined> {
  const source = readFileSync(from);
  const font = open(source);
  const points = font.characterSet.filter((point) => point >= FIRST_LETTER && isWanted(point));
  if (points.length === 0) return undefined;
  const options = {
    targetFormat: 'woff2' as const,
    ...(font.variationAxes.wght && { variationAxes: { wght: axis(weightsOf(kind, font)) } }),
    ...(LATIN_FILE.test(from) && { keepFeatures: LATIN_FEATURES }),
  };
  const made = createHash('sha256')
    .update(source)
    .update(JSON.stringify([points, options]));
  const file = `fonts/${basename(from, ANY)}-${made.digest('hex').slice(0, 8)}.woff2`;
  const letters = String.fromCodePoint(...points);
  const content = kept(file) ?? (await subsetFont(source, letters, options));
  const { min, max } = weightsOf(kind, font);
  if (!font.variationAxes.wght || min === max) return { kind, file, content, points };
  const heaviest = await subsetFont(source, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: max },
  });
  return { kind, file, content, points, heaviest };
}

/**
 * What is measured for itself: a space is in no proportion to the letters, and lines of any alphabet have it.
 */
const MEASURES: Record<string, { range: string; sample: string }> = {
  latin: {
    range: 'U+0-1F, U+21-9F, U+A1-5FF, U+1E00-2FFF',
    // English letters as often as they come.
    sample:
      'eeeeeeeeeeeetttttttttaaaaaaaaooooooooiiiiiiinnnnnnnsssssshhhhhhrrrrrrddddlllluuucccmmmwwffggyyppbbvk',
  },
  space: { range: 'U+20, U+A0', sample: ' ' },
  ...ALPHABETS,
};

type StandIn = {
  name: string;
  /**
   * what it is called on visitors' machines, by its full name, or its PostScript name where releases differ
   * in that; those in one face are near enough to each other
   */
  local: readonly string[];
  /** the mean advance of a sample's letters in thousandths of an em */
  advances: Record<string, number>;
};

/** Fonts of visitors' machines that stand in until a font has come. */
const STAND_INS: Record<FontKind, StandIn[]> = {
  sans: [
    { name: 'fallback', local: ['Arial', 'Liberation Sans'], advances: { latin: 480, space: 278 } },
    { name: 'fallback Roboto', local: ['Roboto-Regular'], advances: { latin: 488, space: 248 } },
  ],
  display: [
    { name: 'fallback', local: ['Georgia'], advances: { latin: 485, space: 241 } },
    { name: 'fallback Noto', local: ['NotoSerif-Regular'], advances: { latin: 530, space: 260 } },
    ...Object.entries(ALPHABETS).flatMap(([alphabet, { standIns }]) =>
      standIns.map(({ name, local, advance }) => {
        return { name: `fallback ${name}`, local, advances: { [alphabet]: advance } };
      }),
    ),
  ],
};

/**
 * @returns the mean advance of a sample's letters in thousandths of an em; nothing where the font has none of
 * its words
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
 * The names of a font and of what stands in for it.
 *
 * @param further - families that are asked before what a machine has for all
 */
export function fontStack(kind: FontKind, family: string, ...further: string[]): string {
  return `'${family}', ${standInStack(kind, family, ...further)}`;
}

/** The names of what stands in for a font. */
export function standInStack(kind: FontKind, family: string, ...further: string[]): string {
  const names = [...STAND_INS[kind].map(({ name }) => `${family} ${name}`), ...further];
  return [...names.map((name) => `'${name}'`), kind === 'sans' ? 'sans-serif' : 'serif'].join(', ');
}

/** The family of the letters that the font of running texts lacks. */
const OTHER_ALPHABETS = 'other alphabets';

/**
 * How running texts and the names of languages are set in other alphabets than the Latin one: in what the
 * device has for them, else in a font of the site. Browsers search all fonts of a machine for a letter that
 * no family named here has, which takes long (docs/decisions/0021-styles-and-fonts.md), and on some machines
 * find none.
 *
 * @param siteFonts - of the page's language
 * @param nameFonts - of the names of languages, for the alphabets that the page is not written in
 * @returns the families, to be named behind the font of texts, and the faces of the last of them
 */
export function otherAlphabets(
  siteFonts: readonly SiteFont[],
  nameFonts: ReadonlyMap<string, SiteFont>,
): { families: string[]; faces: string[] } {
  const used = Object.entries(ALPHABETS).flatMap(([alphabet, { sample, ...rest }]) => {
    const letter = sample.codePointAt(0)!;
    const font = siteFonts.find(({ points }) => points.includes(letter)) ?? nameFonts.get(alphabet);
    return font ? { ...rest, file: font.file } : [];
  });
  return {
    families: used.length > 0 ? [...used.flatMap(({ families }) => families), OTHER_ALPHABETS] : [],
    faces: used.map(({ range, standIns, file }) =>
      face(OTHER_ALPHABETS, [
        `${localSource(standIns.at(-1)!.local)}, url('./${file}') format('woff2')`,
        'font-display: swap',
        `unicode-range: ${range}`,
      ]),
    ),
  };
}

/** The faces of a font, as style sheets declare them. */
export type FontFaces = {
  /** fetched where a visitor types what the site does not say */
  whole: string;
  /** those cut to what the site says */
  cut: string[];
  /** scaled to the same widths and heights, so that lines keep their breaks */
  standIns: string[];
};

/**
 * @param source - where a browser finds a file: beside the style sheet, if not elsewhere; those with none are
 * left out
 */
export function fontFaces(
  kind: FontKind,
  family: string,
  siteFonts: readonly SiteFont[],
  {
    source = ({ file }) => `./${file}`,
    display = 'swap',
  }: {
    source?: (font: SiteFont) => string | undefined;
    display?: 'swap' | 'block';
  } = {},
): FontFaces {
  const font = open(fontFile(family));
  // The same of all files, or browsers would not put them together.
  const { min, max } = weightsOf(kind, font);
  const shown = [`font-weight: ${min === max ? min : `${min} ${max}`}`, `font-display: ${display}`];
  const own = siteFonts.filter((each) => each.kind === kind);
  const cut = new Set(own.flatMap(({ points }) => points));
  const faceOf = (address: string, points: readonly number[]) =>
    face(family, [
      `src: url('${address}') format('woff2')`,
      ...shown,
      `unicode-range: ${unicodeRange(points)}`,
    ]);
  const others = font.characterSet.filter((point) => !cut.has(point));
  return {
    // It has no letter of the others, or it would be fetched while these are on their way.
    whole: faceOf(fontAddress(family), others),
    cut: own.flatMap((each) => {
      const address = source(each);
      return address ? faceOf(address, each.points) : [];
    }),
    standIns: weightSteps(min, max).flatMap((weight) =>
      standIns(
        kind,
        family,
        own.length > 0 ? own.map(({ content }) => open(content)) : [font],
        own.flatMap(({ heaviest }) => (heaviest ? open(heaviest) : [])),
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
 * Writes the fallback faces of one weight. Each weight has its own faces: a browser widens a face that it
 * makes bold by itself too little, and lines would break elsewhere once the font has come.
 *
 * @param light - the font's files in their lightest weight
 * @param heavy - the same in their heaviest weight, if there are several
 * @param share - position of the weight between lightest (0) and heaviest (1)
 */
function standIns(
  kind: FontKind,
  family: string,
  light: readonly Font[],
  heavy: readonly Font[],
  { weight, share }: { weight: number; share: number },
): string[] {
  const [font] = light;
  const { unitsPerEm, ascent, descent, lineGap } = font!;
  return STAND_INS[kind].flatMap(({ name, local, advances }) =>
    Object.entries(advances).flatMap(([measure, advance]) => {
      const { range, sample } = MEASURES[measure]!;
      const lightest = light.map((each) => advanceOf(each, sample)).find(Boolean);
      if (!lightest) return [];
      const heaviest = heavy.map((each) => advanceOf(each, sample)).find(Boolean) ?? lightest;
      const scale = (lightest + (heaviest - lightest) * share) / advance;
      const percent = (units: number) => `${((units / unitsPerEm / scale) * 100).toFixed(2)}%`;
      return face(`${family} ${name}`, [
        // The browser looks for each name before the first paint.
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

/** Such as 'U+20-7E, U+A0'. */
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
