import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import type { PictureSet } from '../ui/picture.tsx';
import { ConfigurationError } from './configuration-error.ts';
import { PICTURE_FILE } from './schema-fields.ts';

const IMAGES = 'clinic/images';

const WIDTHS = [320, 480, 640, 960, 1280];
const LARGEST_WIDTH = 1800;
const SHORTEST_SIDE = 600;
const READABLE = 'JPEG, PNG, WebP or AVIF picture';

/**
 * How pictures are encoded. AVIF's effort 1 takes half the time of 2 for 5% more bytes: a hundred pictures are part of
 * every clean build.
 */
export const ENCODERS = {
  avif: { quality: 60, effort: 1 },
  webp: { quality: 80, effort: 3 },
} as const;

/** A picture of `clinic/images`, or the plain ground in place of one that is not there yet. */
export type SourcePicture = {
  /** As its owner knows it, e.g. `clinic/images/services/invisalign.webp`. */
  file: string;
  content: Buffer;
  set: PictureSet;
};

const setsByFile = new Map<string, { stamp: string; set: Promise<PictureSet> }>();
const toldMissing = new Set<string>();
let placeholder: Promise<SourcePicture> | undefined;

/**
 * The widths and the address of a picture, for `<Picture>`. Only looks at the file; what the addresses name is encoded
 * by scripts/pictures.ts at build and on request in development.
 *
 * @param path - a file in `clinic/images`, e.g. `services/invisalign.webp`
 * @param folder - where that is, relative to the directory the build runs in
 * @returns in development, the set of a plain ground when the file is missing
 * @throws {ConfigurationError} when the file is missing, is no picture or is too small
 */
export async function pictureSet(path: string, folder = IMAGES): Promise<PictureSet> {
  const file = `${folder}/${path}`;
  const stats = await stat(file).catch(() => null);
  if (!stats?.isFile()) return missingPicture(file);
  const stamp = `${stats.mtimeMs} ${stats.size}`;
  const known = setsByFile.get(file);
  if (known?.stamp === stamp) return known.set;
  const set = readPicture(path, folder).then((picture) => picture.set);
  setsByFile.set(file, { stamp, set });
  return set;
}

/** The files in `clinic/images` that are pictures by their names, as `pictureSet` takes them, in alphabetical order. */
export function picturePaths(folder = IMAGES): string[] {
  return globSync('**/*.{webp,avif,jpg,jpeg,png,WEBP,AVIF,JPG,JPEG,PNG}', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}

/**
 * Reads a picture, and checks it as far as that goes without decoding it.
 *
 * @param path - a file in `folder`
 * @throws {ConfigurationError} when its name can't become an address, it is no picture, or it is too small
 */
export async function readPicture(path: string, folder = IMAGES): Promise<SourcePicture> {
  const file = `${folder}/${path}`;
  if (!PICTURE_FILE.test(path)) {
    throw new ConfigurationError(
      `${file}: its name should be in small letters, digits and hyphens, as it becomes an address.`,
    );
  }
  const content = await readFile(file);
  const metadata = await sharp(content)
    .metadata()
    .catch(() => null);
  if (!metadata || !isReadable(metadata)) {
    throw unreadablePicture(file);
  }
  const { width, height } = metadata.autoOrient;
  if (Math.min(width, height) < SHORTEST_SIDE) {
    throw new ConfigurationError(
      `${file}: the picture has ${width} × ${height} pixels; ` +
        `it should have at least ${SHORTEST_SIDE} on its shorter side.`,
    );
  }
  return { file, content, set: toSet(path.replace(/\.\w+$/, ''), content, width, height) };
}

function isReadable({ format, compression }: Metadata): boolean {
  return format === 'heif' ? compression === 'av1' : ['jpeg', 'png', 'webp'].includes(format);
}

/** The error for a file that is no picture, or only the beginning of one. */
export function unreadablePicture(file: string): ConfigurationError {
  return new ConfigurationError(
    `${file}: this can't be read as a picture; it should be a whole ${READABLE}.`,
  );
}

/** In development, the plain ground that stands for pictures that are not there yet; in a build a missing one is an error. */
export async function placeholderPicture(): Promise<SourcePicture | null> {
  if (process.env.NODE_ENV !== 'development') return null;
  placeholder ??= drawPlaceholder();
  return placeholder;
}

async function drawPlaceholder(): Promise<SourcePicture> {
  const [width, height] = [1200, 800];
  // The colour 'sand' of app/app.css.
  const content = await sharp({ create: { width, height, channels: 3, background: '#ead9be' } })
    .png()
    .toBuffer();
  return { file: 'the placeholder', content, set: toSet('placeholder', content, width, height) };
}

async function missingPicture(file: string): Promise<PictureSet> {
  const ground = await placeholderPicture();
  const message = `${file}: there is no such file; it should be a ${READABLE}, since a page shows it.`;
  if (!ground) throw new ConfigurationError(message);
  if (!toldMissing.has(file)) console.warn(`PICTURE MISSING: ${message} A plain ground is shown instead.`);
  toldMissing.add(file);
  return ground.set;
}

/** The address holds a hash of all that decides what the encoded files look like, so they can be kept for ever. */
function toSet(name: string, content: Buffer, width: number, height: number): PictureSet {
  const hash = createHash('sha256')
    .update(content)
    .update(JSON.stringify(ENCODERS))
    .digest('hex')
    .slice(0, 8);
  const largest = Math.min(width, LARGEST_WIDTH);
  return {
    stem: `/pictures/${name}-${hash}`,
    width: largest,
    height: Math.round((height * largest) / width),
    widths: [...WIDTHS.filter((each) => each < largest), largest],
  };
}
