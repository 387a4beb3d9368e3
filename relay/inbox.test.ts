import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type RunningServer } from './node.ts';
import { readSettings } from './settings.ts';
import { CLINIC, MESSAGE, NOW, PARAMS } from './test-relay.ts';
import { EMAIL_SEND_PATH, RELAY_IDS, type EmailSendRequest } from '../domain/wire.ts';

// The whole way, as `npm start` has it: an HTTP request to the relay, SMTP, and an e-mail in the local inbox.

type ReceivedEmail = {
  id: string;
  subject: string;
  from: { address: string; name: string }[];
  to: { address: string; name: string }[];
  text: string;
  html: string;
  attachments: { filename: string; contentType: string }[];
};

const MAILDEV = fileURLToPath(new URL('../node_modules/maildev/dist/bin/maildev.js', import.meta.url));

let inbox: ChildProcess;
let inboxUrl: string;
let server: RunningServer;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function received(): Promise<ReceivedEmail[]> {
  const response = await fetch(`${inboxUrl}/api/email`);
  return (await response.json()) as ReceivedEmail[];
}

/** One header as it arrived, unfolded. */
async function headerOf(email: ReceivedEmail, name: string): Promise<string | undefined> {
  const source = await (await fetch(`${inboxUrl}/api/email/${email.id}/source`)).text();
  const [head = ''] = source.split(/\r?\n\r?\n/, 1);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return lines.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2);
}

async function untilInboxAnswers(): Promise<void> {
  for (;;) {
    try {
      await received();
      return;
    } catch {
      if (inbox.exitCode !== null) throw new Error('maildev ended before it was ready');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

beforeAll(async () => {
  const [smtpPort, webPort] = [await freePort(), await freePort()];
  inboxUrl = `http://127.0.0.1:${webPort}`;
  const ports = ['--smtp', String(smtpPort), '--web', String(webPort)];
  const addresses = ['--ip', '127.0.0.1', '--web-ip', '127.0.0.1'];
  inbox = spawn(process.execPath, [MAILDEV, ...ports, ...addresses, '--silent'], { stdio: 'ignore' });
  await untilInboxAnswers();
  server = await startServer({
    port: 0,
    settings: readSettings({ SMTP_PORT: String(smtpPort) }),
    clinic: CLINIC,
    log: () => {},
    now: () => NOW,
  });
}, 60_000);

afterAll(async () => {
  await server?.close();
  inbox?.kill();
});

function send(template_id: string): Promise<Response> {
  const body: EmailSendRequest = {
    lib_version: '4.4.1',
    user_id: RELAY_IDS.emailjs.publicKey,
    service_id: RELAY_IDS.emailjs.serviceId,
    template_id,
    template_params: PARAMS,
  };
  return fetch(server.url + EMAIL_SEND_PATH, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

test('a booking is two e-mails in the inbox, a contact message a third', async () => {
  const forClinic = await send(RELAY_IDS.emailjs.clinicTemplateId);
  expect([forClinic.status, await forClinic.text()]).toEqual([200, 'OK']);
  // The site's own pause.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const forPatient = await send(RELAY_IDS.emailjs.patientTemplateId);
  expect([forPatient.status, await forPatient.text()]).toEqual([200, 'OK']);
  const body = new FormData();
  for (const [name, value] of Object.entries(MESSAGE)) body.append(name, value);
  const form = await fetch(`${server.url}/f/contact`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body,
  });
  expect([form.status, await form.json()]).toEqual([200, { ok: true, next: '/thank-you' }]);

  const emails = await received();
  expect(emails).toHaveLength(3);
  const [clinicEmail, patientEmail, messageEmail] = [
    'Appointment request:',
    'Your appointment request',
    'Message from',
  ].map((start) => emails.find(({ subject }) => subject.startsWith(start))!);

  expect(clinicEmail!.to).toMatchObject([{ address: CLINIC.email }]);
  expect(await headerOf(clinicEmail!, 'reply-to')).toBe(`${PARAMS.patient_name} <${PARAMS.patient_email}>`);
  for (const value of Object.values(PARAMS)) expect(clinicEmail!.text).toContain(value);

  expect(patientEmail!.from).toMatchObject([{ address: CLINIC.email, name: CLINIC.name }]);
  expect(patientEmail!.to).toMatchObject([{ address: PARAMS.patient_email }]);
  expect(patientEmail!.text).toContain(PARAMS.appointment_date);
  expect(patientEmail!.html).toContain(PARAMS.appointment_id);
  expect(patientEmail!.attachments).toMatchObject([
    { filename: `appointment-${PARAMS.appointment_id}.ics`, contentType: 'text/calendar' },
  ]);

  expect(await headerOf(messageEmail!, 'reply-to')).toBe(`${MESSAGE.name} <${MESSAGE.email}>`);
  expect(messageEmail!.text).toContain(MESSAGE.message);
}, 60_000);
