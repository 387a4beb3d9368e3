import type { Context } from 'hono';
import type { Appointments } from './appointment/create-act-links.ts';
import type { Clinic, LocalizedClinic, RelayLanguage } from './localized-clinic.ts';
import type { Limits } from './rate-limits.ts';
import type { Log, LogEntry } from './log.ts';
import type { Deliver, EventsAs } from './emails/mail.ts';
import type { RecentDeliveries } from './recent-deliveries.ts';

/** What the relay needs from its host. Independent of the platform. */
export type RelayOptions = {
  clinic: Clinic;
  /** the clinic's first language first; the compiled clinic's languages by default */
  languages?: readonly [RelayLanguage, ...RelayLanguage[]];
  deliver: Deliver;
  /** as invitations by default */
  eventsAs?: EventsAs;
  deliveries: RecentDeliveries;
  /** whether the mail server answers */
  checkMail: () => Promise<boolean>;
  /** the sender address; the sender's name is the clinic's */
  fromAddress: string;
  limits: Limits;
  log: Log;
  /** links and records of appointments; without them, e-mails have no act links */
  appointments?: Appointments;
  /** GitHub sign-in for the published editor; without it, owners need a token */
  editorSignIn?: EditorSignIn;
  now?: () => Date;
};

export type EditorSignIn = {
  /** of the OAuth application registered at GitHub */
  clientId: string;
  clientSecret: string;
  /** the editor's origin, such as 'https://edit.clinic.example'; only this origin receives a token */
  origin: string;
  /** GitHub's origin */
  github: string;
  /** the site's address, to which GitHub redirects */
  siteUrl: string;
};

/** The relay of one request: in the language of its page, at the time of its arrival. */
export type Relay = Omit<RelayOptions, 'clinic' | 'languages' | 'now'> & {
  /** in the language of the visitor's page */
  clinic: LocalizedClinic;
  /** in the clinic's first language, which is the language of e-mails to the clinic */
  defaultClinic: LocalizedClinic;
  /** the codes of all languages */
  languages: readonly string[];
  /** when the request arrived; decides which slots can be booked, and is the timestamp of calendar files */
  now: Date;
};

/** The relay of a request about an appointment; the host has keys for links, and records. */
export type AppointmentRelay = Relay & { appointments: Appointments };

/** The Hono environment of a request. */
export type RelayEnv = {
  /** from the host: the client's address, for rate limits */
  Bindings: { clientAddress: string };
  Variables: {
    relay: Relay;
    /** set by the routes, for the log */
    requestId: string;
    note: Omit<LogEntry, 'time' | 'requestId' | 'status' | 'ms'>;
  };
};

/** The Hono context of a request. */
export type RelayContext = Context<RelayEnv>;

/** The Hono context of a request about an appointment. */
export type AppointmentContext = RelayContext & { var: { relay: AppointmentRelay } };
