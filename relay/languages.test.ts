import { expect, test } from 'vitest';
import { APPOINTMENT_SUBJECT } from '../domain/forms/appointment-request.ts';
import { ENQUIRY_SUBJECT } from '../domain/forms/enquiry.ts';
import { idForLanguage } from '../domain/web/form-protocols.ts';
import { ACCENTED, createTestRelay, ENGLISH, ENQUIRY, MESSAGE, PARAMS } from '../tests/helpers/test-relay.ts';
import { RELAY_LANGUAGES } from './localized-clinic.ts';

const relayInTwoLanguages = () => createTestRelay({ languages: [ENGLISH, ACCENTED] });

test('responds to a form in its own language, and notifies the clinic in the clinic’s', async () => {
  const { delivered, sendForm } = relayInTwoLanguages();
  const answer = await sendForm({ ...MESSAGE, email: 'nobody' }, { id: 'contact-xa' });
  expect(((await answer.json()) as { errors: { message: string }[] }).errors[0]!.message).toBe(
    ACCENTED.words.message.issues.email,
  );
  await sendForm(MESSAGE, { id: 'contact-xa' });
  expect(delivered[0]).toMatchObject({ subject: 'Message from Rohan Mehta' });
  expect(delivered[0]!.text).toMatch(/^Language: /m);
});

test('translates the form’s subject into the clinic’s language', async () => {
  const { delivered, sendForm } = createTestRelay({ languages: [ACCENTED, ENGLISH] });
  for (const subject of [APPOINTMENT_SUBJECT, ENQUIRY_SUBJECT, 'Sóméthíng élsé'])
    await sendForm({ ...ENQUIRY, subject });
  for (const { subject } of delivered) expect(subject).toMatch(/^[^aeiou]+$/i);
  expect(new Set(delivered.map(({ subject }) => subject)).size).toBe(3);
});

test.each(RELAY_LANGUAGES.map(({ code }) => code))(
  'no e-mail has invisible direction marks, which would be copied with a number: %s',
  async (code) => {
    const { delivered, sendEmail } = createTestRelay({ languages: RELAY_LANGUAGES });
    for (const to of ['clinic', 'patient'])
      await sendEmail({ template_id: idForLanguage(code, to), template_params: PARAMS });
    expect(delivered).toHaveLength(2);
    const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
    for (const { html, text, subject, attachments } of delivered)
      for (const part of [html, text, subject, ...attachments.map(({ content }) => content)])
        expect(part).not.toMatch(marks);
  },
);
