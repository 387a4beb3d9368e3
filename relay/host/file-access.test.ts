import { execFile } from 'node:child_process';
import { chmodSync, chownSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/helpers/files.ts';

// A program of its own, because the folder must be read-only for its user; for root none is.
const PROGRAM = `
import { chmodSync } from 'node:fs';
import { mock } from 'node:test';
import { createFileRecords } from '${join(import.meta.dirname, 'file-records.ts')}';
const [folder, user] = process.argv.slice(1);
if (process.getuid() === 0) process.setgid(Number(user)), process.setuid(Number(user));
mock.timers.enable({ apis: ['setInterval'] });
const warnings = [];
const records = createFileRecords(folder + '/appointments.json', Date.now, (text) => warnings.push(text));
const faults = [];
const look = () => (mock.timers.tick(60_000), faults.push(records.unavailable ?? 'none'));
look();
chmodSync(folder, 0o555);
look();
chmodSync(folder, 0o755);
await records.retry();
look();
console.log(JSON.stringify({ faults, warnings }));
`;

test('a folder that becomes read-only is noticed within a minute, before an act fails', async () => {
  const folder = testFolder();
  const user = 65_534;
  if (process.getuid!() === 0) chownSync(folder, user, user);
  chmodSync(folder, 0o755);
  const parameters = ['--input-type=module', '-e', PROGRAM, folder, `${user}`];
  const { stdout } = await promisify(execFile)(process.execPath, parameters);
  const { faults, warnings } = JSON.parse(stdout) as { faults: string[]; warnings: string[] };
  expect(faults).toEqual(['none', 'unreachable', 'none']);
  expect(warnings).toEqual([
    expect.stringMatching(
      /\(EACCES\).*runs as user .*belongs to user .*\(mode 555\).*: chmod u\+rwX \S+ \S+\.json$/,
    ),
  ]);
});
