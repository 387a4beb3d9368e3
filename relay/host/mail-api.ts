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

/** As long as a mail server may be silent. */
const PATIENCE_MS = 20_000;

/**
 * Delivery through a mail service over HTTP, in the protocol of Resend: `POST /emails` with the e-mail as
 * JSON (resend.com/docs/api-reference/emails/send-email).
 *
 * An e-mail that is sent again carries the same `Idempotency-Key`, so the service sends it once in 24 hours.
 *
 * @returns the same three functions as delivery over SMTP; `verify` resolves once the service has taken the
 *   key
 */
export function createMailApiDelivery(
  { url, key }: NonNullable<RelaySettings['mailApi']>,
  patienceMs = PATIENCE_MS,
): MailDelivery {
  /** @returns the status of the service's answer, and the name of the error in it */
  async function post(body: unknown, headers: Record<string, string> = {}) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
        // The key goes to the configured address alone.
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
        mail.messageId === undefined ? {} : { 'Idempotency-Key': mail.messageId },
      );
      // The e-mail of this key is sent already. What differs is the moment that its calendar file was made.
      if (answer.ok || answer.error === 'invalid_idempotent_request') return;
      throw new DeliveryError(
        `the mail server refused the message (${answer.status})`,
        String(answer.status),
        null,
        outcomeOf(answer.status),
      );
    },

    async verify() {
      // An e-mail without anything: refused for that, where the key is good (422), and for the key where it
      // isn't.
      const { status } = await post({});
      if (status !== 422) throw new Error(`the mail service answered ${status}`);
    },

    close() {},
  };
}

/** Statuses by which the service refuses this one e-mail: what it holds, or its size. */
const OF_MESSAGE = new Set([400, 413, 422]);

/** What an answer other than success means for the e-mail. */
function outcomeOf(status: number): DeliveryOutcome {
  if (OF_MESSAGE.has(status)) return 'rejected';
  // The same e-mail is being sent at this moment.
  if (status === 409) return 'repeatable';
  // All others are refused before anything is done: the key, the domain, the rate, a service that is closed.
  return status >= 500 && status !== 503 ? 'repeatable' : 'unavailable';
}

/** What a connection fails with that may have carried the request. */
const AFTER_REQUEST = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * Whether a request failed before it was on its way: no address, no connection, no TLS. Workers do not say.
 */
function wasNeverSent(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' && !AFTER_REQUEST.has(cause.code);
}

/**
 * A mail as the service takes it: of an event for the calendar the file alone, since it knows no alternative
 * parts.
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
      content: base64(content),
      content_type: contentType,
    })),
  };
}

/** `"Asha Rane" <asha@example.com>` (RFC 5322, 3.2.4 and 3.4) */
function mailboxText({ name, address }: Mailbox): string {
  return name === '' ? address : `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`;
}

function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}

function errorName(text: string): string | null {
  try {
    const { name } = JSON.parse(text) as { name?: unknown };
    return typeof name === 'string' ? name : null;
  } catch {
    return null;
  }
}
