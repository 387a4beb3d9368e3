import { cpSync, existsSync, globSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** This file exists if the last build succeeded. */
export const BUILD_COMPLETE = 'build/whole';

let copies = 0;

/**
 * Copies the last build to a folder for a server, so that later builds do not change it. The build is copied
 * because Windows cannot rename folders in use, and creating links may need special rights.
 *
 * @param build - the folder of the build
 * @returns a folder with `client` and `relay`; undefined if the last build did not succeed
 */
export function copyBuild(build = dirname(BUILD_COMPLETE)): string | undefined {
  const copiesFolder = join(build, 'kept');
  for (const copy of globSync(`${copiesFolder}/*`))
    if (!isRunning(basename(copy))) rmSync(copy, { recursive: true });
  if (!existsSync(join(build, basename(BUILD_COMPLETE)))) return undefined;
  copies += 1;
  const folder = join(copiesFolder, `${process.pid}-${copies}`);
  for (const part of ['client', 'relay']) cpSync(join(build, part), join(folder, part), { recursive: true });
  return folder;
}

/** Returns when the last build succeeded, in milliseconds since 1970; undefined if it did not. */
export function buildTimeMs(): number | undefined {
  return statSync(BUILD_COMPLETE, { throwIfNoEntry: false })?.mtimeMs;
}

/** Whether the process still runs whose id is in the name of a copy. */
function isRunning(copy: string): boolean {
  try {
    return process.kill(Number.parseInt(copy, 10), 0);
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
