import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/**
 * Runs commands one after another, those of packages among them; ends with the status of the first that fails.
 *
 * @param further - what they find in the environment beside what is there
 */
export function runSteps(commands: string[], further: Record<string, string> = {}): void {
  const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH, ...further };
  for (const command of commands) {
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
    if (status !== 0) process.exit(status ?? 1);
  }
}
