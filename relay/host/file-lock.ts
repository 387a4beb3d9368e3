import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type FileLock = {
  /**
   * Takes the lock; does nothing where this process has it.
   *
   * @throws {LockedError} while another process has it
   */
  acquire(): void;
  /** Gives it back. */
  release(): void;
};

/** Another process uses the file. */
export class LockedError extends Error {
  override name = 'LockedError';
  readonly pid: number;

  constructor(path: string, pid: number) {
    super(`${path} is in use by another process (${pid}).`);
    this.pid = pid;
  }
}

/**
 * Creates a lock that keeps two processes of one machine from writing the same file, as `PATH.lock` beside it
 * with the number of the process that has it. The lock of a process that has ended is taken over.
 *
 * @param path - of the file
 */
export function fileLock(path: string): FileLock {
  const lock = `${path}.lock`;
  const own = `${process.pid} ${startOf(process.pid)}`;
  let isHeld = false;
  return {
    acquire() {
      if (isHeld) return;
      mkdirSync(dirname(path), { recursive: true });
      try {
        writeFileSync(lock, own, { flag: 'wx' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const owner = readFileSync(lock, 'utf8');
        if (owner !== own && isRunning(owner)) throw new LockedError(path, Number.parseInt(owner, 10));
        writeFileSync(lock, own);
      }
      isHeld = true;
    },
    release() {
      if (isHeld) rmSync(lock, { force: true });
      isHeld = false;
    },
  };
}

/** Whether the process that wrote a lock still runs; another one may have its number meanwhile. */
function isRunning(owner: string): boolean {
  const pid = Number.parseInt(owner, 10);
  const [, start] = owner.split(' ');
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const startNow = startOf(pid);
  return !start || !startNow || start === startNow;
}

/**
 * When a process started, in clock ticks since the machine did; '' where that can't be read
 * (proc_pid_stat(5)).
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the program's name, may hold blanks and brackets.
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
  } catch {
    return '';
  }
}
