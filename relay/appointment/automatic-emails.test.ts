import { describe, expect, test, vi } from 'vitest';
import { hrefIn, KEY, timeFields } from '../../tests/helpers/relay-with-links.ts';
import { relayWithStore } from '../../tests/helpers/relay-with-store.ts';
import { ACCENTED, CLINIC, ENGLISH, NOW, PARAMS } from '../../tests/helpers/test-relay.ts';

// Automatic e-mails (docs/product.md), over a file as on Node. The request is made on Thursday, 20
// February, 11:45:30; the visit is on Tuesday, 4 March, 15:30.

const NEWER_KEY = 'a-newer-key-of-this-test-32-characters-long';
const MINUTE_MS = 60_000;
const REMINDS = { reminders: { hours: 24 } };
const NUDGES = { booking: { ...CLINIC.booking, nudge: true } };
const TICKED = { ...PARAMS, reminder: 'yes' };

const instant = (text: string) => Date.parse(`${text}+05:30`);
const NUDGED = instant('2025-02-20T18:00:00');
const REMINDED = instant('2025-03-03T15:30:00');

function startRelay(...options: Parameters<typeof relayWithStore>) {
  const testRelay = relayWithStore(...options);
  return {
    ...testRelay,
    async health() {
      return (await testRelay.relay.request('/health')).json();
    },
  };
}

/** A relay with a request that the patient wants to be reminded of, confirmed. */
async function confirmed(further: Parameters<typeof startRelay>[0] = {}) {
  const relay = startRelay({ ...REMINDS, ...further });
  const { toClinic } = await relay.request(TICKED);
  expect(await relay.press(toClinic, 'confirm')).toBe(200);
  const [toPatient, copy] = relay.news();
  return { ...relay, toPatient: toPatient!, copy: copy! };
}

const OTHER_TIME = timeFields('2025-03-06 10:00');

describe('a request that nobody answers', () => {
  test('is mentioned to the clinic once more, with its id and date; then nothing about it is stored', async () => {
    const { request, dueAt, kept, log } = startRelay(NUDGES);
    const { toClinic } = await request();
    const { nudge, keepUntil, ...others } = Object.values(
      JSON.parse(kept()) as Record<string, object>,
    )[0] as {
      nudge: Record<string, unknown>;
      keepUntil: number;
    };
    expect(others).toEqual({ current: null, pending: null });
    expect([keepUntil, nudge]).toEqual([
      instant('2025-03-04T15:30:00'),
      {
        due: NUDGED,
        since: NOW.getTime(),
        messageId: toClinic.messageId,
        encrypted: expect.stringMatching(/^[\w-]+$/),
      },
    ]);
    // Encrypted text is random letters of either case.
    expect(kept()).not.toMatch(/Priya|priya@|98200|DENT-|4K7Q2Z/);

    expect(await dueAt(NUDGED - 1)).toEqual([]);
    const [mail, ...more] = await dueAt(NUDGED);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: { address: CLINIC.email }, inReplyTo: toClinic.messageId });
    expect(mail!.references).toEqual([toClinic.messageId]);
    expect(mail!.messageId).not.toBe(toClinic.messageId);
    expect(mail!.subject).toContain('DENT-4K7Q2Z');
    for (const part of ['DENT-4K7Q2Z', 'Thursday, February 20, 2025, 11:45 AM', 'first e-mail'])
      expect(mail!.text).toContain(part);
    expect(mail!.text + mail!.html).not.toMatch(/Priya|98200|appointment\/1\./);
    expect(log.at(-1)).toMatchObject({ event: 'nudge', outcome: 'delivered' });
    expect(kept()).toBe('{}');
    expect(await dueAt(NUDGED + 60 * MINUTE_MS)).toEqual([]);
  });

  test.each([
    ['that the clinic has confirmed', 'toClinic', 'confirm', null, false, [0, 0]],
    ['that the patient has cancelled', 'toPatient', 'cancel', null, false, [0, 0]],
    ['on which an act failed', 'toClinic', 'confirm', 'refused', false, [1, 0]],
    [
      'with an act of unknown outcome, once its lock has expired',
      'toClinic',
      'confirm',
      'unknown',
      false,
      [0, 1],
    ],
    ['with an act of unknown outcome that was repeated', 'toClinic', 'confirm', 'unknown', true, [0, 0]],
  ] as const)('%s a second before the e-mail is due', async (_, whose, act, fails, isAgain, expected) => {
    const { request, dueAt, clock, mailServer, press, news } = startRelay(NUDGES);
    const asked = await request();
    clock.ms = NUDGED - 1000;
    mailServer.fails = fails && (() => fails);
    expect(await press(asked[whose], act)).toBe(fails ? 502 : 200);
    mailServer.fails = null;
    if (isAgain) expect(await press(asked[whose], act, [['again', '1']])).toBe(200);
    news();
    const counts = [await dueAt(NUDGED), await dueAt(NUDGED + MINUTE_MS)];
    expect(counts.map(({ length }) => length)).toEqual(expected);
    expect(await dueAt(NUDGED + 2 * MINUTE_MS)).toEqual([]);
  });

  test('is mentioned once if it arrives twice, counted from the first time', async () => {
    const { request, store } = startRelay(NUDGES);
    await request();
    const later = startRelay(NUDGES, { store, ms: NOW.getTime() + 60 * MINUTE_MS });
    await later.request();
    expect(await later.dueAt(NUDGED)).toHaveLength(1);
    expect(await later.dueAt(NUDGED + 60 * MINUTE_MS)).toEqual([]);
  });
});

test('the clinic and the patient get automatic e-mails in their own language', async () => {
  const languages = [ENGLISH, ACCENTED] as const;
  const relay = startRelay({ ...REMINDS, ...NUDGES }, { languages });
  await relay.request(TICKED, '-xa');
  const [nudge] = await relay.dueAt(NUDGED);
  expect(nudge!.html).toContain('lang="en"');
  const { toClinic } = await relay.request({ ...TICKED, notes: 'Another' }, '-xa');
  expect(await relay.press(toClinic, 'confirm')).toBe(200);
  relay.news();
  const [reminder] = await relay.dueAt(REMINDED);
  expect(reminder).toMatchObject({ language: 'xa', subject: expect.stringContaining('Ř') });
  expect(reminder!.html).toContain('lang="xa"');
});

describe('a patient who agreed', () => {
  test('is reminded once, with three buttons; the clinic is told who is coming, and the other buttons still work', async () => {
    const visitFacts = {
      visit: { bring: ['Earlier X-rays'] },
      access: { landmark: 'Above the post office' },
    };
    const { toPatient, dueAt, press, news, kept } = await confirmed(visitFacts);
    expect(hrefIn([toPatient], 'attend')).toBeUndefined();
    expect(kept()).not.toMatch(/Priya|priya@|98200|DENT-|4K7Q2Z/);
    expect(kept()).toContain('"encrypted"');

    expect(await dueAt(REMINDED - 1)).toEqual([]);
    const [mail, ...more] = await dueAt(REMINDED);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: { address: 'priya@example.com' },
      subject: `Reminder: your appointment at ${CLINIC.name}, Tuesday, March 4, 2025, 03:30 PM`,
    });
    for (const part of ['Dear Priya Raghunathan', '12 Harbour Road', CLINIC.phone, 'DENT-4K7Q2Z'])
      expect(mail!.text).toContain(part);
    for (const part of ['Earlier X-rays', 'Above the post office']) expect(mail!.text).toContain(part);
    for (const act of ['attend', 'change', 'cancel']) expect(hrefIn([mail!], act), act).toBeDefined();
    expect(kept()).not.toContain('"encrypted"');
    expect(await dueAt(REMINDED + MINUTE_MS)).toEqual([]);

    expect(await press(mail!, 'attend')).toBe(200);
    const heard = news();
    expect(heard.map(({ to }) => to.address)).toEqual([CLINIC.email]);
    expect(heard[0]!.text).toContain('The patient is coming');
    expect(await press(mail!, 'attend')).toBe(200);
    expect(news()).toEqual([]);
    expect(await press(mail!, 'cancel')).toBe(200);
    expect(news().map(({ to }) => to.address)).toEqual([CLINIC.email, 'priya@example.com']);
    expect(await press(mail!, 'attend')).toBe(409);
  });

  test('is reminded with links that work, also after an act that failed', async () => {
    const relay = startRelay(REMINDS);
    const { toClinic } = await relay.request(TICKED);
    relay.mailServer.fails = () => 'refused';
    expect(await relay.press(toClinic, 'offer', OTHER_TIME)).toBe(502);
    expect(await relay.press(toClinic, 'confirm')).toBe(502);
    expect(relay.kept()).not.toContain('"encrypted"');
    relay.mailServer.fails = null;
    expect(await relay.press(toClinic, 'confirm')).toBe(200);
    relay.news();
    const [mail] = await relay.dueAt(REMINDED);
    expect(await relay.press(mail!, 'attend')).toBe(200);
  });

  test('is not reminded after a cancellation, without having agreed, or of an unconfirmed request', async () => {
    const cancelled = await confirmed();
    cancelled.clock.ms = REMINDED - 1000;
    expect(await cancelled.press(cancelled.toPatient, 'cancel')).toBe(200);
    cancelled.news();
    expect(await cancelled.dueAt(REMINDED)).toEqual([]);

    const silent = startRelay(REMINDS);
    expect(await silent.press((await silent.request()).toClinic, 'confirm')).toBe(200);
    silent.news();
    expect(silent.kept()).not.toContain('"encrypted"');
    expect(await silent.dueAt(REMINDED)).toEqual([]);

    const bare = startRelay(REMINDS);
    await bare.request(TICKED);
    expect(await bare.dueAt(REMINDED)).toEqual([]);
  });

  test('is reminded of the old time until another is accepted, then of the new one', async () => {
    const relay = await confirmed();
    expect(await relay.press(relay.copy, 'offer', OTHER_TIME)).toBe(200);
    const [offered] = relay.news();
    const [mail] = await relay.dueAt(REMINDED);
    expect(mail!.subject).toContain('March 4');
    // Its links are those of the newest step.
    expect(await relay.press(mail!, 'accept')).toBe(200);
    relay.news();
    expect(await relay.press(offered!, 'accept')).toBe(200);
    expect(relay.news()).toEqual([]);
    const [moved, ...more] = await relay.dueAt(instant('2025-03-05T10:00:00'));
    expect([moved!.subject, more]).toEqual([expect.stringContaining('March 6'), []]);
  });

  test('is reminded once after a pending act has failed, also if that act is repeated later', async () => {
    const relay = await confirmed();
    relay.clock.ms = REMINDED - 1000;
    relay.mailServer.fails = () => 'unknown';
    expect(await relay.press(relay.toPatient, 'change')).toBe(502);
    relay.mailServer.fails = null;
    expect(await relay.dueAt(REMINDED)).toEqual([]);
    expect(await relay.dueAt(REMINDED + MINUTE_MS)).toHaveLength(1);
    expect(await relay.press(relay.toPatient, 'change')).toBe(200);
    relay.news();
    expect(await relay.dueAt(REMINDED + 2 * MINUTE_MS)).toEqual([]);
  });

  test('is reminded ten minutes after a refusal, also if the visit was changed meanwhile', async () => {
    const relay = await confirmed();
    relay.mailServer.fails = () => 'refused';
    await relay.dueAt(REMINDED);
    relay.mailServer.fails = null;
    expect(await relay.press(relay.toPatient, 'change')).toBe(200);
    relay.news();
    expect(await relay.dueAt(REMINDED + 9 * MINUTE_MS)).toEqual([]);
    const [mail] = await relay.dueAt(REMINDED + 10 * MINUTE_MS);
    expect(await relay.press(mail!, 'cancel')).toBe(200);
  });

  test('is reminded once, also if the relay ends while it sends another reminder', async () => {
    const ends = await confirmed();
    const other = await ends.request({ ...TICKED, appointment_id: 'DENT-AAAAAA' });
    expect(await ends.press(other.toClinic, 'confirm')).toBe(200);
    ends.mailServer.isSilent = true;
    void ends.dueAt(REMINDED);
    await vi.waitFor(() => expect(ends.mailServer.waiting).toBe(1));
    const next = startRelay(REMINDS, { store: ends.store, ms: REMINDED });
    const [mail, ...more] = await next.dueAt(REMINDED + MINUTE_MS);
    expect([mail!.text.includes('DENT-AAAAAA'), more]).toEqual([true, []]);
  });

  test.each([
    ['2025-03-03T23:00:00', '2025-03-04T09:00:00', 1],
    ['2025-03-04T10:30:00', '2025-03-04T10:30:00', 1],
    ['2025-03-04T10:31:00', '2025-03-04T15:00:00', 0],
  ])('gets from a relay that starts at %s, at %s, %i reminders', async (started, sent, count) => {
    const { store } = await confirmed();
    const after = startRelay(REMINDS, { store, ms: instant(started) });
    if (sent !== started) expect(await after.dueAt(instant(started))).toEqual([]);
    expect(await after.dueAt(instant(sent))).toHaveLength(count);
  });

  test('is not reminded twice if the clock jumps', async () => {
    const jumps = await confirmed();
    const [mail] = await jumps.dueAt(REMINDED);
    jumps.clock.ms = NOW.getTime() + MINUTE_MS;
    expect(await jumps.press(mail!, 'change')).toBe(200);
    jumps.news();
    expect(await jumps.dueAt(REMINDED)).toEqual([]);
  });

  test('is reminded after a new first key was added, but not after the key was removed; /health says so', async () => {
    const { store } = await confirmed();
    const changed = startRelay(REMINDS, { store, keys: [NEWER_KEY, KEY] });
    expect(await changed.health()).toEqual({ status: 'ok', mail: 'ok' });
    const [mail] = await changed.dueAt(REMINDED);
    expect(await changed.press(mail!, 'attend')).toBe(200);

    const again = await confirmed();
    const removed = startRelay(REMINDS, { store: again.store, keys: [NEWER_KEY] });
    expect(await removed.dueAt(REMINDED)).toEqual([]);
    expect(removed.log.at(-1)).toMatchObject({ event: 'reminder', outcome: 'no-key' });
    expect(await removed.health()).toEqual({ status: 'ok', mail: 'ok', reminders: 'no-key' });
    expect(removed.kept()).not.toContain('"encrypted"');
    expect(await startRelay(REMINDS, { store: again.store }).dueAt(REMINDED + MINUTE_MS)).toEqual([]);
  });
});

test('without the settings nothing is stored or sent, also if an earlier page sends the checkbox', async () => {
  const { request, kept, dueAt, press } = startRelay({});
  const { toClinic } = await request(TICKED);
  expect(kept()).toBe('{}');
  await press(toClinic, 'confirm');
  const [record] = Object.values(JSON.parse(kept()) as Record<string, { current: object }>);
  expect(Object.keys(record!)).toEqual(['current', 'pending', 'keepUntil']);
  expect(Object.keys(record!.current)).toEqual([
    'step',
    'linkStep',
    'act',
    'inputHash',
    'doneAt',
    'encryptedInput',
    'notifiedStep',
  ]);
  for (const at of [NUDGED, REMINDED])
    expect((await dueAt(at)).filter(({ subject }) => !subject.startsWith('Re: '))).toEqual([]);
});
