import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type FileLock = {
  /**
   * Acquires the lock; does nothing if this process already has it.
   *
   * @throws {LockedError} if another process has it
   */
  acquire(): void;
  /** Releases the lock. */
  release(): void;
};

/** Thrown if another process uses the file. */
export class LockedError extends Error {
  override name = 'LockedError';
  readonly pid: number;

  constructor(path: string, pid: number) {
    super(`${path} is in use by another process (${pid}).`);
    this.pid = pid;
  }
}

/**
 * Creates a lock that prevents two processes of one machine from writing the same file: a file `PATH.lock`
 * with the process id of its owner. The lock of a process that has ended is taken over.
 *
 * @param path - the path of the file
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

/** Whether the process that wrote a lock is still running. Another process may have the same id now. */
function isRunning(owner: string): boolean {
  const pid = Number.parseInt(owner, 10);
  const [, start] = owner.split(' ');
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is running as another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const startNow = startOf(pid);
  return !start || !startNow || start === startNow;
}

/**
 * Returns when a process started, in clock ticks since the machine's start (proc_pid_stat(5)); '' if that
 * cannot be read.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the program's name, may contain spaces and parentheses.
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
  } catch {
    return '';
  }
}
