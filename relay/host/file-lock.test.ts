import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFileRecords } from './file-records.ts';
import { fileLock } from './file-lock.ts';
import { testFolder } from '../../tests/helpers/files.ts';

/** Another process that uses a file, until it is ended. */
async function startOwner(path: string) {
  const script = `import { fileLock } from ${JSON.stringify(new URL('./file-lock.ts', import.meta.url).href)};
    fileLock(${JSON.stringify(path)}).acquire();
    console.log('has it');
    setInterval(() => {}, 1000);`;
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  onTestFinished(() => void owner.kill('SIGKILL'));
  await once(owner.stdout, 'data');
  const ended = once(owner, 'exit');
  return { pid: owner.pid!, end: () => (owner.kill('SIGKILL'), ended) };
}

test('records that another process uses are locked, and are there once that has ended', async () => {
  const path = join(testFolder(), 'below', 'appointments.json');
  const owner = await startOwner(path);
  const lock = fileLock(path);
  onTestFinished(lock.release);
  const warnings: string[] = [];
  const records = createFileRecords(path, Date.now, (text) => warnings.push(text), lock.acquire);
  expect(records.unavailable).toBe('locked');
  await records.retry!();
  expect(warnings).toEqual([
    expect.stringContaining(
      `appointments.json is in use by another relay on this machine (process ${owner.pid})`,
    ),
  ]);
  await expect(records.latest('a')).rejects.toThrow();
  expect(records.unavailable).toBe('locked');
  await owner.end();
  await records.retry!();
  expect([records.unavailable, await records.latest('a')]).toEqual([undefined, null]);
});

test.each([
  ['is that of a process that has ended', '4194304 1'],
  ['is that of an earlier process with the same number', `${process.ppid} 1`],
  ['was broken off while it was written', ''],
])('a lock that %s is taken over', (_, text) => {
  const path = join(testFolder({ 'appointments.json.lock': text }), 'appointments.json');
  const lock = fileLock(path);
  lock.acquire();
  expect(readFileSync(`${path}.lock`, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  lock.release();
  expect(() => readFileSync(`${path}.lock`)).toThrow('ENOENT');
});

test('a lock that was not got is not given back', () => {
  const path = join(testFolder(), 'appointments.json');
  writeFileSync(`${path}.lock`, `${process.ppid}`);
  const lock = fileLock(path);
  expect(lock.acquire).toThrow(`in use by another process (${process.ppid})`);
  lock.release();
  expect(readFileSync(`${path}.lock`, 'utf8')).toBe(`${process.ppid}`);
});
