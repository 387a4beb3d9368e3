import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMAIL_SEND_PATH, RELAY_IDS } from '../../domain/wire.ts';
import { startServer } from './node.ts';
import { readSettings } from './settings.ts';
import { CLINIC, NOW, PARAMS } from '../../tests/helpers/relay.ts';

// The relay as a process of its own, which its host may end at any time; built first, since its e-mails are in JSX.

const BUILT = 'build/relay-under-test';

const PROGRAM = `
  import { closeOnSignals, startServer } from './${BUILT}/node.js';
  import { readSettings } from './relay/host/settings.ts';
  const server = await startServer({
    port: 0,
    clinic: ${JSON.stringify(CLINIC)},
    settings: readSettings(process.env),
    now: () => new Date(${NOW.getTime()}),
  });
  closeOnSignals(server);
  console.log(JSON.stringify({ url: server.url }));
`;

let received: string[] = [];
let acceptAfterMs = 0;
let asked = () => {};
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  onMailFrom(_, __, done) {
    asked();
    done();
  },
  onData(stream, _, done) {
    let text = '';
    stream.on('data', (data) => (text += data));
    stream.on('end', () =>
      setTimeout(() => {
        received.push(text);
        done();
      }, acceptAfterMs),
    );
  },
});
smtp.on('error', () => {});

const recipients = () => received.map((text) => /^To: .*?([^\s<]+@[^>\s]+)/m.exec(text)?.[1]);

const children: ChildProcess[] = [];
let smtpPort: string;

beforeAll(async () => {
  await build({ configFile: 'vite.relay.config.ts', logLevel: 'silent', build: { outDir: BUILT } });
  await once(smtp.listen(0, '127.0.0.1'), 'listening');
  smtpPort = String((smtp.server.address() as AddressInfo).port);
});

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  smtp.server.close();
});

async function startRelay() {
  const relay = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    env: { ...process.env, SMTP_PORT: smtpPort },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(relay);
  const output: string[] = [];
  relay.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
  await expect.poll(() => output.join(''), { timeout: 30_000 }).toContain('\n');
  const { url } = JSON.parse(output.join('')) as { url: string };
  return { relay, url, output: () => output.join('') };
}

/** Sends one of the two e-mails as the browser does, without the SDK. */
async function send(url: string, template: 'clinic' | 'patient'): Promise<number> {
  const { publicKey, serviceId, clinicTemplateId, patientTemplateId } = RELAY_IDS.emailjs;
  const response = await fetch(url + EMAIL_SEND_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      user_id: publicKey,
      service_id: serviceId,
      template_id: template === 'clinic' ? clinicTemplateId : patientTemplateId,
      template_params: PARAMS,
    }),
  });
  return response.status;
}

test("killed between the two e-mails: the patient's is refused, and both sent again complete the request", async () => {
  const { relay, url } = await startRelay();
  const successor = await startServer({
    port: 0,
    clinic: CLINIC,
    settings: readSettings({ SMTP_PORT: smtpPort }),
    log: () => {},
    now: () => NOW,
  });
  expect(await send(url, 'clinic')).toBe(200);
  relay.kill('SIGKILL');
  await once(relay, 'exit');
  expect(await send(successor.url, 'patient')).toBe(403);
  expect(recipients()).toEqual([CLINIC.email]);

  expect(await send(successor.url, 'clinic')).toBe(200);
  expect(await send(successor.url, 'patient')).toBe(200);
  await successor.close();
  expect(recipients()).toEqual([CLINIC.email, CLINIC.email, PARAMS.patient_email]);
  // The clinic sees one request: the same id in the text, the same id of the message to its mail program.
  expect(received[1]).toContain(PARAMS.appointment_id);
  const [first, again, patients] = received.map((text) => /^Message-ID: (<.+>)$/im.exec(text)![1]);
  expect(again).toBe(first);
  expect(patients).not.toBe(first);
}, 60_000);

test('asked to end (SIGTERM): finishes the e-mail under way, answers it, takes no more, and ends well', async () => {
  received = [];
  acceptAfterMs = 300;
  const { relay, url, output } = await startRelay();
  const underWay = new Promise<void>((resolve) => (asked = resolve));
  const sent = send(url, 'clinic');
  await underWay;
  expect(received).toEqual([]);
  const exit = once(relay, 'exit');
  relay.kill('SIGTERM');
  expect(await sent).toBe(200);
  expect(await exit).toEqual([0, null]);
  expect(received).toHaveLength(1);
  await expect(fetch(`${url}/health`)).rejects.toThrow();

  // What a host collects of it, all told, names nobody.
  const line = JSON.parse(output().trim().split('\n').at(-1)!) as unknown;
  expect(line).toMatchObject({ event: 'email-send', outcome: 'delivered', appointmentId: 'DENT-4K7Q2Z' });
  expect(output()).not.toMatch(/Priya|98200|Sharp/i);
}, 60_000);
