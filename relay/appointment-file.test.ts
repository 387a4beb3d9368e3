import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFileRecords } from './appointment-file.ts';
import { createAppointmentLinks } from './appointment-links.ts';
import { CLINIC, createTestRelay, NOW } from './test-relay.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'appointments-'));
  path = join(folder, 'below', 'appointments.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const links = createAppointmentLinks(['a-key-of-this-test-alone-32-characters']);

/** A relay that begins with what is in the file. */
function startRelay() {
  const records = createFileRecords(path, () => NOW.getTime());
  return createTestRelay({ appointments: { links, records, siteUrl: '' } });
}

const answerTo = ({ post }: ReturnType<typeof startRelay>, href: string) =>
  post(href, { body: new URLSearchParams(), headers: { 'Sec-Fetch-Site': 'same-origin' } });

const press = async (...asked: Parameters<typeof answerTo>) => (await answerTo(...asked)).status;

test('the latest step outlives the relay until the visit; the file says nothing of whose it is', async () => {
  const first = startRelay();
  await first.sendBoth();
  const hrefs = first.delivered.flatMap(({ html }) =>
    Array.from(html.matchAll(/href="(\/appointment\/[^"]+)"/g), ([, href]) => href!),
  );
  const [confirm, cancel] = ['.confirm.', '.cancel.'].map((act) => hrefs.find((href) => href.includes(act))!);
  expect(await press(first, cancel!)).toBe(200);
  expect(readdirSync(join(folder, 'below'))).toEqual(['appointments.json']);
  const kept = readFileSync(path, 'utf8');
  expect(kept).toMatch(/^\{"[0-9a-f]{32}":\{"step":1,"act":"cancel","press":"[0-9a-f]{32}",/);
  expect(kept).not.toMatch(/priya|98200|DENT|4K7Q2Z/i);

  const second = startRelay();
  expect([await press(second, confirm!), await press(second, cancel!)]).toEqual([409, 200]);
  expect(second.delivered).toEqual([]);

  const records = createFileRecords(path, () => Date.parse('2025-03-04T10:00:00Z'));
  expect(await records.latest(Object.keys(JSON.parse(kept) as object)[0]!)).toBeNull();
  expect(readFileSync(path, 'utf8')).toBe('{}');
});

test.each(['{"half', '[1]', '{"a":{"step":1}}'])(
  'a file that is something else stops the start, with what it is for: %s',
  (text) => {
    path = join(folder, 'appointments.json');
    writeFileSync(path, text);
    expect(() => createFileRecords(path)).toThrow(/appointments\.json can't be read; it should be/);
    expect(readFileSync(path, 'utf8')).toBe(text);
  },
);

test('a place where nothing can be written stops the start', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => createFileRecords(join(folder, 'file', 'appointments.json'))).toThrow(
    /can't be (read|written)/,
  );
});

test('what can no longer be written is not done: nobody is told, and later it can be done', async () => {
  const relay = startRelay();
  await relay.sendBoth();
  const confirm = relay.delivered
    .flatMap(({ html }) => html.match(/\/appointment\/[^"]+/g) ?? [])
    .find((href) => href.includes('.confirm.'))!;
  const told = relay.delivered.length;
  mkdirSync(`${path}.new`);
  const failed = await answerTo(relay, confirm);
  expect([failed.status, relay.delivered.length]).toEqual([500, told]);
  expect(await failed.text()).toContain(CLINIC.phone);
  rmdirSync(`${path}.new`);
  expect([await press(relay, confirm), relay.delivered.length]).toEqual([200, told + 2]);
});
