import { expect, test } from 'vitest';
import { phoneHref } from '../../domain/web/contact-links.ts';
import { OFFER, startWithBooking, to } from '../../tests/helpers/booked-relay.ts';
import { startWithoutEmail } from '../../tests/helpers/patient-without-email.ts';
import { CLINIC, ENGLISH } from '../../tests/helpers/test-relay.ts';

// What a patient reads of the clinic's reasons.

const { appointmentPages, withoutEmail } = ENGLISH.words;
const AWAY = 'The dentist is away that day.';

test('an offer says why, if the clinic does', async () => {
  const { act, ask, href, press } = await startWithBooking();
  expect((await ask(href('offer'))).text).toContain(appointmentPages.page.reason.sentence);
  const refused = await press(href('offer'), [...OFFER, ['own', 'See www.evil.example']]);
  expect(refused.status).toBe(422);
  expect(refused.text).toMatch(/<details open="">/);
  const mails = await act('offer', [...OFFER, ['own', AWAY]]);
  expect(to(mails)).toEqual(['patient', 'clinic']);
  for (const { text } of mails) expect(text).toContain(AWAY);
  expect((await act('offer', OFFER))[0]!.text).not.toContain(AWAY);
  // A patient gives no reason.
  await act('confirm');
  expect((await ask(href('change'))).text).not.toContain('name="own"');
});

test('the page of a patient without e-mail says why other times are offered', async () => {
  const round = await startWithoutEmail();
  const { path } = await round.act('offer', [...OFFER, ['own', AWAY]]);
  expect((await round.ask(path)).text).toContain(AWAY);
});

test.each([
  ['a request', [], 'your request for the appointment below is cancelled'],
  ['a visit', ['confirm'], 'As you asked, the appointment below is cancelled'],
])(
  '%s that the clinic cancels as the patient asked: the e-mail does not say sorry',
  async (_, before, said) => {
    const { act } = await startWithBooking();
    for (const name of before) await act(name);
    const [toPatient] = await act('decline', [['reason', 'asked']]);
    expect(toPatient!.text).toContain(said);
    expect(toPatient!.text).not.toMatch(/sorry|We have to/);
  },
);

test('a patient without e-mail reads that a visit is cancelled as they asked', async () => {
  const round = await startWithoutEmail();
  const { path } = await round.act('confirm');
  const cancelled = await round.act('decline', [['reason', 'asked']]);
  const when = appointmentPages.when({ date: '2025-03-04', time: '15:30' });
  const text = withoutEmail.message.cancelledAsAsked(CLINIC.name, when, CLINIC.siteUrl + path);
  expect(cancelled.text).toBe(text);
  expect((await round.ask(path)).text).toContain(appointmentPages.reasons.asked);
});

test('who is asked to call reads the telephone number before the way to book again', async () => {
  const { act } = await startWithBooking();
  const [toPatient] = await act('decline', [['reason', 'call']]);
  const [round, other] = [await startWithoutEmail(), await startWithBooking()];
  const { path } = await round.act('decline', [['reason', 'call']]);
  for (const html of [toPatient!.html, (await round.ask(path)).text])
    expect(html).toMatch(
      new RegExp(`href="${phoneHref(CLINIC.phone).replace('+', '\\+')}"[^]*href="[^"]*/book(-appointment)?"`),
    );
  expect(toPatient!.text).toContain(`Call ${CLINIC.phone}`);
  const [declined] = await other.act('decline', [['reason', 'full']]);
  expect(declined!.text).not.toContain(`Call ${CLINIC.phone}`);
});
