import type { RELAY_IDS } from '../domain/wire.ts';
import type { Appointments } from './act-links.ts';
import type { Clinic } from './clinic.ts';
import type { EditorSignIn } from './editor-sign-in-settings.ts';
import type { CheckMail } from './health.ts';
import type { Limits } from './limiter.ts';
import type { Log, LogEntry } from './log.ts';
import type { Deliver } from './mail.ts';
import type { ProofOfWork } from './proof-of-work.ts';
import type { RecentDeliveries } from './recent-deliveries.ts';

/** What the relay needs from its host; nothing in it depends on a platform. */
export type RelayOptions = {
  clinic: Clinic;
  deliver: Deliver;
  deliveries: RecentDeliveries;
  checkMail: CheckMail;
  /** the ids that requests must carry */
  ids: typeof RELAY_IDS;
  /** the mailbox the relay sends from; its name is the clinic's */
  fromAddress: string;
  limits: Limits;
  log: Log;
  /** what browsers must do before an e-mail is sent; nothing, if absent */
  proofOfWork?: ProofOfWork;
  /** what lets e-mails carry links that act; without keys they carry none */
  appointments?: Appointments;
  /** what lets owners of an account into the published editor; without it they need a token */
  editorSignIn?: EditorSignIn;
  now?: () => Date;
};

/** What is known of a request beside the request itself. */
export type RelayEnv = {
  /** given by the host: the client's address, for the limits */
  Bindings: { clientAddress: string };
  /** filled in by the routes, for the log */
  Variables: { requestId: string; note: Omit<LogEntry, 'time' | 'requestId' | 'status' | 'ms'> };
};
