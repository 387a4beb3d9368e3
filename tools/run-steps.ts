import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, resolve } from 'node:path';

const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);

/**
 * Runs commands one after another, including those of installed packages. Exits with the status of the first
 * one that fails.
 *
 * @param variables - additional environment variables
 */
export function runSteps(commands: string[], variables: Record<string, string> = {}): void {
  const env = { ...process.env, PATH, ...variables };
  for (const command of commands) {
    // A shell is needed, because the commands of packages are scripts on Windows.
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
    if (status !== 0) process.exit(status ?? 1);
  }
}

/**
 * Runs commands at the same time, including those of installed packages. If one fails or this process is
 * stopped, all commands are stopped with their child processes.
 *
 * @returns 0, or the status of the first one that failed
 */
export async function runTogether(commands: readonly string[]): Promise<number> {
  // On POSIX systems, each command has its own process group, so that all its processes can be stopped.
  const detached = process.platform !== 'win32';
  const env = { ...process.env, PATH };
  const children = commands.map((command) =>
    spawn(command, { shell: true, stdio: 'inherit', detached, env }),
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

/** Stops a process with all its child processes. */
function stop({ pid }: ChildProcess): void {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
  else process.kill(-pid!);
}
