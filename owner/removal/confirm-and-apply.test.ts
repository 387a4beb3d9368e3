import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/helpers/files.ts';
import { prepareClinic } from '../../tests/fixtures/write-clinics.ts';

test('without a terminal, says that nothing was changed, and how to answer in advance', () => {
  const folder = `${testFolder()}/clinic`;
  prepareClinic('small', folder);
  const run = (...options: string[]) =>
    spawnSync(
      process.execPath,
      ['owner/rename.ts', 'service', 'braces', 'fixed-braces', '--folder', folder, ...options],
      { encoding: 'utf8', input: '' },
    );
  const asked = run();
  expect(asked.status).toBe(1);
  expect(asked.stderr).toContain('Nothing was changed, because nobody answered.');
  expect(asked.stderr).toContain('--yes');
  expect(asked.stderr).not.toContain('Warning');
  expect(run('--yes').stdout).toContain('Done.');
});
