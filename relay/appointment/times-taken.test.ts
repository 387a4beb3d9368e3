import { describe, expect, test } from 'vitest';
import { addDays, type CivilDate } from '../../domain/time/civil-date.ts';
import { newRequestState } from '../../domain/appointment/appointment-lifecycle.ts';
import { APPOINTMENT_PATH, FULL_SLOTS_PATH, TIMES_TAKEN_PATH } from '../../domain/web/relay-paths.ts';
import { createRelayWithLinks, KEY } from '../../tests/helpers/relay-with-links.ts';
import { createMemoryRecords } from '../../tests/helpers/memory-store.ts';
import { ASKED, CLINIC, PARAMS } from '../../tests/helpers/test-relay.ts';
import type { Closure } from '../../domain/clinic/opening-hours.ts';
import type { TimeOfDay } from '../../domain/time/weekly-hours.ts';

// Times that the clinic has given by telephone (docs/product.md, The clinic's day). The list is that of
// Tuesday, 4 March 2025, sent on Monday, 3 March, at 19:00.

const NEWER_KEY = 'a-newer-key-of-this-test-32-characters-long';
const instant = (text: string) => Date.parse(`${text}+05:30`);
const DUE = instant('2025-03-03T19:00:00');

function startRelay({
  chairs = 1,
  kept = createMemoryRecords(),
  keys = [KEY] as [string, ...string[]],
  ms = DUE,
  clinic = CLINIC,
} = {}) {
  const records = () => kept;
  const withChairs = { ...clinic, booking: { ...clinic.booking, chairs, dayList: true } };
  const testRelay = createRelayWithLinks({ clinic: withChairs, records, keys, ms, emailsPerHour: 100_000 });
  const { links } = testRelay.options.appointments;
  return {
    ...testRelay,
    kept,
    /** The link of the list that is sent at a moment. */
    async linkAt(at: number): Promise<string> {
      await testRelay.dueAt(at);
      const html = testRelay.delivered.at(-1)!.html;
      return new RegExp(`${TIMES_TAKEN_PATH}[\\w-]+`).exec(html)![0];
    },
    /** Confirms a visit for a time of 4 March. */
    async confirm(id: string, time: TimeOfDay, date: CivilDate = '2025-03-04') {
      const state = newRequestState({ ...ASKED, date, time, email: `${id}@example.com` }, id);
      return testRelay.press(APPOINTMENT_PATH + (await links.createToken(state, 'confirm')));
    },
    fullSlots: async () => JSON.parse((await testRelay.ask(FULL_SLOTS_PATH)).text) as unknown,
  };
}

/** A relay whose list was sent, because a request waits. */
async function listed(options: Parameters<typeof startRelay>[0] = {}) {
  const relay = startRelay({ ...options, ms: instant('2025-03-02T15:00:00') });
  await relay.sendEmail();
  const link = await relay.linkAt(DUE);
  return { ...relay, link };
}

const before = (text: string) => /name="before" value="([\d ]*)"/.exec(text)![1]!;
const ticked = (text: string) =>
  Array.from(text.matchAll(/checked="" value="(\d{12})"/g), ([, value]) => value!);

/** The fields of a form: the ticks, and what was ticked when the page was rendered. */
const form = (text: string, ...ticks: string[]): [string, string][] => [
  ['page', /name="page" value="([\w-]+)"/.exec(text)![1]!],
  ['before', before(text)],
  ...ticks.map((value): [string, string] => ['tick', value]),
];

const TEN = '202503041000';
const HALF_PAST_TEN = '202503041030';
const ELEVEN = '202503041100';

describe('the page of times taken', () => {
  test('has the next fourteen open days with what is confirmed, and no names', async () => {
    const relay = await listed({ chairs: 2 });
    expect((await relay.confirm('priya', '10:00')).status).toBe(200);
    const { status, text, headers } = await relay.ask(relay.link);
    expect(status).toBe(200);
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(text.match(/<summary>/g)).toHaveLength(14);
    expect(text).toContain('Tuesday, March 4, 2025');
    expect(text).toContain('The page covers the open days until Monday, March 17, 2025.');
    expect(text.match(/1 confirmed/g)).toHaveLength(1);
    expect(text.match(new RegExp(`value="${TEN}"`, 'g'))).toHaveLength(1);
    expect(text.match(new RegExp(`value="${HALF_PAST_TEN}"`, 'g'))).toHaveLength(2);
    expect(text).not.toMatch(/Priya|<script/);
  });

  test('counts visits that are longer than a slot in each slot that they overlap, one chair once', async () => {
    const booking = { ...CLINIC.booking, slotMinutes: 15, visitMinutes: 45 };
    const relay = await listed({ chairs: 2, clinic: { ...CLINIC, booking } });
    await relay.confirm('a', '10:00');
    await relay.confirm('b', '10:45');
    const { text } = await relay.ask(relay.link);
    // 09:30 to 11:15: a visit at any of them overlaps one of the two, and at most one at a time.
    expect(text.match(/1 confirmed/g)).toHaveLength(8);
    expect(text).not.toContain('2 confirmed');
    const saved = await relay.press(relay.link, form(text, HALF_PAST_TEN));
    expect(saved.status).toBe(200);
    const refused = await relay.press(relay.link, form(saved.text, HALF_PAST_TEN, '202503041045'));
    expect(refused.status).toBe(409);
    expect((await relay.confirm('c', '11:00')).status).toBe(409);
    expect((await relay.confirm('d', '11:30')).status).toBe(200);
  });

  test('saves the ticks: the time is full for the booking page and for Confirm, until it is freed', async () => {
    const relay = await listed();
    const { text } = await relay.ask(relay.link);
    const saved = await relay.press(relay.link, form(text, TEN));
    expect(saved.status).toBe(200);
    expect(saved.text).toContain('The times are saved');
    expect(ticked(saved.text)).toEqual([TEN]);
    expect(await relay.fullSlots()).toEqual({ '2025-03-04': ['10:00'] });
    expect((await relay.confirm('a', '10:00')).status).toBe(409);
    // Another start of the relay knows it.
    const again = startRelay({ kept: relay.kept });
    expect(ticked((await again.ask(relay.link)).text)).toEqual([TEN]);
    expect((await again.press(relay.link, form(saved.text))).status).toBe(200);
    expect((await again.confirm('a', '10:00')).status).toBe(200);
    expect(await again.fullSlots()).toEqual({ '2025-03-04': ['10:00'] });
  });

  test('saves nothing if a visit was confirmed at a ticked time meanwhile, and shows that time', async () => {
    const relay = await listed();
    const { text } = await relay.ask(relay.link);
    expect((await relay.confirm('a', '10:00')).status).toBe(200);
    const refused = await relay.press(relay.link, form(text, TEN, HALF_PAST_TEN));
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Already full: Tuesday, March 4, 2025, 10:00 AM.');
    expect(ticked(refused.text)).toEqual([TEN, HALF_PAST_TEN]);
    expect(before(refused.text)).toBe('');
    expect(await relay.fullSlots()).toEqual({ '2025-03-04': ['10:00'] });
    expect((await relay.press(relay.link, form(refused.text, HALF_PAST_TEN))).status).toBe(200);
    expect(await relay.fullSlots()).toEqual({ '2025-03-04': ['10:00', '10:30'] });
  });

  test('shows what somebody else has changed meanwhile, and saves both changes on the next press', async () => {
    const relay = await listed();
    const first = await relay.ask(relay.link);
    const withTen = await relay.press(relay.link, form(first.text, TEN));
    const mine = await relay.ask(relay.link);
    // Somebody frees 10:00 and ticks 10:30; this page still has 10:00, and adds 11:00.
    await relay.press(relay.link, form(withTen.text, HALF_PAST_TEN));
    const refused = await relay.press(relay.link, form(mine.text, TEN, ELEVEN));
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Nothing is saved yet.');
    expect(refused.text).toContain('Ticked by somebody else meanwhile: Tuesday, March 4, 2025, 10:30 AM.');
    expect(refused.text).toContain('Freed by somebody else meanwhile: Tuesday, March 4, 2025, 10:00 AM.');
    expect(ticked(refused.text)).toEqual([HALF_PAST_TEN, ELEVEN]);
    expect(await relay.fullSlots()).toEqual({ '2025-03-04': ['10:30'] });
    const saved = await relay.press(relay.link, form(refused.text, ...ticked(refused.text)));
    expect(saved.status).toBe(200);
    expect(await relay.fullSlots()).toEqual({ '2025-03-04': ['10:30', '11:00'] });
  });

  test('saves once if the button is pressed twice, and nothing if the page is opened', async () => {
    const relay = await listed();
    const { text } = await relay.ask(relay.link);
    await relay.ask(`${relay.link}?tick=${TEN}&before=`);
    expect(await relay.fullSlots()).toEqual({});
    const fields = form(text, TEN);
    const answers = await Promise.all([relay.press(relay.link, fields), relay.press(relay.link, fields)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('saves what was ticked after the browser’s Back, which shows the same form again', async () => {
    const relay = await listed();
    const { text } = await relay.ask(relay.link);
    expect((await relay.press(relay.link, form(text, TEN))).status).toBe(200);
    const saved = await relay.press(relay.link, form(text, TEN, HALF_PAST_TEN, ELEVEN));
    expect([saved.status, ticked(saved.text)]).toEqual([200, [TEN, HALF_PAST_TEN, ELEVEN]]);
    expect(await relay.fullSlots()).toEqual({ '2025-03-04': ['10:00', '10:30', '11:00'] });
    // Back, and one removed.
    expect((await relay.press(relay.link, form(text, TEN))).status).toBe(200);
    expect(await relay.fullSlots()).toEqual({ '2025-03-04': ['10:00'] });
  });

  test('changes nothing if a saved form is sent again after somebody else has saved', async () => {
    const relay = await listed();
    const { text } = await relay.ask(relay.link);
    const saved = await relay.press(relay.link, form(text, TEN));
    expect((await relay.press(relay.link, form(saved.text, HALF_PAST_TEN))).status).toBe(200);
    // The form is compared with what it has saved, also with another tick.
    for (const more of [[], [ELEVEN]]) {
      const again = await relay.press(relay.link, form(text, TEN, ...more));
      expect([again.status, ticked(again.text)]).toEqual([409, [HALF_PAST_TEN, ...more]]);
      expect(again.text).toContain('Ticked by somebody else meanwhile: Tuesday, March 4, 2025, 10:30 AM.');
      expect(again.text).toContain('Freed by somebody else meanwhile: Tuesday, March 4, 2025, 10:00 AM.');
      expect(await relay.fullSlots()).toEqual({ '2025-03-04': ['10:30'] });
    }
  });

  test('keeps ticks on a day that was closed afterwards, and removes those that have ended', async () => {
    const relay = await listed();
    const { text } = await relay.ask(relay.link);
    await relay.press(relay.link, form(text, TEN, '202503051000'));
    const closures: Closure[] = [{ name: 'A feast', from: '2025-03-05' }];
    const ms = instant('2025-03-04T10:30:00');
    const later = startRelay({ kept: relay.kept, clinic: { ...CLINIC, closures }, ms });
    const page = await later.ask(relay.link);
    expect(ticked(page.text)).toEqual(['202503051000']);
    expect((await later.press(relay.link, form(page.text))).status).toBe(200);
    expect(ticked((await later.ask(relay.link)).text)).toEqual([]);
  });
});

describe('the link of times taken', () => {
  test('works until the next list, also after a new first key was added', async () => {
    const relay = await listed();
    const rotated = startRelay({ kept: relay.kept, keys: [NEWER_KEY, KEY] });
    expect((await rotated.ask(relay.link)).status).toBe(200);
    const next = await rotated.linkAt(instant('2025-03-04T19:00:00')).catch(() => null);
    expect(next).toBeNull();
    await rotated.sendEmail({
      template_params: {
        ...PARAMS,
        appointment_date: 'Friday, March 7, 2025',
        appointment_id: 'DENT-000009',
      },
    });
    const newest = await rotated.linkAt(instant('2025-03-05T19:00:00'));
    expect((await rotated.ask(newest)).status).toBe(200);
    const ended = await rotated.ask(relay.link);
    expect(ended.status).toBe(410);
    expect(ended.text).toContain('This link has ended');
    expect((await rotated.press(relay.link, [['page', 'x']])).status).toBe(410);
    const removed = startRelay({ kept: relay.kept, keys: ['another-key-of-this-test-32-characters'] });
    expect((await removed.ask(newest)).status).toBe(404);
  });

  test('ends two weeks after its list, however many days had nothing to list or were closed since', async () => {
    const closures: Closure[] = [{ name: 'Renovation', from: '2025-03-05', to: '2025-03-30' }];
    for (const clinic of [CLINIC, { ...CLINIC, closures }]) {
      const relay = await listed({ clinic });
      const sent = relay.delivered.length;
      for (let day: CivilDate = '2025-03-04'; day < '2025-03-17'; day = addDays(day, 1))
        await relay.linkAt(instant(`${day}T19:00:00`));
      expect(relay.delivered).toHaveLength(sent);
      const at = (ms: number) => startRelay({ kept: relay.kept, ms, clinic });
      expect((await at(instant('2025-03-17T18:59:59')).ask(relay.link)).status).toBe(200);
      expect((await at(instant('2025-03-17T19:00:00')).ask(relay.link)).status).toBe(410);
    }
  });

  test('of a list before a long closure ends two weeks after it; the list is not sent again', async () => {
    const closures: Closure[] = [{ name: 'Renovation', from: '2025-03-04', to: '2025-03-30' }];
    const clinic = { ...CLINIC, closures };
    const relay = startRelay({ clinic, ms: instant('2025-03-02T15:00:00') });
    await relay.sendEmail({ template_params: { ...PARAMS, appointment_date: 'Friday, April 4, 2025' } });
    const link = await relay.linkAt(DUE);
    const sent = relay.delivered.length;
    for (let day: CivilDate = '2025-03-04'; day < '2025-03-31'; day = addDays(day, 1))
      await relay.linkAt(instant(`${day}T12:00:00`));
    expect(relay.delivered).toHaveLength(sent);
    const at = (ms: number) => startRelay({ kept: relay.kept, ms, clinic });
    expect((await at(instant('2025-03-17T18:59:59')).ask(link)).status).toBe(200);
    expect((await at(instant('2025-03-17T19:00:00')).ask(link)).status).toBe(410);
  });

  test('cannot be made from the stored file, an act link or another encrypted text', async () => {
    const relay = await listed();
    const { links } = relay.options.appointments;
    const stored = /"encrypted":"([\w-]+)"/.exec(JSON.stringify(await relay.records.listedRecords(DUE)))![1]!;
    const act = await links.createToken(newRequestState(ASKED, 'x'), 'confirm');
    // Texts that the relay has encrypted for another purpose.
    const [id, array] = [
      await links.encrypt('DENT-1'),
      await links.encrypt(JSON.stringify(['x', '2025-03-04'])),
    ];
    for (const token of [stored, act, id, array, '', 'x', `${relay.link.split('/').at(-1)}x`.slice(1)]) {
      expect((await relay.ask(TIMES_TAKEN_PATH + token)).status, token).toBe(404);
    }
    // A mail program may add the end of a sentence.
    expect((await relay.ask(`${relay.link}.`)).status).toBe(200);
  });

  test('is refused from another site, and if the clinic has no chairs or no list of the day', async () => {
    const relay = await listed();
    const body = new URLSearchParams([['page', 'x']]);
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await relay.post(relay.link, { body, headers })).status).toBe(403);
    for (const changes of [{ chairs: 1 }, { dayList: true }]) {
      const clinic = { ...CLINIC, booking: { ...CLINIC.booking, ...changes } };
      const other = createRelayWithLinks({ clinic });
      expect((await other.ask(relay.link)).status).toBe(404);
    }
  });
});

describe('a form of times taken', () => {
  const boxesIn = (text: string) =>
    Array.from(text.matchAll(/name="tick" (?:checked="" )?value="(\d{12})"/g), ([, value]) => value!);

  test('can have every box of a clinic with many chairs ticked, saved and freed', async () => {
    const relay = await listed({ chairs: 8 });
    const { text } = await relay.ask(relay.link);
    const all = boxesIn(text);
    const saved = await relay.press(relay.link, form(text, ...all));
    expect([saved.status, ticked(saved.text)]).toEqual([200, all]);
    const freed = await relay.press(relay.link, form(saved.text));
    expect([freed.status, ticked(freed.text)]).toEqual([200, []]);
  });

  test('with more ticks than the page can have is refused with a short page', async () => {
    const relay = await listed();
    const { text } = await relay.ask(relay.link);
    const all = boxesIn(text);
    const before: [string, string] = ['before', `${TEN} `.repeat(10_000)];
    for (const fields of [
      form(text, ...all, ...all, 'x', 'x'),
      form(text, ...Array<string>(10_000).fill(TEN)),
      form(text, ...Array<string>(10_000).fill('x')),
      form(text).map((field) => (field[0] === 'before' ? before : field)),
    ]) {
      const refused = await relay.press(relay.link, fields);
      expect(refused.status).toBe(413);
      expect(refused.text.length).toBeLessThan(25_000);
      expect(relay.log.at(-1)).toMatchObject({ event: 'times-taken', outcome: 'too-large', status: 413 });
    }
    expect(ticked((await relay.ask(relay.link)).text)).toEqual([]);
  });
});
