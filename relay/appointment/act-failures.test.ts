import { describe, expect, test, vi } from 'vitest';
import { phoneHref } from '../../domain/web/contact-links.ts';
import type { Mail } from '../emails/mail.ts';
import {
  eventFacts,
  OFFER,
  relaySuccession,
  SECOND,
  startWithBooking,
  to,
} from '../../tests/helpers/booked-relay.ts';
import { createMemoryRecords, createMemoryStore } from '../../tests/helpers/memory-store.ts';
import { KEY, timeFields } from '../../tests/helpers/relay-with-links.ts';
import { CLINIC, PARAMS } from '../../tests/helpers/test-relay.ts';
import { RELAY_LANGUAGES } from '../localized-clinic.ts';

// Failures while the two e-mails of an act are sent.

const isToClinic = (mail: Mail) => mail.to.address === CLINIC.email;

/** The duration of a lock, longer than an e-mail can take. */
const LOCK_MS = 60_000;

describe('failures between the two e-mails', () => {
  /** Starts a relay after another one ended while sending the first e-mail of an act. */
  async function crashDuring(act: string, fields?: [string, string][]) {
    const start = relaySuccession();
    const killed = await start(KEY);
    killed.mailServer.isSilent = true;
    void killed.press(killed.href(act), fields);
    await vi.waitFor(() => expect(killed.mailServer.waiting).toBe(1));
    const round = await start(KEY);
    round.news();
    return { ...round, lost: killed.tried.at(-1)! };
  }

  test('while the first e-mail is being sent, the other party sees only that somebody is changing the appointment', async () => {
    const { href, ask, press, news, mailServer } = await startWithBooking();
    mailServer.isSilent = true;
    void press(href('confirm'));
    await vi.waitFor(() => expect(mailServer.waiting).toBe(1));
    for (const act of ['cancel', 'change', 'decline']) {
      for (const answer of [await ask(href(act)), await press(href(act))]) {
        expect([act, answer.status]).toEqual([act, 409]);
        expect(answer.text).toContain('Somebody is changing this appointment');
        expect(answer.text).not.toMatch(/confirmed|newest/i);
      }
    }
    expect(news()).toEqual([]);
  });

  test('after a crash during the first e-mail, acts are possible again once the lock expires, with new step numbers', async () => {
    const { href, ask, press, news, clock } = await crashDuring('confirm');
    expect((await press(href('cancel'))).status).toBe(409);
    clock.ms += LOCK_MS;
    expect((await ask(href('cancel'))).text).toContain('Cancel this appointment?');
    expect((await press(href('confirm'))).status).toBe(200);
    news();
    const other = await crashDuring('confirm');
    other.clock.ms += LOCK_MS;
    expect((await other.press(other.href('offer'), OFFER)).status).toBe(200);
    const [patient] = other.news();
    expect((await other.press(other.href('accept'))).status).toBe(200);
    // The e-mail that may have been sent used the first step number.
    expect(other.news().map(eventFacts)).toMatchObject([{ sequence: 3 }, { sequence: 3 }]);
    expect(patient!.messageId).not.toBe(other.lost.messageId);
  });

  test.each([0, LOCK_MS])(
    'after a crash during the first e-mail, the same submission %d ms later sends the same e-mail',
    async (ms) => {
      const { href, ask, press, news, clock, lost } = await crashDuring('offer', OFFER);
      clock.ms += ms;
      const page = await ask(href('offer'));
      expect(page.status).toBe(200);
      expect(page.text.includes('We do not know whether the e-mail was sent')).toBe(ms === 0);
      expect(page.text.includes('name="again"')).toBe(ms === 0);
      expect((await press(href('offer'), ms === 0 ? [['again', '1']] : OFFER)).status).toBe(200);
      const mails = news();
      expect(to(mails)).toEqual(['patient', 'clinic']);
      expect([mails[0]!.messageId, mails[0]!.subject]).toEqual([lost.messageId, lost.subject]);
      expect(mails[1]!.text).toContain('Thursday, March 6, 2025, 04:30 PM');
    },
  );

  test('an act whose e-mail may have been sent is repeated with what was typed, also after a refusal', async () => {
    const { act, href, press, mailServer, tried } = await startWithBooking();
    mailServer.fails = () => 'unknown';
    await press(href('decline'), [['own', 'We have to operate.']]);
    const lost = tried.at(-1)!;
    // Refused now, but the first attempt may have succeeded.
    mailServer.fails = () => 'refused';
    const again = await press(href('decline'), [['again', '1']]);
    expect([again.status, again.text.includes('Nothing has been changed')]).toEqual([502, false]);
    mailServer.fails = null;
    const mails = await act('decline', [['again', '1']]);
    expect(mails[0]!.messageId).toBe(lost.messageId);
    for (const { text } of mails) expect(text).toContain('We have to operate.');
  });

  test('if it cannot be stored that an act failed, the page does not claim that nothing changed', async () => {
    const records = createMemoryRecords();
    const release = () => Promise.reject(new Error('the disk is full'));
    const round = await startWithBooking({ records: () => ({ ...records, release }) });
    round.mailServer.fails = () => 'refused';
    const { status, text } = await round.press(round.href('confirm'));
    expect(status).toBe(502);
    expect(text).toContain('We do not know whether the e-mail was sent');
    expect(text).not.toContain('Nothing has been changed');
  });

  test('the choice of an act is stored encrypted, until both parties have its e-mails', async () => {
    const { records, kept } = createMemoryStore();
    const { href, mailServer, press } = await startWithBooking({ records: () => records });
    mailServer.fails = (mail) => isToClinic(mail) && 'refused';
    const offer = href('offer');
    expect((await press(offer, OFFER)).status).toBe(502);
    expect(kept()).toMatch(/"encryptedInput":"[\w-]{100,}"/);
    expect(kept()).not.toMatch(/2025-|10:00|offered|priya@/i);
    mailServer.fails = null;
    expect((await press(offer, [['again', '1']])).status).toBe(200);
    expect(kept()).toContain('"encryptedInput":null');
  });

  test.each([
    ['the same key', [KEY]],
    ['a new first key', ['a-newer-key-of-this-test-of-32-characters', KEY]],
  ] as [string, [string, ...string[]]][])(
    'if the second e-mail is refused, the link can finish the act later, with %s',
    async (_, keys) => {
      const start = relaySuccession();
      const first = await start(KEY);
      const offer = first.href('offer');
      first.mailServer.fails = (mail) => isToClinic(mail) && 'refused';
      await first.press(offer, OFFER);
      const refused = first.tried.at(-1)!;
      const round = await start(...keys);
      round.news();
      const page = await round.ask(offer);
      expect(page.text).toContain('Only your own copy is missing');
      // The form is not shown again, and another choice is rejected.
      expect(page.text).not.toContain('<select');
      expect((await round.press(offer, timeFields(SECOND))).status).toBe(409);
      expect(round.news()).toEqual([]);
      expect((await round.press(offer, [['again', '1']])).status).toBe(200);
      const [copy, ...others] = round.news();
      expect([to([copy!]), others]).toEqual([['clinic'], []]);
      expect(copy!.messageId).toBe(refused.messageId);
      expect(copy!.text).toContain('Thursday, March 6, 2025, 04:30 PM');
      // The finished link shows no times and sends nothing more; the links in the copy work.
      expect((await round.ask(offer)).text).not.toContain('<dl>');
      expect((await round.press(offer, [['again', '1']])).status).toBe(200);
      expect(round.news()).toEqual([]);
      expect((await round.press(round.href('decline'))).status).toBe(200);
      expect(to(round.news())).toEqual(['patient', 'clinic']);
    },
  );

  test('if the second e-mail is refused, the same party can continue with other acts', async () => {
    const { act, href, press, news, mailServer } = await startWithBooking();
    const [confirm, decline, offer] = ['confirm', 'decline', 'offer'].map((act) => href(act));
    mailServer.fails = (mail) => isToClinic(mail) && 'refused';
    expect((await press(confirm!)).status).toBe(502);
    expect((await press(decline!)).status).toBe(502);
    // The event confirmed to the patient is removed from the calendar.
    expect(news().map(eventFacts)).toMatchObject([
      { sequence: 1, status: 'CONFIRMED' },
      { sequence: 2, status: 'CANCELLED' },
    ]);
    mailServer.fails = null;
    expect((await press(offer!, OFFER)).status).toBe(200);
    // The patient's newest links continue from all of this.
    expect((await act('accept')).map(eventFacts)).toMatchObject([
      { sequence: 4 },
      { sequence: 4, status: 'CONFIRMED' },
    ]);
  });

  test('if the second e-mail is refused, the other party continues from its own e-mail', async () => {
    const { href, press, news, mailServer } = await startWithBooking();
    mailServer.fails = (mail) => isToClinic(mail) && 'refused';
    await press(href('confirm'));
    const [confirm, decline] = [href('confirm'), href('decline')];
    mailServer.fails = null;
    expect((await press(href('cancel'))).status).toBe(200);
    expect(news().slice(1).map(eventFacts)).toMatchObject([{ status: 'CANCELLED' }, { status: 'CANCELLED' }]);
    for (const old of [confirm, decline]) {
      const answer = await press(old);
      expect(answer.status).toBe(409);
      expect(answer.text).toContain('The patient cancelled the appointment');
    }
  });
});

test.each(RELAY_LANGUAGES.map((language) => [language.code, language] as const))(
  'in %s, the page of an act that failed names whom to call, with the number',
  async (code, { words, written }) => {
    const round = await startWithBooking({ languages: RELAY_LANGUAGES }, PARAMS, code);
    const forClinic = RELAY_LANGUAGES[0].words.appointmentPages.page.orCall.clinic;
    for (const outcome of ['refused', 'unknown'] as const) {
      for (const [act, call, phone] of [
        ['confirm', forClinic, PARAMS.patient_phone],
        ['cancel', words.appointmentPages.page.orCall.patient, written?.phone ?? CLINIC.phone],
      ] as const) {
        round.mailServer.fails = () => outcome;
        const { status, text } = await round.press(round.href(act));
        expect(status).toBe(502);
        const link = `<a href="${phoneHref(phone)}" dir="ltr">${phone}</a>`;
        expect(text).toContain(call({ phone: link }).join(''));
        round.clock.ms += LOCK_MS;
      }
    }
  },
);
