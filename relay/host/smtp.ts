import { createTransport } from 'nodemailer';
import { calendarFile, DeliveryError, type Mail, type MailDelivery } from '../emails/mail.ts';
import type { RelaySettings } from './settings.ts';

/**
 * How long a mail server may be silent, in milliseconds: before its greeting, and later; and how long an e-mail may
 * take with the waiting for its turn. Later it may be checking what it was given, and giving it up too early would send
 * the message twice; the browser's second attempt, while the first goes on, joins it and hears what became of it.
 */
const PATIENCE = { greetingMs: 4_000, answerMs: 20_000, inAllMs: 40_000 };

/**
 * However many send at once, the mail server sees no more connections than it takes from one client (Gmail and Exchange
 * refuse beyond some ten to twenty); the other e-mails wait their turn. A connection is kept for those that follow, since
 * greeting, TLS and password cost more than the e-mail.
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
 * @returns `deliver`, which resolves once the server has accepted the message for its recipient; `verify`, which
 *   resolves once the server has greeted and, where there is a password, taken it; and `close`
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
  return {
    async deliver(mail) {
      try {
        await transport.sendMail({ ...messageFor(mail), signal: AbortSignal.timeout(patience.inAllMs) });
      } catch (error) {
        throw deliveryError(error);
      }
    },
    verify: () => transport.verify(),
    close: () => transport.close(),
  };
}

/** A mail as nodemailer takes it. */
export function messageFor({ calendar, language, ...mail }: Mail) {
  // Outlook takes a published event from a file alone; in place of the text it shows its lines (MS-STANOICAL, 2.2.99).
  const published = calendar?.method === 'PUBLISH' ? [calendarFile(calendar)] : [];
  return {
    ...mail,
    // As mail programs want it: in place of the text, for those that know calendars, and as a file.
    ...(calendar && published.length === 0 && { icalEvent: calendar }),
    // RFC 3834: so that nobody's out-of-office answers a program.
    headers: { 'Auto-Submitted': 'auto-generated', ...(language && { 'Content-Language': language }) },
    attachments: [...mail.attachments, ...published].map((attachment) => ({
      ...attachment,
      contentDisposition: 'attachment' as const,
    })),
  };
}

function deliveryError(error: unknown): DeliveryError {
  const { code, responseCode, syscall, timeoutType } = error as Record<string, unknown>;
  if (typeof responseCode === 'number') {
    return new DeliveryError(
      `the mail server refused the message (${responseCode})`,
      String(responseCode),
      error,
    );
  }
  const name = typeof code === 'string' ? code : 'unknown';
  // Where there was no conversation yet, nothing has gone.
  const isBefore =
    syscall === 'connect' ||
    name === 'EDNS' ||
    (timeoutType !== undefined && timeoutType !== 'SOCKET_TIMEOUT');
  const outcome = isBefore ? 'refused' : 'unknown';
  if (name === 'ETIMEDOUT' || name === 'EABORT')
    return new DeliveryError('the mail server did not answer in time', name, error, outcome);
  return new DeliveryError('the mail server could not be reached', name, error, outcome);
}
