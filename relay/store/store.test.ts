import { expect, test } from 'vitest';
import { LOCK_MS, uncertainActs } from './record-rules.ts';
import { createMemoryRecords, createMemoryStore } from '../../tests/helpers/memory-store.ts';
import { SERVER_PAUSE_MS, type DueEmail } from './due-emails.ts';
import type { AppointmentRecords } from './appointment-records.ts';
import type { Claim } from './acts.ts';
import type { TimedVisit } from '../../domain/appointment/timed-visits.ts';
import type { TimeOfDay } from '../../domain/time/weekly-hours.ts';

const REQUEST = 'a';
const LONG_MS = 60_000;
const CHAIRS = { count: 1, timeZone: 'Asia/Kolkata' };

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

/** Claims an act. @throws if it is refused */
async function begin(records: AppointmentRecords, requestHash: string, request: Claim) {
  const claimed = await records.claim(requestHash, request);
  if (typeof claimed === 'string') throw new Error(claimed);
  return claimed;
}

test('a repeated act, also with an older key, keeps its step and renews the lock', async () => {
  const records = createMemoryRecords();
  await records.claim(REQUEST, claim('old'));
  const again = await records.claim(REQUEST, claim('new', { inputHashes: ['new', 'old'], doneAt: LONG_MS }));
  expect(again).toMatchObject({ stored: { step: 1, inputHash: 'old', doneAt: 1 }, isRepeat: true });
  expect(await records.claim(REQUEST, claim('cancel', { doneAt: LONG_MS + 1 }))).toBe('taken');
});

test('a released act is effective once its repeat has delivered an e-mail', async () => {
  const records = createMemoryRecords();
  const { stored } = await begin(records, REQUEST, claim('confirm'));
  await records.claim(REQUEST, claim('confirm'));
  await records.release(REQUEST, stored);
  expect((await records.latest(REQUEST))!.pending).toBeNull();
  expect(await records.claim(REQUEST, claim('cancel', { expectedStep: 0 }))).toMatchObject({
    stored: { step: 2 },
  });
  await records.markDelivered(REQUEST, stored, 'patient');
  const { current, pending } = (await records.latest(REQUEST))!;
  expect(current).toMatchObject({ inputHash: 'confirm', notifiedStep: { clinic: 0, patient: 1 } });
  expect(pending).toMatchObject({ inputHash: 'cancel' });
});

/** Names what a record holds: the acts that may have been sent, the visits, and until when it is kept. */
async function outline(records: AppointmentRecords) {
  const record = (await records.latest(REQUEST))!;
  const names = uncertainActs(record).map(({ inputHash }) => inputHash);
  const visits = (await records.visits()).map(({ time }) => time);
  return { names, visits, keepUntil: record.keepUntil };
}

const at = (time: TimeOfDay) => ({ visit: { date: '2025-03-04', time, minutes: 30 } }) as const;

test('an act whose process ended may have been sent: it stays until a later act is effective', async () => {
  const records = createMemoryRecords();
  await begin(records, REQUEST, claim('confirm', at('10:00')));
  // The process ends after this claim.
  await begin(records, REQUEST, claim('accept', { ...at('11:00'), doneAt: 2 * LONG_MS }));
  const { stored } = await begin(records, REQUEST, claim('decline', { doneAt: 4 * LONG_MS }));
  await records.markDelivered(REQUEST, stored, 'patient');
  expect(await outline(records)).toMatchObject({ names: [], visits: [] });
});

test('an act that fails after another act replaced it is removed alone', async () => {
  const records = createMemoryRecords();
  const slow = await begin(records, REQUEST, claim('confirm', at('10:00')));
  await begin(records, REQUEST, claim('accept', { ...at('11:00'), doneAt: 2 * LONG_MS }));
  await records.release(REQUEST, slow.stored);
  expect(await outline(records)).toMatchObject({ names: ['accept'], visits: ['11:00'] });
});

test('an act that is delivered after another act replaced it is effective, and the other stays pending', async () => {
  const records = createMemoryRecords();
  const slow = await begin(records, REQUEST, claim('confirm', at('10:00')));
  const next = await begin(records, REQUEST, claim('accept', { ...at('11:00'), doneAt: 2 * LONG_MS }));
  await records.markDelivered(REQUEST, slow.stored, 'patient');
  expect(await outline(records)).toMatchObject({ names: ['accept'], visits: ['10:00', '11:00'] });
  await records.release(REQUEST, next.stored);
  expect(await outline(records)).toMatchObject({ names: [], visits: ['10:00'] });
});

const DAY_MS = 86_400_000;

test('a record is deleted after two readings of the clock a day apart', async () => {
  const { records, upkeep } = createMemoryStore();
  await records.claim(REQUEST, claim('confirm', { ...at('10:00'), keepUntil: 10 * DAY_MS }));
  const isKept = async (now: number) => {
    upkeep.expire(now);
    return (await records.latest(REQUEST)) !== null;
  };
  const wake = () => upkeep.nextWakeTime(0, null);
  expect([await isKept(10 * DAY_MS - 1), wake()]).toEqual([true, 10 * DAY_MS]);
  // Ten years ahead, and back.
  expect([await isKept(4000 * DAY_MS), await isKept(9 * DAY_MS), wake()]).toEqual([true, true, 10 * DAY_MS]);
  expect([await isKept(4000 * DAY_MS), await isKept(10 * DAY_MS)]).toEqual([true, true]);
  // At the edge an alarm brings the second reading.
  expect([await isKept(11 * DAY_MS - 1), wake()]).toEqual([true, 11 * DAY_MS]);
  expect([await isKept(11 * DAY_MS), await records.visits(), wake()]).toEqual([false, [], Infinity]);
});

test('the store wakes for what is due once no act is pending, and ten minutes after the mail server failed', async () => {
  const { records, upkeep } = createMemoryStore();
  const wake = () => upkeep.nextWakeTime(0, { list: null });
  const nudge = { due: 2, since: 1, messageId: '<a@b>', encrypted: 'encrypted' };
  await records.scheduleNudge(REQUEST, nudge, DAY_MS);
  expect([wake(), upkeep.nextWakeTime(0, null)]).toEqual([2, DAY_MS]);
  await records.claim(REQUEST, claim('confirm', { doneAt: 1 }));
  expect([wake(), await records.takeDueEmail(3)]).toEqual([1 + LOCK_MS, null]);
  const due = (await records.takeDueEmail(1 + LOCK_MS))!;
  expect(due).toMatchObject({ kind: 'nudge', mail: nudge });
  const retry = { temporary: 1, permanent: 0, serverFailed: LOCK_MS };
  const failed = { ...due, mail: { ...nudge, retry } } as DueEmail;
  await records.rescheduleEmail(failed, 2 * LOCK_MS);
  expect([wake(), await records.takeDueEmail(3 * LOCK_MS)]).toEqual([LOCK_MS + SERVER_PAUSE_MS, null]);
  expect(await records.takeDueEmail(LOCK_MS + SERVER_PAUSE_MS)).toEqual(
    failed && { ...failed, mail: { ...failed.mail, due: 2 * LOCK_MS } },
  );
});

test('an act that was claimed while the clock was ahead does not block others for years', async () => {
  const records = createMemoryRecords();
  await records.claim(REQUEST, claim('confirm', { doneAt: 4000 * DAY_MS }));
  expect(await records.claim(REQUEST, claim('cancel', { doneAt: 10 * DAY_MS }))).toMatchObject({
    stored: { step: 2 },
  });
});

test.each([
  ['chairs', ['15:30', 'overbookedTimes']],
  ['nudge', ['messageId']],
  ['reminders', ['reminder']],
  ['earlier', ['earlier']],
  ['dayList', ['encryptedState', 'request']],
  [null, []],
] as const)('what only the setting %s needs is deleted without it', async (line, deleted) => {
  const records = createMemoryRecords();
  const visit: TimedVisit = { date: '2025-03-04', time: '15:30', minutes: 30 };
  const reminder = { due: 2, visit: 9, encrypted: 'encrypted' };
  const earlier = { person: 'hash', encrypted: 'encrypted', isTicked: true };
  const parts = { visit, overbookedTimes: [visit], reminder, earlier, encryptedState: 'encrypted' };
  await records.keepRequest(REQUEST, { since: 1, encrypted: 'encrypted' }, 9);
  const { stored } = await begin(records, REQUEST, claim('confirm', parts));
  await records.markDelivered(REQUEST, stored, 'patient');
  await begin(records, REQUEST, claim('again', { ...parts, expectedStep: 1 }));
  await records.scheduleNudge('b', { due: 2, since: 1, messageId: '<a@b>', encrypted: 'encrypted' }, 9);
  const settings = { chairs: true, nudge: true, reminders: true, earlier: true, dayList: true };
  await records.dropUnusedData(line ? { ...settings, [line]: false } : settings);
  const left = JSON.stringify([await records.latest(REQUEST), await records.latest('b')]);
  const words = ['15:30', 'overbookedTimes', 'messageId', 'reminder', 'earlier', 'encryptedState', 'request'];
  expect(words.filter((word) => !left.includes(`"${word}"`))).toEqual(deleted);
});

test('queries about one record scan no table', async () => {
  const { records, upkeep, sql } = createMemoryStore();
  const asked = new Set<string>();
  const { run } = sql;
  sql.run = (statement, ...parameters) => (asked.add(statement), run(statement, ...parameters));
  const nudge = { due: 2, since: 1, messageId: '<a@b>', encrypted: 'encrypted' };
  await records.scheduleNudge('b', nudge, 9);
  const { stored } = await begin(records, REQUEST, claim('confirm', { ...at('10:00'), chairs: CHAIRS }));
  await records.markDelivered(REQUEST, stored, 'patient');
  await records.byPatientLink('hash');
  await records.takeDueEmail(2);
  await records.hasMissingKey(2);
  upkeep.expire(2);
  upkeep.nextWakeTime(2, { list: null });
  expect(asked.size).toBeGreaterThan(15);
  for (const statement of asked) {
    const plan = run<{ detail: string }>(`EXPLAIN QUERY PLAN ${statement}`).map(({ detail }) => detail);
    expect(plan.join(), statement).not.toContain('SCAN');
  }
});
