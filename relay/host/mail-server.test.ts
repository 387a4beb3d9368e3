import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { createSmtpDelivery } from './smtp.ts';
import { CLINIC, createTestRelay, MESSAGE, NOW, PARAMS } from '../../tests/helpers/relay.ts';
import { startServer } from './node.ts';
import { readSettings } from './settings.ts';

// The relay in front of a real mail server that has its bad days.

// smtp-server itself greets after a tenth of a second.
const PATIENCE = { greetingMs: 700, answerMs: 500, inAllMs: 5_000 };

let servers: { close: () => void }[] = [];
afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

/** A mail server, with the e-mails it has accepted; a hook that is given changes one of its answers. */
async function startMailServer(hooks: SMTPServerOptions = {}, port = 0) {
  const accepted: string[] = [];
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, _, done) {
      let message = '';
      stream.on('data', (data) => (message += data));
      stream.on('end', () => {
        accepted.push(message);
        done();
      });
    },
    ...hooks,
  });
  smtp.on('error', () => {});
  smtp.server.on('connection', (socket: Socket) => sockets.add(socket));
  await once(smtp.listen(port, '127.0.0.1'), 'listening');
  const hangUp = () => sockets.forEach((socket) => socket.destroy());
  const close = () => {
    hangUp();
    smtp.server.close();
  };
  servers.push({ close });
  return { accepted, hangUp, close, port: (smtp.server.address() as AddressInfo).port };
}

/** A relay that delivers to the mail server at `port`. */
function relayTo(port: number, patience = PATIENCE) {
  const smtp = createSmtpDelivery({ smtpUrl: null, smtpPort: port }, patience);
  servers.push(smtp);
  return { ...createTestRelay({ deliver: smtp.deliver }), verify: smtp.verify };
}

function failure(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code });
}

let badDays = 0;
const badDay = () => badDays-- > 0;

function refuseOnce(done: (error?: Error | null) => void, error: Error): void {
  done(badDay() ? error : null);
}

function first(
  onBadDay: (done: (error?: Error) => void) => void,
): NonNullable<SMTPServerOptions['onConnect']> {
  return (_, done) => (badDay() ? onBadDay(done) : done());
}

type Hooks = (mailServer: () => { hangUp: () => void }) => SMTPServerOptions;

// Each has its bad day for the first e-mail alone.
test.each<[string, Hooks, string]>([
  [
    'refuses to talk',
    () => ({ onConnect: first((done) => done(failure(421, 'too busy'))) }),
    'the mail server refused the message (421)',
  ],
  [
    'refuses the sender',
    () => ({ onMailFrom: (_, __, done) => refuseOnce(done, failure(550, 'no')) }),
    'the mail server refused the message (550)',
  ],
  [
    'refuses the recipient for now',
    () => ({ onRcptTo: (_, __, done) => refuseOnce(done, failure(451, 'greylisted')) }),
    'the mail server refused the message (451)',
  ],
  ['never greets', () => ({ onConnect: first(() => {}) }), 'the mail server did not answer in time'],
  [
    'falls silent amid the talk',
    () => ({ onRcptTo: (_, __, done) => void (badDay() || done()) }),
    'the mail server did not answer in time',
  ],
  [
    'hangs up amid the talk',
    (server) => ({ onMailFrom: (_, __, done) => (badDay() ? server().hangUp() : done()) }),
    'the mail server could not be reached',
  ],
])('a mail server that %s: told, nothing lost, and the next try succeeds once', async (_, hooks, text) => {
  badDays = 1;
  const mailServer: Awaited<ReturnType<typeof startMailServer>> = await startMailServer(
    hooks(() => mailServer),
  );
  const { sendEmail, log } = relayTo(mailServer.port);
  const refused = await sendEmail();
  expect([refused.status, await refused.text()]).toEqual([412, `SMTP: ${text}`]);
  expect(mailServer.accepted).toEqual([]);
  expect((await sendEmail()).status).toBe(200);
  expect((await sendEmail()).status).toBe(200);
  expect(mailServer.accepted).toHaveLength(1);
  expect(log.map(({ outcome }) => outcome)).toEqual(['not-delivered', 'delivered', 'repeated']);
  // The code alone, not the words of the mail server, which may quote an address.
  expect(log[0]!.code).toMatch(/^(\d{3}|E[A-Z]+)$/);
});

test.each<[string, 'drop' | 'refuse' | 'silence', string]>([
  ['drops the connection amid the message', 'drop', 'the mail server could not be reached'],
  ['refuses the message when it has it', 'refuse', 'the mail server refused the message (554)'],
  ['has the message and falls silent', 'silence', 'the mail server did not answer in time'],
])(
  'a mail server that %s: told, and the same message again is the same to mail programs',
  async (_, kind, text) => {
    badDays = 1;
    const messages: string[] = [];
    const mailServer: Awaited<ReturnType<typeof startMailServer>> = await startMailServer({
      onData(stream, _, done) {
        const bad = badDay();
        if (bad && kind === 'drop') return mailServer.hangUp();
        let message = '';
        stream.on('data', (data) => (message += data));
        stream.on('end', () => {
          messages.push(message);
          if (!bad) done();
          else if (kind === 'refuse') done(failure(554, 'spam'));
        });
      },
    });
    const { sendEmail } = relayTo(mailServer.port);
    const refused = await sendEmail();
    expect([refused.status, await refused.text()]).toEqual([412, `SMTP: ${text}`]);
    expect((await sendEmail()).status).toBe(200);
    expect((await sendEmail()).status).toBe(200);
    expect(messages).toHaveLength(kind === 'drop' ? 1 : 2);
    const ids = messages.map((message) => /^Message-ID: (<.+>)$/im.exec(message)?.[1]);
    expect(ids[0]).toMatch(/^<\w{32}@/);
    expect(new Set(ids).size).toBe(1);
  },
);

test.each<[string, Hooks, 'refused' | 'unknown']>([
  ['never greets', () => ({ onConnect: () => {} }), 'refused'],
  ['refuses the message', () => ({ onData: (_, __, done) => done(failure(554, 'spam')) }), 'refused'],
  ['falls silent once it has the message', () => ({ onData: (stream) => void stream.resume() }), 'unknown'],
  [
    'hangs up once it has the message',
    (server) => ({ onData: (stream) => void stream.resume().on('end', () => server().hangUp()) }),
    'unknown',
  ],
])('whether it is certain that nothing has gone, where a mail server %s', async (_, hooks, outcome) => {
  const mailServer: Awaited<ReturnType<typeof startMailServer>> = await startMailServer(
    hooks(() => mailServer),
  );
  const delivered: Promise<void>[] = [];
  const { deliver, close } = createSmtpDelivery(
    { smtpUrl: null, smtpPort: mailServer.port },
    { ...PATIENCE, greetingMs: 300 },
  );
  servers.push({ close });
  const { sendEmail } = createTestRelay({ deliver: (mail) => delivered[delivered.push(deliver(mail)) - 1]! });
  expect((await sendEmail()).status).toBe(412);
  await expect(delivered[0]).rejects.toMatchObject({ outcome });
  mailServer.close();
  // Nobody is there.
  expect((await sendEmail()).status).toBe(412);
  await expect(delivered[1]).rejects.toMatchObject({ outcome: 'refused' });
});

const appointments = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    template_params: { ...PARAMS, appointment_id: `DENT-${String(index).padStart(6, '0')}` },
  }));

test('however many send at once, the mail server sees five connections, which are used again', async () => {
  let [open, most, all] = [0, 0, 0];
  const mailServer = await startMailServer({
    onConnect(_, done) {
      open += 1;
      all += 1;
      most = Math.max(most, open);
      done();
    },
    onClose: () => void (open -= 1),
  });
  const { sendEmail } = relayTo(mailServer.port, { greetingMs: 10_000, answerMs: 10_000, inAllMs: 20_000 });
  const answers = await Promise.all(appointments(30).map((changes) => sendEmail(changes)));
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  expect(new Set(mailServer.accepted).size).toBe(30);
  expect([most, all]).toEqual([5, 5]);
});

test('a kept connection that the mail server has closed is no loss', async () => {
  const mailServer = await startMailServer();
  const { sendEmail } = relayTo(mailServer.port);
  for (const changes of appointments(3)) {
    expect((await sendEmail(changes)).status).toBe(200);
    mailServer.hangUp();
  }
  expect(mailServer.accepted).toHaveLength(3);
});

test('an e-mail whose turn does not come is told, and not sent later', async () => {
  let silent = true;
  const mailServer = await startMailServer({ onRcptTo: (_, __, done) => void (silent || done()) });
  const { sendEmail } = relayTo(mailServer.port, { ...PATIENCE, answerMs: 10_000, inAllMs: 1500 });
  const answers = await Promise.all(appointments(6).map((changes) => sendEmail(changes)));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(412));
  expect(await answers[5]!.text()).toBe('SMTP: the mail server did not answer in time');
  silent = false;
  expect((await sendEmail(appointments(6)[5])).status).toBe(200);
  expect(mailServer.accepted).toHaveLength(1);
});

test('a mail server that is away and comes back: a form is told, then sent', async () => {
  const away = await startMailServer();
  away.close();
  const { sendForm, verify } = relayTo(away.port);
  const refused = await sendForm(MESSAGE);
  expect([refused.status, await refused.json()]).toEqual([
    502,
    { error: 'Your message could not be delivered.' },
  ]);
  await expect(verify()).rejects.toThrow();
  const back = await startMailServer({}, away.port);
  await expect(verify()).resolves.toBe(true);
  expect((await sendForm(MESSAGE)).status).toBe(200);
  expect(back.accepted).toHaveLength(1);
});

test('a visitor who gives up and sends again while the first is under way gets one e-mail and its answer', async () => {
  const asked = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const mailServer = await startMailServer({
    onRcptTo(_, __, done) {
      asked.resolve();
      void go.promise.then(() => done());
    },
  });
  const relay = await startServer({
    port: 0,
    clinic: CLINIC,
    settings: readSettings({ SMTP_PORT: String(mailServer.port) }),
    log: () => {},
    now: () => NOW,
  });
  const post = (signal: AbortSignal | null) =>
    fetch(`${relay.url}/f/contact`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(MESSAGE),
      signal,
    });
  const impatience = new AbortController();
  const givenUp = post(impatience.signal);
  await asked.promise;
  impatience.abort();
  await expect(givenUp).rejects.toThrow();
  const again = post(null);
  setTimeout(go.resolve, 50);
  expect((await again).status).toBe(200);
  await relay.close();
  expect(mailServer.accepted).toHaveLength(1);
});

test('closing finishes what is under way, also for a visitor who has gone away', async () => {
  const asked = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const mailServer = await startMailServer({
    onRcptTo(_, __, done) {
      asked.resolve();
      void go.promise.then(() => done());
    },
  });
  const relay = await startServer({
    port: 0,
    clinic: CLINIC,
    settings: readSettings({ SMTP_PORT: String(mailServer.port) }),
    log: () => {},
  });
  const impatience = new AbortController();
  const body = new URLSearchParams(MESSAGE);
  const givenUp = fetch(`${relay.url}/f/contact`, { method: 'POST', body, signal: impatience.signal });
  await asked.promise;
  impatience.abort();
  await expect(givenUp).rejects.toThrow();
  const closed = relay.close();
  await expect(fetch(`${relay.url}/health`)).rejects.toThrow();
  setTimeout(go.resolve, 50);
  await closed;
  expect(mailServer.accepted).toHaveLength(1);
});
