import { expect, onTestFinished, test, vi } from 'vitest';
import type { DeliveryError } from '../emails/mail.ts';
import { createSmtpDelivery } from './smtp.ts';
import { CLINIC, createTestRelay, ENQUIRY, MESSAGE, NOW, PARAMS } from '../../tests/helpers/test-relay.ts';
import { startSmtp, type Done } from '../../tests/helpers/smtp.ts';
import { closeOnSignals, startServer } from './node.ts';
import { readSettings } from './settings.ts';

// The relay with a real mail server that sometimes fails.

// smtp-server itself greets after a tenth of a second.
const PATIENCE = { greetingMs: 700, answerMs: 900, inAllMs: 5_000 };

async function startMailServer(...given: Parameters<typeof startSmtp>) {
  const server = await startSmtp(...given);
  onTestFinished(() => (server.close(), server.hangUp()));
  return server;
}

/** A relay that delivers to the mail server at `port`, with what is known of the e-mails that failed. */
function relayTo(port: number, patience = PATIENCE) {
  const smtp = createSmtpDelivery({ smtpUrl: null, smtpPort: port }, patience);
  onTestFinished(() => smtp.close());
  const outcomes: unknown[] = [];
  const deliver: typeof smtp.deliver = (mail) =>
    smtp.deliver(mail).catch((error: DeliveryError) => {
      outcomes.push(error.outcome);
      throw error;
    });
  return { ...createTestRelay({ deliver }), verify: smtp.verify, outcomes };
}

// Each fails for the first e-mail only. At all steps of a session: smtp.test.ts.
test.each([
  ['refuses the recipient', { step: 'onRcptTo', fault: 550, outcome: 'rejected' }],
  ['hangs up during the session', { step: 'onMailFrom', fault: 'hung up', outcome: 'unavailable' }],
  ['stops answering after receiving the message', { step: 'onMessage', fault: 'silent', outcome: 'unknown' }],
] as const)(
  'a mail server that %s: the failure is reported, and the next try sends the same message',
  async (_, { step, fault, outcome }) => {
    let failures = 1;
    const mailServer: Awaited<ReturnType<typeof startMailServer>> = await startMailServer({
      [step](...asked: unknown[]) {
        const done = asked.at(-1) as Done;
        if (failures-- <= 0) done();
        else if (typeof fault === 'number') done(Object.assign(new Error('no'), { responseCode: fault }));
        else if (fault === 'hung up') mailServer.hangUp();
      },
    });
    const { sendEmail, log, outcomes } = relayTo(mailServer.port);
    const refused = await sendEmail();
    const text = { silent: 'did not answer in time', 'hung up': 'could not be reached', 550: null }[fault];
    expect([refused.status, await refused.text()]).toEqual([
      412,
      `SMTP: the mail server ${text ?? `refused the message (${fault})`}`,
    ]);
    expect(outcomes).toEqual([outcome]);
    expect((await sendEmail()).status).toBe(200);
    expect((await sendEmail()).status).toBe(200);
    expect(log.map((entry) => entry.outcome)).toEqual(['not-delivered', 'delivered', 'repeated']);
    // Only the code, because the mail server's text may quote an address.
    expect(log[0]!.code).toMatch(/^(\d{3}|E[A-Z]+)$/);
    const ids = mailServer.received.map((message) => /^Message-ID: (<\w{32}@.+>)$/im.exec(message)?.[1]);
    expect(ids).toEqual(Array(step === 'onMessage' ? 2 : 1).fill(ids[0]));
    expect(ids[0]).toBeDefined();
  },
);

const appointments = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    template_params: { ...PARAMS, appointment_id: `DENT-${String(index).padStart(6, '0')}` },
  }));

/** A header's value as mail programs show it (RFC 2047): unfolded, its encoded words decoded. */
function shownHeader(message: string, name: string): string {
  const [, folded = ''] = new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'm').exec(message) ?? [];
  return folded
    .replace(/\r?\n[ \t]/g, ' ')
    .replace(/\?= =\?UTF-8\?Q\?/gi, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, word: string) =>
      decodeURIComponent(word.replaceAll('_', ' ').replaceAll('%', '=25').replaceAll('=', '%')),
    );
}

test.each([
  '=?utf-8?Q?You_have_won?=',
  '=?utf-8?B?WW91IGhhdmUgd29u?= Rao',
  '=?iso-8859-1?q?x?= "and" <others@evil.example>',
])('a name is shown in headers as it was typed: %s', async (name) => {
  const mailServer = await startMailServer();
  const { sendEmail, sendForm } = relayTo(mailServer.port);
  expect((await sendEmail({ template_params: { ...PARAMS, patient_name: name } })).status).toBe(200);
  expect((await sendForm({ ...ENQUIRY, name })).status).toBe(200);
  expect((await sendForm({ ...MESSAGE, subject: name })).status).toBe(200);
  for (const [at, header] of [
    [0, 'Reply-To'],
    [0, 'Subject'],
    [1, 'Reply-To'],
    [2, 'Subject'],
  ] as const)
    expect(shownHeader(mailServer.received[at]!, header), header).toContain(name);
});

test('opens at most five connections to the mail server, and reuses them', async () => {
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
  expect(new Set(mailServer.received).size).toBe(30);
  expect([most, all]).toEqual([5, 5]);
});

test('uses another connection if the mail server closed a pooled one', async () => {
  const mailServer = await startMailServer();
  const { sendEmail } = relayTo(mailServer.port);
  for (const changes of appointments(3)) {
    expect((await sendEmail(changes)).status).toBe(200);
    mailServer.hangUp();
  }
  expect(mailServer.received).toHaveLength(3);
});

test('an e-mail that times out in the queue fails, and is not sent later', async () => {
  let silent = true;
  const mailServer = await startMailServer({ onRcptTo: (_, __, done) => void (silent || done()) });
  const { sendEmail } = relayTo(mailServer.port, { ...PATIENCE, answerMs: 10_000, inAllMs: 1500 });
  const answers = await Promise.all(appointments(6).map((changes) => sendEmail(changes)));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(412));
  expect(await answers[5]!.text()).toBe('SMTP: the mail server did not answer in time');
  silent = false;
  expect((await sendEmail(appointments(6)[5])).status).toBe(200);
  expect(mailServer.received).toHaveLength(1);
});

test('a form fails while the mail server is unreachable, and succeeds afterwards', async () => {
  const away = await startMailServer();
  away.close();
  const { sendForm, verify, outcomes } = relayTo(away.port);
  const refused = await sendForm(MESSAGE);
  expect([refused.status, await refused.json()]).toEqual([
    502,
    { error: 'Your message could not be delivered.' },
  ]);
  expect(outcomes).toEqual(['unavailable']);
  await expect(verify()).rejects.toThrow();
  const back = await startMailServer({}, away.port);
  await expect(verify()).resolves.toBe(true);
  expect((await sendForm(MESSAGE)).status).toBe(200);
  expect(back.received).toHaveLength(1);
});

test('on SIGTERM it accepts no more requests, finishes pending ones, also of disconnected clients, and exits with 0', async () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  onTestFinished(() => exit.mockRestore());
  const asked = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const { received, port } = await startMailServer({
    onRcptTo(_, __, done) {
      asked.resolve();
      void go.promise.then(() => done());
    },
  });
  const settings = readSettings({ SMTP_PORT: String(port) });
  const relay = await startServer({ port: 0, clinic: CLINIC, settings, log: () => {}, now: () => NOW });
  const impatience = new AbortController();
  const { signal } = impatience;
  const givenUp = fetch(`${relay.url}/f/contact`, {
    method: 'POST',
    body: new URLSearchParams(MESSAGE),
    signal,
  });
  await asked.promise;
  impatience.abort();
  await expect(givenUp).rejects.toThrow();
  closeOnSignals(relay);
  process.emit('SIGTERM');
  await expect(fetch(`${relay.url}/health`)).rejects.toThrow();
  expect(exit).not.toHaveBeenCalled();
  go.resolve();
  await expect.poll(() => exit.mock.calls).toEqual([[0]]);
  expect(received).toHaveLength(1);
});
