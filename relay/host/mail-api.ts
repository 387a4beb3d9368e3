import { Buffer } from 'node:buffer';
import {
  calendarFile,
  DeliveryError,
  NO_AUTOMATIC_ANSWER,
  type DeliveryOutcome,
  type Mail,
  type MailDelivery,
  type Mailbox,
} from '../emails/mail.ts';
import type { RelaySettings } from './settings.ts';

/** The same as a mail server's (smtp.ts). */
const PATIENCE_MS = 20_000;

/**
 * Creates delivery through a mail service over HTTP, with Resend's protocol: `POST /emails` with the e-mail
 * as JSON (resend.com/docs/api-reference/emails/send-email).
 *
 * A resent e-mail has the same `Idempotency-Key`, so the service sends it only once in 24 hours.
 *
 * @returns the same functions as delivery over SMTP; `verify` resolves if the service accepts the key
 */
export function createMailApiDelivery(
  { url, key }: NonNullable<RelaySettings['mailApi']>,
  patienceMs = PATIENCE_MS,
): MailDelivery {
  /** @returns the status and the error name of the service's response */
  async function post(body: unknown, headers: Record<string, string> = {}) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
        // Do not follow redirects: the key is sent to the configured address only.
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await response.text();
      return { ok: response.ok, status: response.status, error: errorName(text) };
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError')
        throw new DeliveryError('the mail server did not answer in time', 'ETIMEDOUT', error, 'repeatable');
      const outcome = wasNeverSent(error) ? 'unavailable' : 'repeatable';
      throw new DeliveryError('the mail server could not be reached', 'ECONNECTION', error, outcome);
    }
  }

  return {
    async deliver(mail) {
      const answer = await post(
        messageFor(mail),
        mail.messageId === undefined ? {} : { 'Idempotency-Key': mail.messageId + (mail.variant ?? '') },
      );
      // The e-mail with this key was already sent. Only its calendar file's timestamp differs.
      if (answer.ok || answer.error === 'invalid_idempotent_request') return;
      throw new DeliveryError(
        `the mail server refused the message (${answer.status})`,
        String(answer.status),
        null,
        outcomeOf(answer.status),
      );
    },

    async verify() {
      // Sends an empty e-mail: a valid key gets status 422, an invalid one is refused.
      const { status } = await post({});
      if (status !== 422) throw new Error(`the mail service answered ${status}`);
    },

    close() {},
  };
}

/** Statuses that refuse this one e-mail, for its content or size. */
const OF_MESSAGE = new Set([400, 413, 422]);

/** Returns the delivery outcome for a response other than success. */
function outcomeOf(status: number): DeliveryOutcome {
  if (OF_MESSAGE.has(status)) return 'rejected';
  // Conflict: the same e-mail is being sent.
  if (status === 409) return 'repeatable';
  // Other 4xx and 503 are refused before sending: the key, the domain, the rate, a service that is down.
  return status >= 500 && status !== 503 ? 'repeatable' : 'unavailable';
}

/** Error codes of connections that may have transmitted the request. */
const AFTER_REQUEST = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * Whether a request failed before it was sent: no address, no connection, no TLS. Workers do not report this.
 */
function wasNeverSent(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' && !AFTER_REQUEST.has(cause.code);
}

/**
 * Converts a mail to the service's format. A calendar event becomes a file only, because the service has no
 * alternative parts.
 */
function messageFor({ from, to, replyTo, subject, html, text, attachments, calendar, ...other }: Mail) {
  const { messageId, inReplyTo, references, language } = other;
  const files = [...attachments, ...(calendar ? [calendarFile(calendar)] : [])];
  return {
    from: mailboxText(from),
    to: [mailboxText(to)],
    ...(replyTo && { reply_to: [mailboxText(replyTo)] }),
    subject,
    html,
    text,
    headers: {
      ...NO_AUTOMATIC_ANSWER,
      ...(language && { 'Content-Language': language }),
      ...(inReplyTo && { 'Message-ID': messageId, 'In-Reply-To': inReplyTo }),
      ...(references && { References: references.join(' ') }),
    },
    attachments: files.map(({ filename, contentType, content }) => ({
      filename,
      content: Buffer.from(content).toString('base64'),
      content_type: contentType,
    })),
  };
}

/** Formats a mailbox: `"Asha Rane" <asha@example.com>` (RFC 5322, 3.2.4 and 3.4). */
function mailboxText({ name, address }: Mailbox): string {
  return name === '' ? address : `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`;
}

function errorName(text: string): string | null {
  try {
    const { name } = JSON.parse(text) as { name?: unknown };
    return typeof name === 'string' ? name : null;
  } catch {
    return null;
  }
}
