import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/helpers/files.ts';
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

test('what to do is said once of several', () => {
  const missing = (domain: string) => ({ kind: 'spfMissing', domain }) as const;
  const { text } = report([missing('a.example'), missing('b.example')], 80);
  expect(text).toMatch(/a\.example has no SPF record +Add the TXT record[^]*b\.example .* As above\.\n/);
  const good = report(
    [
      { kind: 'firstByte', ms: 90 },
      { kind: 'firstByte', ms: 80 },
    ],
    80,
  );
  expect(good.text).not.toContain('As above');
});

test('the command ends with 1 and says why', () => {
  const folder = testFolder({ 'clinic.yaml': 'name: Bandra Smiles\n' });
  const wrong = ['--live', 'http://bandra.example', '--eml', 'none.eml', '--only', 'texts'];
  const { status, stdout } = spawnSync(
    process.execPath,
    ['desk/preflight.ts', '--folder', folder, ...wrong],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  const said = stdout.replace(/\s+/g, ' ');
  for (const mistake of [
    'siteUrl is missing',
    '--live is "http:',
    '--eml is "none.eml"',
    '--only is "texts"',
  ])
    expect(said).toContain(mistake);
});
