import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change to a file of a folder: what stands there, and what then stands there. */
export type Edit = [file: string, from: string | RegExp, to: string];

/** @throws {Error} where one of them changes nothing */
export function edit(folder: string, ...edits: readonly Edit[]): void {
  for (const [file, from, to] of edits) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`${file} has no ${String(from)}`);
    writeFileSync(path, edited);
  }
}
