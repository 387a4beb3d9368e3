import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { facts } from '#clinic/facts.ts';
import { EDGE_PORTS } from './ports.ts';
import { appointmentOf, PARAMS } from './test-relay.ts';
import { openDay } from './test-schedule.ts';
import { newAppointmentId } from '../../domain/forms/appointment-request.ts';
import { newRequestState, type Act } from '../../domain/appointment/appointment-lifecycle.ts';
import { slotsOn } from '../../domain/clinic/opening-hours.ts';
import { toEmailParams, type EmailParams } from '../../domain/forms/email-params.ts';
import { createLinkEncryption } from '../../relay/appointment/link-encryption.ts';
import type { RecordsMethod } from '../../relay/store/appointment-records.ts';
import { APPOINTMENT_PATH } from '../../domain/web/relay-paths.ts';
import { startEdgeServer } from '../../tools/edge-server.ts';
import { test as onHost } from './host-test.ts';
import { newAddress, newMark } from './unique-patients.ts';
import { startSmtp, type Done } from './smtp.ts';
import { createRelayClient } from './relay-client.ts';

/** The address of the worker. */
export const url = `http://127.0.0.1:${EDGE_PORTS.another}`;

export const { post, sendEmail, sendForm } = createRelayClient(url, (address) => ({
  'CF-Connecting-IP': address,
}));

export const KEY = 'Vb2Zr9Wm4Xq7Lc1Tn8Hd5Kf3Jp6Gs0Ey';

/**
 * A worker with access to its records. Settings turn on features: `booking.chairs` (CHAIRS),
 * `booking.dayList` (DAY_LIST), `booking.earlier` (EARLIER_TIMES, a time zone), bookings without e-mail
 * (EMAIL_OPTIONAL), pictures (PHOTOS) and automatic e-mails (AUTOMATIC_EMAILS).
 */
export const TEST_WORKER = 'test-worker.ts';

/** Returns the parameters of a booking for tomorrow with a unique id and e-mail address. */
export function newParams(): EmailParams {
  const date = openDay(facts, 1);
  const [slot] = slotsOn(facts, date, new Date());
  const appointment = { ...appointmentOf(PARAMS), date, time: slot!.time };
  return toEmailParams({ ...appointment, email: `priya.${newMark()}@example.com` }, newAppointmentId());
}

/** Starts a mail server. `onRecipient`, if set, answers each RCPT command. */
async function startMailServer() {
  const hook = { onRecipient: null as ((done: Done, address: string) => void) | null };
  const smtp = await startSmtp({
    onRcptTo: ({ address }, _, done) => (hook.onRecipient ? hook.onRecipient(done, address) : done()),
  });
  return Object.assign(hook, { ...smtp, url: `smtp://127.0.0.1:${smtp.port}` });
}

/**
 * Returns the address of the link for an act in e-mails.
 *
 * @param language - the language of the patient's page
 */
export async function linkOf(params: EmailParams, act: Act, language = 'en'): Promise<string> {
  const links = createLinkEncryption([KEY]);
  const asked = appointmentOf(params);
  const state = newRequestState(asked, params.appointment_id, language);
  return url + APPOINTMENT_PATH + (await links.createToken(state, act));
}

/**
 * Submits the form of a link's page.
 *
 * @param suffix - appended to the link's address
 * @param address - the client's address
 * @returns the status of the answer
 */
export async function submitAct(
  params: EmailParams,
  act: Act,
  fields: Record<string, string> = {},
  suffix = '',
  address = newAddress(),
): Promise<number> {
  const { status } = await fetch((await linkOf(params, act)) + suffix, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'CF-Connecting-IP': address, Connection: 'close' },
    body: new URLSearchParams(fields),
  });
  return status;
}

/** Returns the HTML of a link's page. */
export async function pageOf(params: EmailParams, act: Act): Promise<string> {
  return (await fetch(await linkOf(params, act), { headers: { Connection: 'close' } })).text();
}

/** Calls a method of the records in the Durable Object. Needs `TEST_WORKER`. */
export async function callRecords<Result>(method: RecordsMethod, ...args: unknown[]): Promise<Result> {
  const body = JSON.stringify({ method, args });
  return (await fetch(`${url}${APPOINTMENT_PATH}due`, { method: 'POST', body })).json() as Promise<Result>;
}

type Workerd = {
  /** the worker's log so far */
  log: string[];
  mailServer: Awaited<ReturnType<typeof startMailServer>>;
  /** Runs a function while the worker runs. The worker's storage lasts until the test ends. */
  whileRunning(
    settings: Record<string, string>,
    run: () => Promise<void>,
    worker?: typeof TEST_WORKER,
  ): Promise<void>;
};

/** A test of the relay in workerd. Each test starts workerd itself. */
export const test = onHost.extend<{ workerd: Workerd }>({
  workerd: [
    // Playwright reads from this pattern which other fixtures this one uses. It uses none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const stateFolder = mkdtempSync(join(tmpdir(), 'edge-state-'));
      const log: string[] = [];
      const mailServer = await startMailServer();
      await use({
        log,
        mailServer,
        async whileRunning(changes, run, worker) {
          const server = await startEdgeServer({
            port: EDGE_PORTS.another,
            stateFolder,
            settings: { SMTP_URL: mailServer.url, APPOINTMENT_KEYS: KEY, ...changes },
            log: (line) => void log.push(line),
            extraArgs: worker ? [`tests/hosts/${worker}`] : [],
          });
          try {
            await run();
          } finally {
            await server.close();
          }
        },
      });
      mailServer.close();
      rmSync(stateFolder, { recursive: true, force: true });
    },
    { timeout: 60_000 },
  ],
});
