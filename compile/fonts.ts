import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { create, type Font } from 'fontkit';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { ALPHABETS } from './alphabets.ts';
import { removeLanguageSystems } from './language-systems.ts';

export type FontKind = 'display' | 'sans';

/** The end of a fontsource.org file name with all weights, upright. */
const FILE_SUFFIX = '-wght-normal.woff2';
const LATIN_SUFFIX = `-latin${FILE_SUFFIX}`;
const LATIN_FILE = /-latin(-ext)?-wght-normal\.woff2$/;

/** All lower code points are control characters. */
const FIRST_CHARACTER = 0x20;

/** Fonts of other alphabets also have Latin letters and signs, up to this code point. */
const LAST_LATIN = 0x24f;

/** The weights that the style sheets use. */
const WEIGHTS = { display: { min: 500, max: 500 }, sans: { min: 400, max: 600 } };

/**
 * The default features of browsers for Latin letters, and tabular figures. Other alphabets keep all features.
 */
const LATIN_FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

/** ASCII for what visitors type, signs that `Intl` and typographers use, and the bullets of lists. */
const BASE_CHARACTERS =
  Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)).join('') +
  '\u00a0\u202f\u2009–—‘’“”…·×₹•';

/** A font file with only the characters of the site. */
export type SiteFont = {
  kind: FontKind;
  file: string;
  content: Buffer;
  /** the code points it has */
  points: number[];
  /** the same characters in the heaviest weight, for measuring; absent for a file of one weight */
  heaviest?: Buffer;
};

export function fontPackage(family: string): string {
  return `@fontsource-variable/${family.toLowerCase().replaceAll(' ', '-')}`;
}

/** Returns the module path of a font's Latin file, for style sheets. */
export function fontAddress(family: string): string {
  const name = fontPackage(family);
  return `${name}/files/${basename(name)}${LATIN_SUFFIX}`;
}

/** Returns the path of a font's Latin file. */
export function fontFile(family: string): string {
  return `node_modules/${fontAddress(family)}`;
}

/**
 * Lists the files of a font, one per alphabet, the Latin one first. For headings, the list includes files of
 * other fonts for alphabets that few fonts have.
 */
export function fontFilesOf(kind: FontKind, family: string): string[] {
  const latin = fontFile(family);
  const additional = Object.values(ALPHABETS).map(({ files }) => alphabetFile(files));
  const all = [...globSync(`${dirname(latin)}/*${FILE_SUFFIX}`), ...(kind === 'display' ? additional : [])];
  const others = new Set(all.map((file) => file.replaceAll('\\', '/')).filter((file) => file !== latin));
  return [latin, ...[...others].toSorted()];
}

/** Returns the weight of headings in a file, if it differs from that of Latin headings. */
function headingWeightOf(file: string): number | undefined {
  return Object.values(ALPHABETS).find(({ files }) => alphabetFile(files) === file)?.files.headingWeight;
}

/** @throws if the file does not exist, because its package is not installed */
function alphabetFile({ package: name, subset }: (typeof ALPHABETS)[string]['files']): string {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-${subset}${FILE_SUFFIX}`;
  if (!existsSync(file)) throw new Error(`${file} is missing; its package should be among the dependencies.`);
  return file;
}

export function openFont(file: string | Buffer): Font {
  return create(typeof file === 'string' ? readFileSync(file) : file) as Font;
}

/** Returns the weights of a font that the style sheets use. */
export function weightsOf(kind: FontKind, font: Font): { min: number; max: number } {
  const { min, max } = WEIGHTS[kind];
  const available = font.variationAxes.wght ?? { min, max };
  return { min: Math.max(min, available.min), max: Math.min(max, available.max) };
}

function axis({ min, max }: { min: number; max: number }): number | { min: number; max: number } {
  return min === max ? min : { min, max };
}

/**
 * Subsets fonts to the characters and weights that the site uses, which halves the download.
 *
 * @param text - all texts of the site
 * @param cached - returns a file of an earlier build by its name, which contains a hash of its input
 */
export async function siteFonts(
  families: Record<FontKind, string>,
  text: string,
  cached: (file: string) => Buffer | undefined,
): Promise<SiteFont[]> {
  const fonts: SiteFont[] = [];
  for (const [kind, family] of Object.entries(families) as [FontKind, string][]) {
    const missing = new Set(Array.from(BASE_CHARACTERS + text, (letter) => letter.codePointAt(0)!));
    for (const from of fontFilesOf(kind, family)) {
      const maxWeight = kind === 'display' ? headingWeightOf(from) : undefined;
      const font = await subsetFile(kind, from, (point) => missing.delete(point), cached, maxWeight);
      if (font) fonts.push(font);
    }
  }
  return fonts;
}

/**
 * Creates a small font for each non-Latin alphabet that the names of languages use.
 *
 * @returns the fonts by script code (ISO 15924)
 */
export async function languageNameFonts(
  names: readonly string[],
  cached: (file: string) => Buffer | undefined,
): Promise<Map<string, SiteFont>> {
  const points = new Set(Array.from(names.join(''), (letter) => letter.codePointAt(0)!));
  const fonts = new Map<string, SiteFont>();
  for (const [alphabet, { files }] of Object.entries(ALPHABETS)) {
    // Characters that other alphabets also have, such as a space, need no font.
    const isWanted = (point: number) => points.has(point) && point > LAST_LATIN;
    const font = await subsetFile('display', alphabetFile(files), isWanted, cached);
    if (font) fonts.set(alphabet, font);
  }
  return fonts;
}

/**
 * Subsets one file of a font.
 *
 * @param isWanted - decides whether to include a code point of the file
 * @param maxWeight - the heaviest weight to include, if it is not the usual one
 * @returns undefined if the file has no wanted code point
 */
async function subsetFile(
  kind: FontKind,
  from: string,
  isWanted: (point: number) => boolean,
  cached: (file: string) => Buffer | undefined,
  maxWeight?: number,
): Promise<SiteFont | undefined> {
  const source = removeLanguageSystems(await convert(readFileSync(from), 'sfnt'), 'dev2');
  const font = openFont(source);
  const weights = { ...weightsOf(kind, font), ...(maxWeight && { max: maxWeight }) };
  const points = font.characterSet.filter((point) => point >= FIRST_CHARACTER && isWanted(point));
  if (points.length === 0) return undefined;
  const options = {
    targetFormat: 'woff2' as const,
    ...(font.variationAxes.wght && { variationAxes: { wght: axis(weights) } }),
    ...(LATIN_FILE.test(from) && { keepFeatures: LATIN_FEATURES }),
  };
  const hash = createHash('sha256')
    .update(source)
    .update(JSON.stringify([points, options]));
  const file = `fonts/${basename(from, FILE_SUFFIX)}-${hash.digest('hex').slice(0, 8)}.woff2`;
  const characters = String.fromCodePoint(...points);
  const content = cached(file) ?? (await subsetFont(source, characters, options));
  const { min, max } = weights;
  if (!font.variationAxes.wght || min === max) return { kind, file, content, points };
  const heaviest = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: max },
  });
  return { kind, file, content, points, heaviest };
}
