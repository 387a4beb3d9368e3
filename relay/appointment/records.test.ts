import { expect, test } from 'vitest';
import { createMemoryRecords, type AppointmentRecords, type Claim } from './records.ts';

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
