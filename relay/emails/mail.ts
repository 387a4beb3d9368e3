/** A mailbox: its address, and the name shown beside it. */
export type Mailbox = { name: string; address: string };

/** One e-mail, ready to be handed to a mail server. */
export type Mail = {
  from: Mailbox;
  to: Mailbox;
  replyTo?: Mailbox;
  /** the same for an e-mail that is sent again, so that mail programs show it once; one of chance if absent */
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

/** An e-mail the mail server did not accept. The message tells a visitor nothing about the server's whereabouts. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** what went wrong, for the log: a code without personal data, such as 'ECONNREFUSED' or '550' */
  readonly code: string;
  /** whether it is certain that nothing has gone, or only the answer may have been lost */
  readonly outcome: 'refused' | 'unknown';

  constructor(message: string, code: string, cause: unknown, outcome: 'refused' | 'unknown' = 'refused') {
    super(message, { cause });
    this.code = code;
    this.outcome = outcome;
  }
}
