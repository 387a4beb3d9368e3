import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change to a file of a folder: what stands there, and what then stands there. */
export type Edit = [file: string, from: string | RegExp, to: string];

/** @throws {Error} where it changes nothing */
export function edit(folder: string, [file, from, to]: Edit): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(path, edited);
}
