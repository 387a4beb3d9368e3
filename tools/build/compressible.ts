import { extname } from 'node:path';

const TEXT = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.svg',
  '.json',
  '.xml',
  '.txt',
  '.webmanifest',
  '.ico',
]);

/** Whether a file, by its name, is worth sending compressed: pictures and fonts are compressed in themselves. */
export function isCompressible(file: string): boolean {
  return TEXT.has(extname(file));
}
