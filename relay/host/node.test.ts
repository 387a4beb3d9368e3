import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startServer, type RunningServer } from './node.ts';
import { openRecordsFile } from './records-file.ts';
import { securityHeaders } from '../../domain/web/security-headers.ts';
import { readSettings } from './settings.ts';
import { testFolder } from '../../tests/helpers/files.ts';
import { ASKED, CLINIC, MESSAGE, NOW } from '../../tests/helpers/test-relay.ts';
import { startSmtp, type Done } from '../../tests/helpers/smtp.ts';
import { newRequestState } from '../../domain/appointment/appointment-lifecycle.ts';
import { createLinkEncryption } from '../appointment/link-encryption.ts';
import type { LogEntry } from '../log.ts';
import { APPOINTMENT_PATH } from '../../domain/web/relay-paths.ts';

const KEY = 'Vb2Zr9Wm4Xq7Lc1Tn8Hd5Kf3Jp6Gs0Ey';

const PAGES = ['index.html', 'contact/index.html', '404.html'];
const folder = testFolder(Object.fromEntries(PAGES.map((name) => [name, name])), afterAll);
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ port: 0, siteFolder: folder, settings: readSettings({}), log: () => {} });
});

afterAll(() => server.close());

// Of files: site-files.test.ts.
test.each(['/', '/health', '/f/unknown'])('the answer to %s carries the security headers', async (path) => {
  const { headers } = await fetch(server.url + path, { redirect: 'manual' });
  expect(Object.fromEntries(headers)).toMatchObject(
    Object.fromEntries(Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value])),
  );
  // Not over plain HTTP.
  expect(headers.get('Strict-Transport-Security')).toBeNull();
});

test('sends HSTS if the owner’s proxy uses TLS', async () => {
  const settings = readSettings({ TRUSTED_PROXIES: '1' });
  const behindProxy = await startServer({ port: 0, siteFolder: folder, settings, log: () => {} });
  onTestFinished(() => behindProxy.close());
  const over = async ({ url }: RunningServer, protocol: string) => {
    const { headers } = await fetch(url, { headers: { 'X-Forwarded-Proto': protocol } });
    return headers.get('Strict-Transport-Security');
  };
  expect(await over(behindProxy, 'https')).toBe('max-age=31536000');
  expect(await over(behindProxy, 'http')).toBeNull();
  expect(await over(server, 'https')).toBeNull();
});

test('without a mail server forms fail, and /health says so', async () => {
  const body = new URLSearchParams(MESSAGE);
  const answer = await fetch(`${server.url}/f/contact`, { method: 'POST', redirect: 'manual', body });
  const health = await fetch(`${server.url}/health`);
  expect([answer.status, health.status]).toEqual([502, 503]);
});

test('refused requests are counted in the log, and the numbers are written before the relay ends', async () => {
  const log: LogEntry[] = [];
  const settings = readSettings({});
  const counting = await startServer({ port: 0, settings, log: (entry) => void log.push(entry) });
  for (let sent = 0; sent < 5; sent++) {
    expect((await fetch(`${counting.url}/f/unknown`, { method: 'POST' })).status).toBe(404);
  }
  expect(log.map(({ status, count }) => [status, count])).toEqual([[404, undefined]]);
  await counting.close();
  expect(log.slice(1).map(({ status, count }) => [status, count])).toEqual([[404, 4]]);
});

test('sends an e-mail once that was due while the server was stopped', async () => {
  const smtp = await startSmtp();
  const appointments = join(folder, 'due.sqlite');
  const encrypted = await createLinkEncryption([KEY]).encrypt('DENT-4K7Q2Z');
  const due = NOW.getTime() - 86_400_000;
  const nudge = { due, since: due, messageId: '<first@lighthouse.example>', encrypted };
  const kept = openRecordsFile(appointments, () => NOW.getTime());
  await kept.scheduleNudge('requestHash', nudge, NOW.getTime() + 86_400_000);
  kept.close();
  const settings = readSettings({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    APPOINTMENT_KEYS: KEY,
    APPOINTMENTS_FILE: appointments,
  });
  const clinic = { ...CLINIC, booking: { ...CLINIC.booking, nudge: true } };
  const options = { port: 0, settings, clinic, log: () => {}, now: () => NOW };
  for (let start = 0; start < 2; start++) {
    const { close } = await startServer(options);
    await expect.poll(() => smtp.recipients).toEqual([CLINIC.email]);
    await close();
  }
  expect(smtp.received[0]).toContain('In-Reply-To: <first@lighthouse.example>');
  expect(smtp.received[0]).toContain('Auto-Submitted: auto-generated');
  smtp.close();
});

test('sends no due e-mail if the records cannot be stored, and logs it', async () => {
  const log: LogEntry[] = [];
  const appointments = join(folder, 'unwritable.sqlite');
  mkdirSync(appointments);
  const settings = readSettings({ APPOINTMENT_KEYS: KEY, APPOINTMENTS_FILE: appointments });
  const clinic = { ...CLINIC, booking: { ...CLINIC.booking, nudge: true } };
  const server = await startServer({ port: 0, settings, clinic, log: (entry) => log.push(entry) });
  onTestFinished(() => server.close());
  await expect.poll(() => log).toMatchObject([{ event: 'records', outcome: 'not-kept' }]);
});

test('without settings there is no relay, only the site', async () => {
  const siteAlone = await startServer({ port: 0, siteFolder: folder, settings: null });
  const pages = await Promise.all(['/contact', '/health'].map((path) => fetch(siteAlone.url + path)));
  const form = await fetch(`${siteAlone.url}/f/contact`, {
    method: 'POST',
    body: new URLSearchParams(MESSAGE),
  });
  await siteAlone.close();
  expect([...pages, form].map(({ status }) => status)).toEqual([200, 404, 405]);
});

test('a server that replaces another answers at its address without a gap', async () => {
  const next = testFolder({ 'index.html': 'built anew' });
  const options = { port: 0, settings: readSettings({}), log: () => {} };
  const before = await startServer({ ...options, siteFolder: folder });
  const ended = new AbortController();
  const over = ended.signal;
  const seen = new Set<string>();
  const visiting = (async () => {
    while (!over.aborted) seen.add(await (await fetch(before.url)).text());
  })();
  const after = await startServer({ ...options, siteFolder: next, replaces: before });
  await before.retire();
  expect(after.url).toBe(before.url);
  expect(await (await fetch(after.url)).text()).toBe('built anew');
  ended.abort();
  await visiting;
  await after.close();
  expect([...seen].every((page) => ['index.html', 'built anew'].includes(page))).toBe(true);
});

test('an act that is pending while a server is replaced is done once', async () => {
  const release: Done[] = [];
  const smtp = await startSmtp({ onMessage: (done) => void release.push(done) });
  onTestFinished(smtp.close);
  const settings = readSettings({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    APPOINTMENT_KEYS: KEY,
    APPOINTMENTS_FILE: join(folder, 'swap.sqlite'),
  });
  const clinic = { ...CLINIC, booking: { ...CLINIC.booking, chairs: 1 } };
  const options = { port: 0, settings, clinic, log: () => {}, now: () => NOW };
  const links = createLinkEncryption([KEY]);
  const [one, other] = await Promise.all(
    ['one', 'other'].map((requestHash) => links.createToken(newRequestState(ASKED, requestHash), 'confirm')),
  );
  const before = await startServer(options);
  const press = (link: string) =>
    fetch(before.url + APPOINTMENT_PATH + link, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams(),
    });
  const first = press(one!);
  await expect.poll(() => release.length).toBe(1);
  const after = await startServer({ ...options, replaces: before });
  onTestFinished(() => after.close());
  const retired = before.retire();
  const again = press(one!);
  // The clinic has one chair.
  expect((await press(other!)).status).toBe(409);
  release[0]!();
  await expect.poll(() => release.length).toBe(2);
  release[1]!();
  expect([(await first).status, (await again).status]).toEqual([200, 200]);
  await retired;
  expect(smtp.received).toHaveLength(2);
});

test('a body over 32 KB is refused and the next request on the connection still works', async () => {
  const response = await fetch(`${server.url}/f/contact`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ message: 'x'.repeat(200_000) }),
  });
  expect(response.status).toBe(413);
  expect((await fetch(`${server.url}/contact`)).status).toBe(200);
});

test('an error about a port in use names the port and the variable', async () => {
  const again = startServer({ port: server.port, portVariable: 'SITE_PORT', settings: readSettings({}) });
  await expect(again).rejects.toThrow(
    `Port ${server.port} is taken by another program. Stop that program, or choose another port, for example SITE_PORT=${server.port + 1}.`,
  );
});

test.each([
  // There is no mail server.
  ['with no fields, as a browser sends it, acts', '', 0, 'not-delivered'],
  ['whose fields break off does nothing', 'own=The+lift+is', 100, 'refused'],
])('the button of a link %s', async (_, body, length, outcome) => {
  const log: LogEntry[] = [];
  const env = { APPOINTMENT_KEYS: KEY, APPOINTMENTS_FILE: join(folder, `${length}.sqlite`) };
  const settings = readSettings(env);
  const relay = await startServer({ port: 0, settings, log: (entry) => log.push(entry), now: () => NOW });
  onTestFinished(() => relay.close());
  const link = await createLinkEncryption([KEY]).createToken(
    newRequestState(ASKED, 'requestHash'),
    'decline',
  );
  const head = `POST ${APPOINTMENT_PATH}${link} HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n`;
  const socket = connect(relay.port, '127.0.0.1', () => socket.end(head + body));
  socket.on('error', () => {}).resume();
  await expect.poll(() => log).toMatchObject([{ event: 'appointment', act: 'decline', outcome }]);
});

test.each([
  // Node itself refuses what is not HTTP.
  [
    'POST /f/contact',
    'length and chunks',
    'Host: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0',
  ],
  ['POST /f/contact', 'no host', 'Content-Length: 0'],
  ['POST /f/contact', 'a host that is none', 'Host: a b/..\r\nContent-Length: 0'],
  ['POST /f/%E0%A4%A', 'a path that is none', 'Host: x\r\nContent-Length: 0'],
  ['POST http://evil.example/f/contact', 'another host in the path', 'Host: x\r\nContent-Length: 0'],
  ['GET /', 'two hosts', 'Host: x\r\nhost: x'],
])('%s with %s: a 4xx', async (request, _, headers) => {
  const socket = connect(server.port, '127.0.0.1', () =>
    socket.write(`${request} HTTP/1.1\r\n${headers}\r\n\r\n`),
  );
  let answer = '';
  socket.on('data', (data) => (answer += data));
  await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  socket.destroy();
});

// Each setting: relay/store/store.test.ts.
test('a start deletes what removed settings had stored', async () => {
  const path = join(testFolder(), 'appointments.sqlite');
  const open = () => openRecordsFile(path, () => NOW.getTime());
  const keepUntil = NOW.getTime() + 86_400_000;
  const kept = open();
  await kept.scheduleNudge('a', { due: keepUntil, since: 1, messageId: '<a@b>', encrypted: 'e' }, keepUntil);
  kept.close();
  const settings = readSettings({ APPOINTMENT_KEYS: KEY, APPOINTMENTS_FILE: path });
  const relay = await startServer({ port: 0, clinic: CLINIC, settings, log: () => {}, now: () => NOW });
  await relay.close();
  const after = open();
  onTestFinished(after.close);
  expect(await after.latest('a')).toBeNull();
});
