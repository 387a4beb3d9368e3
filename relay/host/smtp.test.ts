import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { DeliveryError, type DeliveryOutcome, type Mail } from '../emails/mail.ts';
import { listening, startMailServer } from '../../tests/helpers/mail-servers.ts';
import { startSmtp } from '../../tests/helpers/smtp.ts';
import { createSmtpDelivery } from './smtp.ts';

// The outcome of a failed delivery at every step of an SMTP session (RFC 5321).

const PATIENCE = { greetingMs: 2_000, answerMs: 700, inAllMs: 5_000 };

const MAIL: Mail = {
  from: { name: '', address: 'desk@lighthouse.example' },
  to: { name: '', address: 'priya@example.com' },
  subject: 'Your visit',
  html: '<p>Tomorrow</p>',
  text: 'Tomorrow',
  attachments: [],
};

/** Returns the outcome of a failed delivery. */
async function failure(smtpUrl: string): Promise<{ outcome: DeliveryOutcome; code: string }> {
  const delivery = createSmtpDelivery({ smtpUrl, smtpPort: null }, PATIENCE);
  onTestFinished(delivery.close);
  const error = await delivery.deliver(MAIL).then(
    () => new Error('delivered'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof DeliveryError)) throw error as Error;
  return error;
}

/** The steps in order: what the server receives, and its normal response. */
const STEPS = {
  connection: '220 mail.example',
  EHLO: '250 mail.example',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 Go on',
  end: '250 Queued',
};
type Step = keyof typeof STEPS;

/**
 * Starts a mail server that behaves differently at one step: it sends another line, closes the connection, or
 * does not respond.
 */
async function startScripted(
  badStep: Step,
  fault: string | 'close' | 'silence',
  { pipelining = false } = {},
) {
  function answer(socket: Socket, step: Step): void {
    const ehlo = pipelining ? '250-mail.example\r\n250 PIPELINING' : STEPS.EHLO;
    if (step !== badStep) socket.write(`${step === 'EHLO' ? ehlo : STEPS[step]}\r\n`);
    else if (fault === 'close') socket.destroy();
    else if (fault !== 'silence') socket.write(`${fault}\r\n`);
  }
  const server = createServer((socket) => {
    let [text, isData] = ['', false];
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      text += chunk.toString();
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (isData && line !== '.') continue;
        const step = isData ? 'end' : (line.slice(0, 4).trim() as Step);
        isData = step === 'DATA' && !(badStep === 'DATA' && fault !== 'close');
        if (step in STEPS) answer(socket, step);
        else socket.write('250 OK\r\n');
      }
    });
    answer(socket, 'connection');
  });
  return `smtp://127.0.0.1:${await listening(server)}`;
}

const WITHOUT_MESSAGE = ['connection', 'EHLO', 'MAIL', 'RCPT', 'DATA'] as const;

test.each(['close', 'silence'])(
  'classifies the e-mail as not sent before its content is sent, as possibly sent afterwards: %s',
  async (fault) => {
    const outcomes = WITHOUT_MESSAGE.flatMap((step) =>
      [false, true].map(async (pipelining) => {
        const server = await startScripted(step, fault, { pipelining });
        return [step, (await failure(server)).outcome];
      }),
    );
    for (const [step, outcome] of await Promise.all(outcomes)) expect(outcome, step).toBe('unavailable');
    expect((await failure(await startScripted('end', fault))).outcome).toBe('unknown');
  },
);

test.each<[Step, string, DeliveryOutcome]>([
  ['connection', '421 Later', 'unavailable'],
  ['connection', '554 Not you', 'unavailable'],
  ['MAIL', '450 Later', 'unavailable'],
  ['MAIL', '550 Not you', 'unavailable'],
  ['MAIL', '530 Password first', 'unavailable'],
  ['RCPT', '421 Closing', 'unavailable'],
  ['RCPT', '450 Later', 'deferred'],
  ['RCPT', '452 Full', 'deferred'],
  ['RCPT', '550 Nobody', 'rejected'],
  ['RCPT', '530 Password first', 'unavailable'],
  ['DATA', '451 Later', 'deferred'],
  ['DATA', '554 No', 'rejected'],
  ['end', '421 Closing', 'unavailable'],
  ['end', '451 Later', 'deferred'],
  ['end', '552 Too large', 'rejected'],
])('at %s, the answer %s: %s', async (step, answer, outcome) => {
  const failed = await failure(await startScripted(step, answer));
  expect([failed.outcome, failed.code]).toEqual([outcome, answer.slice(0, 3)]);
});

test('reports an untrusted certificate, a TLS port without TLS, or a rejected password', async () => {
  const tls = await startMailServer({ secure: true });
  expect((await failure(`smtps://desk:a%23b%40c@127.0.0.1:${tls}`)).outcome).toBe('unavailable');
  const plain = new URL(await startScripted('end', 'silence'));
  expect((await failure(`smtps://127.0.0.1:${plain.port}`)).outcome).toBe('unavailable');
  const open = await startMailServer({ disabledCommands: ['STARTTLS'] });
  expect(await failure(`smtp://desk:wrong@127.0.0.1:${open}?ignoreTLS=true`)).toMatchObject({
    outcome: 'unavailable',
    code: '535',
  });
});

test("prevents automatic replies, with Exchange's own header", async () => {
  const { received, port, close } = await startSmtp();
  onTestFinished(close);
  const delivery = createSmtpDelivery({ smtpUrl: null, smtpPort: port }, PATIENCE);
  onTestFinished(delivery.close);
  await delivery.deliver(MAIL);
  expect(received[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(received[0]).toMatch(/^X-Auto-Response-Suppress: All\r$/m);
});

test("compares an e-mail with pictures with the server's limit before it sends anything", async () => {
  const commands: string[] = [];
  const smtp = await startSmtp({
    size: 100_000,
    onMailFrom: (_, __, done) => {
      commands.push('MAIL');
      done();
    },
  });
  onTestFinished(smtp.close);
  const delivery = createSmtpDelivery({ smtpUrl: null, smtpPort: smtp.port }, PATIENCE);
  onTestFinished(delivery.close);
  const withPhoto = (bytes: number): Mail => ({
    ...MAIL,
    attachments: [{ filename: 'a.jpg', contentType: 'image/jpeg', content: new Uint8Array(bytes) }],
  });
  const error = await delivery.deliver(withPhoto(90_000)).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'ESIZE', outcome: 'rejected', isForSize: true });
  expect(commands).toEqual([]);
  await delivery.deliver(withPhoto(60_000));
  expect(smtp.received[0]).toMatch(
    /Content-Type: image\/jpeg; name=a\.jpg[^]*Content-Transfer-Encoding: base64/,
  );
  expect(smtp.received[0]!.length).toBeLessThan(60_000 * 1.37 + 4096);
});

test('knows a refusal for its size', async () => {
  for (const line of ['552 5.3.4 Message size exceeds fixed limit', '552 5.2.2 Mailbox full']) {
    for (const step of ['MAIL', 'end'] as const) {
      const url = await startScripted(step, line);
      expect(await failure(url), step).toMatchObject({ code: '552', isForSize: true });
    }
  }
});
