import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

const FOLDER = 'bench-results';

/** What a figure depends on beside the site. */
export function describeMachine() {
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    commit: commit(),
  };
}

function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null; // not a checkout
  }
}

/** How busy the machine is: the mean number of programs that wanted a core during the last minute. */
export function load(): number {
  return Math.round(loadavg()[0]! * 100) / 100;
}

/**
 * Writes a file of results into `bench-results/`.
 *
 * @returns its path
 */
export function writeResult(name: string, content: string): string {
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, name);
  writeFileSync(path, content);
  return path;
}
