import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const run = (command: string, option: string) =>
  spawnSync(process.execPath, [`owner/${command}.ts`, option], { encoding: 'utf8' });

test.each(['new-clinic', 'preflight', 'publish'])('%s explains its options', (command) => {
  const help = run(command, '--help');
  expect([help.status, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toContain(`npm run ${command} -- --`);
  const wrong = run(command, '--nonsense');
  expect(wrong.status).toBe(1);
  expect(wrong.stderr).toMatch(/Unknown option '--nonsense'/);
  expect(wrong.stderr).toContain(`npm run ${command} -- --`);
  expect(wrong.stderr).not.toContain('    at ');
});
