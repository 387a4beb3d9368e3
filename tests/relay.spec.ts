import { expect } from '@playwright/test';
import fc from 'fast-check';
import { facts } from '#clinic/facts.ts';
import { dates } from '#words/dates.ts';
import { addDays, civilTimeAt, type CivilDate, weekdayOf } from '../domain/civil-date.ts';
import { sittingsOn } from '../domain/opening-hours.ts';
import { securityHeaders } from '../relay/security-headers.ts';
import { MESSAGE, PARAMS } from '../relay/test-relay.ts';
import {
  HEADER_BREAKERS,
  refusedEmailSends,
  UNREADABLE_EMAIL_SENDS,
  UNREADABLE_FORMS,
} from '../relay/test-requests.ts';
import { EMAIL_SEND_PATH, RELAY_IDS, type AppointmentParams } from '../domain/wire.ts';
import { asClient, newAddress, test as onHost } from './host.ts';
import { receivedEmails } from './inbox.ts';

// What the relay promises to whoever talks to it, on both of its hosts, with their own clocks and mail servers. All of it
// in detail, at moments and with mail servers of the tests' choosing: relay/*.test.ts.

type Client = ReturnType<typeof createClient>;

const test = onHost.extend<{ client: Client }>({
  client: ({ baseURL, host }, use) => use(createClient(baseURL!, (address) => asClient(host, address))),
});

function createClient(url: string, as: (address: string) => Record<string, string>) {
  /** Each request from a client of its own, unless it says from which. */
  function post(
    path: string,
    init: RequestInit & { headers?: Record<string, string> },
    address = newAddress(),
  ) {
    // A connection each: one that is kept may be closed by the server in the moment it is used again.
    const headers = { ...init.headers, ...as(address), Connection: 'close' };
    return fetch(url + path, { method: 'POST', redirect: 'manual', ...init, headers });
  }
  return {
    url,
    post,
    /** As EmailJS's SDK posts. */
    sendEmail(changes: Record<string, unknown>, address?: string) {
      const { publicKey, serviceId, clinicTemplateId } = RELAY_IDS.emailjs;
      const body = { user_id: publicKey, service_id: serviceId, template_id: clinicTemplateId, ...changes };
      const headers = { 'Content-Type': 'application/json' };
      return post(EMAIL_SEND_PATH, { headers, body: JSON.stringify(body) }, address);
    },
    /** As the contact form posts. */
    sendForm(fields: Record<string, string>, address?: string, headers = {}) {
      const body = new URLSearchParams(fields);
      return post('/f/contact', { headers: { Accept: 'application/json', ...headers }, body }, address);
    },
  };
}

const patient = { template_id: RELAY_IDS.emailjs.patientTemplateId };

const day = openDay((date) => weekdayOf(date) !== 'sunday');
const sunday = openDay((date) => weekdayOf(date) === 'sunday');

function openDay(suits: (date: CivilDate) => boolean): CivilDate {
  let date = addDays(civilTimeAt(new Date(), facts.timeZone).date, 1);
  while (!suits(date) || !sittingsOn(facts, date).length) date = addDays(date, 1);
  return date;
}

/** A request of this test alone, by its id and the patient's address. */
function newParams(): AppointmentParams {
  const mark = Math.random().toString(36).slice(2, 8).padEnd(6, '0');
  return {
    ...PARAMS,
    patient_email: `priya.${mark}@example.com`,
    appointment_date: dates.day(day),
    appointment_id: `DENT-${mark.toUpperCase()}`,
  };
}

function newMessage() {
  return { ...MESSAGE, email: `rohan.${Math.random().toString(36).slice(2, 10)}@example.com` };
}

const answerOf = async (response: Response) => [response.status, await response.text()];

test.describe('the relay', { tag: '@edge' }, () => {
  test("the patient's e-mail goes after the clinic's with the same values, once", async ({ client }) => {
    const template_params = newParams();
    const id = template_params.appointment_id;
    const refusal = "The clinic's e-mail of this request has not been sent";
    expect(await answerOf(await client.sendEmail({ ...patient, template_params }))).toEqual([403, refusal]);
    await receivedEmails(id, 0);

    expect(await answerOf(await client.sendEmail({ template_params }))).toEqual([200, 'OK']);
    for (const field of ['patient_email', 'patient_name', 'notes']) {
      const other = { ...template_params, [field]: field === 'patient_email' ? 'x@example.com' : 'Another' };
      expect((await client.sendEmail({ ...patient, template_params: other })).status, field).toBe(403);
    }
    for (let count = 0; count < 3; count++) {
      expect(await answerOf(await client.sendEmail({ ...patient, template_params }))).toEqual([200, 'OK']);
    }
    // The browser sends all of it again.
    expect((await client.sendEmail({ template_params })).status).toBe(200);
    const emails = await receivedEmails(id, 2);
    const recipients = emails.map(({ to }) => to.map(({ address }) => address).join());
    expect(recipients.toSorted()).toEqual([facts.email, template_params.patient_email].toSorted());
  });

  test('equal requests at once are one e-mail, and each is answered', async ({ client }) => {
    const template_params = newParams();
    const message = newMessage();
    const clinics = await Promise.all([1, 2, 3].map(() => client.sendEmail({ template_params })));
    expect(clinics.map(({ status }) => status)).toEqual([200, 200, 200]);
    const patients = await Promise.all(
      [1, 2, 3].map(() => client.sendEmail({ ...patient, template_params })),
    );
    expect(patients.map(({ status }) => status)).toEqual([200, 200, 200]);
    const forms = await Promise.all([1, 2, 3].map(() => client.sendForm(message)));
    expect(forms.map(({ status }) => status)).toEqual([200, 200, 200]);
    await receivedEmails(template_params.appointment_id, 2);
    await receivedEmails(message.email, 1);
  });

  test("EmailJS's refusals, each in its words; nothing is sent", async ({ client }) => {
    const template_params = newParams();
    for (const [name, changes, status, text] of refusedEmailSends(template_params, dates.day(sunday))) {
      const response = await client.sendEmail({ template_params, ...changes });
      expect(response.status, name).toBe(status);
      expect(response.headers.get('Content-Type'), name).toMatch(/^text\/plain/);
      expect(await response.text(), name).toContain(text);
    }
    for (const [name, type, body, status] of UNREADABLE_EMAIL_SENDS) {
      const response = await client.post(EMAIL_SEND_PATH, { headers: { 'Content-Type': type }, body });
      expect(response.status, name).toBe(status);
    }
    const fields = Object.keys(PARAMS).filter((name) => name !== 'notes');
    for (const [sign, field] of [
      ...HEADER_BREAKERS.map((each) => [each, 'patient_name'] as const),
      ...fields.map((each) => ['\r\n', each] as const),
    ]) {
      const value = `${template_params[field as keyof AppointmentParams]}${sign}Bcc: someone@example.com`;
      const response = await client.sendEmail({ template_params: { ...template_params, [field]: value } });
      expect(Math.floor(response.status / 100), `${JSON.stringify(sign)} in ${field}`).toBe(4);
    }
    await receivedEmails(template_params.appointment_id, 0);
  });

  test("Formspree's refusals, each with its code; nothing is sent", async ({ client }) => {
    for (const [name, { type, body }, status, code] of UNREADABLE_FORMS) {
      const headers = { Accept: 'application/json', ...(type && { 'Content-Type': type }) };
      const response = await client.post('/f/contact', { headers, body });
      expect(response.status, name).toBe(status);
      expect(await response.json(), name).toMatchObject({ errors: [{ code }] });
    }
    const message = newMessage();
    const unknown = await client.post('/f/other', {
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(message),
    });
    expect(await answerOf(unknown)).toEqual([
      404,
      JSON.stringify({
        error: 'Form not found',
        errors: [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }],
      }),
    ]);
    const response = await client.sendForm({ ...message, name: 'x\r\ny', message: '' });
    expect(await response.json()).toEqual({
      error: 'Validation errors',
      errors: [
        { code: 'TYPE_TEXT', field: 'name', message: 'should be a single line of text' },
        { code: 'REQUIRED_FIELD_EMPTY', field: 'message', message: 'is required' },
      ],
    });
    await receivedEmails(message.email, 0);
  });

  test('a form is taken from a script, from a page and as a file of parts; it is one message', async ({
    client,
  }) => {
    const message = newMessage();
    expect(await (await client.sendForm(message)).json()).toEqual({ ok: true, next: '/thank-you' });
    const plain = await client.sendForm(message, undefined, { Accept: 'text/html' });
    expect([plain.status, plain.headers.get('Location')]).toEqual([303, '/thank-you']);
    const parts = new FormData();
    for (const [name, value] of Object.entries(message)) parts.append(name, value);
    const headers = { Accept: 'application/json' };
    expect((await client.post('/f/contact', { headers, body: parts })).status).toBe(200);
    const [email] = await receivedEmails(message.email, 1);
    expect(email?.text).toContain('My son is four.');

    const caught = newMessage();
    expect((await client.sendForm({ ...caught, _gotcha: 'https://spam.example' })).status).toBe(200);
    await receivedEmails(caught.email, 0);
  });

  test('an e-mail a second and client; an address that the client writes itself changes nothing', async ({
    client,
    host,
  }) => {
    const address = newAddress();
    const template_params = newParams();
    const send = () => {
      const forged = { [host === 'edge' ? 'X-Forwarded-For' : 'CF-Connecting-IP']: newAddress() };
      const body = JSON.stringify({
        user_id: RELAY_IDS.emailjs.publicKey,
        service_id: RELAY_IDS.emailjs.serviceId,
        template_id: RELAY_IDS.emailjs.clinicTemplateId,
        template_params,
      });
      return client.post(
        EMAIL_SEND_PATH,
        { headers: { 'Content-Type': 'application/json', ...forged }, body },
        address,
      );
    };
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([200, 429]);
    expect(second.headers.get('Retry-After')).toBe('1');
    expect(await second.text()).toBe('Too Many Requests');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect((await send()).status).toBe(200);
  });

  test('twenty forms a minute and client, also at once', async ({ client }) => {
    const address = newAddress();
    const forms = Array.from({ length: 22 }, () => client.sendForm({ name: 'x' }, address));
    const statuses = (await Promise.all(forms)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array<number>(20).fill(422), 429, 429]);
    const response = await client.sendForm({ name: 'x' }, address);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(40);
    expect(await response.json()).toMatchObject({ errors: [{ code: 'TOO_MANY_REQUESTS' }] });
  });

  test('ten confirmations an hour to one address', async ({ client }) => {
    const { patient_email } = newParams();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) {
      const template_params = { ...newParams(), patient_email };
      expect((await client.sendEmail({ template_params })).status).toBe(200);
      statuses.push((await client.sendEmail({ ...patient, template_params })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  test('pages of the site may send from its own origin, those of other sites may not', async ({ client }) => {
    const template_params = newParams();
    const post = (Origin: string) =>
      client.post(EMAIL_SEND_PATH, {
        headers: { 'Content-Type': 'application/json', Origin },
        body: JSON.stringify({
          user_id: RELAY_IDS.emailjs.publicKey,
          service_id: RELAY_IDS.emailjs.serviceId,
          template_id: RELAY_IDS.emailjs.clinicTemplateId,
          template_params,
        }),
      });
    for (const origin of ['https://evil.example', 'null', `${client.url}.evil.example`]) {
      expect(await answerOf(await post(origin)), origin).toEqual([403, 'The origin is not allowed']);
    }
    const form = await client.sendForm(newMessage(), undefined, { Origin: 'https://evil.example' });
    expect([form.status, await form.json()]).toMatchObject([403, { error: 'Forbidden' }]);
    await receivedEmails(template_params.appointment_id, 0);
    for (const origin of [facts.siteUrl, client.url]) expect((await post(origin)).status).toBe(200);
    await receivedEmails(template_params.appointment_id, 1);
  });

  test('whatever a body holds, the answer is a 4xx and nothing is sent', async ({ client }) => {
    const template_params = newParams();
    const body = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => bytes as Uint8Array<ArrayBuffer>),
      fc.json({ maxDepth: 5 }),
      fc.nat(30_000).map((depth) => '['.repeat(depth)),
      fc.tuple(fc.nat(400), fc.string({ unit: 'binary', maxLength: 3 })).map(([index, noise]) => {
        const whole = JSON.stringify({ user_id: 'relay', service_id: 'relay', template_params });
        return whole.slice(0, index) + noise + whole.slice(index + 1);
      }),
      fc
        .string({ unit: 'binary', maxLength: 40 })
        .map((text) => `--x\r\nContent-Disposition: form-data; name="name"${text}\r\n--x--`),
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
      fc.asyncProperty(
        body,
        type,
        fc.constantFrom(EMAIL_SEND_PATH, '/f/contact'),
        async (bytes, contentType, path) => {
          const response = await client.post(path, { headers: { 'Content-Type': contentType }, body: bytes });
          await response.arrayBuffer();
          expect(Math.floor(response.status / 100)).toBe(4);
        },
      ),
      { numRuns: 50 },
    );
    await receivedEmails(template_params.appointment_id, 0);
  });

  test('tells whether the mail server answers, and sends the security headers', async ({ client }) => {
    const health = await fetch(`${client.url}/health`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok', mail: 'ok' }]);
    const refused = await client.sendForm({});
    for (const response of [health, refused]) {
      for (const [name, value] of Object.entries(securityHeaders)) {
        expect(response.headers.get(name), name).toBe(value);
      }
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
    expect(refused.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  });
});
