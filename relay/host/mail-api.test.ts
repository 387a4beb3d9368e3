import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import type { DeliveryError, DeliveryOutcome } from '../emails/mail.ts';
import { createMailApiDelivery } from './mail-api.ts';
import { listening } from '../../tests/helpers/mail-servers.ts';
import { CLINIC, ENQUIRY, MESSAGE, createTestRelay } from '../../tests/helpers/test-relay.ts';

// A service that answers as Resend's documentation says (API reference: send email, errors; idempotency
// keys).

const KEY = 're_123456789';

type Email = Record<string, unknown> & {
  from: string;
  to: string[];
  attachments: { filename: string; content: string; content_type: string }[];
};

type Sent = { email: Email; headers: IncomingHttpHeaders };

let service: Server;
let url: string;
let sent: Sent[];
/** what the service does in place of its usual answer; null: nothing else */
let badDay: ((response: ServerResponse) => void) | null;

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function error(response: ServerResponse, statusCode: number, name: string): void {
  answer(response, statusCode, { statusCode, name, message: `${name}, about Priya` });
}

beforeEach(async () => {
  sent = [];
  badDay = null;
  const seen = new Map<string, string>();
  service = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.method !== 'POST' || request.url !== '/emails') return error(response, 404, 'not_found');
      if (!request.headers.authorization) return error(response, 401, 'missing_api_key');
      if (request.headers.authorization !== `Bearer ${KEY}`) return error(response, 403, 'invalid_api_key');
      const email = JSON.parse(body) as Email;
      if (!email.from || !email.to || !email.subject) return error(response, 422, 'missing_required_field');
      if (badDay) return badDay(response);
      const key = request.headers['idempotency-key'] as string | undefined;
      const id = `id-${sent.length}`;
      if (key && seen.has(key)) {
        return seen.get(key) === body
          ? answer(response, 200, { id })
          : error(response, 409, 'invalid_idempotent_request');
      }
      if (key) seen.set(key, body);
      sent.push({ email, headers: request.headers });
      answer(response, 200, { id });
    });
  });
  url = `http://127.0.0.1:${await listening(service)}/emails`;
});

function relayThrough(key = KEY) {
  const delivery = createMailApiDelivery({ url, key }, 300);
  const outcomes: DeliveryOutcome[] = [];
  const deliver: typeof delivery.deliver = (mail) =>
    delivery.deliver(mail).catch((failure: DeliveryError) => {
      outcomes.push(failure.outcome);
      throw failure;
    });
  return { ...createTestRelay({ deliver }), verify: delivery.verify, outcomes };
}

test("a booking's two e-mails go out as the service wants them", async () => {
  const { sendBoth } = relayThrough();
  expect((await sendBoth()).status).toBe(200);
  expect(sent[0]!.email).toMatchObject({
    from: `"${CLINIC.name} website" <${CLINIC.email}>`,
    to: [`"${CLINIC.name}" <${CLINIC.email}>`],
    reply_to: ['"Priya Raghunathan" <priya@example.com>'],
    subject: 'Appointment request: Priya Raghunathan, Tuesday, March 4, 2025, 03:30 PM (DENT-4K7Q2Z)',
    text: expect.stringContaining('Sharp pain on the lower left.'),
    html: expect.stringContaining('Sharp pain on the lower left.'),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    attachments: [],
  });
  const { email, headers } = sent[1]!;
  expect(email).toMatchObject({
    from: `"${CLINIC.name}" <${CLINIC.email}>`,
    to: ['priya@example.com'],
    subject: `Your appointment request at ${CLINIC.name}: Tuesday, March 4, 2025, 03:30 PM`,
    headers: { 'Content-Language': 'en' },
  });
  const [invitation] = email.attachments;
  expect(invitation).toMatchObject({
    filename: 'appointment-DENT-4K7Q2Z.ics',
    content_type: 'text/calendar; charset=utf-8',
  });
  expect(Buffer.from(invitation!.content, 'base64').toString()).toContain('DTSTART:20250304T100000Z\r\n');
  expect(headers['idempotency-key']).toMatch(/^<[0-9a-f]{32}@/);
});

test('sends a conversation as headers and an event as a file', async () => {
  const { deliver } = createMailApiDelivery({ url, key: KEY });
  await deliver({
    from: { name: '', address: CLINIC.email },
    to: { name: '', address: 'priya@example.com' },
    subject: 'Confirmed',
    html: '<p>Yes</p>',
    text: 'Yes',
    attachments: [],
    calendar: { method: 'REQUEST', filename: 'appointment.ics', content: 'BEGIN:VCALENDAR' },
    messageId: '<3@lighthouse.example>',
    inReplyTo: '<2@lighthouse.example>',
    references: ['<1@lighthouse.example>', '<2@lighthouse.example>'],
  });
  expect(sent[0]!.email.headers).toMatchObject({
    'Message-ID': '<3@lighthouse.example>',
    'In-Reply-To': '<2@lighthouse.example>',
    References: '<1@lighthouse.example> <2@lighthouse.example>',
  });
  expect(sent[0]!.email.attachments).toEqual([
    {
      filename: 'appointment.ics',
      content: Buffer.from('BEGIN:VCALENDAR').toString('base64'),
      content_type: 'text/calendar; charset=utf-8; method=REQUEST',
    },
  ]);
});

test('escapes quotes in a name', async () => {
  const { sendForm } = relayThrough();
  await sendForm({ ...ENQUIRY, name: 'Rohan "Ro" \\ <evil@example.com>,' });
  expect(sent[0]!.email.reply_to).toEqual(['"Rohan \\"Ro\\" \\\\ <evil@example.com>," <rohan@example.com>']);
});

const refuses = (status: number, name: string) => (response: ServerResponse) => error(response, status, name);

test.each<[string, (response: ServerResponse) => void, string, DeliveryOutcome]>([
  ['refuses it', refuses(422, 'validation_error'), 'refused the message (422)', 'rejected'],
  ['accepts no more', refuses(429, 'rate_limit_exceeded'), 'refused the message (429)', 'unavailable'],
  ['is closed', (response) => response.writeHead(503).end(), 'refused the message (503)', 'unavailable'],
  [
    'is processing it',
    refuses(409, 'concurrent_idempotent_requests'),
    'refused the message (409)',
    'repeatable',
  ],
  [
    'has a fault',
    (response) => response.writeHead(500).end('<h1>'),
    'refused the message (500)',
    'repeatable',
  ],
  [
    'redirects',
    (response) => response.writeHead(307, { Location: 'http://127.0.0.1:9/' }).end(),
    'refused the message (307)',
    'unavailable',
  ],
  ['hangs up', (response) => response.destroy(), 'could not be reached', 'repeatable'],
  ['is silent', () => {}, 'did not answer in time', 'repeatable'],
  ['breaks off', (response) => response.writeHead(200).write('{'), 'did not answer in time', 'repeatable'],
])(
  'a service that %s: the failure is reported like that of a mail server, and the next try is sent',
  async (_, day, text, outcome) => {
    const { sendEmail, log, outcomes } = relayThrough();
    badDay = day;
    const refused = await sendEmail();
    expect([refused.status, await refused.text()]).toEqual([412, `SMTP: the mail server ${text}`]);
    expect(log[0]!.code).toMatch(/^(\d{3}|E[A-Z]+)$/);
    expect(outcomes).toEqual([outcome]);
    badDay = null;
    expect((await sendEmail()).status).toBe(200);
    expect(sent).toHaveLength(1);
  },
);

test('an e-mail is not sent again if the answer was lost, although its calendar file has changed', async () => {
  const { sendEmail, delivered, clock } = relayThrough();
  const patient = { template_id: 'patient' };
  await sendEmail();
  expect((await sendEmail(patient)).status).toBe(200);
  expect(sent).toHaveLength(2);
  // Another relay, which knows of the clinic's e-mail alone.
  const other = relayThrough();
  other.clock.ms = clock.ms + 5_000;
  await other.sendEmail();
  expect((await other.sendEmail(patient)).status).toBe(200);
  expect(sent).toHaveLength(2);
  expect(delivered).toEqual([]);
});

test('an unreachable service has sent nothing; each e-mail has an idempotency key', async () => {
  const { sendEmail, sendForm, outcomes } = relayThrough();
  await sendForm(MESSAGE);
  expect(sent[0]!.headers['idempotency-key']).toMatch(/^<[0-9a-f]{32}@/);
  service.close();
  service.closeAllConnections();
  await sendEmail();
  expect(outcomes).toEqual(['unavailable']);
});

test('checks for /health that the service answers and accepts the key', async () => {
  await expect(relayThrough().verify()).resolves.toBeUndefined();
  await expect(relayThrough('re_wrong').verify()).rejects.toThrow('403');
  expect(sent).toEqual([]);
  service.close();
  service.closeAllConnections();
  await expect(relayThrough().verify()).rejects.toThrow('could not be reached');
});

test('attaches pictures, and sends the same e-mail without them as another one', async () => {
  const { deliver } = createMailApiDelivery({ url, key: KEY });
  const mail = {
    from: { name: '', address: CLINIC.email },
    to: { name: '', address: CLINIC.email },
    subject: 'New request',
    html: '<p>Yes</p>',
    text: 'Yes',
    attachments: [{ filename: 'a.jpg', contentType: 'image/jpeg', content: Uint8Array.of(255, 216, 0) }],
    messageId: '<5@lighthouse.example>',
  };
  badDay = refuses(413, 'payload_too_large');
  const failure = await deliver(mail).catch((reason: unknown) => reason as DeliveryError);
  expect(failure).toMatchObject({ isForSize: true });
  badDay = null;
  await deliver(mail);
  await deliver({ ...mail, attachments: [], variant: 'without-photos' });
  expect(sent.map(({ email }) => email.attachments)).toEqual([
    [{ filename: 'a.jpg', content: '/9gA', content_type: 'image/jpeg' }],
    [],
  ]);
});
