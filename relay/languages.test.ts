import { expect, test } from 'vitest';
import { APPOINTMENT_SUBJECT } from '../domain/appointment.ts';
import { ENQUIRY_SUBJECT } from '../domain/enquiry.ts';
import { RELAY_IDS } from '../domain/wire.ts';
import { createAppointmentLinks } from './appointment/links.ts';
import { createMemoryRecords } from './appointment/records.ts';
import type { Mail } from './emails/mail.ts';
import { ACCENTED, CLINIC, createTestRelay, ENGLISH, MESSAGE } from '../tests/helpers/relay.ts';

const { clinicTemplateId, patientTemplateId } = RELAY_IDS.emailjs;
const KEY = 'a-key-of-this-test-alone-32-characters';

function relayInTwoLanguages() {
  const links = createAppointmentLinks([KEY]);
  const appointments = { links, records: createMemoryRecords(), siteUrl: CLINIC.siteUrl };
  return createTestRelay({ languages: [ENGLISH, ACCENTED], appointments });
}

/** The path that a button of an e-mail leads to. */
function pathOf({ html }: Mail, act: string): string {
  return new RegExp(`href="${CLINIC.siteUrl}(/appointment/[^"]*\\.${act}\\.[^"]*)"`).exec(html)![1]!;
}

/** The words of a text, without names, addresses, numbers and what was typed. */
function wordsOf(text: string): string {
  return text.replace(
    /<style>.*?<\/style>|<[^>]*>|Lighthouse Dental|Priya Raghunathan|Harbour Road|Fort|Kerala|\S*@\S*|https?:\S*|WhatsApp|DENT-\w+/gs,
    '',
  );
}

test('a request in another language is told to the clinic in its own, to the patient in theirs, and so it goes on', async () => {
  const { delivered, post, relay, sendEmail } = relayInTwoLanguages();
  for (const id of [clinicTemplateId, patientTemplateId])
    expect((await sendEmail({ template_id: `${id}-xa` })).status).toBe(200);
  const [toClinic, toPatient] = delivered as [Mail, Mail];
  expect(toClinic.subject).toBe(
    'Appointment request: Priya Raghunathan, Tuesday, March 4, 2025, 03:30 PM (DENT-4K7Q2Z)',
  );
  expect(toClinic.text).toMatch(/^Language: /m);
  expect(toPatient.html).toContain('lang="xa"');
  expect(wordsOf(toPatient.text)).not.toMatch(/[aeiou]/i);

  const confirm = pathOf(toClinic, 'confirm');
  expect(
    await (await relay.fetch(new Request(CLINIC.siteUrl + confirm), { clientAddress: '' })).text(),
  ).toContain('Confirm this appointment?');
  expect(
    (await post(confirm, { headers: { Origin: CLINIC.siteUrl }, body: new URLSearchParams() })).status,
  ).toBe(200);
  const confirmed = delivered.find(
    ({ to, subject }) => to.address === 'priya@example.com' && subject !== toPatient.subject,
  )!;
  expect(wordsOf(confirmed.text)).not.toMatch(/[aeiou]/i);

  const page = await relay.fetch(new Request(CLINIC.siteUrl + pathOf(confirmed, 'cancel')), {
    clientAddress: '',
  });
  const html = await page.text();
  expect(html).toContain('<html lang="xa"');
  expect(wordsOf(html)).not.toMatch(/[aeiou]/i);
});

test('a form of another language is answered in it, and its message told to the clinic in the clinic’s', async () => {
  const { delivered, sendForm } = relayInTwoLanguages();
  const answer = await sendForm({ ...MESSAGE, email: 'nobody' }, { id: 'contact-xa' });
  expect(((await answer.json()) as { errors: { message: string }[] }).errors[0]!.message).toBe(
    ACCENTED.words.relay.faults.email,
  );
  await sendForm(MESSAGE, { id: 'contact-xa' });
  expect(delivered[0]).toMatchObject({ subject: 'Message from Rohan Mehta' });
  expect(delivered[0]!.text).toMatch(/^Language: /m);
});

test('what a form says that it is becomes a subject in the clinic’s language', async () => {
  const { delivered, sendForm } = createTestRelay({ languages: [ACCENTED, ENGLISH] });
  for (const subject of [APPOINTMENT_SUBJECT, ENQUIRY_SUBJECT, 'Sóméthíng élsé'])
    await sendForm({ ...MESSAGE, subject });
  for (const { subject } of delivered) expect(subject).toMatch(/^[^aeiou]+$/i);
  expect(new Set(delivered.map(({ subject }) => subject)).size).toBe(3);
});

test('a form that is refused says why on a page in the language of its own page', async () => {
  const { sendForm } = relayInTwoLanguages();
  const page = await sendForm(
    { ...MESSAGE, name: '', email: 'nobody', date: '1 January 2020' },
    { id: 'contact-xa', headers: {} },
  );
  const html = await page.text();
  expect([page.status, html.match(/<li>/g)!.length]).toEqual([422, 3]);
  expect(html).toMatch(/<html lang="xa" dir="ltr">.*href="\/xa"/s);
  expect(wordsOf(html)).not.toMatch(/[aeiou]/i);
});
