import { expect, test } from 'vitest';
import { conversationsIn, pathIn } from '../../tests/helpers/patient-without-email.ts';
import {
  earlierPath,
  instant,
  MINUTE_MS,
  offeredTo,
  relayWithEarlierTimes,
  SOON,
  takePath,
  withFreedTime,
} from '../../tests/helpers/relay-with-earlier-times.ts';
import { hrefIn } from '../../tests/helpers/relay-with-links.ts';
import { CLINIC, ENGLISH } from '../../tests/helpers/test-relay.ts';
import type { Mail } from '../emails/mail.ts';
import { localizedClinics } from '../localized-clinic.ts';

// How offers of earlier times are sent (docs/product.md, Earlier times). More: earlier-times.test.ts.

const { earlier: words } = ENGLISH.words;

test('nobody is told at night: what is freed then is offered at eight', async () => {
  const relay = relayWithEarlierTimes();
  const gone = await relay.confirmed(SOON);
  const waiting = await relay.confirmed('2025-03-10 11:00', { earlier: true });
  relay.clock.ms = instant('2025-02-20T22:00:00');
  const toClinic = await relay.cancel(gone);
  const at = { date: '2025-02-25', time: '10:00' } as const;
  expect(toClinic.text).toContain(words.freed.offeredFrom(at, { date: '2025-02-21', time: '08:00' }));
  const sent = await relay.wait(12 * 60);
  expect(offeredTo(sent)).toEqual([waiting.email]);
  expect(sent[0]!.at).toBe(instant('2025-02-21T08:00:00'));
});

test('a half hour that the night interrupts goes on in the morning', async () => {
  const relay = relayWithEarlierTimes();
  const gone = await relay.confirmed(SOON);
  for (const day of ['03', '04', '05', '06'])
    await relay.confirmed(`2025-03-${day} 11:00`, { earlier: true });
  relay.clock.ms = instant('2025-02-20T19:49:00');
  await relay.cancel(gone);
  const sent = await relay.wait(13 * 60);
  expect(offeredTo(sent)).toHaveLength(4);
  expect(sent.at(-1)!.at).toBe(instant('2025-02-21T08:20:00'));
});

test('what is freed at night is not promised if it is too near in the morning', async () => {
  const relay = relayWithEarlierTimes();
  const gone = await relay.confirmed('2025-02-21 10:30');
  await relay.confirmed('2025-03-10 11:00', { earlier: true });
  relay.clock.ms = instant('2025-02-20T22:00:00');
  expect((await relay.cancel(gone)).text).not.toContain('is free now');
  expect(offeredTo(await relay.wait(13 * 60))).toEqual([]);
});

test('the clinic reads from when a time is offered, if all had their offer of the day', async () => {
  const relay = relayWithEarlierTimes();
  const [first, soon, tomorrow] = [SOON, '2025-02-26 10:00', '2025-02-21 10:30'];
  const gone = [];
  for (const at of [first, soon, tomorrow]) gone.push(await relay.confirmed(at));
  const waiting = await relay.confirmed('2025-03-10 11:00', { earlier: true });
  await relay.cancel(gone[0]!);
  expect(offeredTo(await relay.wait(1))).toEqual([waiting.email]);
  const next = await relay.cancel(gone[1]!);
  const at = { date: '2025-02-26', time: '10:00' } as const;
  expect(next.text).toContain(words.freed.offeredFrom(at, { date: '2025-02-21', time: '08:00' }));
  // On the next morning this one is too near.
  const near = await relay.cancel(gone[2]!);
  expect(near.text).toContain(words.freed.nobody({ date: '2025-02-21', time: '10:30' }));
  const [offer, ...others] = await relay.wait(21 * 60);
  expect(others).toEqual([]);
  expect(Math.floor(offer!.at / MINUTE_MS)).toBe(instant('2025-02-21T08:00:00') / MINUTE_MS);
});

test('of two freed times a patient is offered the sooner one, also if the other was freed first', async () => {
  const relay = relayWithEarlierTimes();
  const [later, sooner] = [await relay.confirmed('2025-02-27 16:00'), await relay.confirmed(SOON)];
  const waiting = await relay.confirmed('2025-03-10 11:00', { earlier: true });
  relay.clock.ms = instant('2025-02-20T22:00:00');
  await relay.cancel(later);
  relay.clock.ms += 5 * MINUTE_MS;
  await relay.cancel(sooner);
  const sent = await relay.wait(12 * 60);
  expect(offeredTo(sent)).toEqual([waiting.email]);
  expect(sent[0]!.mail.text).toContain('Tuesday, February 25, 2025, 10:00 AM');
});

test('nobody gets two offers a day, also with two appointments', async () => {
  const relay = relayWithEarlierTimes();
  const first = await relay.confirmed(SOON);
  const second = await relay.confirmed('2025-02-26 10:00');
  for (const day of ['03', '04'])
    await relay.confirmed(`2025-03-${day} 11:00`, { earlier: true, email: `Asha+${day}@example.com` });
  await relay.cancel(first);
  await relay.cancel(second);
  expect(offeredTo(await relay.wait(8 * 60))).toHaveLength(1);
  relay.clock.ms = instant('2025-02-21T08:00:00');
  expect(offeredTo(await relay.wait(1))).toHaveLength(1);
});

test.each(['hi', 'mr', 'ar'])('an offer is in the language of its patient: %s', async (language) => {
  const relay = relayWithEarlierTimes();
  const gone = await relay.confirmed(SOON);
  await relay.confirmed('2025-03-10 11:00', { earlier: true, language });
  await relay.cancel(gone);
  const [offer] = await relay.wait(1);
  const { words: own } = localizedClinics(CLINIC, CLINIC.email).defaultClinic.inLanguage(language);
  expect(offer!.mail.language).toBe(language);
  expect(offer!.mail.text).toContain(own.earlier.email.heading);
  expect((await relay.ask(takePath(offer!.mail)!)).text).toContain(own.appointmentPages.acts.take.title);
  expect((await relay.ask(earlierPath(offer!.mail))).text).toContain(own.earlier.wish.on.page.title);
  expect(offer!.mail.text).toContain(`${own.earlier.wish.on.text} ${own.earlier.wish.on.link}`);
});

test('of patients without e-mail the clinic gets one e-mail with the prepared texts', async () => {
  const relay = relayWithEarlierTimes();
  const gone = await relay.confirmed(SOON);
  await relay.confirmed('2025-03-04 11:00', { earlier: true, email: '' });
  const byMail = await relay.confirmed('2025-03-05 11:00', { earlier: true });
  await relay.confirmed('2025-03-06 11:00', { earlier: true, email: '' });
  await relay.cancel(gone);
  const sent = await relay.wait(1);
  expect(sent.map(({ mail }) => mail.to.address)).toEqual([CLINIC.email, byMail.email]);
  const { html, subject, text } = sent[0]!.mail;
  expect(subject).toContain('is free');
  expect(text).toContain('Patient B');
  expect(text).toContain('Patient D');
  const path = pathIn(conversationsIn(html).text);
  const page = await relay.ask(path);
  expect(page.text).toContain(words.isFree);
  const done = await relay.submit(hrefIn([{ html: page.text } as Mail], 'take')!);
  expect(done.status).toBe(200);
  expect(relay.news().map(({ to }) => to.address)).toEqual([CLINIC.email]);
  expect((await relay.ask(path)).text).not.toContain(words.isFree);
});

test('a clock that jumps ahead and back sends nothing twice, and stops nothing', async () => {
  const { relay, waiting } = await withFreedTime(4);
  expect(offeredTo(await relay.wait(1))).toHaveLength(3);
  const now = relay.clock.ms;
  expect(await relay.dueAt(instant('2035-02-20T12:00:00'))).toEqual([]);
  relay.clock.ms = now;
  // The next round is due at once, because the clock was ahead when it was planned.
  expect(offeredTo(await relay.wait(1))).toEqual([waiting[3]!.email]);
  expect(await relay.wait(60)).toEqual([]);
});

test('an offer that was certainly not sent is sent ten minutes later; one of unknown outcome is not', async () => {
  for (const [outcome, count] of [
    ['unavailable', 1],
    ['unknown', 0],
    ['rejected', 0],
  ] as const) {
    const { relay } = await withFreedTime(1);
    relay.mailServer.fails = () => outcome;
    expect(await relay.wait(1)).toEqual([]);
    relay.mailServer.fails = null;
    expect([outcome, offeredTo(await relay.wait(9))]).toEqual([outcome, []]);
    expect([outcome, offeredTo(await relay.wait(2))]).toEqual([
      outcome,
      Array(count).fill('patient.2@example.com'),
    ]);
  }
});

test('an earlier time whose e-mails were certainly not sent stays offered', async () => {
  const { relay } = await withFreedTime(2);
  const offers = await relay.wait(1);
  relay.mailServer.fails = () => 'rejected';
  expect((await relay.submit(takePath(offers[0]!.mail)!)).status).toBe(502);
  relay.mailServer.fails = null;
  expect((await relay.submit(takePath(offers[1]!.mail)!)).status).toBe(200);
});

test('the relay can end between each two steps: nobody has two visits, and nobody two offers', async () => {
  const STEPS = ['claim', 'markDelivered', 'takeOffers', 'release'] as const;
  for (const step of STEPS)
    for (const moment of ['before', 'after'] as const) {
      const { relay } = await withFreedTime(2);
      const { records } = relay.options.appointments;
      const real = records[step] as (...given: unknown[]) => Promise<unknown>;
      let isKilled = false;
      Object.assign(records, {
        [step]: async (...given: unknown[]) => {
          if (isKilled) return real(...given);
          isKilled = true;
          if (moment === 'after') await real(...given);
          throw new Error('killed');
        },
      });
      const run = async () => {
        const offers = await relay.wait(1).catch(() => []);
        for (const { mail } of offers.filter(({ mail }) => takePath(mail))) {
          await relay.submit(takePath(mail)!).catch(() => null);
          relay.clock.ms += 2 * MINUTE_MS;
        }
      };
      await run();
      await run();
      // Whoever pressed while the relay ended presses again.
      for (const mail of relay.delivered.filter((each) => takePath(each)))
        await relay.submit(takePath(mail)!).catch(() => null);
      const offered = relay.delivered.filter((each) => takePath(each)).map(({ to }) => to.address);
      const how = `${moment} ${step}`;
      expect([how, new Set(offered).size]).toEqual([how, offered.length]);
      const times = (await relay.records.visits()).map(({ date, time }) => `${date} ${time}`);
      expect([how, new Set(times).size]).toEqual([how, times.length]);
      expect([how, times.length]).toEqual([how, 2]);
    }
});

test('nothing about a freed time is kept after its visit', async () => {
  const { relay } = await withFreedTime(2);
  await relay.wait(1);
  const count = () => relay.store.sql.run('SELECT * FROM freed_time').length;
  expect(count()).toBe(1);
  await relay.dueAt(instant('2025-02-25T10:31:00'));
  await relay.dueAt(instant('2025-02-26T10:32:00'));
  expect(count()).toBe(0);
  expect(relay.store.sql.run('SELECT * FROM earlier_offer')).toEqual([]);
});
