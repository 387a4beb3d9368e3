import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

// Writes files so that they are whole whenever the program or the computer stops.

type Content = string | Uint8Array;

/** Writes a file beside its place, and renames it once it is on the disk. */
export function writeWhole(path: string, content: Content): void {
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.${randomUUID()}.new`;
  try {
    const file = openSync(beside, 'w');
    try {
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** Files to write, by their path in a folder; null removes one. */
export type FileChanges = ReadonlyMap<string, Content | null>;

/** Written last: from then on, the staged files replace those of the folder, also after a restart. */
const READY = 'ready.json';
const FILES = 'files';

/**
 * Changes files of a folder, all or none.
 *
 * @param staging - a folder on the same disk, where the files are written first
 * @throws {Error} such as ENOSPC; the folder is then as it was, or `finishReplacing` completes the change
 */
export function replaceFiles(folder: string, staging: string, changes: FileChanges): void {
  finishReplacing(folder, staging);
  const removed = [...changes].filter(([, content]) => content === null).map(([path]) => path);
  try {
    mkdirSync(join(staging, FILES), { recursive: true });
    for (const [path, content] of changes)
      if (content !== null) writeWhole(join(staging, FILES, path), content);
    if (existsSync(folder)) writeWhole(join(staging, READY), JSON.stringify(removed));
    else renameSync(join(staging, FILES), folder);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  }
  finishReplacing(folder, staging);
}

/** Completes a change that was ready when the program stopped, and discards one that was not. */
export function finishReplacing(folder: string, staging: string): void {
  const ready = join(staging, READY);
  if (existsSync(ready)) {
    const files = join(staging, FILES);
    for (const path of globSync('**/*', { cwd: files })) {
      if (statSync(join(files, path)).isDirectory()) continue;
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      renameSync(join(files, path), join(folder, path));
    }
    const removed = JSON.parse(readFileSync(ready, 'utf8')) as string[];
    for (const path of removed) rmSync(join(folder, path), { force: true });
    rmSync(ready);
  }
  rmSync(staging, { recursive: true, force: true });
}
