import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import {
  calendarFile,
  DeliveryError,
  NO_AUTOMATIC_ANSWER,
  type Mail,
  type MailDelivery,
} from '../emails/mail.ts';
import type { RelaySettings } from './settings.ts';

/**
 * How long a mail server may be silent, in milliseconds: before its greeting, and later; and how long an
 * e-mail may take with the waiting for its turn. Later it may be checking what it was given, and giving it up
 * too early would send the message twice; the browser's second attempt, while the first goes on, joins it and
 * hears what became of it.
 */
const PATIENCE = { greetingMs: 4_000, answerMs: 20_000, inAllMs: 40_000 };

/**
 * However many send at once, the mail server sees no more connections than it takes from one client (Gmail
 * and Exchange refuse beyond some ten to twenty); the other e-mails wait their turn. A connection is kept for
 * those that follow, since greeting, TLS and password cost more than the e-mail.
 */
const POOL = {
  pool: true,
  maxConnections: 5,
  maxMessages: 100,
  // Closed by us before the mail server may grow tired of it (RFC 5321, 4.5.3.2: not within five minutes).
  idleTimeout: 10_000,
  // An e-mail of which the mail server has not seen a byte may try another connection, once.
  maxRequeues: 1,
} as const;

/**
 * Delivery through a mail server over SMTP.
 *
 * @returns `deliver`, which resolves once the server has accepted the message for its recipient; `verify`,
 *   which resolves once the server has greeted and, where there is a password, taken it; and `close`
 */
export function createSmtpDelivery(
  settings: Pick<RelaySettings, 'smtpUrl' | 'smtpPort'>,
  patience = PATIENCE,
): MailDelivery {
  const transport = createTransport({
    ...POOL,
    ...(settings.smtpUrl
      ? { url: settings.smtpUrl }
      : // On the machine itself there is nothing to encrypt, and a local inbox has no certificate one could check.
        { host: '127.0.0.1', port: settings.smtpPort!, ignoreTLS: true }),
    connectionTimeout: patience.greetingMs,
    greetingTimeout: patience.greetingMs,
    dnsTimeout: patience.greetingMs,
    socketTimeout: patience.answerMs,
    // Nothing in a message may make the relay read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The content of each e-mail by the signal it was sent with. It is read once the server has answered DATA.
  const contents = new WeakMap<AbortSignal, Readable>();
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((content: Readable) => {
      contents.set(data.signal!, content);
      return content;
    });
    done();
  });
  return {
    async deliver(mail) {
      const signal = AbortSignal.timeout(patience.inAllMs);
      try {
        await transport.sendMail({ ...messageFor(mail), signal });
      } catch (error) {
        throw deliveryError(error, contents.get(signal)?.readableDidRead === true);
      }
    },
    verify: () => transport.verify(),
    close: () => transport.close(),
  };
}

/** A mail as nodemailer takes it. */
export function messageFor({ calendar, language, ...mail }: Mail) {
  // Outlook takes a published event from a file alone; in place of the text it shows its lines (MS-STANOICAL,
  // 2.2.99).
  const published = calendar?.method === 'PUBLISH' ? [calendarFile(calendar)] : [];
  return {
    ...mail,
    // As mail programs want it: in place of the text, for those that know calendars, and as a file.
    ...(calendar && published.length === 0 && { icalEvent: calendar }),
    headers: { ...NO_AUTOMATIC_ANSWER, ...(language && { 'Content-Language': language }) },
    attachments: [...mail.attachments, ...published].map((attachment) => ({
      ...attachment,
      contentDisposition: 'attachment' as const,
    })),
  };
}

/**
 * Says what a failure means for the e-mail. Until its first byte, which follows the answer to DATA, the mail
 * server cannot have it. From then on only the server's answer tells; nodemailer reports a lost connection in
 * the same way at every step, as `command: 'CONN'`.
 */
function deliveryError(error: unknown, hasDataBegun: boolean): DeliveryError {
  const { code, responseCode, command } = error as Record<string, unknown>;
  const isOfMessage = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE';
  if (typeof responseCode === 'number' && responseCode >= 400) {
    const text = `the mail server refused the message (${responseCode})`;
    return new DeliveryError(text, String(responseCode), error, refusalOutcome(responseCode, isOfMessage));
  }
  const outcome = hasDataBegun ? 'unknown' : isOfMessage ? 'rejected' : 'unavailable';
  const name = typeof code === 'string' ? code : 'unknown';
  if (name === 'ETIMEDOUT' || name === 'EABORT')
    return new DeliveryError('the mail server did not answer in time', name, error, outcome);
  return new DeliveryError('the mail server could not be reached', name, error, outcome);
}

/**
 * Answers that concern the session: the server closes it, sees a command out of turn, or wants a password.
 */
const OF_SESSION = new Set([421, 503, 530, 535, 538]);

function refusalOutcome(responseCode: number, isOfMessage: boolean) {
  if (!isOfMessage || OF_SESSION.has(responseCode)) return 'unavailable';
  return responseCode >= 500 ? 'rejected' : 'deferred';
}
