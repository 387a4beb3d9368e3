import { expect, test } from 'vitest';
import { eventFacts, OFFER, startWithBooking, to } from '../../tests/helpers/booked-relay.ts';
import { startWithoutEmail } from '../../tests/helpers/patient-without-email.ts';
import { CLINIC, ENGLISH } from '../../tests/helpers/test-relay.ts';

// The clinic confirms an offered time to which the patient has agreed by telephone.

const { appointmentPages, withoutEmail } = ENGLISH.words;
const SECOND = { date: '2025-03-06', time: '16:30' } as const;
const START = '2025-03-06T11:00:00.000Z';

test.each([
  ['a request', []],
  ['a confirmed visit', ['confirm']],
])('the clinic confirms an offered time of %s: both are told, and calendars follow', async (_, before) => {
  const { act, ask, href, press } = await startWithBooking();
  for (const name of before) await act(name);
  const [, toClinic] = await act('offer', OFFER);
  const label = `Confirm ${appointmentPages.when(SECOND)}: the patient has agreed by telephone`;
  expect(toClinic!.text).toContain(label);
  expect((await ask(href('agree', 1))).text).toContain('Thursday, March 6, 2025');
  const accept = href('accept', 0);
  const agreed = await act('agree', [], 1);
  expect(to(agreed)).toEqual(['patient', 'clinic']);
  const sequence = before.length + 2;
  for (const mail of agreed) {
    expect(eventFacts(mail)).toMatchObject({ sequence, start: START, status: 'CONFIRMED' });
    expect(mail.text).toContain('Thursday, March 6, 2025');
    if (before.length > 0) expect(mail.text).toContain('has moved from Tuesday, March 4, 2025, 03:30 PM to');
  }
  expect(agreed[0]!.text).toContain('Appointment confirmed');
  // The patient's own button comes too late, and says what has happened.
  const late = await press(accept);
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('the time that you agreed to')]);
});

test('of a patient without e-mail the clinic gets the text that says what is confirmed', async () => {
  const round = await startWithoutEmail({}, 'en');
  await round.act('confirm');
  await round.act('offer', OFFER);
  const agreed = await round.act('agree');
  const link = CLINIC.siteUrl + agreed.path;
  const when = appointmentPages.when({ date: '2025-03-05', time: '10:00' });
  expect(agreed.text).toBe(withoutEmail.message.confirmed(CLINIC.name, when, link));
  expect((await round.ask(agreed.path)).text).toContain(withoutEmail.patientPage.titles.confirmed);
});
