import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/helpers/files.ts';
import { report } from './findings.ts';

test('lists errors first, with their rule, and fails', () => {
  const { text, status } = report([{ kind: 'slow', ms: 900 }, { kind: 'noMailServer' }]);
  expect(status).toBe(1);
  expect(text).toMatch(
    /^To mend\n +no mail server .*\[noMailServer\]\n\nTo look at\n.*first byte.*900 ms[^]*One thing is left to mend\.$/,
  );
});

test('says how to make the keys of links where they are missing', () => {
  const { text } = report([
    { kind: 'emailWithoutKeys', place: 'clinic/clinic.yaml:80' },
    { kind: 'keysMissing', place: 'clinic/clinic.yaml:81', line: 'nudge' },
  ]);
  expect(text.match(/This makes a value: node -p "crypto\.randomBytes/g)).toHaveLength(2);
  const { stdout } = spawnSync('node', ['-p', "crypto.randomBytes(33).toString('base64')"], {
    encoding: 'utf8',
  });
  expect(stdout.trim().length).toBeGreaterThanOrEqual(32);
});

test('passes with findings to review and checks not made', () => {
  expect(report([{ kind: 'slow', ms: 900 }, { kind: 'notBuilt' }]).status).toBe(0);
  expect(report([])).toEqual({ text: 'Nothing is left to mend.', status: 0 });
});

test('counts of one are not followed by a plural', () => {
  const place = 'clinic/faqs.yaml';
  const { text } = report([
    { kind: 'unread', place, count: 1 },
    { kind: 'textsUntranslated', place, missing: 1, count: 3 },
    { kind: 'translationUnread', language: 'Hindi', count: 1 },
    { kind: 'certificateEnds', host: 'clinic.example', days: 1 },
  ]);
  expect(text).not.toMatch(/\b1 (days|medical texts)|\b1 of (its|your)( \d)? \w+ (are|do|name)\b/);
});

test('the command exits with 1 and prints the reason', () => {
  const folder = testFolder({ 'clinic.yaml': 'name: Bandra Smiles\n' });
  const wrong = ['--live', 'http://bandra.example', '--eml', 'none.eml', '--only', 'texts'];
  const { status, stdout } = spawnSync(
    process.execPath,
    ['owner/preflight.ts', '--folder', folder, ...wrong],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  for (const mistake of [
    'siteUrl is missing',
    '--live is "http:',
    '--eml is "none.eml"',
    '--only is "texts"',
  ])
    expect(stdout).toContain(mistake);
});
