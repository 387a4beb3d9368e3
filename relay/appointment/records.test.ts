import { expect, test } from 'vitest';
import { createMemoryRecords, keptAt, nextMoment, type AppointmentRecords, type Claim } from './records.ts';
import type { AppointmentRecord } from './record-schema.ts';

const THREAD = 'a';
const LONG_MS = 60_000;

function claim(press: string, changes: Partial<Claim> = {}): Claim {
  const act = { act: 'confirm', from: 0, press, done: 1, chosen: 'sealed' } as const;
  return { ...act, on: 0, presses: [press], until: 9, ...changes };
}

/** Begins an act that nothing is in the way of. */
async function begin(records: AppointmentRecords, thread: string, claimed: Claim) {
  const begun = await records.claim(thread, claimed);
  if (typeof begun === 'string') throw new Error(begun);
  return begun;
}

test('the same press, made with an older key too, goes on under its number, and holds the others off anew', async () => {
  const records = createMemoryRecords();
  await records.claim(THREAD, claim('old'));
  const again = await records.claim(THREAD, claim('new', { presses: ['new', 'old'], done: LONG_MS }));
  expect(again).toMatchObject({ kept: { step: 1, press: 'old', done: 1 }, again: true });
  expect(await records.claim(THREAD, claim('cancel', { done: LONG_MS + 1 }))).toBe('taken');
});

test('what lapses at once is told all the same, once the same press elsewhere has told somebody', async () => {
  const records = createMemoryRecords();
  const { kept } = await begin(records, THREAD, claim('confirm'));
  await records.claim(THREAD, claim('confirm'));
  await records.lapse(THREAD, kept);
  expect((await records.latest(THREAD))!.begun!.chosen).toBeNull();
  expect(await records.claim(THREAD, claim('cancel', { on: 0 }))).toMatchObject({ kept: { step: 2 } });
  await records.delivered(THREAD, kept, 'patient');
  const { stands, begun } = (await records.latest(THREAD))!;
  expect(stands).toMatchObject({ press: 'confirm', told: { clinic: 0, patient: 1 } });
  expect(begun).toMatchObject({ press: 'cancel' });
});

const DAY_MS = 86_400_000;

test('a record is forgotten by two readings of the clock, a day apart', () => {
  const record: AppointmentRecord = { stands: null, begun: null, until: 10 * DAY_MS };
  const ended = { ...record, ended: 10 * DAY_MS };
  const far = 4000 * DAY_MS;
  expect([
    keptAt(record, 10 * DAY_MS - 1),
    keptAt(record, 10 * DAY_MS),
    keptAt(ended, 11 * DAY_MS - 1),
    keptAt(ended, 11 * DAY_MS),
    // Ten years ahead, and back.
    keptAt(record, far),
    keptAt({ ...record, ended: far }, 9 * DAY_MS),
    keptAt({ ...record, ended: far }, 10 * DAY_MS),
  ]).toEqual([record, ended, ended, null, { ...record, ended: far }, record, ended]);
  // At the edge an alarm brings the second reading.
  expect([record, ended].map((each) => nextMoment([each], true))).toEqual([10 * DAY_MS, 11 * DAY_MS]);
});

test('an act that was begun while the clock was ahead does not hold the others off for years', async () => {
  const records = createMemoryRecords();
  await records.claim(THREAD, claim('confirm', { done: 4000 * DAY_MS }));
  expect(await records.claim(THREAD, claim('cancel', { done: 10 * DAY_MS }))).toMatchObject({
    kept: { step: 2 },
  });
});

test('what no line of the clinic asks for any more is dropped', async () => {
  const all = { chairs: true, nudge: true, reminders: true };
  const reminder = { due: 2, visit: 9, sealed: 'sealed' };
  const visit = { date: '2025-03-04', time: '15:30', minutes: 30 };
  async function withAll() {
    const records = createMemoryRecords();
    const parts = { visit, overfull: [visit], reminder };
    for (const press of ['confirm', 'again']) {
      const { kept } = await begin(
        records,
        THREAD,
        claim(press, { ...parts, on: press === 'again' ? 1 : 0 }),
      );
      if (press === 'confirm') await records.delivered(THREAD, kept, 'patient');
    }
    await records.expectAnswer('b', { due: 2, since: 1, messageId: '<a@b>', sealed: 'sealed' }, 9);
    return records;
  }
  const shown = async (records: AppointmentRecords) =>
    JSON.stringify([await records.latest(THREAD), await records.latest('b')]);

  const unchanged = await withAll();
  const before = await shown(unchanged);
  await unchanged.keepOnly(all);
  expect(await shown(unchanged)).toBe(before);
  for (const [line, words] of [
    ['chairs', ['15:30', 'overfull']],
    ['nudge', ['messageId', 'nudge']],
    ['reminders', ['reminder']],
  ] as const) {
    const records = await withAll();
    await records.keepOnly({ ...all, [line]: false });
    const kept = await shown(records);
    for (const word of words)
      expect([before.includes(word), kept.includes(word)], word).toEqual([true, false]);
    const others = ['15:30', 'messageId', 'reminder'].filter(
      (word) => !(words as readonly string[]).includes(word),
    );
    for (const word of others) expect(kept, word).toContain(word);
  }
});
