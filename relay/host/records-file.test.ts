import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openRecordsFile } from './records-file.ts';
import { createRelayWithLinks } from '../../tests/helpers/relay-with-links.ts';
import { testFolder } from '../../tests/helpers/files.ts';
import { CLINIC } from '../../tests/helpers/test-relay.ts';

let folder: string;
let path: string;
let warnings: string[];
beforeEach(() => {
  warnings = [];
  folder = testFolder();
  path = join(folder, 'below', 'appointments.sqlite');
});

type Records = ReturnType<typeof openRecordsFile>;
const open = (now?: () => number): Records => openRecordsFile(path, now, (text) => warnings.push(text));

/** A relay over the file. */
function startRelay(changes: Parameters<typeof createRelayWithLinks>[0] = {}) {
  let kept: Records;
  const relay = createRelayWithLinks({ records: (now) => (kept = open(now)), ...changes });
  onTestFinished(() => kept.close());
  return { ...relay, close: () => kept.close() };
}

type TestRelay = ReturnType<typeof startRelay>;
const press = async (relay: TestRelay, href: string) => (await relay.press(href)).status;

const HEALTHY = [200, { status: 'ok', mail: 'ok' }];
async function health({ ask }: TestRelay): Promise<unknown[]> {
  const { status, text } = await ask('/health');
  return [status, JSON.parse(text)];
}

/** The stored records of a closed file, by name. */
function stored(): Record<string, object> {
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database.prepare('SELECT name, content FROM record ORDER BY rowid').all();
  database.close();
  return Object.fromEntries(rows.map(({ name, content }) => [name, JSON.parse(content as string) as object]));
}

test('the latest step survives a restart; the file names nobody, and only its user can read it', async () => {
  const first = startRelay();
  await first.sendBoth();
  const [confirm, cancel] = [first.href('confirm'), first.href('cancel')];
  expect(await press(first, cancel)).toBe(200);
  expect(readdirSync(join(folder, 'below'))).toEqual(['appointments.sqlite', 'appointments.sqlite-wal']);
  for (const file of [path, `${path}-wal`]) expect(statSync(file).mode & 0o777).toBe(0o600);
  first.close();
  expect(readdirSync(join(folder, 'below'))).toEqual(['appointments.sqlite']);
  // Nothing but what the privacy policy says: the last step, and when it is forgotten.
  const [[requestHash, { current, ...others }]] = Object.entries(stored()) as [[string, { current: object }]];
  expect([requestHash, others]).toEqual([
    expect.stringMatching(/^[0-9a-f]{32}$/),
    { pending: null, keepUntil: Date.parse('2025-03-04T10:00:00Z') },
  ]);
  expect(current).toEqual({
    step: 1,
    linkStep: 0,
    act: 'cancel',
    inputHash: expect.stringMatching(/^[0-9a-f]{32}$/),
    doneAt: first.clock.ms,
    encryptedInput: null,
    notifiedStep: { clinic: 1, patient: 1 },
  });
  expect(readFileSync(path, 'latin1')).not.toMatch(/priya|98200|DENT|4K7Q2Z/i);

  const second = startRelay();
  expect([await press(second, confirm), await press(second, cancel)]).toEqual([409, 200]);
  expect(second.delivered).toEqual([]);
});

describe('a file that is not a whole database of appointments', () => {
  const refused = async (relay: TestRelay, href: string) => {
    const [answer, shown] = [await relay.press(href), await relay.ask(href)];
    for (const { status, text } of [answer, shown]) {
      expect(status).toBe(503);
      expect(text).toContain('do not work at the moment');
      expect(text).toContain(CLINIC.phone);
      expect(text).not.toContain('<button');
    }
  };

  /** Fills the file, closes it, and changes its bytes. */
  async function damaged(change: (bytes: Buffer) => Buffer): Promise<void> {
    path = join(folder, 'appointments.sqlite');
    const records = open();
    // Enough for eight pages of the file.
    const encrypted = 'x'.repeat(1000);
    for (let count = 0; count < 30; count++)
      await records.scheduleNudge(`a${count}`, { due: 1, since: 1, messageId: '', encrypted }, 9e15);
    records.close();
    writeFileSync(path, change(readFileSync(path)));
  }

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['text', () => Buffer.from('{"half')],
    ['half of a database', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['a damaged page', (bytes) => bytes.fill(7, 4096 * 3, 4096 * 4)],
    ['a damaged header', (bytes) => bytes.fill(0, 0, 16)],
    ["another program's database", (bytes) => bytes.fill(1, 68, 72)],
    ['another version of the tables', (bytes) => bytes.fill(9, 60, 64)],
  ])('%s: the file is renamed, and no act is done until the owner restores it', async (_, change) => {
    await damaged(change);
    const before = readFileSync(path);
    for (const start of ['first', 'next']) {
      const relay = startRelay();
      expect(warnings.pop(), start).toMatch(
        /appointments\.sqlite is damaged, or held something else.*kept as.*\.broken-\d+/,
      );
      // Requests go on.
      expect((await relay.sendBoth()).status).toBe(200);
      await refused(relay, relay.href('confirm'));
      expect(relay.delivered).toHaveLength(2);
      expect(await health(relay)).toEqual([503, { status: 'failing', mail: 'ok', appointments: 'broken' }]);
      relay.close();
    }
    const [aside, ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(readFileSync(join(folder, aside!)).equals(before)).toBe(true);

    renameSync(join(folder, aside!), join(folder, 'elsewhere'));
    const mended = startRelay();
    await mended.sendBoth();
    expect(await press(mended, mended.href('confirm'))).toBe(200);
    expect(await health(mended)).toEqual(HEALTHY);
  });

  test('a row that is not a record: the file is renamed when the row is read', async () => {
    path = join(folder, 'appointments.sqlite');
    const first = startRelay();
    await first.sendBoth();
    const [confirm, cancel] = [first.href('confirm'), first.href('cancel')];
    expect(await press(first, confirm)).toBe(200);
    first.close();
    const database = new DatabaseSync(path);
    database.exec(`UPDATE record SET content = '{"step":1,"keepUntil":9e15}'`);
    database.close();
    const relay = startRelay();
    expect(warnings).toEqual([]);
    await refused(relay, cancel);
    expect(await health(relay)).toEqual([503, { status: 'failing', mail: 'ok', appointments: 'broken' }]);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^appointments\.sqlite\.broken-\d+$/)]);
  });

  test('no act is done if no file can be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    path = join(folder, 'file', 'appointments.sqlite');
    const relay = startRelay();
    expect(warnings.pop()).toMatch(/can't be read or written/);
    await relay.sendBoth();
    await refused(relay, relay.href('confirm'));
    expect(await health(relay)).toEqual([
      503,
      { status: 'failing', mail: 'ok', appointments: 'unreachable' },
    ]);
  });
});

// As root, permissions keep nobody from writing: the file is moved away.
const block = () => renameSync(path, `${path}.away`);
const unblock = () => renameSync(`${path}.away`, path);

describe('while the file cannot be written', () => {
  test('no act is done, and the page and /health say so; afterwards it can be done', async () => {
    const relay = startRelay();
    await relay.sendBoth();
    const confirm = relay.href('confirm');
    expect(await health(relay)).toEqual(HEALTHY);
    block();
    const answers = [await relay.press(confirm), await relay.press(confirm), await relay.ask(confirm)];
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.text).toContain('do not work at the moment');
      expect(answer.text).toContain(CLINIC.phone);
    }
    expect(relay.delivered).toHaveLength(2);
    expect(relay.log.at(-1)).toMatchObject({ event: 'appointment', act: 'confirm', outcome: 'no-records' });
    expect(await health(relay)).toEqual([
      503,
      { status: 'failing', mail: 'ok', appointments: 'unreachable' },
    ]);
    expect(warnings).toEqual([
      expect.stringMatching(/can't be read or written \(ENOENT\).*moved or removed/),
    ]);
    unblock();
    expect([await press(relay, confirm), relay.delivered.length]).toEqual([200, 4]);
    expect(await health(relay)).toEqual(HEALTHY);
  });

  test('it is noticed within a minute, logged again each hour, and ends by itself', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const relay = startRelay();
    block();
    vi.advanceTimersByTime(60_000);
    expect((await health(relay))[0]).toBe(503);
    expect(warnings).toHaveLength(1);
    vi.advanceTimersByTime(3 * 3_600_000);
    expect(warnings).toHaveLength(4);
    unblock();
    vi.advanceTimersByTime(60_000);
    expect(await health(relay)).toEqual(HEALTHY);
  });

  test('another file in its place is used', async () => {
    const relay = startRelay();
    await relay.sendBoth();
    const confirm = relay.href('confirm');
    expect(await press(relay, confirm)).toBe(200);
    block();
    open().close();
    expect(await press(relay, confirm)).toBe(200);
    expect(relay.delivered).toHaveLength(4);
  });

  test('an e-mail that was sent but could not be recorded is not sent twice', async () => {
    const relay = startRelay();
    await relay.sendBoth();
    const confirm = relay.href('confirm');
    relay.mailServer.fails = () => {
      block();
      return false;
    };
    const failed = await relay.press(confirm);
    expect([failed.status, relay.delivered.length]).toEqual([502, 3]);
    expect(failed.text).toContain('We do not know whether the e-mail was sent');
    relay.mailServer.fails = null;
    unblock();
    expect((await relay.press(confirm, [['again', '1']])).status).toBe(200);
    expect(relay.delivered).toHaveLength(4);
  });

  describe('what is stored about a new request stays in memory', () => {
    const clinic = { ...CLINIC, booking: { ...CLINIC.booking, nudge: true, dayList: true } };
    const whole = { request: expect.anything(), nudge: expect.anything() };

    test.each(['health', 'act', 'request'])('until the file can be written again: by %s', async (by) => {
      const relay = startRelay({ clinic });
      await relay.sendBoth();
      const confirm = relay.href('confirm');
      block();
      for (const appointment_id of ['DENT-AAAAAA', 'DENT-BBBBBB'])
        expect((await relay.sendBoth({ appointment_id })).status).toBe(200);
      unblock();
      if (by === 'health') expect(await health(relay)).toEqual(HEALTHY);
      else if (by === 'act') expect(await press(relay, confirm)).toBe(200);
      else await relay.sendBoth({ appointment_id: 'DENT-CCCCCC' });
      relay.close();
      const [, ...others] = Object.values(stored());
      expect(others).toHaveLength(by === 'request' ? 3 : 2);
      for (const record of others) expect(record).toEqual(expect.objectContaining(whole));
    });

    test('from the start on, if the file could not be opened', async () => {
      path = join(folder, 'appointments.sqlite');
      const other = open();
      const relay = startRelay({ clinic });
      expect((await relay.sendBoth()).status).toBe(200);
      other.close();
      expect(await health(relay)).toEqual(HEALTHY);
      relay.close();
      expect(Object.values(stored())).toEqual([expect.objectContaining(whole)]);
    });

    test('and an automatic e-mail that was not sent is sent later', async () => {
      const relay = startRelay({ clinic: { ...CLINIC, booking: { ...CLINIC.booking, nudge: true } } });
      await relay.sendBoth();
      const due = relay.clock.ms + 72 * 3_600_000;
      const email = (await relay.records.takeDueEmail(due))!;
      expect(email.kind).toBe('nudge');
      block();
      await expect(relay.records.rescheduleEmail(email, due)).rejects.toThrow();
      unblock();
      await relay.records.retry!();
      expect(await relay.records.takeDueEmail(due)).toMatchObject({ kind: 'nudge' });
    });

    test('and the log says that nothing about it is written', async () => {
      const relay = startRelay({ clinic });
      block();
      expect((await relay.sendBoth()).status).toBe(200);
      expect(relay.log).toContainEqual(
        expect.objectContaining({ event: 'nudge', outcome: 'not-kept', code: 'ENOENT' }),
      );
    });
  });
});

describe('a call whose values cannot be stored', () => {
  const WHOLE = { due: 1, since: 1, messageId: '', encrypted: '' };
  const keepUntil = 9e15;
  const scheduled = async (records: Records, hash: string) => {
    const { nudge } = (await records.latest(hash)) ?? {};
    return nudge !== undefined;
  };

  test.each<[string, (records: Records) => Promise<unknown>, RegExp]>([
    [
      'a fraction in a record',
      (records) => records.scheduleNudge('a', { ...WHOLE, due: 1.5 }, keepUntil),
      /scheduleNudge: nudge\.due is not/,
    ],
    [
      'no number in a record',
      (records) => records.scheduleNudge('a', { ...WHOLE, due: NaN }, keepUntil),
      /scheduleNudge: nudge\.due is not/,
    ],
    [
      'a fraction in a column',
      async (records) => {
        const time = { date: '2025-02-25', time: '10:00' } as const;
        await records.giveAway({ requestHash: 'b', step: 1, time }, null);
        await records.postponeFreedTime('b 1 2025-02-25 10:00', 1.5);
      },
      /postponeFreedTime: cannot store REAL value in INTEGER column freed_time\.due/,
    ],
  ])('fails alone, and the log says why: %s', async (_, write, why) => {
    const records = open();
    onTestFinished(() => records.close());
    await records.scheduleNudge('b', WHOLE, keepUntil);
    await expect(write(records)).rejects.toThrow();
    expect(warnings).toEqual([expect.stringMatching(why)]);
    expect(warnings[0]).not.toContain('chmod');
    expect(records.unavailable).toBeUndefined();
    await records.scheduleNudge('c', WHOLE, keepUntil);
    expect([await scheduled(records, 'a'), await scheduled(records, 'c')]).toEqual([false, true]);
  });

  test('is dropped from what waits in memory, and what came after it is stored', async () => {
    const records = open();
    onTestFinished(() => records.close());
    block();
    for (const [hash, due] of [
      ['a', 1],
      ['b', 1.5],
      ['c', 1],
    ] as const)
      await expect(records.scheduleNudge(hash, { ...WHOLE, due }, keepUntil)).rejects.toThrow();
    unblock();
    await records.retry!();
    expect(warnings.at(-1)).toMatch(/scheduleNudge: nudge\.due is not/);
    expect(records.unavailable).toBeUndefined();
    const stands = await Promise.all(['a', 'b', 'c'].map((hash) => scheduled(records, hash)));
    expect(stands).toEqual([true, false, true]);
  });
});
