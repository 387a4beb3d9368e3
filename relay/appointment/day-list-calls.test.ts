import { describe, expect, test } from 'vitest';
import type { Mail } from '../emails/mail.ts';
import { RELAY_LANGUAGES } from '../localized-clinic.ts';
import {
  DUE,
  instant,
  LISTS,
  relayWithLists,
  withConfirmedVisit,
} from '../../tests/helpers/relay-with-lists.ts';
import { CLINIC, ENGLISH, NOW, PARAMS } from '../../tests/helpers/test-relay.ts';

describe('the list says to call a patient', () => {
  test('if it is unknown whether the e-mail about an act was delivered', async () => {
    const relay = relayWithLists();
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
    const relay = await withConfirmedVisit();
    relay.mailServer.fails = () => 'unknown';
    const copy = relay.delivered.findLast(({ to }) => to.address === CLINIC.email)!;
    expect(await relay.press(copy, 'decline')).toBe(502);
    relay.mailServer.fails = null;
    const [mail] = await relay.listsAt(DUE);
    expect(mail!.text).toContain('03:30 PM: Priya Raghunathan');
    expect(mail!.text).toContain('You declined or cancelled; the e-mail may not have reached the patient');
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

  test('but not if no e-mail was sent; then the request waits for an answer', async () => {
    const relay = relayWithLists();
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
    const relay = relayWithLists({ booking: { ...CLINIC.booking, dayList: true, email: 'optional' } });
    await relay.listsAt(NOW.getTime());
    expect(await relay.press(await relay.requestWithoutEmail(), 'confirm')).toBe(200);
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
    const closures = [{ name: 'A feast', from: '2025-03-04' }];
    const closed = relayWithLists({ ...clinic, closures }, { path: relay.path, languages: RELAY_LANGUAGES });
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
