import { describe, expect, test } from 'vitest';
import type { Mail } from '../emails/mail.ts';
import { RELAY_LANGUAGES } from '../localized-clinic.ts';
import {
  DUE,
  instant,
  LISTS,
  MINUTE_MS,
  relayWithLists,
  withConfirmedVisit,
} from '../../tests/helpers/relay-with-lists.ts';
import { CLINIC, ENGLISH, NOW, PARAMS } from '../../tests/helpers/test-relay.ts';
import type { Closure } from '../../domain/clinic/opening-hours.ts';

describe('the list says to call a patient', () => {
  test.each([
    [
      'if it is unknown whether the e-mail that confirms was delivered',
      'request',
      'confirm',
      'unknown',
      ['You confirmed this time; the e-mail may not have reached', 'No visit is confirmed for this day.'],
      'Waiting for your answer',
    ],
    [
      'if the e-mail that declines the visit may not have arrived',
      'visit',
      'decline',
      'unknown',
      ['You declined or cancelled; the e-mail may not have reached', '03:30 PM: Priya Raghunathan'],
      'Waiting for your answer',
    ],
    [
      'but not if no e-mail was sent; then the request waits for an answer',
      'request',
      'confirm',
      'refused',
      ['Waiting for your answer'],
      'Please call',
    ],
  ] as const)('%s', async (_, stage, act, outcome, said, unsaid) => {
    const relay = stage === 'visit' ? await withConfirmedVisit() : relayWithLists();
    await relay.listsAt(NOW.getTime());
    if (stage === 'request') await relay.request();
    relay.mailServer.fails = () => outcome;
    const toClinic = relay.delivered.findLast(({ to }) => to.address === CLINIC.email)!;
    expect(await relay.press(toClinic, act)).toBe(502);
    relay.mailServer.fails = null;
    const [mail] = await relay.listsAt(DUE);
    for (const text of said) expect(mail!.text).toContain(text);
    expect(mail!.text).not.toContain(unsaid);
  });

  test('but not while an act is in progress; then the visit is listed as before', async () => {
    const relay = await withConfirmedVisit();
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

  describe('once after each answer, if the patient has no e-mail address', () => {
    const OPTIONAL = { booking: { ...LISTS.booking, email: 'optional' as const } };
    const evening = (day: string) => instant(`${day}T19:00:00`);

    /** A relay on which the clinic has confirmed the visit of a patient without e-mail on 20 February. */
    async function withAnswer(options: Parameters<typeof relayWithLists>[1] = {}) {
      const relay = relayWithLists(OPTIONAL, options);
      await relay.listsAt(NOW.getTime());
      const toClinic = await relay.requestWithoutEmail();
      expect(await relay.press(toClinic, 'confirm')).toBe(200);
      relay.news();
      return { ...relay, toClinic };
    }
    const words = ENGLISH.words.dayList.email;
    const isToCall = (mail: Mail | undefined) => Boolean(mail?.text.includes(words.tellByPhone.confirm));

    test('in the next list, and not in those after it', async () => {
      const relay = await withAnswer();
      const [after] = await relay.listsAt(evening('2025-02-20'));
      expect(after!.text).toContain(words.calls);
      expect(isToCall(after)).toBe(true);
      const [ofTheDay] = await relay.listsAt(DUE);
      expect(ofTheDay!.text).toContain('Priya');
      expect(isToCall(ofTheDay)).toBe(false);
    });

    test.each(['unavailable', 'refused', 'rejected', 'unknown'] as const)(
      'in the next list that is delivered, if that of the day is not: %s',
      async (fails) => {
        const relay = await withAnswer();
        relay.mailServer.fails = () => fails;
        for (let hours = 0; hours < 24; hours++)
          await relay.listsAt(evening('2025-02-20') + hours * 60 * MINUTE_MS);
        relay.mailServer.fails = null;
        const [next] = await relay.listsAt(evening('2025-02-21'));
        expect(isToCall(next)).toBe(true);
        expect(await relay.listsAt(evening('2025-02-22'))).toEqual([]);
      },
    );

    test('if the relay was off for days', async () => {
      const { store } = await withAnswer();
      const relay = relayWithLists(OPTIONAL, { store });
      const [list] = await relay.listsAt(evening('2025-02-25'));
      expect(isToCall(list)).toBe(true);
    });

    test('if the clinic was closed for two weeks', async () => {
      const closures: Closure[] = [{ name: 'Renovation', from: '2025-02-21', to: '2025-03-10' }];
      const closed = relayWithLists({ ...OPTIONAL, closures });
      await closed.listsAt(NOW.getTime());
      const toClinic = await closed.requestWithoutEmail({ appointment_date: 'Friday, March 14, 2025' });
      expect(await closed.listsAt(evening('2025-02-20'))).toHaveLength(1);
      // Confirmed from home, during the closure.
      expect(await closed.press(toClinic, 'confirm')).toBe(200);
      closed.news();
      for (let hours = 0; hours < 18 * 24; hours += 6)
        expect(await closed.listsAt(evening('2025-02-20') + hours * 60 * MINUTE_MS)).toEqual([]);
      expect(isToCall((await closed.listsAt(evening('2025-03-11')))[0])).toBe(true);
    });

    test('if a clock that was a year ahead has sent a list', async () => {
      const relay = await withAnswer();
      relay.clock.ms = instant('2026-02-20T12:00:00');
      await relay.requestWithoutEmail({
        appointment_date: 'Tuesday, March 3, 2026',
        appointment_id: 'DENT-000009',
      });
      expect(await relay.listsAt(evening('2026-02-20'))).toHaveLength(1);
      relay.clock.ms = NOW.getTime();
      expect(isToCall((await relay.listsAt(evening('2025-02-20')))[0])).toBe(true);
    });

    test('if the answer was pressed again after a list, because the mail server was away', async () => {
      const relay = relayWithLists(OPTIONAL);
      await relay.listsAt(NOW.getTime());
      const toClinic = await relay.requestWithoutEmail();
      relay.mailServer.fails = () => 'unavailable';
      expect(await relay.press(toClinic, 'confirm')).toBe(502);
      relay.mailServer.fails = null;
      expect(isToCall((await relay.listsAt(evening('2025-02-20')))[0])).toBe(false);
      expect(await relay.press(toClinic, 'confirm')).toBe(200);
      relay.news();
      expect(isToCall((await relay.listsAt(evening('2025-02-21')))[0])).toBe(true);
    });
  });

  test('if the reminder could not be delivered', async () => {
    const clinic = { ...LISTS, reminders: { hours: 24 } };
    const relay = relayWithLists(clinic);
    await relay.listsAt(NOW.getTime());
    const { toClinic } = await relay.request({ reminder: 'yes' } as Partial<typeof PARAMS>);
    await relay.press(toClinic, 'confirm');
    relay.mailServer.fails = ({ to }) => to.address === 'priya@example.com' && 'refused';
    await relay.listsAt(instant('2025-03-03T18:55:00'));
    const [mail] = await relay.listsAt(DUE);
    expect(mail!.text).toContain('Could not be reminded by e-mail');
  });

  test('a chat with a patient without an e-mail address opens with the prepared text in their language', async () => {
    const clinic = { booking: { ...LISTS.booking, email: 'optional' as const } };
    const relay = relayWithLists(clinic, { languages: RELAY_LANGUAGES });
    await relay.listsAt(NOW.getTime());
    expect(await relay.press(await relay.requestWithoutEmail({}, '-hi'), 'confirm')).toBe(200);
    const chatIn = ({ html }: Mail) => /https:\/\/wa\.me[^"]+/.exec(html)![0];
    const [copy] = relay.news();
    const [mail] = await relay.listsAt(instant('2025-02-20T19:00:00'));
    expect(chatIn(mail!)).toBe(chatIn(copy!));
    expect(decodeURIComponent(chatIn(mail!))).toContain(`${CLINIC.siteUrl}/a/`);
    expect(decodeURIComponent(chatIn(mail!))).toContain('आपका अपॉइंटमेंट');
    // It would be wrong for a visit on a day that is closed now.
    const closures: Closure[] = [{ name: 'A feast', from: '2025-03-04' }];
    const closed = relayWithLists(
      { ...clinic, closures },
      { store: relay.store, languages: RELAY_LANGUAGES },
    );
    const [next] = await closed.listsAt(DUE);
    expect(next!.text).toContain('when the clinic is closed');
    expect(decodeURIComponent(chatIn(next!))).not.toContain('/a/');
  });

  test('but not by WhatsApp, if the number is a landline', async () => {
    const relay = relayWithLists({ booking: { ...LISTS.booking, email: 'optional' } });
    await relay.listsAt(NOW.getTime());
    const toClinic = await relay.requestWithoutEmail({ patient_phone: '+91 22 6666 1234' });
    expect(await relay.press(toClinic, 'confirm')).toBe(200);
    const [mail] = await relay.listsAt(instant('2025-02-20T19:00:00'));
    expect(mail!.text).toContain('Priya Raghunathan · Call +91 22 6666 1234');
    expect(mail!.html).not.toContain('wa.me');
  });
});
