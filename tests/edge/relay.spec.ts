import { expect } from '@playwright/test';
import { facts } from '#clinic/facts.ts';
import { securityHeaders } from '../../domain/security-headers.ts';
import { MESSAGE } from '../helpers/relay.ts';
import { EMAIL_SEND_PATH, RELAY_IDS } from '../../domain/wire.ts';
import { asClient, newAddress, test as onHost } from '../helpers/host.ts';
import { receivedEmails } from '../helpers/inbox.ts';
import { newParams } from '../helpers/new-params.ts';

// That the relay keeps its promises in workerd, where its memory is the platform's. All of them in detail, at moments and
// with mail servers of the tests' choosing: relay/*.test.ts.

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

  test('twenty bookings of one address in the same second are forty e-mails', async ({ client }) => {
    const address = newAddress();
    const bookings = Array.from({ length: 20 }, newParams);
    for (const template of [{}, patient]) {
      const answers = await Promise.all(
        bookings.map((template_params) => client.sendEmail({ ...template, template_params }, address)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    }
    for (const { appointment_id } of bookings) await receivedEmails(appointment_id, 2);
  });

  test('a flood of one client is stopped; an address that the client writes itself changes nothing', async ({
    client,
    host,
  }) => {
    const address = newAddress();
    const send = () => {
      const forged = { [host === 'edge' ? 'X-Forwarded-For' : 'CF-Connecting-IP']: newAddress() };
      const headers = { 'Content-Type': 'application/json', ...forged };
      return client.post(EMAIL_SEND_PATH, { headers, body: '{}' }, address);
    };
    const flood = await Promise.all(Array.from({ length: 100 }, send));
    const refused = flood.filter(({ status }) => status === 429);
    expect(flood.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(40);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!.headers.get('Retry-After')).toBe('1');
    expect(await refused[0]!.text()).toBe('Too Many Requests');
    await expect.poll(async () => (await send()).status).toBe(400);
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
