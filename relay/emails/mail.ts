import type { EventTexts } from '#words/acts.ts';

/** A mailbox: its address, and the name shown beside it. */
export type Mailbox = { name: string; address: string };

/** One e-mail, ready to be handed to a mail server. */
export type Mail = {
  from: Mailbox;
  to: Mailbox;
  replyTo?: Mailbox;
  /**
   * a resent e-mail has the same one, so that mail programs show it once; random by default
   */
  messageId?: string;
  /**
   * tells an e-mail from one with the same `messageId` that was refused, for a mail service that sends each
   * once
   */
  variant?: string;
  /** the earlier e-mail of the same conversation (RFC 5322, 3.6.4) */
  inReplyTo?: string;
  references?: string[];
  subject: string;
  /** the code of the recipient's language (RFC 3282) */
  language?: string;
  html: string;
  text: string;
  attachments: { filename: string; contentType: string; content: string | Uint8Array }[];
  /** an event for the recipient's calendar (RFC 6047) */
  calendar?: CalendarPart;
};

export type CalendarPart = { method: 'REQUEST' | 'PUBLISH' | 'CANCEL'; filename: string; content: string };

/**
 * Headers that suppress absence notes: the standard one (RFC 3834, 5), and that of Exchange, which ignores
 * the standard one (MS-OXCMAIL).
 */
export const NO_AUTOMATIC_ANSWER = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
} as const;

/**
 * How e-mails have calendar events: as invitations, which calendars read themselves, or as attached files.
 */
export type EventsAs = keyof EventTexts;

/** The event as an attached file (RFC 6047, 2.4). */
export function calendarFile({ method, filename, content }: CalendarPart): Mail['attachments'][number] {
  return { filename, contentType: `text/calendar; charset=utf-8; method=${method}`, content };
}

/**
 * Sends an e-mail. Resolves only after the mail server has accepted it.
 *
 * @throws {DeliveryError} if the server refuses, does not answer or cannot be reached
 */
export type Deliver = (mail: Mail) => Promise<void>;

/** The delivery of e-mails by a mail server or service. */
export type MailDelivery = {
  deliver: Deliver;
  /** resolves if the server answers and accepts the password or key, if there is one */
  verify: () => Promise<unknown>;
  close: () => void;
};

/**
 * The outcome of a failed delivery:
 * - `unavailable`: not sent, and no other e-mail can be: the mail server is unreachable, or refuses the
 *   password or the sender;
 * - `deferred`: not sent; the server refuses this recipient or message for now (4yz, RFC 5321, 4.2.1);
 * - `rejected`: not sent; the server refuses this recipient or message permanently (5yz);
 * - `unknown`: the server may have accepted it, but its reply was lost;
 * - `repeatable`: like `unknown`, but the server sends an e-mail with the same Message-ID only once.
 */
export type DeliveryOutcome = 'unavailable' | 'deferred' | 'rejected' | 'unknown' | 'repeatable';

/**
 * Codes of e-mails that are too large: the server's limit, known before sending (RFC 1870); its replies (RFC
 * 5321, 4.2.3; 523 of some servers); a mail service's status.
 */
const SIZE_CODES = new Set(['ESIZE', '552', '523', '413']);

/**
 * Thrown if the mail server did not accept an e-mail. The message reveals nothing about the server.
 */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** a code for the log, without personal data, such as 'ECONNREFUSED' or '550' */
  readonly code: string;
  readonly outcome: DeliveryOutcome;

  constructor(message: string, code: string, cause: unknown, outcome: DeliveryOutcome = 'unavailable') {
    super(message, { cause });
    this.code = code;
    this.outcome = outcome;
  }

  /** Whether the e-mail is too large for the server or the mailbox; a smaller one may be accepted. */
  get isForSize(): boolean {
    return SIZE_CODES.has(this.code);
  }

  /** Whether the e-mail may have been sent nevertheless. */
  get mayHaveGone(): boolean {
    return this.outcome === 'unknown' || this.outcome === 'repeatable';
  }
}
