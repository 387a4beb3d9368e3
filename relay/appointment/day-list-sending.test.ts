import { describe, expect, test } from 'vitest';
import type { Mail } from '../emails/mail.ts';
import { KEY } from '../../tests/helpers/relay-with-links.ts';
import {
  ANOTHER,
  DUE,
  instant,
  LISTS,
  MINUTE_MS,
  relayWithLists,
  withConfirmedVisit,
} from '../../tests/helpers/relay-with-lists.ts';
import { CLINIC } from '../../tests/helpers/test-relay.ts';
import { sendDueEmails } from './automatic-emails.ts';

// When the list of the day is sent: once, whatever happens to the relay, its keys, its clock and the mail
// server.

const NEWER_KEY = 'a-newer-key-of-this-test-32-characters-long';

describe('a list', () => {
  test('is readable after a key was rotated; without its key it says how many are not', async () => {
    const { store } = await withConfirmedVisit();
    const rotated = relayWithLists(LISTS, { store, keys: [NEWER_KEY, KEY] });
    expect((await rotated.listsAt(DUE))[0]!.text).toContain('Priya');
    const other = await withConfirmedVisit();
    const removed = relayWithLists(LISTS, { store: other.store, keys: [NEWER_KEY] });
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
    const { store } = await withConfirmedVisit();
    const relay = relayWithLists(LISTS, { store });
    expect(await relay.listsAt(instant(start))).toHaveLength(count);
    expect(await relayWithLists(LISTS, { store }).listsAt(instant(start) + MINUTE_MS)).toEqual([]);
  });

  test('is not sent again if the clock jumps ahead or back', async () => {
    const relay = await withConfirmedVisit();
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

  test('of a day on which the relay did not run at all is not sent; the next one is', async () => {
    const stopped = await withConfirmedVisit();
    const { toClinic } = await stopped.request({
      ...ANOTHER,
      appointment_date: 'Wednesday, March 5, 2025',
    });
    expect(await stopped.press(toClinic, 'confirm')).toBe(200);
    const relay = relayWithLists(LISTS, { store: stopped.store });
    const [mail, ...more] = await relay.listsAt(instant('2025-03-05T08:00:00'));
    expect(more).toEqual([]);
    expect(mail!.text).toContain('Wednesday, March 5, 2025\n');
    expect(mail!.text).toContain('10:00 AM: Rohan Mehta');
    expect(mail!.text).not.toContain('Priya');
    expect(await relay.listsAt(instant('2025-03-05T08:10:00'))).toEqual([]);
  });

  test.each([
    ['refused', 10, 1],
    ['unavailable', 10, 1],
    ['rejected', 60, 1],
    ['unknown', 60, 1],
  ] as const)('that is %s is sent %i minutes later', async (fails, minutes, count) => {
    const relay = await withConfirmedVisit();
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
    const relay = await withConfirmedVisit();
    relay.mailServer.fails = () => 'rejected';
    for (let hour = 0; hour < 12; hour++) await relay.listsAt(DUE + hour * 60 * MINUTE_MS);
    expect(relay.tried.filter(({ subject }) => subject.startsWith('Your days'))).toHaveLength(2);
  });

  test('is sent at least once, as the same e-mail, if the relay is killed between any two steps', async () => {
    // Each step of the list writes the file or sends; the relay ends before the nth of them.
    for (let steps = 0; steps <= 3; steps++) {
      const { store } = await withConfirmedVisit();
      const killed = relayWithLists(LISTS, { store });
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
      const restarted = relayWithLists(LISTS, { store });
      for (const minutes of [0, 1, 9, 10, 20, 200]) {
        sent.push(...(await restarted.listsAt(DUE + minutes * MINUTE_MS)));
      }
      expect(sent.length, `killed before step ${steps + 1}`).toBe(steps === 2 ? 2 : 1);
      expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
    }
  });
});
