import { createTransport } from 'nodemailer';
import { DeliveryError, type Deliver, type Mail } from './mail.ts';
import type { RelaySettings } from './settings.ts';

// The browser gives up after 15 seconds, and what it is told must still be true then: a server that hangs at any one
// point, before its greeting or after, is given up after 11 seconds at most.
const CONNECTION_TIMEOUT_MS = 4_000;
const SILENCE_TIMEOUT_MS = 7_000;

/**
 * Delivery through a mail server over SMTP.
 *
 * @returns `deliver`, which resolves once the server has accepted the message for its recipient, and `close`
 */
export function createSmtpDelivery(settings: Pick<RelaySettings, 'smtpUrl' | 'smtpPort'>): {
  deliver: Deliver;
  close: () => void;
} {
  const transport = createTransport({
    ...(settings.smtpUrl
      ? { url: settings.smtpUrl }
      : // On the machine itself there is nothing to encrypt, and a local inbox has no certificate one could check.
        { host: '127.0.0.1', port: settings.smtpPort, ignoreTLS: true }),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    dnsTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    // Nothing in a message may make the relay read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(mail) {
      try {
        await transport.sendMail(messageFor(mail));
      } catch (error) {
        throw deliveryError(error);
      }
    },
    close: () => transport.close(),
  };
}

/** A mail as nodemailer takes it. */
export function messageFor(mail: Mail) {
  return {
    ...mail,
    // RFC 3834: so that nobody's out-of-office answers a program.
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: mail.attachments.map((attachment) => ({
      ...attachment,
      contentDisposition: 'attachment' as const,
    })),
  };
}

function deliveryError(error: unknown): DeliveryError {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  if (typeof responseCode === 'number') {
    return new DeliveryError(
      `the mail server refused the message (${responseCode})`,
      String(responseCode),
      error,
    );
  }
  const name = typeof code === 'string' ? code : 'unknown';
  if (name === 'ETIMEDOUT') return new DeliveryError('the mail server did not answer in time', name, error);
  return new DeliveryError('the mail server could not be reached', name, error);
}
