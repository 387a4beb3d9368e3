import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { throwMistakes, runCommand } from './mistakes.ts';
import { clinicFolder } from './clinic-folder.ts';
import { ConfigurationError } from '../domain/configuration-error.ts';
import type { PictureSet } from '../domain/content/fields.ts';
import { ENCODERS } from './pictures.ts';

const IMAGES = `${clinicFolder()}/images`;

/** Encoded pictures outlive a build: their names change with all that they are made from. */
export const PICTURE_CACHE = 'node_modules/.cache/pictures';

/** One of the files that a picture is delivered as. */
export type EncodedFile<Format = keyof typeof ENCODERS | 'svg'> = {
  /** below `/pictures/`, e.g. `services/invisalign-1a2b3c4d-640.avif` */
  name: string;
  width: number;
  /** a drawing's one file is the drawing itself */
  format: Format;
};

/** The files that `<Picture>` names for a set. */
export function encodedFiles(set: PictureSet): EncodedFile[] {
  const below = (address: string) => address.slice('/pictures/'.length);
  if ('src' in set) return [{ name: below(set.src), width: set.width, format: 'svg' }];
  const formats = Object.keys(ENCODERS) as (keyof typeof ENCODERS)[];
  return set.widths.flatMap((width) =>
    formats.map((format) => ({ name: `${below(set.stem)}-${width}.${format}`, width, format })),
  );
}

/** The pictures that the compiled clinic names, by their files below `clinic/images`. */
export function namedPictures(): Record<string, PictureSet> {
  return JSON.parse(readFileSync('.compiled/pictures.json', 'utf8')) as Record<string, PictureSet>;
}

/**
 * Makes those files of a picture that the cache does not hold yet: upright, in sRGB, without metadata. A drawing stays as
 * it is.
 *
 * @param file - the picture, such as 'clinic/images/hero.webp'
 * @param files - some of its `encodedFiles`
 * @param largest - its largest width
 * @returns how many files were made
 * @throws {ConfigurationError} when the picture can't be decoded to its end
 */
export async function encodePicture(
  file: string,
  files: EncodedFile[],
  largest: number,
  cache: string,
): Promise<number> {
  const missing = files.filter(({ name }) => !existsSync(join(cache, name)));
  if (missing.length === 0) return 0;
  const content = await readFile(file);
  const drawing = missing.find(({ format }) => format === 'svg');
  if (drawing) {
    await keep(cache, drawing.name, content);
    return 1;
  }
  // Decoded once for all widths. Cameras write files with small faults that every program shows: 'warning' would be
  // too strict.
  const { data, info } = await sharp(content, { failOn: 'error' })
    .autoOrient()
    .resize({ width: largest })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new ConfigurationError(
        `${file}: the picture breaks off, or is damaged; it should be copied once more from the phone, camera or e-mail it came from.`,
      );
    });
  for (const { name, width, format } of missing as EncodedFile<keyof typeof ENCODERS>[]) {
    const encoded = await sharp(data, {
      raw: { width: info.width, height: info.height, channels: info.channels },
    })
      .resize({ width })
      .toFormat(format, ENCODERS[format])
      .toBuffer();
    await keep(cache, name, encoded);
  }
  return missing.length;
}

/** Renamed into place, so that nobody ever reads half a file. */
async function keep(cache: string, name: string, content: Buffer): Promise<void> {
  const path = join(cache, name);
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}

/**
 * Encodes all pictures, as many at a time as there are cores.
 *
 * @param folder - where they are
 * @returns the names of all files that the pictures are delivered as, and how many of them were made just now
 * @throws {ConfigurationError} with the mistakes of all pictures, a line each
 */
export async function encodePictures(
  pictures = namedPictures(),
  folder = IMAGES,
  cache = PICTURE_CACHE,
): Promise<{ names: string[]; made: number }> {
  const left = Object.entries(pictures);
  const names: string[] = [];
  const mistakes: string[] = [];
  let made = 0;

  async function encodeNextUntilNoneIsLeft(): Promise<void> {
    for (let next = left.pop(); next; next = left.pop()) {
      const [name, set] = next;
      const files = encodedFiles(set);
      try {
        const madeOfThis = await encodePicture(join(folder, name), files, set.width, cache);
        made += madeOfThis;
        names.push(...files.map((each) => each.name));
      } catch (error) {
        if (!(error instanceof ConfigurationError)) throw error;
        mistakes.push(error.message);
      }
    }
  }

  await Promise.all(Array.from({ length: availableParallelism() }, encodeNextUntilNoneIsLeft));
  throwMistakes(mistakes.toSorted());
  return { names, made };
}

// A step of a build: encodes the pictures that the compiled clinic names. The last step puts them into the site.
if (import.meta.main)
  await runCommand(async () => {
    const { names, made } = await encodePictures();
    console.log(`Pictures: ${names.length} files, ${made} of them made now.`);
  }, "The site can't be built yet");
