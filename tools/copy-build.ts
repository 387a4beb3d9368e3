import { cpSync, existsSync, globSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** There where what was built last was built to its end. */
export const WHOLE = 'build/whole';

let copies = 0;

/**
 * Copies what was built last to where no other build changes it: a server gives its pages from there. Windows lets nobody
 * rename a folder that is in use, and not everybody make a link to one.
 *
 * @param build - where it was built
 * @returns the folder, with `client` and `relay` in it; undefined where nothing was built to its end
 */
export function keepBuild(build = dirname(WHOLE)): string | undefined {
  const kept = join(build, 'kept');
  for (const copy of globSync(`${kept}/*`)) if (!isRunning(basename(copy))) rmSync(copy, { recursive: true });
  if (!existsSync(join(build, basename(WHOLE)))) return undefined;
  copies += 1;
  const folder = join(kept, `${process.pid}-${copies}`);
  for (const part of ['client', 'relay']) cpSync(join(build, part), join(folder, part), { recursive: true });
  return folder;
}

/** When the last build came to its end, in ms; undefined while none has. */
export function builtAt(): number | undefined {
  return statSync(WHOLE, { throwIfNoEntry: false })?.mtimeMs;
}

/** Whether the process that a copy is called by still serves it. */
function isRunning(copy: string): boolean {
  try {
    return process.kill(Number.parseInt(copy, 10), 0);
  } catch (error) {
    // It is there, and somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
