import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clinic } from '../clinic/clinic.ts';
import { DeliveryError } from './mail.ts';
import { createTestRelay, PARAMS } from './test-relay.ts';
import { EMAIL_SEND_PATH } from './wire.ts';

describe('an accepted e-mail', () => {
  test('is answered as EmailJS answers, in plain text', async () => {
    const { sendEmail, delivered } = createTestRelay();
    const response = await sendEmail();
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('OK');
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(delivered).toHaveLength(1);
  });

  test('goes to the clinic alone, answered to the patient', async () => {
    const { sendEmail, delivered } = createTestRelay();
    await sendEmail();
    expect(delivered[0]).toMatchObject({
      from: { address: clinic.email },
      to: { address: clinic.email },
      replyTo: { name: 'Priya Raghunathan', address: 'priya@example.com' },
      subject: 'Appointment request: Priya Raghunathan, Tuesday, March 4, 2025, 03:30 PM (DENT-4K7Q2Z)',
      attachments: [],
    });
  });

  test('goes to the patient from the clinic, with the appointment as a calendar file', async () => {
    const { sendEmail, delivered } = createTestRelay();
    await sendEmail({ template_id: 'patient' });
    expect(delivered[0]).toMatchObject({
      from: { name: clinic.name, address: clinic.email },
      to: { address: 'priya@example.com' },
      replyTo: { address: clinic.email },
      subject: `Your appointment request at ${clinic.name}: Tuesday, March 4, 2025, 03:30 PM`,
    });
    const [attachment] = delivered[0]!.attachments;
    expect(attachment).toMatchObject({
      filename: 'appointment-DENT-4K7Q2Z.ics',
      contentType: /^text\/calendar/,
    });
    expect(attachment!.content).toContain('DTSTART;TZID=Asia/Kolkata:20250304T153000\r\n');
    expect(attachment!.content).toContain('DTSTAMP:20250220T061530Z\r\n');
    expect(attachment!.content).toContain('STATUS:TENTATIVE\r\n');
  });

  test('is only answered once the mail server has it', async () => {
    const asked = Promise.withResolvers<void>();
    const accepted = Promise.withResolvers<void>();
    const { sendEmail } = createTestRelay({
      deliver: () => {
        asked.resolve();
        return accepted.promise;
      },
    });
    let answered = false;
    const response = sendEmail().then((answer) => {
      answered = true;
      return answer;
    });
    await asked.promise;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(answered).toBe(false);
    accepted.resolve();
    expect((await response).status).toBe(200);
  });
});

describe('a request that is refused', () => {
  test.each<[string, Record<string, unknown>, number, string]>([
    ['no public key', { user_id: undefined }, 400, 'The Public Key is required.'],
    ['a wrong public key', { user_id: 'other' }, 400, 'The Public Key is invalid.'],
    ['no service', { service_id: '' }, 400, 'The service ID is required.'],
    ['a wrong service', { service_id: 'gmail' }, 400, 'The service ID not found.'],
    ['no template', { template_id: undefined }, 400, 'The template ID is required.'],
    ['a wrong template', { template_id: 'welcome' }, 400, 'The template ID not found.'],
    ['a template that is a prototype key', { template_id: 'constructor' }, 400, 'The template ID not found.'],
    ['ids that are lists', { user_id: ['relay'] }, 400, 'The Public Key is invalid.'],
    ['no params', { template_params: undefined }, 400, 'The template params have to be the object'],
    ['params that are a list', { template_params: [] }, 400, 'The template params have to be the object'],
    [
      'no recipient',
      { template_params: { ...PARAMS, patient_email: '' } },
      422,
      'The recipients address is empty',
    ],
    [
      'a bad recipient',
      { template_params: { ...PARAMS, patient_email: 'priya@' } },
      422,
      'address is corrupted',
    ],
    [
      'two recipients',
      { template_params: { ...PARAMS, patient_email: 'a@example.com, b@example.com' } },
      422,
      'address is corrupted',
    ],
    [
      'a missing name',
      { template_params: { ...PARAMS, patient_name: undefined } },
      400,
      'patient_name is required',
    ],
    [
      'an empty name',
      { template_params: { ...PARAMS, patient_name: '  ' } },
      400,
      'patient_name is required',
    ],
    [
      'a list for a name',
      { template_params: { ...PARAMS, patient_name: ['P'] } },
      400,
      'patient_name should be text',
    ],
    [
      'a name of 10,000 characters',
      { template_params: { ...PARAMS, patient_name: 'P'.repeat(10_000) } },
      400,
      'patient_name should be at most 200 characters',
    ],
    [
      'a lone surrogate',
      { template_params: { ...PARAMS, patient_name: 'Priya \ud800' } },
      400,
      'patient_name should be text',
    ],
    [
      'a date that is none',
      { template_params: { ...PARAMS, appointment_date: 'Monday, March 4, 2025' } },
      400,
      'appointment_date should be a date',
    ],
    [
      'a time that is none',
      { template_params: { ...PARAMS, appointment_time: '15:30' } },
      400,
      'appointment_time should be a time',
    ],
    [
      'an id that is none',
      { template_params: { ...PARAMS, appointment_id: 'DENT-1' } },
      400,
      'appointment_id should be an id',
    ],
    [
      'a param too many',
      { template_params: { ...PARAMS, to_email: 'x@example.com' } },
      400,
      'there are unknown ones',
    ],
  ])('%s', async (_, changes, status, text) => {
    const { sendEmail, delivered } = createTestRelay();
    const response = await sendEmail(changes);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(delivered).toEqual([]);
  });

  test.each([
    ['malformed JSON', 'application/json', '{"user_id":', 400],
    ['JSON that is no object', 'application/json', '[]', 400],
    ['another content type', 'text/plain', '{}', 415],
    ['no body', 'application/json', '', 400],
    ['a body over 32 KB', 'application/json', JSON.stringify({ notes: 'x'.repeat(33_000) }), 413],
  ])('%s', async (_, type, body, status) => {
    const { post, delivered } = createTestRelay();
    const response = await post(EMAIL_SEND_PATH, { headers: { 'Content-Type': type }, body });
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(delivered).toEqual([]);
  });

  test('a body over 32 KB that does not tell its length', async () => {
    const { post, delivered } = createTestRelay();
    const body = new ReadableStream({
      start(controller) {
        for (let count = 0; count < 5; count++) controller.enqueue(new Uint8Array(8192).fill(32));
        controller.close();
      },
    });
    const init = { headers: { 'Content-Type': 'application/json' }, body, duplex: 'half' } as RequestInit;
    expect((await post(EMAIL_SEND_PATH, init)).status).toBe(413);
    expect(delivered).toEqual([]);
  });

  test.each(['\r\n', '\n', '\r', '\0', '\u2028', '\u007f'])(
    '%j in anything that could reach a header',
    async (sign) => {
      const { sendEmail, delivered } = createTestRelay();
      for (const field of Object.keys(PARAMS).filter((name) => name !== 'notes')) {
        const value = `${PARAMS[field as keyof typeof PARAMS]}${sign}Bcc: someone@example.com`;
        const response = await sendEmail({ template_params: { ...PARAMS, [field]: value } });
        expect(response.status, field).toBeGreaterThanOrEqual(400);
        expect(response.status, field).toBeLessThan(500);
      }
      expect(delivered).toEqual([]);
    },
  );

  test('another method', async () => {
    const { relay } = createTestRelay();
    const response = await relay.request(EMAIL_SEND_PATH);
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  });
});

test('whatever the params hold, the answer is OK or a 4xx and only an OK delivers', async () => {
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue(), fc.constant(undefined));
  const params = fc.oneof(
    fc.jsonValue(),
    fc.record(
      Object.fromEntries(
        Object.entries(PARAMS).map(([name, good]) => [name, fc.oneof(fc.constant(good), value)]),
      ),
    ),
  );
  await fc.assert(
    fc.asyncProperty(params, fc.constantFrom('clinic', 'patient'), async (template_params, template_id) => {
      const { sendEmail, delivered } = createTestRelay();
      const response = await sendEmail({ template_params, template_id });
      expect(delivered).toHaveLength(response.status === 200 ? 1 : 0);
      if (response.status !== 200) expect(Math.floor(response.status / 100)).toBe(4);
      expect(delivered[0]?.subject ?? '').not.toMatch(/\p{Cc}/u);
    }),
    { numRuns: 100 },
  );
}, 60_000);

describe('the mail server', () => {
  test('refuses: 412, as EmailJS answers', async () => {
    const { sendEmail, log } = createTestRelay({
      deliver: () =>
        Promise.reject(new DeliveryError('the mail server refused the message (550)', '550', null)),
    });
    const response = await sendEmail();
    expect(response.status).toBe(412);
    expect(await response.text()).toBe('SMTP: the mail server refused the message (550)');
    expect(log[0]).toMatchObject({ outcome: 'not-delivered', code: '550', appointmentId: 'DENT-4K7Q2Z' });
  });
});

describe('the limit of one a second', () => {
  test('refuses a second e-mail at once with 429', async () => {
    const { sendEmail, delivered, clock } = createTestRelay();
    expect((await sendEmail({}, '198.51.100.7')).status).toBe(200);
    clock.ms += 500;
    const response = await sendEmail({ template_id: 'patient' }, '198.51.100.7');
    expect(response.status).toBe(429);
    expect(await response.text()).toBe('Too Many Requests');
    expect(response.headers.get('Retry-After')).toBe('1');
    expect(delivered).toHaveLength(1);
  });

  test('lets the site through, which pauses a second', async () => {
    const { sendEmail, clock } = createTestRelay();
    await sendEmail({}, '198.51.100.7');
    clock.ms += 1000;
    expect((await sendEmail({ template_id: 'patient' }, '198.51.100.7')).status).toBe(200);
  });

  test("is each client's own", async () => {
    const { sendEmail } = createTestRelay();
    await sendEmail({}, '198.51.100.7');
    expect((await sendEmail({}, '198.51.100.8')).status).toBe(200);
  });
});

test('the log tells what happened and nothing of the patient', async () => {
  const { sendEmail, log } = createTestRelay();
  await sendEmail();
  await sendEmail({ template_params: { ...PARAMS, patient_name: 'a\nb', 'Secret Person': 'x' } });
  expect(log).toMatchObject([
    {
      event: 'email-send',
      template: 'clinic',
      appointmentId: 'DENT-4K7Q2Z',
      outcome: 'delivered',
      status: 200,
    },
    { event: 'email-send', template: 'clinic', fields: ['patient_name'], outcome: 'refused', status: 400 },
  ]);
  const written = JSON.stringify(log);
  for (const secret of ['Priya', 'priya@', '98200', 'Sharp pain', 'Secret Person', '192.0.2.']) {
    expect(written).not.toContain(secret);
  }
});

test('a fault in the relay itself is a 500 whose log quotes nothing', async () => {
  const { sendEmail, log } = createTestRelay({
    deliver: () => Promise.reject(new Error('could not mail Priya')),
  });
  expect((await sendEmail()).status).toBe(500);
  expect(log[0]).toMatchObject({ event: 'unexpected-error', status: 500 });
  expect(JSON.stringify(log)).not.toContain('Priya');
});

test('health', async () => {
  const { relay } = createTestRelay();
  const response = await relay.request('/health');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
});
