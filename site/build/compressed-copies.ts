import { readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT_EXTENSIONS = '.html .js .mjs .css .svg .json .xml .txt .webmanifest .ico'.split(' ');

const brotliCompressed = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Whether a file, by its name, is worth sending compressed: pictures and fonts are already compressed. */
export function isCompressible(file: string): boolean {
  return TEXT_EXTENSIONS.includes(extname(file));
}

/**
 * Writes a Brotli and a gzip copy beside each text file, for servers that send such copies.
 *
 * @param files - others among them, such as pictures, get no copies
 * @param quality - Brotli's, 0 to 11: the highest takes most of a build's time (`BROTLI_QUALITY` sets it)
 */
export async function writeCompressedCopies(
  files: readonly string[],
  quality = Number(process.env.BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY),
): Promise<void> {
  // Node compresses as many files at a time as it has threads for it.
  await Promise.all(
    files.filter(isCompressible).map(async (file) => {
      const content = readFileSync(file);
      const params = {
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_QUALITY]: quality,
      };
      writeFileSync(`${file}.br`, await brotliCompressed(content, { params }));
      writeFileSync(`${file}.gz`, await gzipped(content, { level: 9 }));
    }),
  );
}
