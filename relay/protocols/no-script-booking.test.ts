import { describe, expect, test } from 'vitest';
import { RELAY_IDS } from '../../domain/web/form-protocols.ts';
import { whatsappHref } from '../../domain/web/contact-links.ts';
import { booking } from '#words/booking.ts';
import { DeliveryError, type Mail } from '../emails/mail.ts';
import { createRelayWithLinks } from '../../tests/helpers/relay-with-links.ts';
import { ACCENTED, CLINIC, createTestRelay, ENGLISH, PARAMS } from '../../tests/helpers/test-relay.ts';

// A booking without JavaScript (docs/product.md). The clock shows 20 February.

/** The same booking as `PARAMS`, as a browser's own inputs send it. */
const PLAIN = {
  subject: 'Appointment request',
  name: PARAMS.patient_name,
  email: PARAMS.patient_email,
  phone: PARAMS.patient_phone,
  date: '2025-03-04',
  time: '15:30',
  notes: 'Sharp pain on the lower left.\r\nSince Friday.',
};
const BROWSER = { headers: { Accept: 'text/html,*/*;q=0.8' } };

const idOf = ({ text }: Mail) => /DENT-[A-Z0-9]{6}/.exec(text)![0];
/**
 * Returns an e-mail without the parts that differ each time: tokens of links, and the calendar file's time.
 */
const said = (mail: Mail) =>
  JSON.stringify(mail).replaceAll(/(\/appointment\/1\.\w+\.[\w-]+\.\w+\.)[\w-]+|DTSTAMP:\w+/g, '$1');

test('sends the same e-mails as the booking form, with links, and redirects to the thank-you page', async () => {
  const plain = createRelayWithLinks();
  const response = await plain.sendForm(PLAIN, BROWSER);
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/thank-you']);
  expect(plain.delivered).toHaveLength(2);
  const appointment_id = idOf(plain.delivered[0]!);
  expect(plain.log[0]).toMatchObject({ event: 'form', outcome: 'delivered', appointmentId: appointment_id });
  const scripted = createRelayWithLinks();
  await scripted.sendBoth({ appointment_id });
  expect(plain.delivered.map(said)).toEqual(scripted.delivered.map(said));
  expect(plain.delivered[0]!.html).toContain('.confirm.');
  expect(plain.delivered[1]!.html).toContain('.cancel.');
});

describe('without an e-mail address, where the clinic accepts that', () => {
  const clinic = { ...CLINIC, booking: { ...CLINIC.booking, email: 'optional' as const } };
  const typed = { ...PLAIN, email: '' };

  test.each([ENGLISH, ACCENTED])('sends the clinic an e-mail and names the id: $code', async (language) => {
    const { code, words } = language;
    const relay = createRelayWithLinks({ clinic, languages: [ENGLISH, ACCENTED] });
    const id = code === 'en' ? RELAY_IDS.formId : `${RELAY_IDS.formId}-${code}`;
    const answers = [
      await relay.sendForm(typed, { ...BROWSER, id }),
      await relay.sendForm(typed, { ...BROWSER, id }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [mail, ...others] = relay.delivered;
    expect(others).toEqual([]);
    const page = await answers[1]!.text();
    expect(page).toContain(words.optionalEmail.thanks.title);
    expect(page).toContain(idOf(mail!));
    expect(page).toContain(
      `href="${whatsappHref(CLINIC.whatsapp!, words.chatMessages.request(idOf(mail!)))}"`,
    );
  });
});

// All rules: entrances.test.ts.
describe('is validated like the booking form', () => {
  test.each([
    { date: '4 March 2025', time: '3:30 pm' },
    { date: '4/3/25', time: '15:30:00' },
    { date: 'Tuesday, March 4, 2025' },
  ])('with a typed date or time: %j', async (changes) => {
    const { sendForm, delivered } = createTestRelay();
    expect((await sendForm({ ...PLAIN, ...changes }, BROWSER)).status).toBe(303);
    expect(delivered).toHaveLength(2);
  });

  test('with a page for a mistake, which names a closed day', async () => {
    const { sendForm, delivered, log } = createTestRelay();
    const response = await sendForm({ ...PLAIN, date: '2025-05-01' }, BROWSER);
    expect([response.status, delivered]).toEqual([422, []]);
    expect(await response.text()).toContain(`>${booking.closed}<`);
    expect(log[0]).toMatchObject({ outcome: 'refused', fields: ['time'] });
  });
});

test("shows errors with the entered values and the day's times, to be sent again", async () => {
  const rightToLeft = { ...ACCENTED.words.language, direction: 'rtl' as const };
  const language = { ...ACCENTED, words: { ...ACCENTED.words, language: rightToLeft } };
  const { sendForm, delivered } = createTestRelay({ languages: [ENGLISH, language] });
  const id = `${RELAY_IDS.formId}-xa`;
  const typed = { ...PLAIN, name: '<b>"Priya"</b>', time: '14:00', notes: '</textarea>\r\nIt aches.' };
  const response = await sendForm(typed, { ...BROWSER, id });
  const page = await response.text();
  expect([response.status, response.headers.get('Content-Type')]).toEqual([422, 'text/html; charset=UTF-8']);
  // The form's request must send its origin.
  expect(response.headers.get('Referrer-Policy')).not.toBe('no-referrer');
  expect(response.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
  for (const part of [
    '<html lang="xa" dir="rtl">',
    'value="&lt;b&gt;&quot;Priya&quot;&lt;/b&gt;"',
    'value="priya@example.com"',
    'value="2025-03-04"',
    '>&lt;/textarea&gt;\r\nIt aches.</textarea>',
    `>${ACCENTED.words.booking.issues(CLINIC.booking).time.missing}<`,
    'href="/xa/privacy-policy"',
  ])
    expect(page).toContain(part);
  const times = Array.from(page.matchAll(/<option value="(\d\d:\d\d)"/g), ([, time]) => time);
  expect([times[0], times.includes('15:30'), times.includes('14:00')]).toEqual(['09:00', true, false]);
  expect(delivered).toEqual([]);

  // Sends the page's form again.
  const again = await sendForm({ ...typed, name: 'Priya', time: '15:30' }, { ...BROWSER, id });
  expect(again.headers.get('Location')).toBe('/xa/thank-you');
  expect(delivered[1]!.html).toContain('lang="xa"');
});

describe('a repeat', () => {
  test('gets the first response without a second e-mail, with the same id for half an hour', async () => {
    const { sendForm, delivered, clock } = createTestRelay();
    for (let minutes = 0; minutes < 30; minutes += 29) {
      clock.ms += minutes * 60_000;
      expect((await sendForm(PLAIN, BROWSER)).status).toBe(303);
    }
    expect(delivered).toHaveLength(2);
    await Promise.all([sendForm(PLAIN, BROWSER), sendForm(PLAIN, BROWSER)]);
    expect(delivered).toHaveLength(2);
    clock.ms += 60_000;
    await sendForm(PLAIN, BROWSER);
    expect(delivered).toHaveLength(4);
    expect(idOf(delivered[2]!)).not.toBe(idOf(delivered[0]!));
    await sendForm({ ...PLAIN, notes: 'Another' }, BROWSER);
    expect(idOf(delivered[4]!)).not.toBe(idOf(delivered[2]!));
  });

  test('sends the missing e-mail with the same id', async () => {
    const delivered: Mail[] = [];
    let refuses: string | null = CLINIC.email;
    const { sendForm, clock } = createTestRelay({
      deliver: async (mail) => {
        if (mail.to.address === refuses) throw new DeliveryError('refused', '450', null);
        delivered.push(mail);
      },
    });
    const nothing = await sendForm(PLAIN, BROWSER);
    expect([nothing.status, delivered]).toEqual([502, []]);
    const page = await nothing.text();
    expect(page).toContain(booking.failures.nothingSent);
    expect(page).toContain('value="Priya Raghunathan"');

    refuses = PARAMS.patient_email;
    const halfway = await sendForm(PLAIN, BROWSER);
    expect(halfway.status).toBe(502);
    expect(await halfway.text()).toContain(booking.failures.patientNotTold);
    refuses = null;
    clock.ms += 29 * 60_000;
    expect((await sendForm(PLAIN, BROWSER)).status).toBe(303);
    expect(delivered.map(({ to }) => to.address)).toEqual([CLINIC.email, PARAMS.patient_email]);
    expect(idOf(delivered[1]!)).toBe(idOf(delivered[0]!));
  });
});

test('if a limit is reached, the page says so and keeps the entered values', async () => {
  const { sendForm, delivered } = createTestRelay({}, 1);
  const response = await sendForm({ ...PLAIN, notes: 'Another' }, BROWSER);
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '3600']);
  const page = await response.text();
  for (const part of [booking.failures.patientNotTold, '>Another</textarea>']) expect(page).toContain(part);
  expect(delivered).toHaveLength(1);
});
