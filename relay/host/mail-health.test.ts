import { expect, onTestFinished, test, vi } from 'vitest';
import { createMailCheck } from './mail-health.ts';

test('checks once for all requests within five seconds', async () => {
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

test('counts no answer as a failure', async () => {
  const check = createMailCheck(
    () => new Promise(() => {}),
    () => 0,
    20,
  );
  expect(await check()).toBe(false);
});

test.each([-86_400_000, 86_400_000])(
  'with the machine’s clock set by %i ms, an answer is kept as long',
  async (by) => {
    const before = Date.now();
    const wall = vi.spyOn(Date, 'now');
    onTestFinished(() => wall.mockRestore());
    let asked = 0;
    const monotonic = vi.spyOn(performance, 'now').mockReturnValue(0);
    onTestFinished(() => monotonic.mockRestore());
    const check = createMailCheck(async () => void (asked += 1));
    await check();
    wall.mockReturnValue(before + by);
    monotonic.mockReturnValue(4_999);
    await check();
    expect(asked).toBe(1);
    monotonic.mockReturnValue(5_000);
    await check();
    expect(asked).toBe(2);
  },
);
