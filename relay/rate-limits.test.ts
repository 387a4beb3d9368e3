import { expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryLimiter, createMemoryLimits, mailboxOf, type Limiter } from './rate-limits.ts';

test('allows as many requests as the window holds, then returns the waiting time', async () => {
  let time = 0;
  const limiter = createMemoryLimiter({ limit: 2, windowMs: 1000 }, () => time);
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

test('counts each client’s last requests in any order', async () => {
  let time = 0;
  const limiter = createMemoryLimiter({ limit: 3, windowMs: 1000 }, () => time);
  for (const at of [0, 100, 200, 1000, 1100, 1200, 2000]) {
    time = at;
    expect(await limiter.take('a'), String(at)).toBe(0);
    await limiter.take('b');
  }
  expect(await limiter.take('a')).toBe(100);
});

test('requests get three quarters of an hour’s e-mails, one client a quarter; acts get the rest', async () => {
  const { hour, hourOfActs } = createMemoryLimits(8, () => 0);
  const HOUR_MS = 3_600_000;
  const take = (limiter: Limiter, client: string) => limiter.take(client);
  for (const client of ['a', 'b', 'c']) {
    expect([await take(hour, client), await take(hour, client)]).toEqual([0, 0]);
    expect(await take(hour, client)).toBe(HOUR_MS);
  }
  expect(await take(hour, 'd')).toBe(HOUR_MS);
  expect([await take(hourOfActs.patient, 'a'), await take(hourOfActs.clinic, 'a')]).toEqual([0, 0]);
  expect([await take(hourOfActs.patient, 'b'), await take(hourOfActs.clinic, 'b')]).toEqual([
    HOUR_MS,
    HOUR_MS,
  ]);
});

test('one client gets a quarter for patients’ acts; the clinic’s acts get all', async () => {
  const { hourOfActs } = createMemoryLimits(8, () => 0);
  const taken = { patient: 0, clinic: 0 };
  for (const role of ['patient', 'clinic'] as const) {
    while ((await hourOfActs[role].take('a')) === 0) taken[role] += 1;
  }
  expect(taken).toEqual({ patient: 2, clinic: 6 });
});

test.each([
  ['Priya@Example.com', 'priya@example.com'],
  ['priya+1@example.com', 'priya@example.com'],
  ['priya+a+b@example.com', 'priya@example.com'],
  ['pri.ya@example.com', 'pri.ya@example.com'],
  ['+priya@example.com', '+priya@example.com'],
])('%s is counted as %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test('a bucket allows a burst, then the refill rate; rejected requests do not count', async () => {
  let time = 0;
  const limiter = createMemoryLimiter({ burst: 3, refillMs: 1000 }, () => time);
  const take = async (count: number) => {
    const waits = [];
    for (let taken = 0; taken < count; taken++) waits.push(await limiter.take('a'));
    return waits;
  };
  expect(await take(5)).toEqual([0, 0, 0, 1000, 1000]);
  expect(await limiter.take('b')).toBe(0);
  time = 400;
  expect(await take(1)).toEqual([600]);
  for (time = 1000; time <= 5000; time += 1000) expect(await take(2), String(time)).toEqual([0, 1000]);
  // The bucket is full again, but not beyond its size.
  time = 60_000;
  expect(await take(4)).toEqual([0, 0, 0, 1000]);
});

test('setting the machine’s clock changes no limit', async () => {
  const DAY_MS = 86_400_000;
  const wall = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2025, 1, 20));
  onTestFinished(() => wall.mockRestore());
  const bucket = createMemoryLimiter({ burst: 1, refillMs: DAY_MS });
  const window = createMemoryLimiter({ limit: 1, windowMs: DAY_MS });
  expect([await bucket.take('a'), await window.take('a')]).toEqual([0, 0]);
  for (const days of [-3650, 3650]) {
    wall.mockReturnValue(Date.UTC(2025, 1, 20) + days * DAY_MS);
    for (const limiter of [bucket, window]) {
      const waitMs = await limiter.take('a');
      expect(waitMs, String(days)).toBeGreaterThan(0);
      expect(waitMs, String(days)).toBeLessThanOrEqual(DAY_MS);
    }
  }
});
