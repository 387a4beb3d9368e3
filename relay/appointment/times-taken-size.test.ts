import { expect, test } from 'vitest';
import { TIMES_TAKEN_PATH } from '../../domain/web/relay-paths.ts';
import { createMemoryStore } from '../../tests/helpers/memory-store.ts';
import { createRelayWithLinks } from '../../tests/helpers/relay-with-links.ts';
import { DUE, LISTS } from '../../tests/helpers/relay-with-lists.ts';
import { CLINIC } from '../../tests/helpers/test-relay.ts';
import { sendDueEmails } from './automatic-emails.ts';

// How much one form of times taken costs. A clinic with many chairs fills in the largest one.

const CHAIRS = 8;

async function listed() {
  const { records, table } = createMemoryStore();
  const clinic = { ...CLINIC, booking: { ...LISTS.booking, chairs: CHAIRS } };
  const relay = createRelayWithLinks({ clinic, records: () => records, ms: DUE });
  await relay.sendEmail();
  const now = () => new Date(DUE);
  await sendDueEmails({ ...relay.options, fromAddress: CLINIC.email, log: () => {}, now });
  const link = new RegExp(`${TIMES_TAKEN_PATH}[\\w-]+`).exec(relay.delivered.at(-1)!.html)![0];
  return { ...relay, table, link };
}

const fieldsOf = (text: string, ticks: string[]): [string, string][] => [
  ['page', /name="page" value="([\w-]+)"/.exec(text)![1]!],
  ['before', /name="before" value="([\d ]*)"/.exec(text)![1]!],
  ...ticks.map((value): [string, string] => ['tick', value]),
];
const boxesIn = (text: string) =>
  Array.from(text.matchAll(/name="tick" (?:checked="" )?value="(\d{12})"/g), ([, value]) => value!);
const count = (text: string, part: string) => text.split(part).length - 1;

test('every box of the page can be ticked and saved, and freed', async () => {
  const relay = await listed();
  const { text } = await relay.ask(relay.link);
  const all = boxesIn(text);
  const saved = await relay.press(relay.link, fieldsOf(text, all));
  expect([saved.status, count(saved.text, ' checked')]).toEqual([200, all.length]);
  const freed = await relay.press(relay.link, fieldsOf(saved.text, []));
  expect([freed.status, count(freed.text, ' checked')]).toEqual([200, 0]);
});

test('a form with more ticks than the page can have is refused with a short page', async () => {
  const relay = await listed();
  const { text } = await relay.ask(relay.link);
  const all = boxesIn(text);
  for (const ticks of [
    [...all, ...all, 'x', 'x'],
    Array<string>(10_000).fill(all[0]!),
    Array<string>(10_000).fill('x'),
  ]) {
    const refused = await relay.press(relay.link, fieldsOf(text, ticks));
    expect(refused.status).toBe(413);
    expect(refused.text.length).toBeLessThan(25_000);
    expect(relay.log.at(-1)).toMatchObject({ event: 'times-taken', outcome: 'too-large', status: 413 });
  }
  const before = fieldsOf(text, []).map(([name, value]): [string, string] => [
    name,
    name === 'before' ? `${all[0]!} `.repeat(10_000) : value,
  ]);
  expect((await relay.press(relay.link, before)).status).toBe(413);
  expect(count((await relay.ask(relay.link)).text, ' checked')).toBe(0);
});
