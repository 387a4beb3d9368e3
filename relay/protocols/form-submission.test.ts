import { describe, expect, test } from 'vitest';
import { RELAY_IDS } from '../../domain/web/form-protocols.ts';
import { DeliveryError } from '../emails/mail.ts';
import { ENGLISH, ENQUIRY, MESSAGE, createTestRelay } from '../../tests/helpers/test-relay.ts';

const { issues } = ENGLISH.words.message;

const PLAIN = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

describe('an accepted form', () => {
  test.each([
    ['a script', {}, [200, null, '{"ok":true,"next":"/thank-you"}']],
    ['a plain form', PLAIN, [303, '/thank-you', '']],
  ])('is answered to %s', async (_, how, answer) => {
    const { sendForm, delivered } = createTestRelay();
    const response = await sendForm(MESSAGE, how);
    expect([response.status, response.headers.get('Location'), await response.text()]).toEqual(answer);
    expect(delivered).toHaveLength(1);
  });

  test('is sent as entered', async () => {
    const { sendForm, delivered } = createTestRelay();
    await sendForm({ ...MESSAGE, treatment: '', _gotcha: '', _language: 'en' });
    expect(delivered[0]!.text).not.toMatch(/Treatment|gotcha|language/i);
  });
});

test('a filled honeypot field gets a success, and nothing is sent', async () => {
  const { sendForm, delivered, log } = createTestRelay();
  const response = await sendForm({ ...MESSAGE, _gotcha: 'http://spam.example' });
  expect([response.status, await response.json()]).toEqual([200, { ok: true, next: '/thank-you' }]);
  expect((await sendForm({ ...MESSAGE, _gotcha: 'x' }, PLAIN)).status).toBe(303);
  expect(delivered).toEqual([]);
  expect(log[0]).toMatchObject({ outcome: 'honeypot' });
});

describe('a rejected form', () => {
  test('lists the error of each field, also of one that no form has', async () => {
    const { sendForm, delivered } = createTestRelay();
    const response = await sendForm({ name: ' \u200b', email: 'rohan', how: 'x'.repeat(10_001) });
    expect(response.status).toBe(422);
    expect(response.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
    expect(await response.json()).toEqual({
      error: 'Validation errors',
      errors: [
        { code: 'TYPE_TEXT', field: 'name', message: issues.name },
        { code: 'TYPE_EMAIL', field: 'email', message: issues.email },
        { code: 'REQUIRED_FIELD_EMPTY', field: 'message', message: issues.message },
        { code: 'TYPE_TEXT', field: 'how', message: 'How should be at most 10000 characters.' },
      ],
    });
    expect(delivered).toEqual([]);
  });

  test('shows a page with a link back, only to the site itself', async () => {
    const { sendForm, delivered } = createTestRelay();
    const fields = { ...MESSAGE, email: 'rohan', '<b>x</b>': 'x'.repeat(10_001) };
    const response = await sendForm(fields, { headers: { Referer: 'http://127.0.0.1:4173/contact' } });
    expect(response.status).toBe(422);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-\S+'; font-src data: 'self'; .*; frame-ancestors 'none'$/,
    );
    const page = await response.text();
    for (const part of [
      `<li>${issues.email}</li>`,
      '&lt;b&gt;',
      'href="/contact"',
      'href="tel:+914842661234"',
      '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"/>',
    ])
      expect(page).toContain(part);
    expect(page).not.toContain('<b>');
    expect(delivered).toEqual([]);
  });

  test.each([
    ['http://127.0.0.1:4173/contact?sent=1', '/contact?sent=1'],
    ['https://127.0.0.1:4173/about', '/about'],
    ['https://evil.example/x', '/'],
    ['http://127.0.0.1:4173//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['https://[', '/'],
  ])('leads a plain form from %s back to %s', async (Referer, path) => {
    const { sendForm } = createTestRelay();
    const page = await (await sendForm({}, { headers: { Referer } })).text();
    expect(page).toContain(`<a href="${path}">`);
  });

  test('for an unknown form', async () => {
    const { sendForm } = createTestRelay();
    const response = await sendForm(MESSAGE, { headers: { Accept: 'application/json' }, id: 'xyzabc' });
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: 'Form not found', errors: [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }] },
    ]);
  });

  const WITH_FILE = new FormData();
  for (const [name, value] of Object.entries(MESSAGE)) WITH_FILE.append(name, value);
  WITH_FILE.append('photo', new File(['x'], 'tooth.jpg'));
  const json = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) });

  test.each<[string, { type?: string; body: BodyInit }, number, string]>([
    ['malformed JSON', { type: 'application/json', body: '{' }, 400, 'EMPTY'],
    ['a list', json([]), 400, 'EMPTY'],
    ['a number for text', json({ ...MESSAGE, name: 7 }), 422, 'TYPE_TEXT'],
    ['a list for text', json({ ...MESSAGE, name: ['Rohan'] }), 422, 'TYPE_TEXT'],
    ['an object for text', json({ ...MESSAGE, name: { arrayBuffer: 1 } }), 422, 'NO_FILE_UPLOADS'],
    ['a long field name', json({ ...MESSAGE, ['x'.repeat(101)]: 'x' }), 422, 'TYPE_TEXT'],
    ['a field name of two lines', json({ ...MESSAGE, 'x\ny': 'x' }), 422, 'TYPE_TEXT'],
    ['nothing', { type: 'application/x-www-form-urlencoded', body: '' }, 422, 'EMPTY'],
    ['broken multipart', { type: 'multipart/form-data', body: 'x' }, 400, 'EMPTY'],
    ['another content type', { type: 'text/csv', body: 'name,email' }, 415, 'EMPTY'],
    ['more fields than a form has', { body: new URLSearchParams('x=1&'.repeat(50)) }, 422, 'TYPE_TEXT'],
    ['a file', { body: WITH_FILE }, 422, 'NO_FILE_UPLOADS'],
    ['more than 32 KB', { body: new URLSearchParams({ message: 'x'.repeat(33_000) }) }, 413, 'TOO_LARGE'],
  ])('%s', async (_, { type, body }, status, code) => {
    const { post, delivered } = createTestRelay();
    const headers = { Accept: 'application/json', ...(type && { 'Content-Type': type }) };
    const response = await post('/f/contact', { headers, body });
    expect(response.status).toBe(status);
    expect(((await response.json()) as { errors: { code: string }[] }).errors[0]!.code).toBe(code);
    expect(delivered).toEqual([]);
  });
});

describe('a message from an address with an @ that is none', () => {
  test.each([
    'a@b',
    '@',
    'rohan@',
    'rohan das@mail.example',
    'x@example.com, y@example.com',
    '<x@example.com>',
  ])('(%j) is sent with the address in its text, and no program replies to it', async (email) => {
    for (const how of [{}, PLAIN]) {
      const { sendForm, delivered } = createTestRelay();
      expect((await sendForm({ ...MESSAGE, email }, how)).status).toBeLessThan(400);
      expect(delivered[0]!.replyTo).toBeUndefined();
      expect(delivered[0]!.text.replaceAll('\u200c', '')).toContain(email);
    }
  });

  test('and with a line break in it adds no header and no link', async () => {
    const { sendForm, delivered } = createTestRelay();
    const email = `x@example.com\r\nBcc: y@example.com http://evil.example`;
    expect((await sendForm({ ...MESSAGE, email })).status).toBe(200);
    expect(delivered).toHaveLength(1);
    const { to, replyTo, subject, html } = delivered[0]!;
    expect(JSON.stringify([to, replyTo, subject])).not.toMatch(/[xy]@example|Bcc/);
    expect(html).not.toMatch(/href="[^"]*evil|http:\/\/evil/);
  });
});

test.each([['subject'], ['name', 'phone', 'country']])(
  'replaces line breaks in %s of an enquiry by spaces, so that they cannot add a header',
  async (...fields) => {
    const { sendForm, delivered } = createTestRelay();
    const typed = Object.fromEntries(fields.map((field) => [field, 'Rohan\r\nBcc: y@example.com\u2029']));
    expect((await sendForm({ ...ENQUIRY, ...typed })).status).toBe(200);
    const { subject, replyTo } = delivered[0]!;
    expect(subject + replyTo!.name).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  },
);

// For scripts: relay/host/mail-server.test.ts.
test('a refusing mail server causes a page that says so', async () => {
  const fault = new DeliveryError('the mail server could not be reached', 'ESOCKET', null);
  const { sendForm } = createTestRelay({ deliver: () => Promise.reject(fault) });
  const page = await sendForm(MESSAGE, PLAIN);
  expect(page.status).toBe(502);
  expect(await page.text()).toContain('<li>Your message could not be delivered.</li>');
});

describe('a repeat', () => {
  test('gets the first response, for scripts and forms, and nothing is sent', async () => {
    const { sendForm, delivered, log } = createTestRelay();
    for (let count = 0; count < 3; count++) {
      const response = await sendForm({ ...MESSAGE, _gotcha: '' });
      expect([response.status, await response.json()]).toEqual([200, { ok: true, next: '/thank-you' }]);
    }
    // After a network failure, the button 'Send via Form' submits the same message as a plain HTML form.
    expect((await sendForm(MESSAGE, PLAIN)).headers.get('Location')).toBe('/thank-you');
    expect(delivered).toHaveLength(1);
    expect(log.map(({ outcome }) => outcome)).toEqual(['delivered', 'repeated', 'repeated', 'repeated']);
  });

  test.each(
    Object.entries({
      ...MESSAGE,
      name: 'Mira Das',
      phone: '',
      email: 'mira@example.com',
      message: 'Another message',
    }),
  )('with another %s is another message', async (field, value) => {
    const { sendForm, delivered } = createTestRelay();
    await sendForm(MESSAGE);
    expect((await sendForm({ ...MESSAGE, [field]: value })).status).toBe(200);
    expect(delivered).toHaveLength(2);
  });
});

test("rejects another site's page, in JSON and as a page", async () => {
  const { sendForm, delivered } = createTestRelay();
  const Origin = 'https://evil.example';
  const response = await sendForm(MESSAGE, { headers: { Accept: 'application/json', Origin } });
  expect([response.status, await response.json()]).toEqual([
    403,
    {
      error: 'Forbidden',
      errors: [{ code: 'FORBIDDEN', message: 'This form can be sent from our own website only.' }],
    },
  ]);
  const page = await sendForm(MESSAGE, { headers: { ...PLAIN.headers, Origin } });
  expect([page.status, await page.text()]).toEqual([403, expect.stringContaining('our own website only')]);
  expect(delivered).toEqual([]);
});

test('the hourly limit asks to call or to try later', async () => {
  const { sendForm, delivered } = createTestRelay({}, 1);
  await sendForm(MESSAGE);
  const response = await sendForm({ ...MESSAGE, message: 'Another message' });
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toBe('3600');
  expect(await response.json()).toMatchObject({
    errors: [{ message: 'We can take no more messages at the moment. Please call us or try again later.' }],
  });
  expect(delivered).toHaveLength(1);
});

test.each([
  ['cross-site', 403],
  ['same-site', 403],
  ['same-origin', 200],
  ['none', 200],
])('a browser that names no Origin, only Sec-Fetch-Site: %s, is answered with %i', async (site, status) => {
  const { sendForm } = createTestRelay();
  const headers = { Accept: 'application/json', 'Sec-Fetch-Site': site };
  expect((await sendForm(MESSAGE, { headers })).status).toBe(status);
});

test.each([
  ['application/json; charset=ISO-8859-1', 415],
  ['application/json;charset="utf-16le"', 415],
  ['application/json; charset=utf-8', 200],
  ['application/json; charset="UTF-8"', 200],
])('a body declared as %s is answered with %i, and no name is damaged', async (type, status) => {
  const { post, delivered, log } = createTestRelay();
  const body = Buffer.from(JSON.stringify({ ...MESSAGE, name: 'José' }), status === 200 ? 'utf8' : 'latin1');
  const headers = { Accept: 'application/json', 'Content-Type': type };
  expect((await post(`/f/${RELAY_IDS.formId}`, { headers, body })).status).toBe(status);
  if (status === 200) expect(delivered[0]!.text).toContain('José');
  else expect([delivered, log[0]!.outcome]).toEqual([[], 'other-charset']);
});
