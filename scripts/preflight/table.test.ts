import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { testFolder } from '../compile/test-files.ts';
import { report } from './table.ts';

test('what is to be mended comes first and decides; lines are no wider than the terminal', () => {
  const { text, status } = report([{ kind: 'slow', ms: 900 }, { kind: 'noMailServer' }], 80);
  expect(status).toBe(1);
  expect(text).toMatch(
    /To mend .*no mail server[^]*To look at .*first byte[^]*900 ms[^]*One thing is left to mend\.$/,
  );
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
});

test('what is to be looked at, or could not be asked, is no obstacle', () => {
  expect(report([{ kind: 'slow', ms: 900 }, { kind: 'notBuilt' }], 80).status).toBe(0);
  expect(report([], 80)).toEqual({ text: 'Nothing is left to mend.', status: 0 });
});

test('the command ends with 1 and says why', () => {
  const folder = testFolder({ 'clinic.yaml': 'name: Bandra Smiles\n' });
  const { status, stdout } = spawnSync(process.execPath, ['scripts/preflight.ts', '--folder', folder], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout.replace(/\s+/g, ' ')).toContain('siteUrl is missing');
});
