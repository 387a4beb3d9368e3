import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../tests/helpers/files.ts';
import { runTogether } from './run-steps.ts';

function isAlive(pid: number): boolean {
  // An ended process stays in the process table until its parent reads its status.
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && !/\) Z /.test(readFileSync(file, 'utf8'));
}

test('returns 0 if all commands succeed', async () => {
  const folder = testFolder({ 'one.mjs': '', 'two.mjs': '' });
  expect(await runTogether([`node ${folder}/one.mjs`, `node ${folder}/two.mjs`])).toBe(0);
});

test.runIf(existsSync('/proc/self/stat'))(
  'a failing command stops the others with their child processes',
  async () => {
    const started = join(testFolder({}), 'started');
    const scripts = testFolder({
      'fails.mjs': `import { existsSync } from 'node:fs';
        setInterval(() => existsSync(${JSON.stringify(started)}) && process.exit(3), 10);`,
      'runs-on.mjs': `import { spawn } from 'node:child_process';
        import { renameSync, writeFileSync } from 'node:fs';
        const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
        writeFileSync(${JSON.stringify(`${started}.part`)}, String(child.pid));
        renameSync(${JSON.stringify(`${started}.part`)}, ${JSON.stringify(started)});`,
    });
    expect(await runTogether([`node ${scripts}/runs-on.mjs`, `node ${scripts}/fails.mjs`])).toBe(3);
    await expect.poll(() => isAlive(Number(readFileSync(started, 'utf8')))).toBe(false);
  },
);
