import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { facts } from '#clinic/facts.ts';
import { addDays, civilTimeAt } from '../../domain/civil-date.ts';
import { slotsOn } from '../../domain/opening-hours.ts';
import { EMAIL_SEND_PATH, emailToSend, toAppointmentParams } from '../../domain/wire.ts';
import { anyFreePort, hasStarted } from '../ports.ts';
import { measureFullTimes } from './full-times.ts';

const APPOINTMENTS = 5000;
/** At a time. */
const VISITORS = 20;

/**
 * Sends appointments' two e-mails through the last build's relay, each from another address, as fast as it answers, to a mail
 * server that only counts, and prints how many a second it held, what each took of a core, and its memory at the end.
 *
 * @returns a line where e-mails were refused, lost or doubled
 */
export async function measureRelay(): Promise<string[]> {
  await measureFullTimes();
  let arrived = 0;
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData: (stream, _, done) => stream.resume().on('end', () => done(void (arrived += 1))),
  });
  sink.on('error', () => {});
  sink.listen(0, '127.0.0.1');
  const port = await anyFreePort();
  const url = `http://127.0.0.1:${port}`;
  const relay = spawn(process.execPath, ['tools/start.ts', '--serve'], {
    env: {
      ...process.env,
      PORT: String(port),
      SMTP_URL: `smtp://127.0.0.1:${(sink.server.address() as AddressInfo).port}`,
      TRUSTED_PROXIES: '1',
      EMAILS_PER_HOUR: '1000000',
    },
    // Its log is written, as it would be, and goes nowhere.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await hasStarted(relay, `${url}/health`, 60_000);
  const started = performance.now();
  const before = coreMilliseconds(relay.pid!);
  let accepted = 0;
  let next = 0;
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      while (next < APPOINTMENTS) {
        const taken = await book(url, (next += 1));
        accepted += taken;
      }
    }),
  );
  const perSecond = accepted / ((performance.now() - started) / 1000);
  const core = (coreMilliseconds(relay.pid!) - before) / accepted;
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${relay.pid}/status`, 'utf8')) ?? [];
  console.log(
    `${accepted} e-mails, ${perSecond.toFixed(0)} a second, ${core.toFixed(1)} ms of a core each; ${Math.round(Number(kilobytes) / 1024)} MB.`,
  );
  relay.kill('SIGTERM');
  sink.close();
  const wanted = 2 * APPOINTMENTS;
  return arrived === wanted && accepted === wanted
    ? []
    : [`of ${wanted} e-mails ${accepted} were taken and ${arrived} arrived`];
}

/** @returns how many of the two e-mails the relay has taken */
async function book(url: string, nth: number): Promise<number> {
  let date = addDays(civilTimeAt(new Date(), facts.timeZone).date, 1);
  while (slotsOn(facts, date, new Date()).length === 0) date = addDays(date, 1);
  const { time } = slotsOn(facts, date, new Date())[0]!;
  const person = { name: 'Asha Rane', email: `asha.${nth}@example.com`, phone: '+91 98200 12345' };
  const request = { ...person, date, time, notes: 'An upper molar on the left aches since Friday.' };
  const params = toAppointmentParams(request, `DENT-${nth.toString(36).toUpperCase().padStart(6, '0')}`);
  let taken = 0;
  // Each visitor's address has its limit.
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.${nth >> 8}.${nth & 255}` };
  for (const to of ['clinic', 'patient'] as const) {
    const response = await fetch(url + EMAIL_SEND_PATH, {
      method: 'POST',
      headers,
      body: JSON.stringify(emailToSend(to, params)),
    });
    await response.text();
    if (response.ok) taken += 1;
  }
  return taken;
}

/** What a program has used of a core, in user and system, in Linux's hundredths of a second. */
function coreMilliseconds(pid: number): number {
  const [, fields = ''] = /^.*\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}
