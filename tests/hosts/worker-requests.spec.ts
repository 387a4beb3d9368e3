import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { facts } from '#clinic/facts.ts';
import { EDGE_PORTS } from '../helpers/ports.ts';
import { MESSAGE } from '../helpers/test-relay.ts';
import { linkOf, newParams, sendEmail, sendForm, submitAct, test, url } from '../helpers/workerd-test.ts';
import { newAddress } from '../helpers/unique-patients.ts';
import { answerOf } from '../helpers/relay-client.ts';

// How the relay in workerd answers mail servers and incomplete requests.

test.describe.configure({ timeout: 180_000 });

test(
  'answers simultaneous, aborted and truncated requests, and a link with a dot appended',
  { tag: '@edge' },
  async ({ workerd: { mailServer, whileRunning } }) => {
    await whileRunning({}, async () => {
      const params = newParams();
      const refusal = 'SMTP: the mail server refused the message (550)';
      mailServer.onRecipient = (done) =>
        // The answer comes only after the second request has arrived.
        void setTimeout(() => done(Object.assign(new Error('no'), { responseCode: 550 })), 1000);
      const both = [answerOf(sendEmail('clinic', params)), answerOf(sendEmail('clinic', params))];
      expect(await Promise.all(both)).toEqual([
        [412, refusal],
        [412, refusal],
      ]);
      mailServer.onRecipient = null;
      expect((await sendEmail('clinic', params)).status).toBe(200);
      expect(mailServer.recipients).toHaveLength(1);

      const recipientSent = Promise.withResolvers<void>();
      const accepted = Promise.withResolvers<void>();
      mailServer.onRecipient = (done) => {
        recipientSent.resolve();
        void accepted.promise.then(() => done());
      };
      const controller = new AbortController();
      const aborted = sendForm(MESSAGE, newAddress(), controller.signal);
      await recipientSent.promise;
      controller.abort();
      await expect(aborted).rejects.toThrow();
      const repeated = sendForm(MESSAGE);
      setTimeout(accepted.resolve, 1000);
      expect((await repeated).status).toBe(200);
      expect(mailServer.recipients.splice(0)).toHaveLength(2);
      mailServer.onRecipient = null;

      const declined = newParams();
      const link = await linkOf(declined, 'decline');
      const form = 'Content-Type: application/x-www-form-urlencoded\r\nSec-Fetch-Site: same-origin';
      for (const ending of [
        'Content-Length: 100\r\n\r\nown=The+lift',
        'Transfer-Encoding: chunked\r\n\r\nc\r\nown=The+lift\r\n',
      ]) {
        const socket = connect(EDGE_PORTS.another, '127.0.0.1');
        socket.on('error', () => {}).resume();
        socket.end(`POST ${new URL(link).pathname} HTTP/1.1\r\nHost: x\r\n${form}\r\n${ending}`);
        await once(socket, 'close');
      }
      const json = { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' }, body: '{}' };
      expect((await fetch(link, json)).status).toBe(400);
      expect((await fetch(`${link}.`)).status).toBe(200);
      expect(await submitAct(declined, 'decline', {}, '.')).toBe(200);
      // The truncated forms had no effect.
      expect(mailServer.recipients.toSorted()).toEqual([facts.email, declined.patient_email].toSorted());
    });
  },
);

test(
  'sends through a mail service over HTTP, and reports a missing mail setting',
  { tag: '@edge' },
  async ({ workerd: { log, whileRunning } }) => {
    const subjects: string[] = [];
    const service = createServer((request, response) => {
      void text(request).then((body) => {
        const { subject } = JSON.parse(body) as { subject?: string };
        if (subject) subjects.push(subject);
        response.writeHead(subject ? 200 : 422).end('{}');
      });
    });
    await once(service.listen(0, '127.0.0.1'), 'listening');
    const { port } = service.address() as AddressInfo;
    const MAIL_API_URL = `http://127.0.0.1:${port}/emails`;
    const settings = { SMTP_URL: '', MAIL_API_KEY: 're_1', MAIL_API_URL };
    await whileRunning(settings, async () => {
      const params = newParams();
      expect(await answerOf(sendEmail('clinic', params))).toEqual([200, 'OK']);
      expect(await answerOf(sendEmail('patient', params))).toEqual([200, 'OK']);
      expect(subjects).toHaveLength(2);
      expect((await fetch(`${url}/health`)).status).toBe(200);
      const asked = [];
      for (let count = 0; count <= 20; count++) {
        const headers = { 'CF-Connecting-IP': '203.0.113.7' };
        asked.push((await fetch(`${url}/health`, { headers })).status);
      }
      expect([asked[0], asked.at(-1)]).toEqual([200, 429]);
    });
    service.close();

    await whileRunning({ SMTP_URL: '' }, async () => {
      expect(await answerOf(fetch(`${url}/health`))).toEqual([
        503,
        'The mail relay is not configured. Its log says what is missing.',
      ]);
      expect((await fetch(`${url}/about`)).status).toBe(200);
    });
    expect(log.join()).toContain('environment: SMTP_URL is missing');
  },
);
