import { Buffer } from 'node:buffer';
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
 * Timeouts in milliseconds: for the server's greeting, for its other replies, and for an e-mail in total,
 * including queueing. Replies may be slow because the server checks the message, and giving up early would
 * send it twice. A second attempt of the browser meanwhile shares the result of the first.
 */
const PATIENCE = { greetingMs: 4_000, answerMs: 20_000, inAllMs: 40_000 };

/**
 * Limits connections to what mail servers accept from one client (Gmail and Exchange refuse more than ten to
 * twenty); other e-mails wait. Connections are reused, because greeting, TLS and password take longer than
 * the e-mail.
 */
const POOL = {
  pool: true,
  maxConnections: 5,
  maxMessages: 100,
  // Closed before the mail server may close it (after at least five minutes: RFC 5321, 4.5.3.2).
  idleTimeout: 10_000,
  // An e-mail that the server has not received any byte of may try another connection, once.
  maxRequeues: 1,
} as const;

/**
 * Creates delivery through a mail server over SMTP.
 *
 * @returns `deliver` resolves once the server has accepted the message for its recipient; `verify` resolves
 *   if the server greets and accepts the password, if there is one
 */
export function createSmtpDelivery(
  settings: Pick<RelaySettings, 'smtpUrl' | 'smtpPort'>,
  patience = PATIENCE,
): MailDelivery {
  const transport = createTransport({
    ...POOL,
    ...(settings.smtpUrl
      ? { url: settings.smtpUrl }
      : // No TLS on the machine itself: a local inbox has no certificate that could be verified.
        { host: '127.0.0.1', port: settings.smtpPort!, ignoreTLS: true }),
    connectionTimeout: patience.greetingMs,
    greetingTimeout: patience.greetingMs,
    dnsTimeout: patience.greetingMs,
    socketTimeout: patience.answerMs,
    // A message must not make the relay read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The content of each e-mail, by its abort signal. It is read once the server has answered DATA.
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

/** Converts a mail to nodemailer's format. */
export function messageFor({ calendar, language, variant: _variant, ...mail }: Mail) {
  // Outlook accepts a published event only as a file; as an alternative part it shows its source
  // (MS-STANOICAL, 2.2.99).
  const published = calendar?.method === 'PUBLISH' ? [calendarFile(calendar)] : [];
  const files = mail.attachments.filter(({ content }) => typeof content !== 'string');
  return {
    ...mail,
    // nodemailer compares it with the server's limit (RFC 1870) before it sends anything.
    ...(files.length > 0 && {
      envelope: { from: mail.from.address, to: mail.to.address, size: estimatedSize(mail) },
    }),
    // As an alternative part for mail programs with calendars, and as a file.
    ...(calendar && published.length === 0 && { icalEvent: calendar }),
    headers: { ...NO_AUTOMATIC_ANSWER, ...(language && { 'Content-Language': language }) },
    attachments: [...mail.attachments, ...published].map(({ content, ...attachment }) => ({
      ...attachment,
      content: typeof content === 'string' ? content : Buffer.from(content),
      contentDisposition: 'attachment' as const,
    })),
  };
}

/** Estimates the bytes of an e-mail on its way: base64 with line breaks, and the text parts. */
function estimatedSize({ html, text, attachments }: Pick<Mail, 'html' | 'text' | 'attachments'>): number {
  const bytes = attachments.reduce((total, { content }) => total + content.length, html.length + text.length);
  return Math.ceil(bytes * 1.37) + 4096;
}

/**
 * Returns the outcome of a failed delivery. Before the first byte of content, which follows the answer to
 * DATA, the server cannot have the e-mail. After it, only the server's reply tells. nodemailer reports a lost
 * connection as `command: 'CONN'` at every step.
 */
function deliveryError(error: unknown, hasDataBegun: boolean): DeliveryError {
  const { code, responseCode, command } = error as Record<string, unknown>;
  const isOfMessage = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE';
  if (typeof responseCode === 'number' && responseCode >= 400) {
    const text = `the mail server refused the message (${responseCode})`;
    return new DeliveryError(text, String(responseCode), error, refusalOutcome(responseCode, isOfMessage));
  }
  const outcome = hasDataBegun ? 'unknown' : isOfMessage ? 'rejected' : 'unavailable';
  if (code === 'EMESSAGE' && command === 'MAIL FROM')
    return new DeliveryError('the mail server takes no e-mail of this size', 'ESIZE', error, 'rejected');
  const name = typeof code === 'string' ? code : 'unknown';
  if (name === 'ETIMEDOUT' || name === 'EABORT')
    return new DeliveryError('the mail server did not answer in time', name, error, outcome);
  return new DeliveryError('the mail server could not be reached', name, error, outcome);
}

/**
 * Reply codes about the session: the server closes it, gets a command out of sequence, or requires a
 * password.
 */
const OF_SESSION = new Set([421, 503, 530, 535, 538]);

function refusalOutcome(responseCode: number, isOfMessage: boolean) {
  if (!isOfMessage || OF_SESSION.has(responseCode)) return 'unavailable';
  return responseCode >= 500 ? 'rejected' : 'deferred';
}
