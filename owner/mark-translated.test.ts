import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../tests/helpers/files.ts';
import { SAMPLE_FOLDER } from '../compile/clinic-folder.ts';

test('says that a translation is complete', () => {
  const cwd = testFolder();
  for (const file of ['team.yaml', 'hi/team.yaml'])
    cpSync(join(SAMPLE_FOLDER, file), join(cwd, 'clinic', file));
  const run = () =>
    spawnSync(process.execPath, [resolve('owner/mark-translated.ts'), 'clinic/hi/team.yaml'], {
      cwd,
      encoding: 'utf8',
    });
  const before = readFileSync(join(cwd, 'clinic/hi/team.yaml'), 'utf8');
  expect(run()).toMatchObject({
    status: 0,
    stdout: 'clinic/hi/team.yaml: complete, and noted as a translation of clinic/team.yaml as it is now.\n',
  });
  expect(readFileSync(join(cwd, 'clinic/hi/team.yaml'), 'utf8')).toBe(before);
});
