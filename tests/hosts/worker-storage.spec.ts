import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { facts } from '#clinic/facts.ts';
import { EDGE_PORTS } from '../helpers/ports.ts';
import { MESSAGE, PARAMS } from '../helpers/test-relay.ts';
import { openDay } from '../helpers/test-schedule.ts';
import { newAppointmentId, type Appointment } from '../../domain/booking/appointment-request.ts';
import { newRequestState, type Act } from '../../domain/booking/appointment-lifecycle.ts';
import { addDays } from '../../domain/booking/civil-date.ts';
import { slotsOn } from '../../domain/booking/opening-hours.ts';
import {
  fromAppointmentParams,
  toAppointmentParams,
  type AppointmentParams,
} from '../../domain/booking/form-protocols.ts';
import { createAppointmentLinks } from '../../relay/appointment/link-encryption.ts';
import type { StoredAct } from '../../relay/appointment/record-schema.ts';
import { APPOINTMENT_PATH, FULL_SLOTS_PATH } from '../../domain/web/relay-paths.ts';
import { startEdgeServer } from '../../tools/edge-server.ts';
import { test } from '../helpers/host-test.ts';
import { newAddress, newMark } from '../helpers/unique-patients.ts';
import { startSmtp, type Done } from '../helpers/smtp.ts';
import { answerOf, createRelayClient } from '../helpers/relay-client.ts';

// What the worker's instances share outlives them: the first test starts workerd twice over the same folder.

const url = `http://127.0.0.1:${EDGE_PORTS.another}`;

const { sendEmail, sendForm } = createRelayClient(url, (address) => ({ 'CF-Connecting-IP': address }));

/** A request that the clinic's relay takes today, of one test alone by its id and the patient's address. */
function newParams(): AppointmentParams {
  const date = openDay(facts, 1);
  const [slot] = slotsOn(facts, date, new Date());
  const asked = { ...(fromAppointmentParams(PARAMS) as Appointment), date, time: slot!.time };
  return toAppointmentParams({ ...asked, email: `priya.${newMark()}@example.com` }, newAppointmentId());
}

/** A mail server; `onRecipient` decides about an e-mail in its place. */
async function startMailServer() {
  const hook = { onRecipient: null as ((done: Done, address: string) => void) | null };
  const smtp = await startSmtp({
    onRcptTo: ({ address }, _, done) => (hook.onRecipient ?? ((go: Done) => go()))(done, address),
  });
  return Object.assign(hook, { ...smtp, url: `smtp://127.0.0.1:${smtp.port}` });
}

const KEY = 'Vb2Zr9Wm4Xq7Lc1Tn8Hd5Kf3Jp6Gs0Ey';

async function linkOf(params: AppointmentParams, act: Act): Promise<string> {
  const links = createAppointmentLinks([KEY]);
  const state = newRequestState(fromAppointmentParams(params) as Appointment, params.appointment_id);
  return url + APPOINTMENT_PATH + (await links.createToken(state, act));
}

/** Presses the button of a link as the page does. */
async function press(
  params: AppointmentParams,
  act: Act,
  fields: Record<string, string> = {},
  end = '',
  address = newAddress(),
) {
  const { status } = await fetch((await linkOf(params, act)) + end, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'CF-Connecting-IP': address, Connection: 'close' },
    body: new URLSearchParams(fields),
  });
  return status;
}

/** What the page of a link says. */
async function pageOf(params: AppointmentParams, act: Act): Promise<string> {
  return (await fetch(await linkOf(params, act), { headers: { Connection: 'close' } })).text();
}

test.describe('in workerd', { tag: '@edge' }, () => {
  test.setTimeout(180_000);

  let stateFolder: string;
  let log: string[];
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  test.beforeEach(async () => {
    stateFolder = mkdtempSync(join(tmpdir(), 'edge-state-'));
    log = [];
    mailServer = await startMailServer();
  });
  test.afterEach(() => {
    mailServer.close();
    rmSync(stateFolder, { recursive: true, force: true });
  });

  /** Runs `during` while workerd runs, which goes on from what is in the folder. */
  async function whileRunning(changes: Record<string, string>, during: () => Promise<void>, worker?: string) {
    const settings = { SMTP_URL: mailServer.url, APPOINTMENT_KEYS: KEY, ...changes };
    const port = EDGE_PORTS.another;
    const keep = (line: string) => void log.push(line);
    const further = worker ? [`tests/hosts/${worker}`] : [];
    const server = await startEdgeServer({ port, stateFolder, settings, log: keep, further });
    try {
      await during();
    } finally {
      await server.close();
    }
  }

  test('repeats, limits and the steps of appointments are remembered when it is started again', async () => {
    // One client gets a quarter.
    const settings = { EMAILS_PER_HOUR: '8' };
    const [params, other] = [newParams(), newParams()];
    const address = newAddress();
    const pressed = newParams();
    let won: Act;
    await whileRunning(settings, async () => {
      expect(await answerOf(sendEmail('clinic', params, address))).toEqual([200, 'OK']);
      expect(await answerOf(sendEmail('patient', params))).toEqual([200, 'OK']);
      expect((await sendEmail('patient', other)).status).toBe(403);
      expect(await answerOf(sendEmail('clinic', other, address))).toEqual([200, 'OK']);
      const [confirmed, cancelled] = await Promise.all([press(pressed, 'confirm'), press(pressed, 'cancel')]);
      expect([confirmed, cancelled].toSorted()).toEqual([200, 409]);
      won = confirmed === 200 ? 'confirm' : 'cancel';
    });
    expect(mailServer.recipients.slice(0, 3)).toEqual([facts.email, params.patient_email, facts.email]);
    const both = [facts.email, pressed.patient_email].toSorted();
    expect(mailServer.recipients.splice(3).toSorted()).toEqual(both);

    await whileRunning(settings, async () => {
      for (const template of ['clinic', 'patient'] as const) {
        expect(await answerOf(sendEmail(template, params))).toEqual([200, 'OK']);
      }
      for (const act of ['confirm', 'cancel'] as const) {
        expect(await press(pressed, act)).toBe(act === won ? 200 : 409);
      }
      expect(mailServer.recipients).toHaveLength(3);
      expect(await answerOf(sendEmail('patient', other))).toEqual([200, 'OK']);
      expect(mailServer.recipients).toHaveLength(4);
      const limited = await sendEmail('clinic', newParams(), address);
      expect(limited.status).toBe(429);
      expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(3000);
    });
    // Nothing of the patient.
    expect(log.join()).not.toMatch(/Priya|98200 ?12345|Sharp/i);
  });

  // For one chair: relay/appointment/full-slots.test.ts.
  test('of 200 confirmations of 20 times at once, three for each win, and nobody is told more than the times', async () => {
    const settings = { EMAILS_PER_HOUR: '10000', CHAIRS: '3' };
    const asked = fromAppointmentParams(newParams()) as Appointment;
    const slots = Array.from({ length: 14 }, (_, days) => addDays(openDay(facts, 7), days))
      .flatMap((date) => slotsOn(facts, date, new Date()).map(({ time }) => ({ date, time })))
      .slice(0, 20);
    const patients = Array.from({ length: 200 }, (_, nth) =>
      toAppointmentParams({ ...asked, ...slots[nth % 20]! }, newAppointmentId()),
    );
    const full = async () => (await fetch(`${url}${FULL_SLOTS_PATH}`)).json();
    const given = Object.groupBy(slots, ({ date }) => date);
    const notifiedStep = Object.entries(given).map(([date, each]) => [date, each!.map(({ time }) => time)]);
    const answer = async () => {
      expect(await full()).toEqual({});
      const addresses = Array.from({ length: 20 }, newAddress);
      const statuses = await Promise.all(
        patients.map(async (params, nth) => {
          let status: number;
          // A busy machine may be slow to greet: who reads that no e-mail has gone presses again.
          do status = await press(params, 'confirm', {}, '', addresses[nth % 20]);
          while (status === 502);
          return status;
        }),
      );
      const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
      expect([count(200), count(409)]).toEqual([60, 140]);
      const won = slots.map((_, slot) => statuses.filter((each, at) => at % 20 === slot && each === 200));
      expect(won.map(({ length }) => length)).toEqual(Array(20).fill(3));
      expect(mailServer.recipients).toHaveLength(120);
      expect(await full()).toEqual(Object.fromEntries(notifiedStep));
    };
    await whileRunning(settings, answer, 'front-desk-worker.ts');
  });

  // Not after a cancellation: relay/appointment/automatic-emails.test.ts.
  test('what was due while nobody was there goes once, and not without its key', async () => {
    const worker = 'front-desk-worker.ts';
    const ask = async (method: string, ...given: unknown[]) => {
      const answer = await fetch(`${url}${APPOINTMENT_PATH}due`, {
        method: 'POST',
        body: JSON.stringify({ method, given }),
      });
      return (await answer.json()) as { stored: StoredAct };
    };
    const links = createAppointmentLinks([KEY]);
    const [unanswered, visiting, lost] = [newParams(), newParams(), newParams()];
    const since = Date.now() - 86_400_000;
    const visit = Date.now() + 7 * 86_400_000;
    const confirm = async (params: AppointmentParams, by = links) => {
      const requestHash = params.appointment_id;
      const state = newRequestState(fromAppointmentParams(params) as Appointment, requestHash);
      const encrypted = await by.encrypt(JSON.stringify({ ...state, stage: 'confirmed', booked: true }));
      const act = {
        act: 'confirm',
        linkStep: 0,
        expectedStep: 0,
        inputHash: 'p',
        inputHashes: ['p'],
        doneAt: since,
        keepUntil: visit,
      };
      const reminder = { due: since + 1, visit, encrypted };
      const { stored } = await ask('claim', requestHash, { ...act, encryptedInput: null, reminder });
      for (const side of ['patient', 'clinic']) await ask('markDelivered', requestHash, stored, side);
    };
    await whileRunning(
      {},
      async () => {
        const nudge = {
          due: since,
          since,
          messageId: '<first@example.com>',
          encrypted: await links.encrypt('DENT-1'),
        };
        await ask('scheduleNudge', unanswered.appointment_id, nudge, visit);
        await confirm(visiting);
        await confirm(lost, createAppointmentLinks([`${KEY}-another`]));
      },
      worker,
    );
    expect(mailServer.recipients).toEqual([]);
    for (const start of ['first', 'next']) {
      await whileRunning(
        { SENDS_BY_ITSELF: 'yes' },
        async () => {
          const health = async () => (await (await fetch(`${url}/health`)).json()) as object;
          await expect.poll(health).toMatchObject({ status: 'ok', reminders: 'no-key' });
          await expect
            .poll(() => mailServer.recipients.toSorted(), start)
            .toEqual([facts.email, visiting.patient_email].toSorted());
        },
        worker,
      );
    }
  });

  test('an e-mail that is due while the mail setting is missing is kept, to be tried again', async () => {
    const requestHash = newAppointmentId();
    const ask = async (method: string, ...given: unknown[]) => {
      const body = JSON.stringify({ method, given });
      const answer = await fetch(`${url}${APPOINTMENT_PATH}due`, { method: 'POST', body });
      return (await answer.json()) as { nudge?: { due: number } };
    };
    const encrypted = await createAppointmentLinks([KEY]).encrypt('DENT-1');
    const since = Date.now() - 86_400_000;
    const nudge = { due: since, since, messageId: '<first@example.com>', encrypted };
    const changes = { SENDS_BY_ITSELF: 'yes', SMTP_URL: '' };
    const during = async () => {
      await ask('scheduleNudge', requestHash, nudge, Date.now() + 7 * 86_400_000);
      await expect.poll(() => log.join()).toContain('"code":"ENOSERVER"');
      await expect
        .poll(async () => (await ask('latest', requestHash)).nudge?.due)
        .toBeGreaterThan(Date.now() + 9 * 60_000);
    };
    await whileRunning(changes, during, 'front-desk-worker.ts');
  });

  test('an act whose relay was ended, or whose second e-mail was refused, goes on where it stopped, with a new first key too', async () => {
    const newer = { APPOINTMENT_KEYS: `Qw7Ns3Yb8Rc5Xd1Mf6Vg2Lk9Tz4Hp0Ju ${KEY}` };
    const [ended, refused] = [newParams(), newParams()];
    await whileRunning({}, async () => {
      mailServer.onRecipient = (done, address) =>
        done(address === facts.email ? Object.assign(new Error('full'), { responseCode: 452 }) : undefined);
      expect(await press(refused, 'decline', { own: 'We have to operate.' })).toBe(502);
      expect(mailServer.recipients.splice(0)).toEqual([refused.patient_email]);

      const asked = Promise.withResolvers<void>();
      mailServer.onRecipient = () => asked.resolve();
      void press(ended, 'confirm').catch(() => {});
      await asked.promise;
      const page = await pageOf(ended, 'cancel');
      expect(page).toContain('Somebody is changing this appointment');
      expect(page).not.toContain('confirmed');
    });
    mailServer.onRecipient = null;
    await whileRunning(newer, async () => {
      expect(await press(ended, 'cancel')).toBe(409);
      expect(await pageOf(ended, 'confirm')).toContain('We do not know whether the e-mail was sent');
      expect(await press(ended, 'confirm', { again: '1' })).toBe(200);
      expect(mailServer.recipients.splice(0)).toEqual([ended.patient_email, facts.email]);
      expect(await press(ended, 'confirm')).toBe(200);

      expect(await pageOf(refused, 'decline')).toContain('Only your own copy is missing');
      expect(await press(refused, 'decline', { again: '1' })).toBe(200);
      expect(await press(refused, 'decline', { again: '1' })).toBe(200);
      expect(mailServer.recipients).toEqual([facts.email]);
      const ids = mailServer.received.map((text) => /^Message-ID: (<.+>)/im.exec(text)?.[1]);
      expect(new Set(ids).size).toBe(4);
    });
    expect(log.join()).not.toMatch(/Priya|98200 ?12345|operate/i);
  });

  test('a mail server that refuses or waits is told of', async () => {
    await whileRunning({}, async () => {
      const params = newParams();
      const refusal = 'SMTP: the mail server refused the message (550)';
      mailServer.onRecipient = (done) =>
        // Not before the second is there too.
        void setTimeout(() => done(Object.assign(new Error('no'), { responseCode: 550 })), 1000);
      const both = [answerOf(sendEmail('clinic', params)), answerOf(sendEmail('clinic', params))];
      expect(await Promise.all(both)).toEqual([
        [412, refusal],
        [412, refusal],
      ]);
      mailServer.onRecipient = null;
      expect((await sendEmail('clinic', params)).status).toBe(200);
      expect(mailServer.recipients).toHaveLength(1);

      const asked = Promise.withResolvers<void>();
      const go = Promise.withResolvers<void>();
      mailServer.onRecipient = (done) => {
        asked.resolve();
        void go.promise.then(() => done());
      };
      const impatience = new AbortController();
      const givenUp = sendForm(MESSAGE, newAddress(), impatience.signal);
      await asked.promise;
      impatience.abort();
      await expect(givenUp).rejects.toThrow();
      const again = sendForm(MESSAGE);
      setTimeout(go.resolve, 1000);
      expect((await again).status).toBe(200);
      expect(mailServer.recipients).toHaveLength(2);
    });
  });

  test('a button whose fields break off does nothing; a link that a mail program has ended with a dot works', async () => {
    await whileRunning({}, async () => {
      const params = newParams();
      const link = await linkOf(params, 'decline');
      const form = 'Content-Type: application/x-www-form-urlencoded\r\nSec-Fetch-Site: same-origin';
      for (const rest of [
        'Content-Length: 100\r\n\r\nown=The+lift',
        'Transfer-Encoding: chunked\r\n\r\nc\r\nown=The+lift\r\n',
      ]) {
        const socket = connect(EDGE_PORTS.another, '127.0.0.1');
        socket.on('error', () => {}).resume();
        socket.end(`POST ${new URL(link).pathname} HTTP/1.1\r\nHost: x\r\n${form}\r\n${rest}`);
        await once(socket, 'close');
      }
      const json = { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' }, body: '{}' };
      expect((await fetch(link, json)).status).toBe(400);
      expect((await fetch(`${link}.`)).status).toBe(200);
      expect(await press(params, 'decline', {}, '.')).toBe(200);
      // The press alone.
      expect(mailServer.recipients.toSorted()).toEqual([facts.email, params.patient_email].toSorted());
    });
  });

  test('e-mails go through a mail service over HTTP too; without any way to send, the owner is told', async () => {
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
  });
});
