import { expect, test } from 'vitest';
import { expireRecord, nextWakeTime } from './appointment-record.ts';
import { createMemoryRecords, type AppointmentRecords, type Claim } from './records.ts';
import type { AppointmentRecord } from './record-schema.ts';

const REQUEST = 'a';
const LONG_MS = 60_000;

function claim(press: string, changes: Partial<Claim> = {}): Claim {
  const act = {
    act: 'confirm',
    linkStep: 0,
    inputHash: press,
    doneAt: 1,
    encryptedInput: 'encrypted',
  } as const;
  return { ...act, expectedStep: 0, inputHashes: [press], keepUntil: 9, ...changes };
}

/** Begins an act that nothing is in the way of. */
async function begin(records: AppointmentRecords, requestHash: string, request: Claim) {
  const claimed = await records.claim(requestHash, request);
  if (typeof claimed === 'string') throw new Error(claimed);
  return claimed;
}

test('the same press, made with an older key too, goes on under its number, and holds the others off anew', async () => {
  const records = createMemoryRecords();
  await records.claim(REQUEST, claim('old'));
  const again = await records.claim(REQUEST, claim('new', { inputHashes: ['new', 'old'], doneAt: LONG_MS }));
  expect(again).toMatchObject({ stored: { step: 1, inputHash: 'old', doneAt: 1 }, isRepeat: true });
  expect(await records.claim(REQUEST, claim('cancel', { doneAt: LONG_MS + 1 }))).toBe('taken');
});

test('what lapses at once is told all the same, once the same press elsewhere has told somebody', async () => {
  const records = createMemoryRecords();
  const { stored } = await begin(records, REQUEST, claim('confirm'));
  await records.claim(REQUEST, claim('confirm'));
  await records.release(REQUEST, stored);
  expect((await records.latest(REQUEST))!.pending!.encryptedInput).toBeNull();
  expect(await records.claim(REQUEST, claim('cancel', { expectedStep: 0 }))).toMatchObject({
    stored: { step: 2 },
  });
  await records.markDelivered(REQUEST, stored, 'patient');
  const { current, pending } = (await records.latest(REQUEST))!;
  expect(current).toMatchObject({ inputHash: 'confirm', notifiedStep: { clinic: 0, patient: 1 } });
  expect(pending).toMatchObject({ inputHash: 'cancel' });
});

const DAY_MS = 86_400_000;

test('a record is forgotten by two readings of the clock, a day apart', () => {
  const record: AppointmentRecord = { current: null, pending: null, keepUntil: 10 * DAY_MS };
  const ended = { ...record, ended: 10 * DAY_MS };
  const far = 4000 * DAY_MS;
  expect([
    expireRecord(record, 10 * DAY_MS - 1),
    expireRecord(record, 10 * DAY_MS),
    expireRecord(ended, 11 * DAY_MS - 1),
    expireRecord(ended, 11 * DAY_MS),
    // Ten years ahead, and back.
    expireRecord(record, far),
    expireRecord({ ...record, ended: far }, 9 * DAY_MS),
    expireRecord({ ...record, ended: far }, 10 * DAY_MS),
  ]).toEqual([record, ended, ended, null, { ...record, ended: far }, record, ended]);
  // At the edge an alarm brings the second reading.
  expect([record, ended].map((each) => nextWakeTime([each], true))).toEqual([10 * DAY_MS, 11 * DAY_MS]);
});

test('an act that was claimed while the clock was ahead does not hold the others off for years', async () => {
  const records = createMemoryRecords();
  await records.claim(REQUEST, claim('confirm', { doneAt: 4000 * DAY_MS }));
  expect(await records.claim(REQUEST, claim('cancel', { doneAt: 10 * DAY_MS }))).toMatchObject({
    stored: { step: 2 },
  });
});

test('what no line of the clinic asks for any more is dropped', async () => {
  const all = { chairs: true, nudge: true, reminders: true, dayList: true };
  const reminder = { due: 2, visit: 9, encrypted: 'encrypted' };
  const visit = { date: '2025-03-04', time: '15:30', minutes: 30 };
  async function withAll() {
    const records = createMemoryRecords();
    const parts = { visit, overbookedTimes: [visit], reminder };
    for (const press of ['confirm', 'again']) {
      const { stored } = await begin(
        records,
        REQUEST,
        claim(press, { ...parts, expectedStep: press === 'again' ? 1 : 0 }),
      );
      if (press === 'confirm') await records.markDelivered(REQUEST, stored, 'patient');
    }
    await records.scheduleNudge('b', { due: 2, since: 1, messageId: '<a@b>', encrypted: 'encrypted' }, 9);
    return records;
  }
  const shown = async (records: AppointmentRecords) =>
    JSON.stringify([await records.latest(REQUEST), await records.latest('b')]);

  const unchanged = await withAll();
  const before = await shown(unchanged);
  await unchanged.dropUnusedData(all);
  expect(await shown(unchanged)).toBe(before);
  for (const [line, words] of [
    ['chairs', ['15:30', 'overbookedTimes']],
    ['nudge', ['messageId', 'nudge']],
    ['reminders', ['reminder']],
  ] as const) {
    const records = await withAll();
    await records.dropUnusedData({ ...all, [line]: false });
    const stored = await shown(records);
    for (const word of words)
      expect([before.includes(word), stored.includes(word)], word).toEqual([true, false]);
    const others = ['15:30', 'messageId', 'reminder'].filter(
      (word) => !(words as readonly string[]).includes(word),
    );
    for (const word of others) expect(stored, word).toContain(word);
  }
});
