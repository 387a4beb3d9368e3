import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, resolve } from 'node:path';

/**
 * Runs commands one after another, those of packages among them. Ends the process with the status of the
 * first that fails.
 *
 * @param further - variables of their environment beside those of this process
 */
export function runSteps(commands: string[], further: Record<string, string> = {}): void {
  const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH, ...further };
  for (const command of commands) {
    // By a shell, since the commands of packages are scripts on Windows.
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
    if (status !== 0) process.exit(status ?? 1);
  }
}

/**
 * Runs scripts at the same time. When one fails, or this process is to end, the others are ended with all
 * that they started.
 *
 * @param scripts - their files
 * @returns 0, or the status of the one that failed first
 */
export async function runTogether(scripts: readonly string[]): Promise<number> {
  // Each leads a process group of its own, by which it can be ended.
  const children = scripts.map((script) =>
    spawn(process.execPath, [script], { stdio: 'inherit', detached: process.platform !== 'win32' }),
  );
  const stopAll = () => children.filter(isRunning).forEach(stop);
  const stopAndEnd = () => {
    stopAll();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopAndEnd);
  let failed = 0;
  await Promise.all(
    children.map(async (child) => {
      const [status] = (await once(child, 'close')) as [number | null];
      if (status === 0 || failed) return;
      failed = status ?? 1;
      stopAll();
    }),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stopAndEnd);
  return failed;
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

/** Ends a process with all that it started. */
function stop({ pid }: ChildProcess): void {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
  else process.kill(-pid!);
}
