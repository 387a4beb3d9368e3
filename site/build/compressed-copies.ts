import { readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT_EXTENSIONS = '.html .js .mjs .css .svg .json .xml .txt .webmanifest .ico'.split(' ');

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Whether compressing a file makes it smaller, by its extension. Pictures and fonts are compressed already.
 */
function isCompressible(file: string): boolean {
  return TEXT_EXTENSIONS.includes(extname(file));
}

/**
 * Writes a Brotli and a gzip copy (`.br`, `.gz`) beside each text file, for servers that send such copies.
 *
 * @param files - the paths of files; those that are not compressible are skipped
 * @param quality - the quality of Brotli, from 0 to 11 (`BROTLI_QUALITY`); 11 takes most of a build's time
 */
export async function writeCompressedCopies(
  files: readonly string[],
  quality = Number(process.env.BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY),
): Promise<void> {
  // Node compresses several files at the same time in its thread pool.
  await Promise.all(
    files.filter(isCompressible).map(async (file) => {
      const content = readFileSync(file);
      const params = {
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_QUALITY]: quality,
      };
      writeFileSync(`${file}.br`, await compressBrotli(content, { params }));
      writeFileSync(`${file}.gz`, await compressGzip(content, { level: 9 }));
    }),
  );
}
