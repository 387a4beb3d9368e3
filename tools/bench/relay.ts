import autocannon from 'autocannon';
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Appointment } from '../../domain/appointment.ts';
import { requestedLife } from '../../domain/appointment-life.ts';
import { addDays, civilTimeAt, type CivilDate } from '../../domain/civil-date.ts';
import { slotsOn } from '../../domain/opening-hours.ts';
import {
  EMAIL_SEND_PATH,
  fromAppointmentParams,
  RELAY_IDS,
  toAppointmentParams,
  type AppointmentParams,
} from '../../domain/wire.ts';
import { facts } from '#clinic/facts.ts';
import { createAppointmentLinks } from '../../relay/appointment/links.ts';
import { APPOINTMENT_PATH } from '../../domain/relay-paths.ts';
import { anyFreePort } from '../any-free-port.ts';
import { readCount, readOptions } from './options.ts';
import { markdownTable } from './table.ts';

const HELP = `Sends appointment requests to the built relay, which delivers them to a mail server that only counts.

  npm run bench:relay                          the last build, 100000 requests
  npm run bench:relay -- --requests 5000       fewer
  npm run bench:relay -- --connections 100     more at once than 20

Every request is another appointment's, from another address; the limits are raised for it. First at a rate that a
machine should hold easily, then as fast as the relay answers. Last come acts: links of e-mails pressed, each of another
appointment, two e-mails each. Ends with 1 when the e-mails at the mail server are not as many as were answered with success.`;

/** Requests a second in the first part, and for how many seconds. */
const STEADY = { rate: 20, seconds: 20 };

/** How many links are pressed: what a busy clinic sees in a month. */
const ACTS = 1000;

const KEY = 'Vb2Zr9Wm4Xq7Lc1Tn8Hd5Kf3Jp6Gs0Ey';

const options = readOptions(HELP, {
  requests: { type: 'string', default: '100000' },
  connections: { type: 'string', default: '20' },
});
const requests = readCount('requests', options.requests, 1_000_000);
const connections = readCount('connections', options.connections, 1000);

if (!existsSync('build/relay/node.js')) {
  console.error('There is no build to measure: run npm run build first.');
  process.exit(1);
}

const sink = fork(new URL('./mail-sink.ts', import.meta.url), {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
const [{ port: sinkPort }] = (await once(sink, 'message')) as [{ port: number }];
const port = await anyFreePort();
const folder = mkdtempSync(join(tmpdir(), 'bench-relay-'));
const relay = spawn(process.execPath, ['tools/start.ts', '--built'], {
  env: {
    ...process.env,
    PORT: String(port),
    SMTP_URL: `smtp://127.0.0.1:${sinkPort}`,
    TRUSTED_PROXIES: '1',
    EMAILS_PER_HOUR: '1000000',
    APPOINTMENT_KEYS: KEY,
    APPOINTMENTS_FILE: join(folder, 'appointments.json'),
  },
  // Its log is written, as it would be, and goes nowhere.
  stdio: ['ignore', 'ignore', 'inherit'],
});

let appointments = 0;
let addresses = 0;

try {
  await answering(relay);
  const steady = await run('steady', STEADY.rate * STEADY.seconds, { overallRate: STEADY.rate });
  const fastest = await run('fastest', requests, { connections });
  const links = await Promise.all(Array.from({ length: ACTS }, newLink));
  const acts = await run('acts', ACTS, {
    connections,
    requests: [{ setupRequest: (request) => pressed(request, links.pop()!) }],
  });
  const counted = await count();
  report([steady, fastest], acts, counted);
} finally {
  rmSync(folder, { recursive: true, force: true });
  relay.kill('SIGTERM');
  sink.disconnect();
}

type Part = Awaited<ReturnType<typeof run>>;

/** Sends so many requests, each appointment's two after one another, and measures the relay meanwhile. */
async function run(name: string, amount: number, how: Partial<autocannon.Options>) {
  console.log(`${name}: ${amount} requests …`);
  let mostMegabytes = residentMegabytes();
  const usedBefore = coreMilliseconds();
  const done = Promise.withResolvers<autocannon.Result>();
  const settings: autocannon.Options = {
    url: `http://127.0.0.1:${port}`,
    connections: 20,
    amount,
    timeout: 60,
    requests: [
      { setupRequest: (request, context) => email(request, context, 'clinic') },
      { setupRequest: (request, context) => email(request, context, 'patient') },
    ],
    ...how,
  };
  const instance = autocannon(settings, (error: Error | null, result) =>
    error ? done.reject(error) : done.resolve(result),
  );
  instance.on('response', () => {
    mostMegabytes = Math.max(mostMegabytes, residentMegabytes());
  });
  const result = await done.promise;
  return {
    name,
    requests: result.requests.total,
    accepted: result['2xx'],
    refused: result.non2xx,
    failed: result.errors,
    coreMillisecondsEach: Math.round(((coreMilliseconds() - usedBefore) / result.requests.total) * 10) / 10,
    perSecond: Math.round((result.requests.total / result.duration) * 10) / 10,
    milliseconds: { p50: result.latency.p50, p99: result.latency.p99 },
    mostMegabytes,
  };
}

/** The request of an appointment for the clinic, and then the same one's for the patient. */
function email(
  request: autocannon.Request,
  context: { params?: AppointmentParams },
  template: 'clinic' | 'patient',
): autocannon.Request {
  if (template === 'clinic') context.params = newAppointment();
  const { publicKey, serviceId, clinicTemplateId, patientTemplateId } = RELAY_IDS.emailjs;
  return {
    ...request,
    method: 'POST',
    path: EMAIL_SEND_PATH,
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress() },
    body: JSON.stringify({
      lib_version: '4.4.1',
      user_id: publicKey,
      service_id: serviceId,
      template_id: template === 'clinic' ? clinicTemplateId : patientTemplateId,
      template_params: context.params,
    }),
  };
}

function newAppointment(): AppointmentParams {
  appointments += 1;
  const date = openDay();
  const slots = slotsOn(facts, date, new Date());
  const request = {
    name: 'Asha Rane',
    email: `asha.${appointments}@example.com`,
    phone: '+91 98200 12345',
    date,
    time: slots[appointments % slots.length]!.time,
    notes: 'An upper molar on the left aches since Friday, most when I drink something cold.',
  };
  return toAppointmentParams(request, `DENT-${appointments.toString(36).toUpperCase().padStart(6, '0')}`);
}

/** The way to confirm another appointment. */
async function newLink(): Promise<string> {
  const asked = fromAppointmentParams(newAppointment()) as Appointment;
  const thread = asked.id.toLowerCase();
  return (
    APPOINTMENT_PATH + (await createAppointmentLinks([KEY]).seal(requestedLife(asked, thread), 'confirm'))
  );
}

function pressed(request: autocannon.Request, path: string): autocannon.Request {
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': newAddress() };
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return { ...request, method: 'POST', path, headers: { ...headers, ...type }, body: '' };
}

function openDay(): CivilDate {
  let date = addDays(civilTimeAt(new Date(), facts.timeZone).date, 1);
  while (slotsOn(facts, date, new Date()).length === 0) date = addDays(date, 1);
  return date;
}

/** Another visitor's for each request, since each address has its limit. */
function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}
async function answering(server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (server.exitCode === null && Date.now() < deadline) {
    const healthy = await fetch(`http://127.0.0.1:${port}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The relay did not start within 30 seconds.');
}

/** What Linux says of the relay's memory; NaN elsewhere. */
function residentMegabytes(): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(processFile('status'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** The milliseconds of a core the relay has used, in user and system, in Linux's hundredths of a second. */
function coreMilliseconds(): number {
  const fields = processFile('stat')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function processFile(name: string): string {
  try {
    return readFileSync(`/proc/${relay.pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

async function count() {
  const answer = once(sink, 'message');
  sink.send('count');
  const [counted] = (await answer) as [{ emails: number; connections: number }];
  return counted;
}

function report(
  requested: Part[],
  acts: Part,
  { emails, connections: smtpConnections }: { emails: number; connections: number },
) {
  const parts = [...requested, acts];
  const accepted = requested.reduce((sum, part) => sum + part.accepted, 0);
  const table = markdownTable(
    ['', ...parts.map(({ name }) => name)],
    [
      ['requests', ...parts.map((part) => String(part.requests))],
      ['answered with success', ...parts.map((part) => String(part.accepted))],
      ['refused', ...parts.map((part) => String(part.refused))],
      ['without an answer', ...parts.map((part) => String(part.failed))],
      ['requests a second', ...parts.map((part) => String(part.perSecond))],
      ['milliseconds, p50', ...parts.map((part) => String(part.milliseconds.p50))],
      ['milliseconds, p99', ...parts.map((part) => String(part.milliseconds.p99))],
      ['milliseconds of a core, each', ...parts.map((part) => String(part.coreMillisecondsEach))],
      ['MB at the most', ...parts.map((part) => String(part.mostMegabytes))],
    ],
  );
  console.log(`\n${table}\n`);
  console.log(`E-mails at the mail server: ${emails}, over ${smtpConnections} connections.`);
  console.log(`Requests answered with success: ${accepted}, and acts: ${acts.accepted}.`);
  if (emails !== accepted + 2 * acts.accepted) {
    console.error('\nThe two differ: e-mails were lost or doubled.');
    process.exitCode = 1;
  }
}
