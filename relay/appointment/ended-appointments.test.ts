import { describe, expect, test } from 'vitest';
import type { Mail } from '../emails/mail.ts';
import { hrefIn } from '../../tests/helpers/relay-with-links.ts';
import { instant, LISTS, relayWithLists } from '../../tests/helpers/relay-with-lists.ts';
import { CLINIC, ENGLISH, NOW } from '../../tests/helpers/test-relay.ts';
import { conversationsIn, pathIn } from '../../tests/helpers/patient-without-email.ts';

// What is stored for the list of the day about an appointment that was declined or cancelled
// (docs/product.md, Automatic e-mails).

const NOTES = 'HIV positive, bleeding gums';
const CLINIC_WITH_LISTS = { booking: { ...LISTS.booking, email: 'optional' } } as const;
const TODAYS_LIST = instant('2025-02-20T19:00:00');

async function requested({ hasEmail }: { hasEmail: boolean }) {
  const relay = relayWithLists(CLINIC_WITH_LISTS);
  await relay.listsAt(NOW.getTime());
  const toClinic = hasEmail
    ? (await relay.request({ notes: NOTES })).toClinic
    : await relay.requestWithoutEmail({ notes: NOTES });
  /** All that is stored of the appointment, decrypted. */
  async function stored(): Promise<string> {
    const texts = Array.from(relay.kept().matchAll(/"([\w-]{40,})"/g), ([, text]) => text!);
    return (await Promise.all(texts.map(relay.options.appointments.links.decrypt))).join('\n');
  }
  expect(await stored()).toContain(NOTES);
  return { ...relay, toClinic, stored };
}
type Requested = Awaited<ReturnType<typeof requested>>;

const newest = ({ delivered }: Requested) => delivered.findLast(({ to }) => to.address === CLINIC.email)!;

/** Performs an act of the patient, from the e-mail or from the patient's page. */
async function pressAsPatient(relay: Requested, act: string): Promise<number> {
  const { text } = conversationsIn(newest(relay).html);
  const page = text ? [{ html: (await relay.ask(pathIn(text))).text } as Mail] : relay.delivered;
  return relay.press({ html: `href="${hrefIn(page, act)}"` } as Mail, act);
}

const ENDS: Record<string, (relay: Requested) => Promise<number>> = {
  'the clinic declines the request': (relay) => relay.press(relay.toClinic, 'decline'),
  'the clinic cancels the confirmed visit': async (relay) => {
    expect(await relay.press(relay.toClinic, 'confirm')).toBe(200);
    return relay.press(newest(relay), 'decline');
  },
  'the patient cancels the confirmed visit': async (relay) => {
    expect(await relay.press(relay.toClinic, 'confirm')).toBe(200);
    return pressAsPatient(relay, 'cancel');
  },
};

const ROWS = Object.keys(ENDS).flatMap((end) =>
  [true, false].map((hasEmail) => ({ end, hasEmail, patient: hasEmail ? 'with e-mail' : 'without e-mail' })),
);

test.each(ROWS)(
  '$end, patient $patient: what the patient wrote is deleted at once',
  async ({ end, hasEmail }) => {
    const relay = await requested({ hasEmail });
    expect(await ENDS[end]!(relay)).toBe(200);
    expect(await relay.stored()).not.toContain(NOTES);
    const lists = await relay.listsAt(TODAYS_LIST);
    for (const { text } of lists) expect(text).not.toContain(NOTES);
  },
);

test("the notes are deleted even if the clinic's own copy of the e-mail could not be sent", async () => {
  const relay = await requested({ hasEmail: true });
  relay.mailServer.fails = ({ to }) => to.address === CLINIC.email && 'refused';
  expect(await relay.press(relay.toClinic, 'decline')).toBe(502);
  expect(await relay.stored()).not.toContain(NOTES);
});

test.each(['refused', 'unknown'] as const)(
  'the notes stay while the appointment is not declined: %s',
  async (outcome) => {
    const relay = await requested({ hasEmail: true });
    relay.mailServer.fails = () => outcome;
    expect(await relay.press(relay.toClinic, 'decline')).toBe(502);
    expect(await relay.stored()).toContain(NOTES);
  },
);

describe('the list still says to call a patient without e-mail', () => {
  const words = ENGLISH.words.dayList.email;

  test.each(Object.keys(ENDS).filter((end) => end.startsWith('the clinic')))('after %s', async (end) => {
    const relay = await requested({ hasEmail: false });
    expect(await ENDS[end]!(relay)).toBe(200);
    relay.news();
    const [list] = await relay.listsAt(TODAYS_LIST);
    expect(list!.text).toContain(words.tellByPhone.decline);
    expect(list!.text).toContain('Priya Raghunathan');
    expect(list!.text).toContain('98200 12345');
    // Once.
    const lists = await relay.listsAt(instant('2025-02-21T19:00:00'));
    for (const { text } of lists) expect(text).not.toContain('Priya');
  });
});
