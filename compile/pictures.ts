import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import type * as v from 'valibot';
import { ConfigurationError } from '../domain/clinic/configuration-error.ts';
import type { Compiled, PictureSet } from '../domain/clinic/picture-set.ts';
import { mistake } from './validate.ts';
import { throwMistakes } from './mistakes.ts';
import { type CheckedFile, putAt, valuesIn } from './schema-walk.ts';
import { readText, type Step } from './yaml-file.ts';

/** The widths of delivered pictures in pixels. A phone is 390 CSS pixels wide, each of two or more pixels. */
const WIDTHS = [320, 480, 640, 800, 960, 1280];
const LARGEST_WIDTH = 1800;
const SHORTEST_SIDE = 600;
const READABLE = 'JPEG, PNG, WebP or AVIF picture';
const DESCRIPTION = 'a sentence that describes the picture to those who cannot see it';

/**
 * Encoder settings. AVIF's effort 1 takes half the time of 2 for 5% more bytes; a clean build encodes a
 * hundred pictures.
 */
export const ENCODERS = {
  avif: { quality: 60, effort: 1 },
  webp: { quality: 80, effort: 3 },
} as const;

/**
 * Lists the files below a folder, with forward slashes. The list is empty if the folder does not exist,
 * because Git does not store empty folders. Asking the file system for a name is not enough: macOS and
 * Windows ignore the case of letters.
 */
export function filesBelow(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  return new Set(readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/')));
}

/**
 * Finds the name of a picture as it is on disk. macOS stores an accented letter as two characters (NFD), but
 * a keyboard types it as one (NFC). The two look alike.
 *
 * @param name - the name in a file of the clinic
 * @param files - the result of `filesBelow`
 */
export function findPicture(name: string, files: ReadonlySet<string>): string | undefined {
  if (files.has(name)) return name;
  const normalized = name.normalize('NFC');
  return [...files].find((file) => file.normalize('NFC') === normalized);
}

type NamedPicture = {
  steps: Step[];
  /** the path below `clinic/images` */
  name: string;
  /** absent if a text beside the picture says the same; `text` is '' if the owner wrote none */
  description?: { text: string; steps: Step[] };
};

/** Finds the pictures in a file's data, with their descriptions. */
export function picturesIn({ schema, data }: Pick<CheckedFile, 'schema' | 'data'>): NamedPicture[] {
  const visited = [...valuesIn(schema, data)].filter(({ notes }) => notes.picture);
  return visited
    .filter(({ notes }) => notes.picture === 'file')
    .map(({ steps, value }) => {
      const place = steps.slice(0, -1).join();
      const description = visited.find(
        (each) => each.notes.picture === 'description' && each.steps.slice(0, -1).join() === place,
      );
      return {
        steps,
        name: String(value),
        ...(description && { description: { text: String(description.value), steps: description.steps } }),
      };
    });
}

/**
 * Reads all pictures that files name.
 *
 * @returns the pictures by their names
 * @throws {ConfigurationError} for each that is missing, has no description, is not a picture or is too small
 */
export async function readPictures(files: CheckedFile[], folder: string): Promise<Map<string, PictureSet>> {
  const filesOnDisk = filesBelow(folder);
  const named = new Set<string>();
  const mistakes: string[] = [];
  for (const file of files) {
    for (const { steps, name, description } of picturesIn(file)) {
      const absent = `the name of a file in ${folder}, and there is no ${folder}/${name}`;
      if (description?.text === '')
        mistakes.push(mistake(file.source, description.steps, undefined, DESCRIPTION));
      else if (!filesOnDisk.has(name)) mistakes.push(mistake(file.source, steps, name, absent));
      named.add(name);
    }
  }
  throwMistakes(mistakes);
  const sets = new Map<string, PictureSet>();
  await Promise.all(
    [...named].map(async (name) => {
      try {
        sets.set(name, await pictureSet(`${folder}/${name}`, name));
      } catch (error) {
        if (!(error instanceof ConfigurationError)) throw error;
        mistakes.push(error.message);
      }
    }),
  );
  throwMistakes(mistakes.toSorted());
  return sets;
}

/** Copies data and replaces each picture's file name by its addresses and sizes. */
export function putPictures<T>(
  schema: v.GenericSchema,
  data: T,
  pictures: Map<string, PictureSet>,
): Compiled<T> {
  const copy = structuredClone(data);
  for (const { steps, name } of picturesIn({ schema, data })) putAt(copy, steps, pictures.get(name));
  return copy as Compiled<T>;
}

/**
 * Reads the size of a picture and derives its addresses, without decoding it.
 *
 * @param file - the path, such as 'clinic/images/services/braces.webp'
 * @param name - the path below `clinic/images`
 * @throws {ConfigurationError} if it is not a picture, too small, or a drawing with more than shapes
 */
export async function pictureSet(file: string, name: string): Promise<PictureSet> {
  const content = await readFile(file);
  if (isDrawing(name)) {
    return { src: `${addressOf(name, content)}.svg`, ...(await drawingSize(file, content)) };
  }
  if (isHeic(content)) {
    throw new ConfigurationError(
      `${file}: this is a HEIC picture, as phones take them, which browsers do not show; it should be a ${READABLE}. An iPhone takes JPEG by Settings, Camera, Formats, Most Compatible; other phones by their camera's settings, Picture format. One that is taken already: send it to yourself by e-mail, or export it as JPEG.`,
    );
  }
  const metadata = await sharp(content)
    .metadata()
    .catch(() => null);
  if (!metadata || !isReadable(metadata)) {
    throw new ConfigurationError(`${file}: this can't be read as a picture; it should be a ${READABLE}.`);
  }
  const { width, height } = metadata.autoOrient;
  if (Math.min(width, height) < SHORTEST_SIDE) {
    throw new ConfigurationError(
      `${file}: the picture has ${width} × ${height} pixels; it should have at least ${SHORTEST_SIDE} on its shorter side.`,
    );
  }
  const largest = Math.min(width, LARGEST_WIDTH);
  return {
    stem: addressOf(name, content, ENCODERS),
    width: largest,
    height: Math.round((height * largest) / width),
    widths: [...WIDTHS.filter((each) => each < largest), largest],
  };
}

function isReadable({ format, compression }: Metadata): boolean {
  return format === 'heif' ? compression === 'av1' : ['jpeg', 'png', 'webp'].includes(format);
}

/**
 * Reads the brands at the start of the file (ISO/IEC 23008-12, B.4), because sharp cannot tell every HEIC
 * file.
 */
function isHeic(content: Buffer): boolean {
  const brands =
    /^....ftyp(.{4,56}?)(?=meta|mdat|free|$)/s.exec(content.toString('latin1', 0, 64))?.[1] ?? '';
  return /he(i[cxms]|v[cxms])/.test(brands);
}

/**
 * Returns the address without its format. It contains a hash of the picture and of the encoder's settings, so
 * that browsers can cache the delivered files forever.
 */
function addressOf(name: string, content: Buffer, encoders = {}): string {
  const hash = createHash('sha256')
    .update(content)
    .update(JSON.stringify(encoders))
    .digest('hex')
    .slice(0, 8);
  const slug = name
    .normalize('NFC')
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-');
  return `/pictures/${slug}-${hash}`;
}

// A drawing is delivered unchanged, at an address that anybody can open, so it must not contain anything
// active. Styles are refused because the content security policy is sent with every file, and some browsers
// then drop the styles. Without colours for the dark palette a drawing is still right, so these are allowed.
const REFUSED: [pattern: RegExp, what: string, instead: string][] = [
  [/<script\b/i, 'a script', 'it should be free of scripts'],
  [/\son\w+\s*=/i, 'a script that waits for an event', 'it should be free of scripts'],
  [/<foreignObject\b/i, 'a piece of a web page (foreignObject)', 'it should hold shapes alone'],
  [/<style\b|\sstyle\s*=/i, 'styles', 'export it anew with “presentation attributes” in place of styles'],
  [/<!ENTITY\b|<\?xml-stylesheet\b/i, 'a reference to another file', 'it should hold all that it shows'],
  [
    /\b(?:href|src)\s*=\s*["'](?!#)|url\(\s*(?!["']?\s*#)|@import/i,
    'a photograph, or a reference to another file or address',
    'it should be drawn of shapes alone',
  ],
];

/** Whether a style only sets custom properties, which the drawing's fills name, for the dark palette. */
function hasDarkColorsOnly(style: string): boolean {
  const rule = /^@media\(prefers-color-scheme:dark\)\{:root\{([^{}]*)\}\}$/.exec(style.replaceAll(/\s/g, ''));
  return rule !== null && rule[1]!.split(';').every((each) => /^(--[\w-]+:[#\w.]+)?$/.test(each));
}

/** Whether a file name is that of a drawing. */
export function isDrawing(name: string | undefined): boolean {
  return /\.svg$/i.test(name ?? '');
}

/** Whether there is a picture, and it is not a drawing. */
export function isPhotograph(name: string | undefined): name is string {
  return name !== undefined && !isDrawing(name);
}

/** Reads a drawing as markup for a page, without comments and white space between shapes. */
export function drawingMarkup(file: string): string {
  const text = withoutComments(readText(file));
  const drawing = text.slice(Math.max(0, text.search(/<svg\b/))).replace(/>\s+/g, '>');
  return drawing
    .split('<')
    .map((part) => part.trimEnd())
    .join('<');
}

/**
 * Reads the size of a drawing from its `viewBox`.
 *
 * @param file - the path, such as 'clinic/images/gallery/implant.svg'
 * @throws {ConfigurationError} if it cannot be read, is not UTF-8, has no size or has more than shapes
 */
export async function drawingSize(file: string, content: Buffer): Promise<{ width: number; height: number }> {
  const text = readText(file, content);
  const read = await sharp(content)
    .metadata()
    .catch(() => null);
  if (read?.format !== 'svg')
    throw new ConfigurationError(`${file}: this can't be read as a drawing; it should be a whole SVG file.`);
  const parts = withoutComments(text).replaceAll(/<style>([^<]*)<\/style>/g, (element, style: string) =>
    hasDarkColorsOnly(style) ? '' : element,
  );
  const mistakes = REFUSED.filter(([pattern]) => pattern.test(parts)).map(
    ([, what, instead]) => `${file}: the drawing holds ${what}; ${instead}.`,
  );
  const [tag = ''] = /<svg\b[^<>]*/.exec(text) ?? [];
  const [, , width, height] = /\sviewBox\s*=\s*["']([^"']*)/.exec(tag)?.[1]?.split(/[\s,]+/) ?? [];
  if (!(Number(width) > 0 && Number(height) > 0))
    mistakes.push(
      `${file}: the drawing does not say how large it is; its svg element should have a viewBox.`,
    );
  throwMistakes(mistakes);
  return { width: Math.round(Number(width)), height: Math.round(Number(height)) };
}

function withoutComments(text: string): string {
  return text.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
}
