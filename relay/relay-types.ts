import type { Context } from 'hono';
import type { Appointments } from './appointment/create-act-links.ts';
import type { Clinic, LocalizedClinic, RelayLanguage } from './localized-clinic.ts';
import type { Limits } from './rate-limits.ts';
import type { Log, LogEntry } from './log.ts';
import type { Deliver } from './emails/mail.ts';
import type { RecentDeliveries } from './recent-deliveries.ts';

/** What the relay needs from its host; nothing in it depends on a platform. */
export type RelayOptions = {
  clinic: Clinic;
  /** the clinic's own first; those of the compiled clinic, if absent */
  languages?: readonly [RelayLanguage, ...RelayLanguage[]];
  deliver: Deliver;
  deliveries: RecentDeliveries;
  /** whether the mail server answers */
  checkMail: () => Promise<boolean>;
  /** the mailbox the relay sends from; its name is the clinic's */
  fromAddress: string;
  limits: Limits;
  log: Log;
  /** what lets e-mails carry links that act; without keys they carry none */
  appointments?: Appointments;
  /** what lets owners of an account into the published editor; without it they need a token */
  editorSignIn?: EditorSignIn;
  now?: () => Date;
};

export type EditorSignIn = {
  /** of the application registered at GitHub */
  clientId: string;
  clientSecret: string;
  /** of the editor, the only one that is handed a token, such as 'https://edit.clinic.example' */
  origin: string;
  /** where GitHub is */
  github: string;
  /** where GitHub sends people back to */
  siteUrl: string;
};

/** The relay as its parts see it, each request in the language of its page and at its moment. */
export type Relay = Omit<RelayOptions, 'clinic' | 'languages' | 'now'> & {
  /** in the language of the page that somebody is on */
  clinic: LocalizedClinic;
  /** in the clinic's own language, which its e-mails are in */
  defaultClinic: LocalizedClinic;
  /** the codes of all its languages */
  languages: readonly string[];
  /** in a language by its code; in the clinic's own, where the relay does not have it (any more) */
  clinicForLanguage(code: string | undefined): LocalizedClinic;
  /** when the request arrived: decides which days and times can be booked, and is stamped into calendar files */
  now: Date;
};

/** What is known of a request beside the request itself. */
export type RelayEnv = {
  /** given by the host: the client's address, for the limits */
  Bindings: { clientAddress: string };
  Variables: {
    relay: Relay;
    /** filled in by the routes, for the log */
    requestId: string;
    note: Omit<LogEntry, 'time' | 'requestId' | 'status' | 'ms'>;
  };
};

/** A request on its way through the relay. */
export type RelayContext = Context<RelayEnv>;
