import { expect, test } from 'vitest';
import { DeliveryError } from './emails/mail.ts';
import { createTestRelay, PARAMS } from '../tests/helpers/relay.ts';
import { EMAIL_SEND_PATH } from '../domain/wire.ts';

// Words that stand nowhere else: one found in a log has come from a visitor.
const SECRET = {
  name: 'Zarathustra Quillfeather',
  email: 'quillfeather@secret.example',
  phone: '+91 98111 22233',
  message: 'My wobblemolar aches since Tuesday.',
};
const TRACES = /zarathustra|quillfeather|secret|98111|22233|wobblemolar|203\.0\.113/i;

const params = {
  ...PARAMS,
  patient_name: SECRET.name,
  patient_email: SECRET.email,
  patient_phone: SECRET.phone,
  notes: SECRET.message,
};

test('whatever becomes of a request, the log says what, and nothing of who wrote or what', async () => {
  let fault: Error | null = null;
  const { sendEmail, sendForm, post, log, clock } = createTestRelay(
    { deliver: async () => (fault ? Promise.reject(fault) : undefined) },
    8,
  );
  const client = '203.0.113.7';
  const template_params = params;
  const json = { 'Content-Type': 'application/json' };
  const later = () => (clock.ms += 60_000);

  // E-mails: delivered, repeated, for the patient, and refused for each reason there is.
  await sendEmail({ template_params }, client);
  await sendEmail({ template_params }, client);
  later();
  await sendEmail({ template_params }, client);
  later();
  await sendEmail({ template_params, template_id: 'patient' }, client);
  const other = { ...params, appointment_id: 'DENT-000000' };
  await sendEmail({ template_params: other, template_id: 'patient' });
  for (const field of Object.keys(params)) {
    await sendEmail({ template_params: { ...params, [field]: `${SECRET.name}\0` } });
    await sendEmail({ template_params: { ...params, [field]: [SECRET.name] } });
  }
  await sendEmail({ template_params: { ...params, [SECRET.name]: SECRET.email } });
  await sendEmail({ template_params: SECRET.message });
  await sendEmail({ template_params, template_id: SECRET.name });
  await sendEmail({ template_params, user_id: SECRET.name });
  await post(EMAIL_SEND_PATH, { headers: json, body: `{"${SECRET.name}` });
  await post(EMAIL_SEND_PATH, { headers: json, body: SECRET.message.repeat(2_000) });
  await post(EMAIL_SEND_PATH, { headers: { ...json, Origin: 'https://secret.example' }, body: '{}' });

  // Forms, the same.
  await sendForm(SECRET);
  await sendForm(SECRET);
  await sendForm({ ...SECRET, _gotcha: SECRET.name });
  await sendForm({ ...SECRET, [SECRET.name]: '\0', email: SECRET.name, subject: `${SECRET.name}\n` });
  await sendForm({ ...SECRET, date: '1 January 1999', time: SECRET.name });
  await sendForm(SECRET, { id: 'quillfeather' });
  await sendForm(SECRET, { headers: { Origin: 'https://secret.example' } });
  await post('/f/contact', { headers: json, body: `{"${SECRET.name}` });
  await post('/f/contact', { body: new URLSearchParams({ message: SECRET.message.repeat(2_000) }) });

  // The mail server and the relay itself fail, in words that quote the visitor.
  const quoting = new Error(`550 no such person: ${SECRET.name} <${SECRET.email}>`);
  fault = new DeliveryError('the mail server refused the message (550)', '550', quoting);
  await sendEmail({ template_params: { ...params, notes: `${SECRET.message} 1` } });
  await sendForm({ ...SECRET, message: `${SECRET.message} 1` });
  fault = quoting;
  await sendEmail({ template_params: { ...params, notes: `${SECRET.message} 2` } });
  await sendForm({ ...SECRET, message: `${SECRET.message} 2` });
  fault = null;
  for (let count = 0; count < 4; count++) {
    await sendForm({ ...SECRET, message: `${SECRET.message} again ${count}` });
    await sendEmail({ template_params: { ...params, notes: `${SECRET.message} again ${count}` } });
  }

  const written = JSON.stringify(log);
  expect(written).not.toMatch(TRACES);
  // Every path has been taken, and every request has a line and an id of its own.
  const outcomes = (event: string) =>
    new Set(log.filter((line) => line.event === event).map((line) => line.outcome));
  const both = [
    'delivered',
    'repeated',
    'not-delivered',
    'refused',
    'too-large',
    'too-many-requests',
    'foreign-origin',
  ];
  expect(outcomes('email-send')).toEqual(new Set([...both, 'no-clinic-email']));
  expect(outcomes('form')).toEqual(new Set([...both, 'honeypot']));
  expect(outcomes('unexpected-error')).toEqual(new Set(['failed']));
  expect(new Set(log.map(({ requestId }) => requestId)).size).toBe(log.length);
});
