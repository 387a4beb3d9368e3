import { extname } from 'node:path';

const TEXT = '.html .js .mjs .css .svg .json .xml .txt .webmanifest .ico'.split(' ');

/** Whether a file, by its name, is worth sending compressed: pictures and fonts are compressed in themselves. */
export function isCompressible(file: string): boolean {
  return TEXT.includes(extname(file));
}
