import { expect, test } from 'vitest';
import { createMemoryLimiter } from './limiter.ts';

test('lets through as many as the window holds, then tells how long to wait', async () => {
  let time = 0;
  const limiter = createMemoryLimiter(2, 1000, () => time);
  expect(await limiter.take('a')).toBe(0);
  time = 400;
  expect(await limiter.take('a')).toBe(0);
  time = 700;
  expect(await limiter.take('a')).toBe(300);
  expect(await limiter.take('b')).toBe(0);
  time = 1000;
  expect(await limiter.take('a')).toBe(0);
  expect(await limiter.take('a')).toBe(400);
});

test('a refused request does not make the wait longer', async () => {
  let time = 0;
  const limiter = createMemoryLimiter(1, 1000, () => time);
  await limiter.take('a');
  for (time = 100; time < 1000; time += 100) expect(await limiter.take('a')).toBe(1000 - time);
  expect(await limiter.take('a')).toBe(0);
});
