import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { throwMistakes, runCommand } from './mistakes.ts';
import { clinicFolder } from './clinic-folder.ts';
import { ConfigurationError } from '../domain/clinic/configuration-error.ts';
import type { PictureSet } from '../domain/clinic/picture-set.ts';
import { ENCODERS } from './pictures.ts';

const IMAGES = `${clinicFolder()}/images`;

/**
 * The folder of encoded pictures. Builds can reuse it, because a file's name contains a hash of its picture
 * and the encoder's settings.
 */
export const PICTURE_CACHE = 'node_modules/.cache/pictures';

/** One delivered file of a picture. */
export type EncodedFile<Format = keyof typeof ENCODERS | 'svg'> = {
  /** the path below `/pictures/`, such as `services/invisalign-1a2b3c4d-640.avif` */
  name: string;
  width: number;
  /** 'svg' for a drawing, which has one file */
  format: Format;
};

/** Lists the files that `<Picture>` links to. */
export function encodedFiles(set: PictureSet): EncodedFile[] {
  const below = (address: string) => address.slice('/pictures/'.length);
  if ('src' in set) return [{ name: below(set.src), width: set.width, format: 'svg' }];
  const formats = Object.keys(ENCODERS) as (keyof typeof ENCODERS)[];
  return set.widths.flatMap((width) =>
    formats.map((format) => ({ name: `${below(set.stem)}-${width}.${format}`, width, format })),
  );
}

/** Reads the pictures of the compiled clinic, by their paths below `clinic/images`. */
export function namedPictures(): Record<string, PictureSet> {
  return JSON.parse(readFileSync('.compiled/pictures.json', 'utf8')) as Record<string, PictureSet>;
}

/**
 * Encodes the files of a picture that the cache lacks.
 *
 * @param largest - the greatest width in pixels
 * @returns how many files were encoded
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
    await writeAtOnce(cache, drawing.name, content);
    return 1;
  }
  // The picture is decoded once for all widths. `failOn` is not 'warning', because cameras write files with
  // small faults that every program can show.
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
    await writeAtOnce(cache, name, encoded);
  }
  return missing.length;
}

/** Writes a file under another name and renames it, so that nobody reads half of it. */
async function writeAtOnce(cache: string, name: string, content: Buffer): Promise<void> {
  const path = join(cache, name);
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}

/**
 * Encodes all pictures, one per CPU core at a time.
 *
 * @param folder - the folder of the originals
 * @returns the names of all delivered files, and how many of them were made now
 * @throws {ConfigurationError} with the mistakes of all pictures, one per line
 */
export async function encodePictures(
  pictures = namedPictures(),
  folder = IMAGES,
  cache = PICTURE_CACHE,
): Promise<{ names: string[]; made: number }> {
  const queue = Object.entries(pictures);
  const names: string[] = [];
  const mistakes: string[] = [];
  let made = 0;

  async function encodeQueue(): Promise<void> {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [name, set] = next;
      const files = encodedFiles(set);
      try {
        const newFiles = await encodePicture(join(folder, name), files, set.width, cache);
        made += newFiles;
        names.push(...files.map((each) => each.name));
      } catch (error) {
        if (!(error instanceof ConfigurationError)) throw error;
        mistakes.push(error.message);
      }
    }
  }

  await Promise.all(Array.from({ length: availableParallelism() }, encodeQueue));
  throwMistakes(mistakes.toSorted());
  return { names, made };
}

// As a command, this encodes the pictures of the compiled clinic. site/build/pictures.ts copies them into the
// site.
if (import.meta.main)
  await runCommand(async () => {
    const { names, made } = await encodePictures();
    console.log(`Pictures: ${names.length} files, ${made} of them made now.`);
  }, "The site can't be built yet");
