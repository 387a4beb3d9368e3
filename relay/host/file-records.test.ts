import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFileRecords } from './file-records.ts';
import { createRelayWithLinks, timeFields } from '../../tests/helpers/relay-with-links.ts';
import { testFolder } from '../../tests/helpers/files.ts';
import { CLINIC } from '../../tests/helpers/test-relay.ts';

let folder: string;
let path: string;
let warnings: string[];
beforeEach(() => {
  warnings = [];
  folder = testFolder();
  path = join(folder, 'below', 'appointments.json');
});

/** A relay that begins with what is in the file. */
const startRelay = (changes: Parameters<typeof createRelayWithLinks>[0] = {}) =>
  createRelayWithLinks({
    records: (now) => createFileRecords(path, now, (text) => warnings.push(text)),
    ...changes,
  });

const press = async (relay: ReturnType<typeof startRelay>, href: string) => (await relay.press(href)).status;

const HEALTHY = [200, { status: 'ok', mail: 'ok' }];
async function health({ ask }: ReturnType<typeof startRelay>): Promise<unknown[]> {
  const { status, text } = await ask('/health');
  return [status, JSON.parse(text)];
}

test('the latest step outlives the relay until the visit; the file says nothing of whose it is', async () => {
  const first = startRelay();
  await first.sendBoth();
  const [confirm, cancel] = [first.href('confirm'), first.href('cancel')];
  expect(await press(first, cancel)).toBe(200);
  expect(readdirSync(join(folder, 'below'))).toEqual(['appointments.json']);
  const kept = readFileSync(path, 'utf8');
  // Nothing but what the privacy policy says: the last step, and when it is forgotten.
  const [[requestHash, { current, ...others }]] = Object.entries(
    JSON.parse(kept) as Record<string, { current: object }>,
  ) as [[string, { current: object }]];
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
  expect(kept).not.toMatch(/priya|98200|DENT|4K7Q2Z/i);

  const second = startRelay();
  expect([await press(second, confirm), await press(second, cancel)]).toEqual([409, 200]);
  expect(second.delivered).toEqual([]);

  const visit = Date.parse('2025-03-04T10:00:00Z');
  for (const hours of [0, 23]) {
    const records = createFileRecords(path, () => visit + hours * 3_600_000);
    expect(await records.latest(requestHash)).toMatchObject({ current });
  }
  const records = createFileRecords(path, () => visit + 24 * 3_600_000);
  expect(await records.latest(requestHash)).toBeNull();
  expect(readFileSync(path, 'utf8')).toBe('{}');
});

test('a clock that shows another year for a while, also at a start, makes no visit forgotten', async () => {
  const relay = startRelay();
  await relay.sendBoth();
  const [confirm, cancel] = [relay.href('confirm'), relay.href('cancel')];
  expect(await press(relay, confirm)).toBe(200);
  const { ms } = relay.clock;
  relay.clock.ms = Date.parse('2035-02-20T06:15:30Z');
  await relay.sendBoth({ appointment_id: 'DENT-AAAAAA', appointment_date: 'Tuesday, March 6, 2035' });
  expect(await press(relay, relay.href('confirm'))).toBe(200);
  createFileRecords(path, () => relay.clock.ms);
  createFileRecords(path, () => ms);
  createFileRecords(path, () => Date.parse('2035-03-20T00:00:00Z'));
  const later = createRelayWithLinks({ ms: ms + 60_000, records: (now) => createFileRecords(path, now) });
  expect(await press(later, confirm)).toBe(200);
  expect(later.delivered).toEqual([]);
  expect(await press(later, cancel)).toBe(409);
});

test('what was chosen is encrypted there, and only until both have been told', async () => {
  const { sendBoth, href, mailServer, press } = startRelay();
  await sendBoth();
  mailServer.fails = ({ to }) => to.address === CLINIC.email && 'refused';
  const offer = href('offer');
  expect((await press(offer, timeFields('2025-03-05 10:00'))).status).toBe(502);
  const kept = readFileSync(path, 'utf8');
  expect(kept).toMatch(/"encryptedInput":"[\w-]{100,}"/);
  expect(kept).not.toMatch(/2025-|10:00|offered|priya@/i);
  mailServer.fails = null;
  expect((await press(offer, [['again', '1']])).status).toBe(200);
  expect(readFileSync(path, 'utf8')).toContain('"encryptedInput":null');
});

describe('a file that holds something else', () => {
  const refused = async (relay: ReturnType<typeof startRelay>, href: string) => {
    const [answer, shown] = [await relay.press(href), await relay.ask(href)];
    for (const { status, text } of [answer, shown]) {
      expect(status).toBe(503);
      expect(text).toContain('do not work at the moment');
      expect(text).toContain(CLINIC.phone);
      expect(text).not.toContain('<button');
    }
  };
  test.each(['{"half', '[1]', '{"a":{"step":1}}', ''])(
    'is set aside, and until it is seen to nothing is done: %s',
    async (text) => {
      path = join(folder, 'appointments.json');
      writeFileSync(path, text);
      for (const start of ['first', 'next']) {
        const relay = startRelay();
        expect(warnings.pop(), start).toMatch(
          /appointments\.json held something else.*kept as.*\.broken-\d+/,
        );
        // Requests go on.
        expect((await relay.sendBoth()).status).toBe(200);
        await refused(relay, relay.href('confirm'));
        expect(relay.delivered).toHaveLength(2);
        expect(await health(relay)).toEqual([503, { status: 'failing', mail: 'ok', appointments: 'broken' }]);
      }
      const [aside, ...others] = readdirSync(folder);
      expect(others).toEqual([]);
      expect(readFileSync(join(folder, aside!), 'utf8')).toBe(text);

      writeFileSync(path, '{}');
      const mended = startRelay();
      await mended.sendBoth();
      expect(await press(mended, mended.href('confirm'))).toBe(200);
      expect(await health(mended)).toEqual(HEALTHY);
    },
  );

  test('nor where none can be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    path = join(folder, 'file', 'appointments.json');
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

// As root, nothing else keeps the file from being written: a folder is in the way.
const block = () => mkdirSync(`${path}.new`);
const unblock = () => rmdirSync(`${path}.new`);

describe('while the file can no longer be written', () => {
  test('no act is done and nobody is told, the page and /health say so; then it can be done', async () => {
    const relay = startRelay();
    await relay.sendBoth();
    const confirm = relay.href('confirm');
    expect(await health(relay)).toEqual(HEALTHY);
    block();
    for (const answer of [await relay.press(confirm), await relay.press(confirm), await relay.ask(confirm)]) {
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
    expect(warnings).toEqual([expect.stringMatching(/can't be read or written \(EISDIR\)/)]);
    unblock();
    expect([await press(relay, confirm), relay.delivered.length]).toEqual([200, 4]);
    expect(await health(relay)).toEqual(HEALTHY);
  });

  test('the log says so again each hour', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const relay = startRelay();
    block();
    vi.advanceTimersByTime(3 * 3_600_000);
    expect(warnings).toHaveLength(3);
    await health(relay);
    expect(warnings).toHaveLength(3);
  });

  test('it is noticed within the hour though nobody acts, and /health is well again without an act', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const relay = startRelay();
    block();
    vi.advanceTimersByTime(3_600_000);
    expect((await health(relay))[0]).toBe(503);
    unblock();
    vi.advanceTimersByTime(3_600_000);
    expect(await health(relay)).toEqual(HEALTHY);
  });

  test('an e-mail that has gone, but could not be noted, is not sent twice', async () => {
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

  describe('a request arrives, and what is kept of it is in memory', () => {
    const clinic = { ...CLINIC, booking: { ...CLINIC.booking, nudge: true, dayList: true } };
    const storedIn = (file: string) => Object.values(JSON.parse(readFileSync(file, 'utf8')) as object);
    const whole = { request: expect.anything(), nudge: expect.anything() };

    test('until the file can be written again: by /health, an act or another request', async () => {
      for (const by of ['health', 'act', 'request'] as const) {
        path = join(folder, by, 'appointments.json');
        const relay = startRelay({ clinic });
        await relay.sendBoth();
        const confirm = relay.href('confirm');
        block();
        for (const appointment_id of ['DENT-AAAAAA', 'DENT-BBBBBB'])
          expect((await relay.sendBoth({ appointment_id })).status).toBe(200);
        expect(storedIn(path)).toHaveLength(1);
        unblock();
        if (by === 'health') expect(await health(relay)).toEqual(HEALTHY);
        else if (by === 'act') expect(await press(relay, confirm)).toBe(200);
        else await relay.sendBoth({ appointment_id: 'DENT-CCCCCC' });
        const stored = storedIn(path);
        expect(stored, by).toHaveLength(by === 'request' ? 4 : 3);
        expect(stored.slice(1), by).toEqual(stored.slice(1).map(() => expect.objectContaining(whole)));
      }
    });

    test('from the start on, if the file could not be read', async () => {
      let isDenied = true;
      const lock = () => {
        if (isDenied) throw Object.assign(new Error('denied'), { code: 'EACCES' });
      };
      const relay = startRelay({
        clinic,
        records: (now) => createFileRecords(path, now, (text) => warnings.push(text), lock),
      });
      expect((await relay.sendBoth()).status).toBe(200);
      isDenied = false;
      expect(await health(relay)).toEqual(HEALTHY);
      expect(storedIn(path)).toEqual([expect.objectContaining(whole)]);
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

    test('but no act is', async () => {
      const relay = startRelay({ clinic });
      await relay.sendBoth();
      block();
      expect(await press(relay, relay.href('confirm'))).toBe(503);
      unblock();
      expect(await health(relay)).toEqual(HEALTHY);
      expect(storedIn(path)).toEqual([expect.objectContaining({ current: null, pending: null, ...whole })]);
    });
  });

  test('a request arrives, and the log says that nothing about it is written', async () => {
    const clinic = { ...CLINIC, booking: { ...CLINIC.booking, nudge: true } };
    const relay = startRelay({ clinic });
    block();
    expect((await relay.sendBoth()).status).toBe(200);
    expect(relay.log).toContainEqual(
      expect.objectContaining({ event: 'nudge', outcome: 'not-kept', code: 'EISDIR' }),
    );
  });
});
