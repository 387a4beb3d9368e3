import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLINIC, PARAMS, createTestRelay } from '../../tests/helpers/test-relay.ts';
import { EMAIL_SEND_PATH, emailJsRequest } from '../../domain/web/form-protocols.ts';

// Which requests to EmailJS's address are accepted. What people type: entrances.test.ts; parameters:
// domain/forms/email-params.test.ts. Repeats and limits: email-send-limits.test.ts.

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
    ['another content type', 'text/plain', '{}', 415],
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

  test.each(['\r\n', '\0', '\u2028'])(
    '%j in a field that could reach a header is refused or becomes a space',
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
  ])('%s is not refused', async (_, origin, more) => {
    expect(await post(origin, more)).toMatchObject({ status: 200, count: 1 });
  });
});

test('an error in the relay itself is a 500, and the log quotes nothing', async () => {
  const { sendEmail, log } = createTestRelay({
    deliver: () => Promise.reject(new Error('could not mail Priya')),
  });
  expect((await sendEmail()).status).toBe(500);
  expect(log[0]).toMatchObject({ event: 'unexpected-error', status: 500 });
  expect(JSON.stringify(log)).not.toContain('Priya');
});
