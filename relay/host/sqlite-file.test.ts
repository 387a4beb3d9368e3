import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openRecordsFile } from './records-file.ts';
import { testFolder } from '../../tests/helpers/files.ts';

// The file of records and other processes: killed ones, a second relay.

let folder: string;
let path: string;
let warnings: string[];
beforeEach(() => {
  warnings = [];
  folder = testFolder();
  path = join(folder, 'appointments.sqlite');
});

const open = () => openRecordsFile(path, Date.now, (text) => warnings.push(text));

test('what is deleted is not left in the file', async () => {
  const records = open();
  const encrypted = 'encrypted-text-of-the-nudge'.repeat(300);
  await records.scheduleNudge('a', { due: 1, since: 1, messageId: '<a@b>', encrypted }, 9e15);
  await records.takeDueEmail(2);
  records.close();
  expect(readFileSync(path, 'latin1')).not.toContain('encrypted-text');
});

/** Starts another process with the records open as `records`. Ends it with the test. */
async function startProcess(program: string) {
  const module = new URL('./records-file.ts', import.meta.url).href;
  const script = `import { openRecordsFile } from ${JSON.stringify(module)};
    const records = openRecordsFile(${JSON.stringify(path)}); ${program}`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script]);
  onTestFinished(() => void other.kill('SIGKILL'));
  let output = '';
  other.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await vi.waitFor(() => expect(output).not.toBe(''), 10_000);
  return {
    async kill(): Promise<string> {
      other.kill('SIGKILL');
      await once(other, 'close');
      return output;
    },
  };
}

test('what was stored survives kill -9', async () => {
  const other = await startProcess(`
    for (let count = 0; ; count++) {
      await records.scheduleNudge('a' + count, { due: 1, since: 1, messageId: '', encrypted: '' }, 9e15);
      console.log('a' + count);
    }`);
  const acknowledged = (await other.kill()).split('\n').slice(0, -1);
  expect(acknowledged.length).toBeGreaterThan(0);
  const records = open();
  onTestFinished(records.close);
  expect(warnings).toEqual([]);
  for (const name of acknowledged) expect(await records.latest(name), name).not.toBeNull();
});

test('a second relay on the file does nothing, and says why, until the first has ended', async () => {
  const first = await startProcess(`console.log(records.unavailable); setInterval(() => {}, 1000);`);
  const second = open();
  onTestFinished(second.close);
  expect(second.unavailable).toBe('locked');
  expect(warnings).toEqual([
    expect.stringMatching(/appointments\.sqlite is in use by another program.*APPOINTMENTS_FILE/),
  ]);
  await expect(second.latest('a')).rejects.toThrow();
  await first.kill();
  expect([await second.latest('a'), second.unavailable]).toEqual([null, undefined]);
});
