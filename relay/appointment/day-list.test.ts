import { describe, expect, test } from 'vitest';
import { addDays, type CivilDate } from '../../domain/time/civil-date.ts';
import { visitAt } from '../../domain/appointment/timed-visits.ts';
import type { Mail } from '../emails/mail.ts';
import { RELAY_LANGUAGES } from '../localized-clinic.ts';
import { timeFields } from '../../tests/helpers/relay-with-links.ts';
import {
  ANOTHER,
  DUE,
  instant,
  LISTS,
  MINUTE_MS,
  relayWithLists,
  withConfirmedVisit,
} from '../../tests/helpers/relay-with-lists.ts';
import { ACCENTED, CLINIC, ENGLISH, NOW } from '../../tests/helpers/test-relay.ts';
import type { Closure } from '../../domain/clinic/opening-hours.ts';
import type { TimeOfDay } from '../../domain/time/weekly-hours.ts';

// What the list of the day says. Whom it says to call: day-list-calls.test.ts. When it is sent:
// day-list-sending.test.ts.

describe('the list of a day', () => {
  test('comes after the last closing before it, with the visits in order and who waits', async () => {
    const relay = await withConfirmedVisit(LISTS, { languages: [ENGLISH, ACCENTED] });
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
      'Lighthouse Dental',
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

  test('says which patient has answered the reminder that they are coming', async () => {
    const relay = relayWithLists({ ...LISTS, reminders: { hours: 24 } });
    await relay.listsAt(NOW.getTime());
    const { toClinic } = await relay.request({ reminder: 'yes' } as object);
    expect(await relay.press(toClinic, 'confirm')).toBe(200);
    await relay.listsAt(instant('2025-03-03T15:30:00'));
    const reminder = relay.delivered.at(-1)!;
    expect(await relay.press(reminder, 'attend')).toBe(200);
    const [mail] = await relay.listsAt(DUE);
    expect(mail!.text).toContain('Says: I am coming');
  });

  test('of one week is one conversation; the next week is another', async () => {
    const relay = await withConfirmedVisit();
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
    const relay = relayWithLists();
    expect(await relay.listsAt(NOW.getTime())).toEqual([]);
    expect(await relay.listsAt(DUE)).toEqual([]);
    const other = relayWithLists();
    await other.request();
    expect(await other.listsAt(NOW.getTime() + MINUTE_MS)).toEqual([]);
    expect(await other.listsAt(instant('2025-02-20T19:00:00'))).toHaveLength(1);
  });

  test('comes before a closure, and names the visits on the closed day', async () => {
    const closures: Closure[] = [{ name: 'A feast', from: '2025-03-04', to: '2025-03-05' }];
    const open = await withConfirmedVisit();
    const relay = relayWithLists({ ...LISTS, closures }, { store: open.store });
    const [mail, ...more] = await relay.listsAt(DUE);
    expect(more).toEqual([]);
    expect(mail!.text).toContain('Thursday, March 6, 2025\n');
    expect(mail!.text).toContain('No visit is confirmed for this day.');
    expect(mail!.text).toMatch(/Please call\n\n.*Priya/);
    expect(mail!.text).toContain('This visit is on a day when the clinic is closed');
    expect(await relay.listsAt(instant('2025-03-05T19:00:00'))).toEqual([]);
  });

  test('keeps everything encrypted, until the visit ends or the appointment does', async () => {
    const relay = relayWithLists();
    const { toClinic } = await relay.request();
    expect(Object.values(JSON.parse(relay.kept()) as object)).toEqual([
      {
        current: null,
        pending: null,
        keepUntil: instant('2025-03-04T15:30:00'),
        request: { since: NOW.getTime(), encrypted: expect.stringMatching(/^[\w-]+$/) },
      },
    ]);
    await relay.press(toClinic, 'confirm');
    expect(relay.kept()).toContain('"encryptedState"');
    expect(relay.kept()).toContain(`"keepUntil":${instant('2025-03-04T16:00:00')}`);
    expect(relay.kept()).not.toMatch(/Priya|priya@|98200|Sharp|DENT-|4K7Q2Z/);
    const newest = relay.delivered.findLast(({ to }) => to.address === 'priya@example.com')!;
    expect(await relay.press(newest, 'cancel')).toBe(200);
    expect(relay.kept()).not.toMatch(/"encryptedState"|"request"/);
  });

  test('is neither stored nor sent for a clinic without booking.dayList', async () => {
    const relay = relayWithLists({});
    const { toClinic } = await relay.request();
    expect(relay.kept()).toBe('{}');
    await relay.press(toClinic, 'confirm');
    expect(relay.kept()).not.toMatch(/encryptedState|"request"|"clinic":\{/);
    expect(await relay.listsAt(DUE)).toEqual([]);
  });
});

describe('with booking.chairs, the list', () => {
  const CHAIRS = { booking: { ...LISTS.booking, chairs: 2 } };
  const DAY = '2025-03-04';

  /** Ticks times of 4 March by the link of the list before it. */
  async function tick(relay: ReturnType<typeof relayWithLists>, times: TimeOfDay[], date: CivilDate = DAY) {
    const { records } = relay.options.appointments;
    const now = instant('2025-03-01T20:00:00');
    const list = addDays(DAY, -1);
    await records.beginList({ day: list, opens: now + 1, closes: now + 2 }, now);
    const after = times.map((time) => visitAt({ date, time }, CLINIC));
    const chairs = { count: 2, timeZone: CLINIC.timeZone };
    const change = { list, page: 'page', before: [], after, chairs, now };
    expect(await records.saveTaken(change)).toBe('saved');
  }

  const linesOf = ({ text }: Mail) => text.split('\n').filter(Boolean);

  test('has the times given by telephone, in their order among the visits', async () => {
    const relay = await withConfirmedVisit(CHAIRS);
    await tick(relay, ['16:00', '09:30', '16:00', '15:30']);
    const [mail] = await relay.listsAt(DUE);
    const lines = linesOf(mail!);
    const from = lines.indexOf('Visits');
    expect(lines.slice(from, from + 6).map((line) => line.replace(/ · .*/, ''))).toEqual([
      'Visits',
      '09:30 AM: Given by telephone',
      '03:30 PM: Priya Raghunathan',
      'Sharp pain on the lower left. Since Friday.',
      '03:30 PM: Given by telephone',
      '04:00 PM: 2 visits, given by telephone',
    ]);
    expect(mail!.html).toContain('Tuesday, March 4, 2025: 5 visits');
  });

  test('is sent if there are only times given by telephone; those of other days or in the past are not in it', async () => {
    const relay = relayWithLists(CHAIRS);
    await tick(relay, ['09:30', '16:00']);
    const [mail] = await relay.listsAt(instant('2025-03-04T10:30:00'));
    expect(mail!.text).toContain('04:00 PM: Given by telephone');
    expect(mail!.text).not.toContain('09:30');
    expect(mail!.text).not.toContain('No visit is confirmed');
    const other = relayWithLists(CHAIRS);
    await tick(other, ['10:00'], '2025-03-05');
    expect(await other.listsAt(DUE)).toEqual([]);
  });

  test('says which requests wait for a time that is full, and how many', async () => {
    const relay = await withConfirmedVisit(CHAIRS);
    await relay.request({ patient_name: 'Ila Rege', appointment_id: 'DENT-000003' });
    await relay.request({ ...ANOTHER, patient_name: 'Zoya Khan' });
    const free = await relay.listsAt(instant('2025-03-01T19:00:00'));
    expect(free[0]!.text).not.toContain('is full');
    await tick(relay, ['15:30', '10:00', '10:00']);
    await relay.request({ patient_name: 'Dev Shah', appointment_id: 'DENT-000004' });
    // A wish for full and free times: the appointment itself does not count.
    const newest = relay.delivered.find(({ subject }) => subject.startsWith('Re: Your appointment'))!;
    const wishes = timeFields('2025-03-04 10:00', '2025-03-04 15:30', '2025-03-05 10:00');
    relay.clock.ms = NOW.getTime();
    expect(await relay.press(newest, 'change', wishes)).toBe(200);
    const [mail] = await relay.listsAt(DUE);
    const lines = linesOf(mail!);
    const full = lines.filter((line) => line.includes('is full'));
    const [ten, threeThirty] = ['10:00 AM', '03:30 PM'].map(
      (time) => `Tuesday, March 4, 2025, ${time} is full`,
    );
    expect(full.toSorted()).toEqual(
      [
        `${ten}, and 2 requests wait for it`,
        `${ten}, and 2 requests wait for it`,
        `${threeThirty}, and 2 requests wait for it`,
        `${threeThirty}, and 2 requests wait for it`,
      ].toSorted(),
    );
    expect(lines[lines.findIndex((line) => line.includes('Zoya Khan')) + 1]).toContain(ten);
  });
});

test.each(RELAY_LANGUAGES.map(({ code, words }) => [code, words] as const))(
  'a chat greets in the language of the patient, and the list and the pages name it: %s',
  async (code, words) => {
    const relay = relayWithLists(LISTS, { languages: RELAY_LANGUAGES });
    await relay.listsAt(NOW.getTime());
    const { toClinic } = await relay.request({}, code === 'en' ? '' : `-${code}`);
    const [mail] = await relay.listsAt(DUE);
    const chat = new URL(/https:\/\/wa\.me[^"]+/.exec(mail!.html)![0].replaceAll('&amp;', '&'));
    const id = 'DENT-4K7Q2Z';
    const visitTime = { date: '2025-03-04', time: '15:30' };
    const state = { id, visitTime } as Parameters<typeof words.appointmentPages.email.chat>[1];
    expect(chat.searchParams.get('text')).toBe(words.appointmentPages.email.chat(CLINIC.name, state));
    const language = new Intl.DisplayNames(['en-IN'], { type: 'language' }).of(code)!;
    relay.clock.ms = NOW.getTime();
    const pages = await Promise.all(
      ['confirm', 'offer', 'decline'].map((act) => relay.ask(relay.href(act, 0, [toClinic]))),
    );
    const isNamed = code !== 'en';
    expect(mail!.text.includes(`Priya Raghunathan (${language})`)).toBe(isNamed);
    for (const { text } of pages) expect(text.includes(`<dd>${language}</dd>`)).toBe(isNamed);
    // The patient's own pages do not.
    expect((await relay.ask(relay.href('cancel'))).text).not.toContain(words.emails.language);
  },
);
