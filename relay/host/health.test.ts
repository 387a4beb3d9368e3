import { expect, test } from 'vitest';
import { createMailCheck } from './health.ts';

test('asks once for all who ask within five seconds', async () => {
  let time = 0;
  let asked = 0;
  let answers = true;
  const check = createMailCheck(
    async () => {
      asked += 1;
      if (!answers) throw new Error('away');
    },
    () => time,
  );
  expect(await Promise.all([check(), check()])).toEqual([true, true]);
  answers = false;
  time = 4_999;
  expect(await check()).toBe(true);
  expect(asked).toBe(1);
  time = 5_000;
  expect(await check()).toBe(false);
  answers = true;
  expect(await check()).toBe(false);
  time = 10_000;
  expect(await check()).toBe(true);
  expect(asked).toBe(3);
});

test('takes silence for a no', async () => {
  const check = createMailCheck(() => new Promise(() => {}), Date.now, 20);
  expect(await check()).toBe(false);
});
