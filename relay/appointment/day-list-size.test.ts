import { describe, expect, test } from 'vitest';
import { newRequestState, type AppointmentState } from '../../domain/appointment/appointment-lifecycle.ts';
import { addDays, type CivilDate, type CivilTime } from '../../domain/time/civil-date.ts';
import { TIMES_TAKEN_PATH } from '../../domain/web/relay-paths.ts';
import { createMemoryStore } from '../../tests/helpers/memory-store.ts';
import { createRelayWithLinks } from '../../tests/helpers/relay-with-links.ts';
import { DUE, instant, LISTS } from '../../tests/helpers/relay-with-lists.ts';
import { ASKED, CLINIC, ENGLISH } from '../../tests/helpers/test-relay.ts';
import type { Mail } from '../emails/mail.ts';
import { RELAY_LANGUAGES, type RelayLanguage } from '../localized-clinic.ts';
import { EMPTY_RECORD } from '../store/record-rules.ts';
import type { StoredAct } from '../store/record-schema.ts';
import { visitAt } from '../../domain/appointment/timed-visits.ts';

// A list of the day stays short, and the relay serves others while it makes it, however many wait.

const words = ENGLISH.words.dayList.email;
const HOUR_MS = 3_600_000;
const AFTER_ALL = instant('2025-05-01T00:00:00');

function startRelay(languages: [RelayLanguage, ...RelayLanguage[]] = [ENGLISH]) {
  const { records, table } = createMemoryStore();
  const clinic = { ...CLINIC, booking: { ...LISTS.booking, chairs: 2 } };
  const relay = createRelayWithLinks({ clinic, languages, records: () => records, ms: DUE });
  const { links } = relay.options.appointments;
  const encrypted = async (content: unknown) => links.encrypt(JSON.stringify(content));
  let count = 0;
  const stateOf = (changes: Partial<AppointmentState>) => ({
    ...newRequestState(ASKED, `hash${++count}`, languages.at(-1)!.code),
    ...changes,
  });
  return {
    ...relay,
    table,
    /** Keeps requests, the first of which waits the longest. */
    async addWaiting(number: number, changes: (nth: number) => Partial<AppointmentState> = () => ({})) {
      for (let nth = 0; nth < number; nth++) {
        const state = stateOf({ name: `Waiting ${nth}.`, ...changes(nth) });
        const request = {
          since: DUE - (number - nth) * HOUR_MS,
          encrypted: await encrypted({ state, notes: 'It hurts. '.repeat(20) }),
        };
        table.put(state.requestHash, { ...EMPTY_RECORD, keepUntil: AFTER_ALL, request });
      }
    },
    /** Keeps visits that the clinic has confirmed; patients without e-mail are to call. */
    async addConfirmed(number: number, changes: (nth: number) => Partial<AppointmentState> = () => ({})) {
      for (let nth = 0; nth < number; nth++) {
        const state = stateOf({
          name: `Confirmed ${nth}.`,
          stage: 'confirmed',
          booked: true,
          step: 1,
          ...changes(nth),
        });
        const { requestHash, visitTime, email } = state;
        const current: StoredAct = {
          step: 1,
          linkStep: 0,
          act: 'confirm',
          inputHash: '',
          doneAt: DUE - HOUR_MS,
          encryptedInput: null,
          visit: { ...visitTime, minutes: 30 },
          encryptedState: await encrypted(state),
          ...(email === '' && { noEmail: { linkHash: requestHash, encrypted: await encrypted({ state }) } }),
        };
        const request = {
          since: DUE - HOUR_MS,
          encrypted: await encrypted({ state, notes: 'It hurts. '.repeat(20) }),
        };
        const notified = { ...current, notifiedStep: { clinic: 1, patient: 1 } };
        table.put(requestHash, { ...EMPTY_RECORD, current: notified, keepUntil: AFTER_ALL, request });
      }
    },
    listAt: async (at: number) => (await relay.dueAt(at))[0],
  };
}

const sizeOf = ({ html }: Mail) => new TextEncoder().encode(html).length;
const namesIn = ({ text }: Mail, kind: string) =>
  Array.from(text.matchAll(new RegExp(`${kind} (\\d+)\\.`, 'g')), ([, nth]) => Number(nth));

describe('the list of a day on which very many requests wait', () => {
  test('names the newest fifty, says how many more wait, and where they are', async () => {
    const relay = startRelay();
    await relay.addWaiting(300);
    const mail = (await relay.listAt(DUE))!;
    expect(namesIn(mail, 'Waiting')).toEqual(Array.from({ length: 50 }, (_, nth) => 250 + nth));
    expect(mail.text).toContain(words.moreWaiting(250));
    expect(sizeOf(mail)).toBeLessThan(100_000);
    const few = startRelay();
    await few.addWaiting(50);
    const whole = (await few.listAt(DUE))!;
    expect(namesIn(whole, 'Waiting')).toHaveLength(50);
    expect(whole.text).not.toMatch(/more wait/);
  });

  test('counts all that wait for a full time', async () => {
    const relay = startRelay();
    await relay.addConfirmed(2);
    await relay.addWaiting(120);
    const mail = (await relay.listAt(DUE))!;
    expect(mail.text.match(/is full, and 120 requests wait for it/g)).toHaveLength(50);
  });

  test('lets other visitors be served between any two requests that it reads', async () => {
    const relay = startRelay();
    await relay.addWaiting(500);
    const { links } = relay.options.appointments;
    const { decrypt } = links;
    let [read, most, turns] = [0, 0, 0];
    links.decrypt = (text) => {
      most = Math.max(most, ++read);
      return decrypt(text);
    };
    let isDone = false;
    const turn = () => {
      [read, turns] = [0, turns + 1];
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    await relay.listAt(DUE);
    isDone = true;
    expect(most).toBeLessThanOrEqual(20);
    expect(turns).toBeGreaterThan(25);
  });
});

describe('a list with many long entries', () => {
  const hindi = RELAY_LANGUAGES.filter(({ code }) => code === 'hi');
  const long = { name: 'अनन्या '.repeat(12), email: '' };

  test('is below 100 KB, so that no mail program cuts it, with all visits of a full day', async () => {
    const relay = startRelay([ENGLISH, ...hindi]);
    await relay.addConfirmed(60, (nth) => ({ ...long, name: `${long.name} Confirmed ${nth}.` }));
    await relay.addWaiting(60, (nth) => ({ ...long, name: `${long.name} Waiting ${nth}.` }));
    const mail = (await relay.listAt(DUE))!;
    expect(sizeOf(mail)).toBeLessThan(100_000);
    const [visits, calls] = mail.text.split(`\n${words.calls}\n`) as [string, string];
    expect(namesIn({ ...mail, text: visits }, 'Confirmed')).toHaveLength(60);
    const named = namesIn({ ...mail, text: calls }, 'Confirmed');
    expect(mail.text).toContain(words.moreCalls(60 - named.length));
    expect(mail.text).toContain(words.moreWaiting(60 - namesIn(mail, 'Waiting').length));
  });

  test('names each patient to call in one of the lists', async () => {
    const relay = startRelay([ENGLISH, ...hindi]);
    const visitTime: CivilTime = { date: '2025-04-20', time: '10:30' };
    await relay.addConfirmed(130, () => ({ email: '', visitTime }));
    const named: number[] = [];
    for (let day: CivilDate = '2025-03-03'; day < '2025-03-30'; day = addDays(day, 1)) {
      const mail = await relay.listAt(instant(`${day}T19:00:00`));
      if (!mail) break;
      expect(sizeOf(mail)).toBeLessThan(100_000);
      named.push(...namesIn(mail, 'Confirmed'));
    }
    expect(named.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 130 }, (_, nth) => nth));
  });

  test('has the link of Times taken at its head', async () => {
    const relay = startRelay();
    await relay.addConfirmed(40);
    await relay.addWaiting(60);
    const { html } = (await relay.listAt(DUE))!;
    expect(html.split(TIMES_TAKEN_PATH)).toHaveLength(2);
    expect(html.indexOf(TIMES_TAKEN_PATH)).toBeLessThan(html.indexOf(`>${words.visits}<`));
  });
});

test('the list says how many times are ticked as given by telephone, on all days', async () => {
  const relay = startRelay();
  await relay.addConfirmed(1);
  expect((await relay.listAt(DUE))!.text).not.toContain('at present');
  const after = (['2025-03-06', '2025-03-07', '2025-03-08'] as const).map((date) =>
    visitAt({ date, time: '10:00' }, CLINIC),
  );
  const change = {
    list: '2025-03-04' as const,
    page: 'page',
    before: [],
    after,
    chairs: { count: 2, timeZone: CLINIC.timeZone },
    now: DUE,
  };
  expect(await relay.records.saveTaken(change)).toBe('saved');
  await relay.addConfirmed(1, () => ({ visitTime: { date: '2025-03-05', time: '11:00' } }));
  const next = (await relay.listAt(instant('2025-03-04T19:00:00')))!;
  expect(next.text).toContain(words.ticked(3));
});
