import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** Runs commands one after another, those of packages among them; ends with the status of the first that fails. */
export function runSteps(commands: string[]): void {
  const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  for (const command of commands) {
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, PATH } });
    if (status !== 0) process.exit(status ?? 1);
  }
}
