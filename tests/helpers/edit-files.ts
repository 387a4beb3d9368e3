import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A replacement of text in a file of a folder. */
export type Edit = [file: string, from: string | RegExp, to: string];

/**
 * Replaces text in files.
 *
 * @throws {Error} if an edit changes nothing
 */
export function edit(folder: string, ...edits: readonly Edit[]): void {
  for (const [file, from, to] of edits) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`${file} does not contain ${String(from)}`);
    writeFileSync(path, edited);
  }
}
