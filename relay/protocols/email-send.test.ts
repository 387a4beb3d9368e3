import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DeliveryError } from '../emails/mail.ts';
import { dates } from '#words/dates.ts';
import { relay as words } from '#words/relay.ts';
import { createMemoryDeliveries } from '../recent-deliveries.ts';
import { CLINIC, PARAMS, createTestRelay } from '../../tests/helpers/test-relay.ts';
import { EMAIL_SEND_PATH, emailJsRequest } from '../../domain/booking/form-protocols.ts';

/** A mail server that refuses what it is given. */
const REFUSING = {
  deliver: () => Promise.reject(new DeliveryError('the mail server refused the message (550)', '550', null)),
};

const id = (count: number) => `DENT-${String(count).padStart(6, '0')}`;

describe('a request that is refused', () => {
  const of = (changes: object) => ({ template_params: { ...PARAMS, ...changes } });
  const notATime = "appointment_time should be one of the day's times";

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
    ['no recipient', of({ patient_email: '' }), 422, 'The recipients address is empty'],
    ['a bad recipient', of({ patient_email: 'priya@' }), 422, 'address is corrupted'],
    ['two recipients', of({ patient_email: 'a@example.com, b@example.com' }), 422, 'address is corrupted'],
    ['a missing name', of({ patient_name: undefined }), 400, 'patient_name is required'],
    ['an empty name', of({ patient_name: '  ' }), 400, 'patient_name is required'],
    ['a list for a name', of({ patient_name: ['P'] }), 400, 'patient_name should be text'],
    ['a long name', of({ patient_name: 'P'.repeat(10_000) }), 400, 'should be at most 200 characters'],
    [
      'a name of signs that nobody sees',
      of({ patient_name: '\u200b\u202e' }),
      400,
      'patient_name is required',
    ],
    ['a date that is none', of({ appointment_date: 'Monday, March 4, 2025' }), 400, 'should be a date'],
    ['a time that is none', of({ appointment_time: '15:30' }), 400, notATime],
    ['a time that Sunday has not', of({ appointment_date: 'Sunday, March 2, 2025' }), 400, notATime],
    ['a time off the half hour', of({ appointment_time: '03:45 PM' }), 400, notATime],
    ['an id that is none', of({ appointment_id: 'DENT-1' }), 400, 'appointment_id should be an id'],
    ['a param too many', of({ to_email: 'x@example.com' }), 400, 'there are unknown ones'],
    ['a param named constructor', of({ constructor: 'x' }), 400, 'there are unknown ones'],
    ['a param named __proto__', of(JSON.parse('{"__proto__":1}')), 400, 'there are unknown ones'],
    ['a day off', of({ appointment_date: 'Thursday, May 1, 2025' }), 400, notATime],
    ['a time of the break at noon', of({ appointment_time: '02:00 PM' }), 400, notATime],
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

  test.each<[string, number, (controller: ReadableStreamDefaultController, count: number) => void]>([
    [
      'over 32 KB that does not tell its length',
      413,
      (controller, count) =>
        count > 5 ? controller.close() : controller.enqueue(new Uint8Array(8192).fill(32)),
    ],
    [
      'that breaks off',
      400,
      (controller) => {
        controller.enqueue(new TextEncoder().encode('{}'));
        controller.error(new Error('the connection has ended'));
      },
    ],
  ])('a body %s', async (_, status, pull) => {
    const { post, delivered } = createTestRelay();
    let count = 0;
    const body = new ReadableStream({ pull: (controller) => pull(controller, ++count) });
    const init = { headers: { 'Content-Type': 'application/json' }, body, duplex: 'half' } as RequestInit;
    expect((await post(EMAIL_SEND_PATH, init)).status).toBe(status);
    expect(delivered).toEqual([]);
  });

  test.each(['\r\n', '\n', '\r', '\0', '\u0085', '\u2028', '\u007f'])(
    '%j in anything that could reach a header is refused or a blank',
    async (sign) => {
      const { sendEmail, delivered } = createTestRelay();
      for (const field of Object.keys(PARAMS).filter((name) => name !== 'notes')) {
        const value = `${PARAMS[field as keyof typeof PARAMS]}${sign}Bcc: someone@example.com`;
        const response = await sendEmail({ template_params: { ...PARAMS, [field]: value } });
        const isText = field === 'patient_name' || field === 'patient_phone';
        expect(Math.floor(response.status / 100), field).toBe(isText ? 2 : 4);
      }
      expect(delivered).toHaveLength(2);
      for (const { subject, replyTo, from, to } of delivered)
        expect(JSON.stringify([subject, replyTo, from, to])).not.toMatch(/\\[rnu]|[\p{Cc}\u2028\u2029]/u);
      expect(delivered[0]!.replyTo!.name).toBe('Priya Raghunathan Bcc: someone@example.com');
    },
  );
});

describe('the booking window, on 20 February in Mumbai', () => {
  const TOO_EARLY = Date.parse('2025-02-20T00:00:00+05:30');
  const TOO_LATE = Date.parse('2025-02-20T23:59:59+05:30');

  // A visitor's clock may be a day off.
  test.each([
    ['2025-02-18', 400],
    ['2025-02-19', 200],
    ['2025-02-20', 200],
    ['2025-05-20', 200],
    ['2025-05-21', 200],
    ['2025-05-22', 400],
    ['1025-03-04', 400],
    ['9999-03-04', 400],
  ])('%s is answered %i', async (date, status) => {
    for (const ms of [TOO_EARLY, TOO_LATE]) {
      const { sendEmail, delivered, clock } = createTestRelay();
      clock.ms = ms;
      const response = await sendEmail({
        template_params: { ...PARAMS, appointment_date: dates.day(date), appointment_time: '11:00 AM' },
      });
      expect(response.status).toBe(status);
      expect(delivered).toHaveLength(status === 200 ? 1 : 0);
      if (status !== 200) {
        expect(await response.text()).toBe(
          `The template params are invalid: appointment_date ${words.issues.outsideWindow(3)}`,
        );
      }
    }
  });
});

describe("the patient's e-mail", () => {
  const patient = { template_id: 'patient' };
  const REFUSAL = "The clinic's e-mail of this request has not been sent";

  test("is refused without the clinic's, in plain text", async () => {
    const { sendEmail, delivered, log } = createTestRelay();
    const response = await sendEmail(patient);
    expect([response.status, await response.text()]).toEqual([403, REFUSAL]);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(delivered).toEqual([]);
    expect(log[0]).toMatchObject({ outcome: 'no-clinic-email', template: 'patient' });
  });

  test.each(Object.keys(PARAMS))("is refused with another %s than the clinic's had", async (field) => {
    const others: Record<string, string> = {
      patient_email: 'victim@example.com',
      appointment_date: 'Wednesday, March 5, 2025',
      appointment_time: '04:00 PM',
      appointment_id: 'DENT-AAAAAA',
    };
    const { sendEmail, delivered } = createTestRelay();
    await sendEmail();
    const template_params = { ...PARAMS, [field]: others[field] ?? 'Something else' };
    expect((await sendEmail({ ...patient, template_params })).status).toBe(403);
    expect(delivered).toHaveLength(1);
  });

  test("is refused where the mail server did not take the clinic's, which is answered as EmailJS does", async () => {
    const { sendEmail, log } = createTestRelay(REFUSING);
    const first = await sendEmail();
    expect([first.status, await first.text()]).toEqual([
      412,
      'SMTP: the mail server refused the message (550)',
    ]);
    expect(log[0]).toMatchObject({ outcome: 'not-delivered', code: '550', appointmentId: 'DENT-4K7Q2Z' });
    expect((await sendEmail(patient)).status).toBe(403);
  });

  test('is sent within half an hour, not later', async () => {
    for (const [minutes, status] of [
      [29, 200],
      [31, 403],
    ] as const) {
      const { sendEmail, clock } = createTestRelay();
      await sendEmail();
      clock.ms += minutes * 60_000;
      expect((await sendEmail(patient)).status).toBe(status);
    }
  });

  test('goes ten times an hour to one mailbox, however its address is written, also with different requests', async () => {
    const { sendBoth, delivered, clock } = createTestRelay();
    for (let count = 0; count < 10; count++) {
      const patient_email = ['priya@example.com', 'Priya@example.com', `priya+${count}@example.com`][
        count % 3
      ]!;
      expect((await sendBoth({ appointment_id: id(count), patient_email })).status).toBe(200);
    }
    const response = await sendBoth({ appointment_id: id(10) });
    expect([response.status, await response.text()]).toEqual([429, 'Too Many Requests']);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(3000);
    expect((await sendBoth({ patient_email: 'another@example.com' })).status).toBe(200);
    expect(delivered).toHaveLength(10 * 2 + 1 + 2);
    clock.ms += 3_600_000;
    expect((await sendBoth({ appointment_id: id(10) })).status).toBe(200);
  });
});

describe('a repeat', () => {
  test('of a delivered e-mail is answered like the first; nothing is sent, and the patient is told', async () => {
    const { sendEmail, sendBoth, delivered, log, clock } = createTestRelay();
    // The patient's e-mail failed; the browser sends all of it again.
    await sendEmail();
    clock.ms += 120_000;
    expect((await sendBoth()).status).toBe(200);
    for (let count = 0; count < 5; count++) {
      clock.ms += 5 * 60_000;
      expect((await sendEmail({ template_id: 'patient' })).status).toBe(200);
    }
    expect(delivered.map(({ to }) => to.address)).toEqual([CLINIC.email, 'priya@example.com']);
    expect(log.slice(0, 3).map(({ outcome }) => outcome)).toEqual(['delivered', 'repeated', 'delivered']);
    expect(new Set(log.map(({ requestId }) => requestId)).size).toBe(8);
  });

  test('while the first is under way joins it, and both are answered as the mail server does', async () => {
    for (const fault of [null, new DeliveryError('the mail server could not be reached', 'ESOCKET', null)]) {
      const accepted = Promise.withResolvers<void>();
      const memory = createMemoryDeliveries();
      const arrived: string[] = [];
      let deliveries = 0;
      const { sendEmail } = createTestRelay({
        deliveries: {
          ...memory,
          deliverOnce(print, deliver) {
            arrived.push(print);
            return memory.deliverOnce(print, deliver);
          },
        },
        deliver: () => {
          deliveries += 1;
          return accepted.promise;
        },
      });
      const [first, second] = [sendEmail(), sendEmail()];
      await expect.poll(() => [arrived.length, deliveries]).toEqual([2, 1]);
      if (fault) accepted.reject(fault);
      else accepted.resolve();
      const statuses = [(await first).status, (await second).status];
      expect(statuses).toEqual(fault ? [412, 412] : [200, 200]);
      expect(deliveries).toBe(1);
    }
  });
});

test.each([EMAIL_SEND_PATH, '/f/contact'])(
  'whatever the body to %s holds, the answer is a 4xx and nothing is sent',
  async (path) => {
    const multipart = (text: string) => `--x\r\nContent-Disposition: form-data; name="name"${text}\r\n--x--`;
    const body = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => bytes as Uint8Array<ArrayBuffer>),
      fc.json({ maxDepth: 5 }),
      fc.nat(30_000).map((depth) => '['.repeat(depth)),
      fc.string({ unit: 'binary', maxLength: 40 }).map(multipart),
      fc.string({ unit: fc.constantFrom('%', '&', '=', 'f', '0', '+', '\0', '[', ']') }),
    );
    const type = fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'text/plain',
    );
    await fc.assert(
      fc.asyncProperty(body, type, fc.boolean(), async (bytes, contentType, asScript) => {
        const { post, delivered } = createTestRelay();
        const headers = { 'Content-Type': contentType, Accept: asScript ? 'application/json' : 'text/html' };
        const response = await post(path, { headers, body: bytes });
        expect(Math.floor(response.status / 100)).toBe(4);
        expect(delivered).toEqual([]);
      }),
      { numRuns: 80 },
    );
  },
  60_000,
);

describe('a page of another site', () => {
  const post = async (Origin: string, more: Record<string, string> = {}) => {
    const { relay, delivered, log } = createTestRelay();
    const headers = { 'Content-Type': 'application/json', Origin, ...more };
    const init = { method: 'POST', headers, body: JSON.stringify(emailJsRequest('clinic', PARAMS)) };
    const client = { clientAddress: '192.0.2.1' };
    const response = await relay.request(`https://relay.example${EMAIL_SEND_PATH}`, init, client);
    return { status: response.status, text: await response.text(), count: delivered.length, log };
  };

  test.each([
    'https://evil.example',
    'https://relay.example.evil.example',
    'null',
    'https://evil.example, https://relay.example',
  ])('%j is refused, and nothing sent', async (origin) => {
    expect(await post(origin)).toMatchObject({
      status: 403,
      text: 'The origin is not allowed',
      count: 0,
      log: [{ outcome: 'foreign-origin' }],
    });
  });

  test.each([
    ["the relay's own host", 'https://relay.example', {}],
    ['behind a proxy that ends TLS', 'http://relay.example', {}],
    ["the clinic's site", CLINIC.siteUrl, {}],
    ['a page of the site that hides where it is', 'null', { 'Sec-Fetch-Site': 'same-origin' }],
  ])('%s is none', async (_, origin, more) => {
    expect(await post(origin, more)).toMatchObject({ status: 200, count: 1 });
  });
});

test('twenty visitors of one address can book in the same second, and no program much more', async () => {
  const { sendEmail, delivered, clock } = createTestRelay();
  const send = (count: number) =>
    sendEmail({ template_params: { ...PARAMS, appointment_id: id(count) } }, '198.51.100.7');
  const answers = await Promise.all(Array.from({ length: 41 }, (_, count) => send(count)));
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(40).fill(200), 429]);
  clock.ms += 1000;
  expect([(await send(41)).status, (await send(42)).status]).toEqual([200, 429]);
  expect(delivered).toHaveLength(41);
});

test('three quarters of the e-mails an hour are for requests; then all are told how long to wait', async () => {
  const numbered = (count: number) => ({ ...PARAMS, appointment_id: id(count) });
  const { sendEmail, delivered, clock } = createTestRelay({}, 8);
  for (let count = 0; count < 6; count++) {
    expect((await sendEmail({ template_params: numbered(count) })).status).toBe(200);
    clock.ms += 60_000;
  }
  const response = await sendEmail({ template_params: numbered(8) });
  expect([response.status, await response.text()]).toEqual([429, 'Too Many Requests']);
  expect(response.headers.get('Retry-After')).toBe(String(54 * 60));
  expect(delivered).toHaveLength(6);
  // A repeat sends nothing, so it is answered.
  expect((await sendEmail({ template_params: numbered(3) })).status).toBe(200);
  clock.ms += 54 * 60_000;
  expect((await sendEmail({ template_params: numbered(8) })).status).toBe(200);
});

test('a fault in the relay itself is a 500 whose log quotes nothing', async () => {
  const { sendEmail, log } = createTestRelay({
    deliver: () => Promise.reject(new Error('could not mail Priya')),
  });
  expect((await sendEmail()).status).toBe(500);
  expect(log[0]).toMatchObject({ event: 'unexpected-error', status: 500 });
  expect(JSON.stringify(log)).not.toContain('Priya');
});
