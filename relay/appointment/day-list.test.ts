import { describe, expect, test } from 'vitest';
import type { Mail } from '../emails/mail.ts';
import { createFileRecords } from '../host/file-records.ts';
import { KEY, timeFields } from '../../tests/helpers/relay-with-links.ts';
import { relayOverFile } from '../../tests/helpers/relay-over-file.ts';
import { ACCENTED, CLINIC, ENGLISH, NOW, PARAMS } from '../../tests/helpers/test-relay.ts';
import { sendDueEmails } from './automatic-emails.ts';

// The clinic's list of the day (docs/product.md, The clinic's day), over a file as on Node. The clinic closes
// at 19:00, on Sundays at 14:00. The request is made on Thursday, 20 February, 11:45:30, for Tuesday, 4
// March.

const NEWER_KEY = 'a-newer-key-of-this-test-32-characters-long';
const MINUTE_MS = 60_000;
const LISTS = { booking: { ...CLINIC.booking, dayList: true } };

const instant = (text: string) => Date.parse(`${text}+05:30`);
/** The last closing before the visit. */
const DUE = instant('2025-03-03T19:00:00');

function startRelay(
  clinic: Parameters<typeof relayOverFile>[0] = LISTS,
  options: Parameters<typeof relayOverFile>[1] = {},
) {
  const { dueAt, request, ...testRelay } = relayOverFile(clinic, options);
  return {
    ...testRelay,
    /** The lists sent at a moment. */
    listsAt: async (at: number) => (await dueAt(at)).filter(({ subject }) => subject.startsWith('Your days')),
    /** A request for the fourth of March, with both e-mails about it. */
    request: (changes: Partial<typeof PARAMS> = {}, language = '') =>
      request({ ...PARAMS, ...changes }, language),
  };
}

const ANOTHER = {
  patient_name: 'Rohan Mehta',
  patient_email: 'rohan@example.com',
  patient_phone: '+44 20 7946 0958',
  appointment_time: '10:00 AM',
  notes: '',
  appointment_id: 'DENT-000002',
};

/** A relay with one confirmed visit. */
async function confirmed(...options: Parameters<typeof startRelay>) {
  const relay = startRelay(...options);
  await relay.listsAt(NOW.getTime());
  const { toClinic, toPatient } = await relay.request();
  expect(await relay.press(toClinic, 'confirm')).toBe(200);
  relay.news();
  return { ...relay, toClinic, toPatient };
}

describe('the list of a day', () => {
  test('comes after the last closing before it, with the visits in order and who waits', async () => {
    const relay = await confirmed(LISTS, { languages: [ENGLISH, ACCENTED] });
    const second = await relay.request(ANOTHER, '-xa');
    expect(await relay.press(second.toClinic, 'confirm')).toBe(200);
    expect(await relay.press(relay.toPatient, 'change', timeFields('2025-03-06 10:00'))).toBe(409);
    const [, , toPatient] = relay.delivered.filter(({ to }) => to.address === 'priya@example.com');
    expect(toPatient).toBeUndefined();
    const newest = relay.delivered.findLast(({ to }) => to.address === 'priya@example.com')!;
    expect(await relay.press(newest, 'change', timeFields('2025-03-06 10:00'))).toBe(200);
    await relay.request({ patient_name: 'Ila Rege', appointment_id: 'DENT-000003', notes: 'A check' });
    await relay.listsAt(instant('2025-03-02T19:30:00'));

    expect(await relay.listsAt(DUE - 1)).toEqual([]);
    const [mail, ...more] = await relay.listsAt(DUE);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: { address: CLINIC.email }, attachments: [] });
    const text = mail!.text.replace(/ https:\S+/g, '').split('\n');
    const from = text.indexOf('Tuesday, March 4, 2025');
    expect(text.filter((line, at) => line && at >= from).slice(0, 17)).toEqual([
      'Tuesday, March 4, 2025',
      'Visits',
      '10:00 AM: Rohan Mehta (xa) · Call +44 20 7946 0958 · WhatsApp',
      '03:30 PM: Priya Raghunathan · Call +91 98200 12345 · WhatsApp',
      'Sharp pain on the lower left. Since Friday.',
      'Has asked for another time',
      'Waiting for your answer',
      'Tuesday, March 4, 2025, 03:30 PM: Priya Raghunathan · Call +91 98200 12345 · WhatsApp',
      'Sharp pain on the lower left. Since Friday.',
      'Would like: Thursday, March 6, 2025, 10:00 AM',
      'Since Thursday, February 20, 2025, 11:45 AM (11 days)',
      'Tuesday, March 4, 2025, 03:30 PM: Ila Rege · Call +91 98200 12345 · WhatsApp',
      'A check',
      'Since Thursday, February 20, 2025, 11:45 AM (11 days)',
      'The buttons to answer are in the newest e-mail about each request.',
      'Lighthouse Dental, 12 Harbour Road, Fort, Kochi 682001',
      '+91 484 266 1234 · desk@lighthouse.example',
    ]);
    expect(mail!.subject).toBe('Your days in the week of 3 March 2025');
    expect(mail!.html).toContain('href="tel:+919820012345"');
    expect(mail!.html).toContain('https://wa.me/919820012345');
    expect(mail!.html).toContain('@media print');
    expect(mail!.text + mail!.html).not.toContain('/appointment/');
    expect(relay.log.at(-1)).toEqual({
      time: new Date(DUE).toISOString(),
      event: 'day-list',
      outcome: 'delivered',
    });
    expect(await relay.listsAt(DUE + MINUTE_MS)).toEqual([]);
  });

  test('of one week is one conversation; the next week is another', async () => {
    const relay = await confirmed();
    await relay.request(ANOTHER);
    const lists: Mail[] = [];
    for (const day of ['2025-03-01', '2025-03-02', '2025-03-03']) {
      lists.push(...(await relay.listsAt(instant(`${day}T19:00:00`))));
    }
    const [sunday, monday, tuesday] = lists;
    expect(lists).toHaveLength(3);
    expect(monday!.references).toEqual([monday!.inReplyTo]);
    expect([monday!.subject, monday!.references]).toEqual([tuesday!.subject, tuesday!.references]);
    expect(sunday!.references).not.toEqual(monday!.references);
    expect(sunday!.subject).not.toBe(monday!.subject);
    expect(new Set(lists.map(({ messageId }) => messageId)).size).toBe(3);
  });

  test('is not sent if it is empty, or on the day on which booking.dayList is added', async () => {
    const relay = startRelay();
    expect(await relay.listsAt(NOW.getTime())).toEqual([]);
    expect(await relay.listsAt(DUE)).toEqual([]);
    const other = startRelay();
    await other.request();
    expect(await other.listsAt(NOW.getTime() + MINUTE_MS)).toEqual([]);
    expect(await other.listsAt(instant('2025-02-20T19:00:00'))).toHaveLength(1);
  });

  test('comes before a closure, and names the visits on the closed day', async () => {
    const closures = [{ name: 'A feast', from: '2025-03-04', to: '2025-03-05' }];
    const open = await confirmed();
    const relay = startRelay({ ...LISTS, closures }, { path: open.path });
    const [mail, ...more] = await relay.listsAt(DUE);
    expect(more).toEqual([]);
    expect(mail!.text).toContain('Thursday, March 6, 2025\n');
    expect(mail!.text).toContain('No visit is confirmed for this day.');
    expect(mail!.text).toMatch(/Please call\n\n.*Priya/);
    expect(mail!.text).toContain('This visit is on a day when the clinic is closed');
    expect(await relay.listsAt(instant('2025-03-05T19:00:00'))).toEqual([]);
  });

  test('keeps everything encrypted, until the visit ends or the appointment does', async () => {
    const relay = startRelay();
    const { toClinic } = await relay.request();
    expect(relay.kept()).not.toMatch(/Priya|priya@|98200|Sharp|DENT-|4K7Q2Z/);
    expect(JSON.parse(relay.kept())).toEqual({
      [Object.keys(JSON.parse(relay.kept()) as object)[0]!]: {
        current: null,
        pending: null,
        keepUntil: instant('2025-03-04T15:30:00'),
        request: { since: NOW.getTime(), encrypted: expect.stringMatching(/^[\w-]+$/) },
      },
    });
    await relay.press(toClinic, 'confirm');
    expect(relay.kept()).toContain('"encryptedState"');
    expect(relay.kept()).toContain(`"keepUntil":${instant('2025-03-04T16:00:00')}`);
    expect(relay.kept()).not.toMatch(/Priya|priya@|98200|Sharp|DENT-|4K7Q2Z/);
    const newest = relay.delivered.findLast(({ to }) => to.address === 'priya@example.com')!;
    expect(await relay.press(newest, 'cancel')).toBe(200);
    expect(relay.kept()).not.toMatch(/"encryptedState"|"request"/);

    const other = await confirmed();
    expect(startRelay({}, { path: other.path }).kept()).toContain('"encryptedState"');
    await createFileRecords(other.path, () => NOW.getTime()).dropUnusedData({
      chairs: false,
      nudge: false,
      reminders: false,
      dayList: false,
    });
    expect(other.kept()).not.toMatch(/encryptedState|"request"|"clinic":\{|lists/);
  });

  test('is neither stored nor sent for a clinic without booking.dayList', async () => {
    const relay = startRelay({});
    const { toClinic } = await relay.request();
    expect(relay.kept()).toBe('{}');
    await relay.press(toClinic, 'confirm');
    expect(relay.kept()).not.toMatch(/encryptedState|"request"|"clinic":\{/);
    expect(await relay.listsAt(DUE)).toEqual([]);
  });
});

describe('the list says to call a patient', () => {
  test('if it is unknown whether the e-mail about an act was delivered', async () => {
    const relay = startRelay();
    await relay.listsAt(NOW.getTime());
    const { toClinic } = await relay.request();
    relay.mailServer.fails = () => 'unknown';
    expect(await relay.press(toClinic, 'confirm')).toBe(502);
    relay.mailServer.fails = null;
    const [mail] = await relay.listsAt(DUE);
    expect(mail!.text).toContain('You confirmed this time; the e-mail may not have reached the patient');
    expect(mail!.text).not.toContain('Waiting for your answer');
    // The visit is not confirmed yet.
    expect(mail!.text).toContain('No visit is confirmed for this day.');
  });

  test('if the e-mail that declines the visit may not have arrived', async () => {
    const relay = await confirmed();
    relay.mailServer.fails = () => 'unknown';
    const copy = relay.delivered.findLast(({ to }) => to.address === CLINIC.email)!;
    expect(await relay.press(copy, 'decline')).toBe(502);
    relay.mailServer.fails = null;
    const [mail] = await relay.listsAt(DUE);
    expect(mail!.text).toContain('03:30 PM: Priya Raghunathan');
    expect(mail!.text).toContain('You declined or cancelled; the e-mail may not have reached the patient');
  });

  test('but not while an act is in progress; then the visit is listed as before', async () => {
    const relay = await confirmed();
    relay.mailServer.isSilent = true;
    relay.clock.ms = DUE - 1000;
    void relay.press(
      relay.delivered.findLast(({ to }) => to.address === CLINIC.email)!,
      'decline',
    );
    await expect.poll(() => relay.mailServer.waiting).toBe(1);
    relay.mailServer.isSilent = false;
    const [mail] = await relay.listsAt(DUE);
    expect(mail!.text).toContain('03:30 PM: Priya Raghunathan');
    expect(mail!.text).not.toContain('Please call');
  });

  test('but not if no e-mail was sent; then the request waits for an answer', async () => {
    const relay = startRelay();
    await relay.listsAt(NOW.getTime());
    const { toClinic } = await relay.request();
    relay.mailServer.fails = () => 'refused';
    expect(await relay.press(toClinic, 'confirm')).toBe(502);
    relay.mailServer.fails = null;
    const [mail] = await relay.listsAt(DUE);
    expect(mail!.text).toContain('Waiting for your answer');
    expect(mail!.text).not.toContain('Please call');
  });

  test('once after each answer, if the patient has no e-mail address', async () => {
    const relay = startRelay({ booking: { ...CLINIC.booking, dayList: true, email: 'optional' } });
    await relay.listsAt(NOW.getTime());
    const template_params = { ...PARAMS, patient_email: '' };
    expect((await relay.sendEmail({ template_id: 'clinic', template_params })).status).toBe(200);
    const [toClinic] = relay.news();
    expect(await relay.press(toClinic!, 'confirm')).toBe(200);
    relay.news();
    const words = ENGLISH.words.dayList.email;
    const [after] = await relay.listsAt(instant('2025-02-20T19:00:00'));
    expect(after!.text).toContain(words.calls);
    expect(after!.text).toContain(words.tellByPhone.confirm);
    const [ofTheDay] = await relay.listsAt(DUE);
    expect(ofTheDay!.text).toContain('Priya');
    expect(ofTheDay!.text).not.toContain(words.tellByPhone.confirm);
  });

  test('if the reminder could not be delivered', async () => {
    const clinic = { ...LISTS, reminders: { hours: 24 } };
    const relay = startRelay(clinic);
    await relay.listsAt(NOW.getTime());
    const { toClinic } = await relay.request({ reminder: 'yes' } as Partial<typeof PARAMS>);
    await relay.press(toClinic, 'confirm');
    relay.mailServer.fails = ({ to }) => to.address === 'priya@example.com' && 'refused';
    await relay.listsAt(instant('2025-03-03T18:55:00'));
    const [mail] = await relay.listsAt(DUE);
    expect(mail!.text).toContain('Could not be reminded by e-mail');
  });
});

describe('a list', () => {
  test('is readable after a key was rotated; without its key it says how many are not', async () => {
    const { path } = await confirmed();
    const rotated = startRelay(LISTS, { path, keys: [NEWER_KEY, KEY] });
    expect((await rotated.listsAt(DUE))[0]!.text).toContain('Priya');
    const other = await confirmed();
    const removed = startRelay(LISTS, { path: other.path, keys: [NEWER_KEY] });
    const [mail] = await removed.listsAt(DUE);
    expect(mail!.text).not.toContain('Priya');
    expect(mail!.text).toContain("1 appointment can't be read");
  });

  test.each([
    // After a stop of the relay: the same evening, the next morning, during the day, and too late.
    ['2025-03-03T22:00:00', 1],
    ['2025-03-04T08:30:00', 1],
    ['2025-03-04T11:00:00', 1],
    ['2025-03-04T16:30:00', 0],
    ['2025-03-04T19:00:00', 0],
  ])('of a relay that starts at %s is sent %i times', async (start, count) => {
    const { path } = await confirmed();
    const relay = startRelay(LISTS, { path });
    expect(await relay.listsAt(instant(start))).toHaveLength(count);
    expect(await startRelay(LISTS, { path }).listsAt(instant(start) + MINUTE_MS)).toEqual([]);
  });

  test('is not sent again by a clock that jumps ahead or back', async () => {
    const relay = await confirmed();
    await relay.request(ANOTHER);
    expect(await relay.listsAt(instant('2025-03-01T19:00:00'))).toHaveLength(1);
    // A day ahead, and a year, then back.
    expect(await relay.listsAt(instant('2025-03-02T19:00:00'))).toHaveLength(1);
    expect(await relay.listsAt(instant('2026-03-01T19:00:00'))).toEqual([]);
    expect(await relay.listsAt(instant('2025-03-01T19:05:00'))).toEqual([]);
    expect(await relay.listsAt(instant('2025-02-20T19:05:00'))).toHaveLength(1);
    expect(await relay.listsAt(instant('2025-03-02T20:00:00'))).toEqual([]);
    expect(await relay.listsAt(DUE)).toHaveLength(1);
  });

  test.each([
    ['refused', 10, 1],
    ['unavailable', 10, 1],
    ['rejected', 60, 1],
    ['unknown', 60, 1],
  ] as const)('that is %s is sent %i minutes later', async (fails, minutes, count) => {
    const relay = await confirmed();
    relay.mailServer.fails = () => fails;
    expect(await relay.listsAt(DUE)).toEqual([]);
    expect(relay.log.at(-1)).toMatchObject({ event: 'day-list', outcome: 'not-delivered' });
    relay.mailServer.fails = null;
    expect(await relay.listsAt(DUE + (minutes - 1) * MINUTE_MS)).toEqual([]);
    const again = await relay.listsAt(DUE + minutes * MINUTE_MS);
    expect(again).toHaveLength(count);
    expect(
      new Set(
        relay.tried
          .filter(({ subject }) => subject.startsWith('Your days'))
          .map(({ messageId }) => messageId),
      ).size,
    ).toBe(1);
    expect(await relay.listsAt(DUE + 600 * MINUTE_MS)).toEqual([]);
  });

  test('is given up after two permanent refusals', async () => {
    const relay = await confirmed();
    relay.mailServer.fails = () => 'rejected';
    for (let hour = 0; hour < 12; hour++) await relay.listsAt(DUE + hour * 60 * MINUTE_MS);
    expect(relay.tried.filter(({ subject }) => subject.startsWith('Your days'))).toHaveLength(2);
  });

  test('is sent at least once, as the same e-mail, if the relay is killed between any two steps', async () => {
    // Each step of the list writes the file or sends; the relay ends before the nth of them.
    for (let steps = 0; steps <= 3; steps++) {
      const { path } = await confirmed();
      const killed = startRelay(LISTS, { path });
      const sent: Mail[] = [];
      let left = steps;
      const step = () => {
        if (left-- === 0) throw new Error('killed');
      };
      const { records } = killed.options.appointments;
      const { beginList, endList } = records;
      Object.assign(records, {
        async beginList(...given: Parameters<typeof beginList>) {
          step();
          return beginList(...given);
        },
        async endList(...given: Parameters<typeof endList>) {
          // Once killed, nothing is written any more.
          if (left < 0) throw new Error('killed');
          step();
          return endList(...given);
        },
      });
      killed.clock.ms = DUE;
      await sendDueEmails({
        ...killed.options,
        deliver: async (mail) => {
          step();
          sent.push(mail);
        },
        fromAddress: CLINIC.email,
        log: () => {},
        now: () => new Date(DUE),
      }).catch(() => {});
      const restarted = startRelay(LISTS, { path });
      for (const minutes of [0, 1, 9, 10, 20, 200]) {
        sent.push(...(await restarted.listsAt(DUE + minutes * MINUTE_MS)));
      }
      expect(sent.length, `killed before step ${steps + 1}`).toBe(steps === 2 ? 2 : 1);
      expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
    }
  });
});
