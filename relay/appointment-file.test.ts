import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFileRecords } from './appointment-file.ts';
import { createAppointmentLinks } from './appointment-links.ts';
import { createTestRelay, NOW } from './test-relay.ts';

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

const press = async ({ post }: ReturnType<typeof startRelay>, href: string) =>
  (await post(href, { body: new URLSearchParams(), headers: { 'Sec-Fetch-Site': 'same-origin' } })).status;

test('the latest step outlives the relay until the visit; the file says nothing of whose it is, or when', async () => {
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

test('a file that is something else stops the start, with what it is for', () => {
  path = join(folder, 'appointments.json');
  writeFileSync(path, '{"half');
  expect(() => createFileRecords(path)).toThrow(/appointments\.json can't be read; it should be/);
});
