import { expect, test } from 'vitest';
import { createMemoryRecords, type AppointmentRecord } from './appointment-records.ts';

const THREAD = 'a';

function record(press: string, changes: Partial<AppointmentRecord> = {}): AppointmentRecord {
  return { step: 1, act: 'confirm', press, done: 1, until: 9, told: [], ...changes };
}

test('a step is taken once, and who comes later hears by what', async () => {
  const records = createMemoryRecords();
  const confirm = record('confirm');
  expect(await records.claim(THREAD, confirm)).toBeNull();
  expect(await records.claim(THREAD, record('cancel'))).toEqual(confirm);
  expect(await records.claim(THREAD, record('later', { step: 2 }))).toBeNull();
});

test('what one press gives back stands again once the same press elsewhere has told somebody', async () => {
  const records = createMemoryRecords();
  const confirm = record('confirm');
  await records.claim(THREAD, confirm);
  const same = (await records.claim(THREAD, record('confirm', { done: 2 })))!;
  await records.release(THREAD, confirm, null);
  expect(await records.latest(THREAD)).toBeNull();
  await records.told(THREAD, same, 'patient');
  expect(await records.latest(THREAD)).toEqual({ ...confirm, told: ['patient'] });
});

test('an e-mail that has gone is not noted with another act', async () => {
  const records = createMemoryRecords();
  const confirm = record('confirm');
  await records.claim(THREAD, confirm);
  await records.release(THREAD, confirm, null);
  await records.claim(THREAD, record('cancel', { act: 'cancel' }));
  await records.told(THREAD, confirm, 'patient');
  expect(await records.latest(THREAD)).toMatchObject({ act: 'cancel', told: [] });
});
