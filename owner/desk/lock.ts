import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

/** The program that has the desk open: its process on a computer, its port there, and an ISO time. */
export type Holder = { pid: number; computer: string; port: number | undefined; since: string };

/**
 * Takes a lock, so that one program at a time writes. A lock of a process that has ended is replaced.
 *
 * @param path - of the lock's file
 * @param port - of this program, for the one that comes second
 * @returns who holds it; undefined if it is this process
 */
export function takeLock(path: string, port?: number): Holder | undefined {
  const mine: Holder = { pid: process.pid, computer: hostname(), port, since: new Date().toISOString() };
  const holder = holderOf(path);
  if (holder?.pid === mine.pid && holder.computer === mine.computer) return undefined;
  if (holder && isRunning(holder)) return holder;
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  try {
    writeFileSync(path, JSON.stringify(mine), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return holderOf(path);
  }
  process.once('exit', () => {
    if (holderOf(path)?.pid === mine.pid) rmSync(path, { force: true });
  });
  return undefined;
}

/** The port of the program of this computer that holds a lock; undefined if none does. */
export function portOfHolder(path: string): number | undefined {
  const holder = holderOf(path);
  return holder?.computer === hostname() && isRunning(holder) ? holder.port : undefined;
}

function holderOf(path: string): Holder | undefined {
  try {
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Holder) : undefined;
  } catch {
    // The lock file is incomplete, for example because the disk was full.
    return undefined;
  }
}

/** Whether the process still runs. That of another computer may. */
function isRunning({ pid, computer }: Holder): boolean {
  if (computer !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
