/** A mailbox: its address, and the name shown beside it. */
export type Mailbox = { name: string; address: string };

/** One e-mail, ready to be handed to a mail server. */
export type Mail = {
  from: Mailbox;
  to: Mailbox;
  replyTo?: Mailbox;
  /**
   * the same for an e-mail that is sent again, so that mail programs show it once; one of chance if absent
   */
  messageId?: string;
  /** the earlier e-mail of the same conversation (RFC 5322, 3.6.4) */
  inReplyTo?: string;
  references?: string[];
  subject: string;
  /** the recipient's, by its code (RFC 3282) */
  language?: string;
  html: string;
  text: string;
  attachments: { filename: string; contentType: string; content: string }[];
  /** an event for the recipient's calendar (RFC 6047) */
  calendar?: CalendarPart;
};

export type CalendarPart = { method: 'REQUEST' | 'PUBLISH' | 'CANCEL'; filename: string; content: string };

/**
 * Headers by which no absence note answers a program: the standard one (RFC 3834, 5), and that of Exchange,
 * which does not read the standard one (MS-OXCMAIL).
 */
export const NO_AUTOMATIC_ANSWER = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
} as const;

/** The event as an attached file (RFC 6047, 2.4). */
export function calendarFile({ method, filename, content }: CalendarPart): Mail['attachments'][number] {
  return { filename, contentType: `text/calendar; charset=utf-8; method=${method}`, content };
}

/**
 * Hands an e-mail to the mail server. Resolves once the server has accepted it, never before.
 *
 * @throws {DeliveryError} when the server refuses, hangs or can't be reached
 */
export type Deliver = (mail: Mail) => Promise<void>;

/** A way to a mail server. */
export type MailDelivery = {
  deliver: Deliver;
  /** resolves once the server answers and, where there is a password or key, has taken it */
  verify: () => Promise<unknown>;
  close: () => void;
};

/**
 * What is known of an e-mail whose delivery failed:
 * - `unavailable`: not sent, and no other e-mail would be: the mail server cannot be reached, or refuses the
 *   password or the sender;
 * - `deferred`: not sent; the server refuses this recipient or message for now (4yz, RFC 5321, 4.2.1);
 * - `rejected`: not sent; the server refuses this recipient or message for good (5yz);
 * - `unknown`: the server may have it, and only its answer was lost;
 * - `repeatable`: the same, but the server sends an e-mail with the same Message-ID only once.
 */
export type DeliveryOutcome = 'unavailable' | 'deferred' | 'rejected' | 'unknown' | 'repeatable';

/**
 * An e-mail the mail server did not accept. The message tells a visitor nothing about the server's
 * whereabouts.
 */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** what went wrong, for the log: a code without personal data, such as 'ECONNREFUSED' or '550' */
  readonly code: string;
  readonly outcome: DeliveryOutcome;

  constructor(message: string, code: string, cause: unknown, outcome: DeliveryOutcome = 'unavailable') {
    super(message, { cause });
    this.code = code;
    this.outcome = outcome;
  }

  /** Whether the e-mail may have been sent all the same. */
  get mayHaveGone(): boolean {
    return this.outcome === 'unknown' || this.outcome === 'repeatable';
  }
}
