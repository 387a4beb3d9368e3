import { describe, expect, test } from 'vitest';
import { createRelayWithLinks, hrefIn, timeFields } from '../../tests/helpers/relay-with-links.ts';
import { CLINIC, PARAMS } from '../../tests/helpers/test-relay.ts';
import type { DeliveryOutcome, Mail } from '../emails/mail.ts';
import type { Clinic } from '../localized-clinic.ts';
import type { Closure } from '../../domain/clinic/opening-hours.ts';

// Automatic e-mails that cannot be sent (docs/product.md, Automatic e-mails).
// Requests are made on Thursday, 20 February, 11:45:30; the visit is on Tuesday, 4 March, 15:30.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const instant = (text: string) => Date.parse(`${text}+05:30`);
/** When the nudges of all the requests of a test are due. */
const NUDGED = instant('2025-02-22T15:46:00');
const REMINDED = instant('2025-03-03T15:30:00');
const VISIT = instant('2025-03-04T15:30:00');

type Kind = 'nudge' | 'reminder';

const booking = { ...CLINIC.booking, nudge: true };

/** A relay with requests that wait or, for reminders, with confirmed visits of patients who agreed. */
async function startWith(kind: Kind, count = 1, clinic: Partial<Clinic> = {}) {
  const lines = kind === 'nudge' ? { booking } : { reminders: { hours: 24 } };
  const testRelay = createRelayWithLinks({ clinic: { ...CLINIC, ...lines, ...clinic } });
  for (let nth = 0; nth < count; nth++) {
    const asked = { ...PARAMS, reminder: 'yes', appointment_id: `DENT-AAAAA${nth}` };
    expect(
      (await testRelay.sendBoth(kind === 'nudge' ? { appointment_id: asked.appointment_id } : asked)).status,
    ).toBe(200);
    if (kind === 'reminder') expect((await testRelay.press(testRelay.href('confirm'))).status).toBe(200);
  }
  testRelay.news();
  const { tried, mailServer } = testRelay;
  return {
    ...testRelay,
    /** Sends what is due at a moment. Returns what was tried and what was sent. */
    async at(ms: number, fails: DeliveryOutcome | null = null, changed: Partial<Clinic> = {}) {
      mailServer.fails = fails && (() => fails);
      const before = tried.length;
      const sent = await testRelay.dueAt(ms, changed);
      mailServer.fails = null;
      return { tried: tried.length - before, sent };
    },
  };
}

const dueOf = (kind: Kind) => (kind === 'nudge' ? NUDGED : REMINDED);
const KINDS = ['nudge', 'reminder'] as const;

test.each(KINDS)(
  'ten %ss that are due at once cost a mail server that is away one attempt in ten minutes',
  async (kind) => {
    const relay = await startWith(kind, 10);
    const due = dueOf(kind);
    expect((await relay.at(due, 'unavailable')).tried).toBe(1);
    for (let minute = 1; minute < 10; minute++)
      expect((await relay.at(due + minute * MINUTE_MS)).tried, `minute ${minute}`).toBe(0);
    expect((await relay.at(due + 10 * MINUTE_MS, 'repeatable')).tried).toBe(1);
    const { tried, sent } = await relay.at(due + 20 * MINUTE_MS);
    expect([tried, sent.length].every((count) => count >= 8)).toBe(true);
    const late = await relay.at(due + 30 * MINUTE_MS);
    expect(sent.length + late.sent.length).toBe(10);
    expect(new Set(relay.delivered.map(({ messageId }) => messageId)).size).toBe(relay.delivered.length);
  },
);

test.each(KINDS)('a %s that one recipient’s server defers delays no other', async (kind) => {
  const relay = await startWith(kind, 3);
  expect((await relay.at(dueOf(kind), 'deferred')).tried).toBe(3);
  expect((await relay.at(dueOf(kind) + 10 * MINUTE_MS)).sent).toHaveLength(3);
});

test.each(
  KINDS.flatMap((kind) => (['unavailable', 'deferred'] as const).map((outcome) => [kind, outcome] as const)),
)('a %s that is %s is tried after 10, 20, 40, 80 and then each 120 minutes', async (kind, outcome) => {
  const relay = await startWith(kind);
  let at = dueOf(kind);
  for (const pause of kind === 'nudge' ? [10, 20, 40, 80, 120, 120] : [10, 20, 40]) {
    expect((await relay.at(at, outcome)).tried).toBe(1);
    expect((await relay.at(at + pause * MINUTE_MS - 1)).tried).toBe(0);
    at += pause * MINUTE_MS;
  }
  expect((await relay.at(at)).sent).toHaveLength(1);
  expect((await relay.at(at + HOUR_MS)).tried).toBe(0);
});

test.each(KINDS)('a %s that may have been sent is not sent again', async (kind) => {
  const relay = await startWith(kind);
  expect((await relay.at(dueOf(kind), 'unknown')).tried).toBe(1);
  expect((await relay.at(dueOf(kind) + HOUR_MS)).tried).toBe(0);
});

test('any other error, such as a missing setting, counts as an unreachable mail server', async () => {
  const relay = await startWith('reminder', 2);
  const deliver = relay.options.deliver;
  relay.options.deliver = async () => {
    throw new TypeError('no setting');
  };
  await relay.at(REMINDED);
  expect(relay.log.slice(-1)).toMatchObject([{ outcome: 'not-delivered', code: 'TypeError' }]);
  relay.options.deliver = deliver;
  expect((await relay.at(REMINDED + 10 * MINUTE_MS)).sent).toHaveLength(2);
});

describe('permanently refused', () => {
  test('a nudge is tried once more after an hour, then given up with a line in the log', async () => {
    const relay = await startWith('nudge');
    expect((await relay.at(NUDGED, 'rejected')).tried).toBe(1);
    expect((await relay.at(NUDGED + HOUR_MS - 1)).tried).toBe(0);
    expect((await relay.at(NUDGED + HOUR_MS, 'rejected')).tried).toBe(1);
    expect(relay.log.at(-1)).toMatchObject({ event: 'nudge', outcome: 'given-up', code: '550' });
    expect((await relay.at(NUDGED + 24 * HOUR_MS)).tried).toBe(0);
  });

  test('a reminder is tried once more after an hour, then the clinic is told, with the telephone and its buttons', async () => {
    const relay = await startWith('reminder');
    expect((await relay.at(REMINDED, 'rejected')).tried).toBe(1);
    relay.mailServer.fails = ({ to }: Mail) => to.address === PARAMS.patient_email && 'rejected';
    const [mail, ...more] = await relay.dueAt(REMINDED + HOUR_MS);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: { address: CLINIC.email },
      replyTo: { address: PARAMS.patient_email },
      subject: `Could not be reminded: ${PARAMS.patient_name}, Tuesday, March 4, 2025, 03:30 PM`,
    });
    for (const part of ['could not be delivered', PARAMS.patient_phone]) expect(mail!.text).toContain(part);
    expect(mail!.html).toContain('href="tel:+919820012345"');
    expect((await relay.at(REMINDED + 3 * HOUR_MS)).tried).toBe(0);
    expect((await relay.press(hrefIn([mail!], 'offer')!, timeFields('2025-03-06 10:00'))).status).toBe(200);
  });

  test('if the e-mail to the clinic is refused too, it is given up after another hour', async () => {
    const relay = await startWith('reminder');
    expect((await relay.at(REMINDED, 'rejected')).tried).toBe(1);
    expect((await relay.at(REMINDED + HOUR_MS, 'rejected')).tried).toBe(2);
    expect((await relay.at(REMINDED + 2 * HOUR_MS, 'rejected')).tried).toBe(1);
    expect(relay.log.at(-1)).toMatchObject({ event: 'reminder', outcome: 'given-up' });
    expect((await relay.at(REMINDED + 10 * HOUR_MS)).tried).toBe(0);
  });
});

test('the clinic is told of a patient who could not be reminded in time, but not of one whose reminder was never tried', async () => {
  const failed = await startWith('reminder');
  await failed.at(REMINDED, 'unavailable');
  const { sent } = await failed.at(VISIT - 2 * HOUR_MS);
  expect(sent.map(({ to, subject }) => [to.address, subject.slice(0, 21)])).toEqual([
    [CLINIC.email, 'Could not be reminded'],
  ]);
  const stopped = await startWith('reminder');
  expect((await stopped.at(VISIT - 2 * HOUR_MS)).tried).toBe(0);
});

test('a failed reminder is retried within an hour after closing, otherwise in the morning', async () => {
  const closing = { ...CLINIC, reminders: { hours: 20 } };
  const relay = await startWith('reminder', 1, closing);
  // Monday's closing, the last waking moment before 19:30.
  const due = instant('2025-03-03T19:00:00');
  expect((await relay.at(due + 30_000, 'deferred', closing)).tried).toBe(1);
  expect((await relay.at(due + 11 * MINUTE_MS, 'deferred', closing)).tried).toBe(1);
  expect((await relay.at(due + 35 * MINUTE_MS, 'deferred', closing)).tried).toBe(1);
  // In forty minutes it is an hour after closing and more.
  expect((await relay.at(instant('2025-03-04T08:59:00'), null, closing)).tried).toBe(0);
  expect((await relay.at(instant('2025-03-04T09:00:30'), null, closing)).sent).toHaveLength(1);
});

describe('a visit on a day on which the clinic is closed now', () => {
  const closures: Closure[] = [{ name: 'A strike', from: '2025-03-04' }];

  test('is reported to the clinic when its reminder is due; the patient is not reminded', async () => {
    const relay = await startWith('reminder');
    const { sent } = await relay.at(REMINDED, null, { closures });
    expect(sent.map(({ to, subject }) => [to.address, subject])).toEqual([
      [CLINIC.email, `Visit on a closed day: ${PARAMS.patient_name}, Tuesday, March 4, 2025, 03:30 PM`],
    ]);
    expect(sent[0]!.text).toContain('the clinic is closed on that day');
    expect((await relay.at(REMINDED + HOUR_MS, null, { closures })).tried).toBe(0);
    expect((await relay.press(hrefIn(sent, 'offer')!, timeFields('2025-03-06 10:00'))).status).toBe(200);
  });

  test('also if the weekday has no hours any more, at any hour', async () => {
    const relay = await startWith('reminder');
    const hours = { ...CLINIC.hours, tuesday: [] };
    expect((await relay.at(VISIT - HOUR_MS, null, { hours })).sent).toHaveLength(1);
  });
});

// The e-mail of each stage in each language: relay/emails/automatic-emails.test.ts.
test.each([
  ['change', () => []],
  ['offer', () => timeFields('2025-03-06 10:00')],
] as const)(
  'after %s, "I am coming" works while the visit is confirmed, and changes nothing else',
  async (act, fields) => {
    const relay = await startWith('reminder');
    expect((await relay.press(relay.href(act), fields())).status).toBe(200);
    relay.news();
    const [mail] = (await relay.at(REMINDED)).sent;
    const attend = hrefIn([mail!], 'attend')!;
    expect((await relay.ask(attend)).status).toBe(200);
    expect((await relay.press(attend)).status).toBe(200);
    const [heard, ...more] = relay.news();
    expect([heard!.to.address, more]).toEqual([CLINIC.email, []]);
    expect(heard!.text).toContain('The patient is coming');
    if (act === 'offer') expect((await relay.press(hrefIn([mail!], 'accept')!)).status).toBe(200);
    else expect((await relay.press(hrefIn([mail!], 'cancel')!)).status).toBe(200);
  },
);
