import { rulesOf, type Act, type Role } from '../../domain/appointment-life.ts';

/** An act on an appointment, once somebody has pressed its button. Nothing of whose appointment it is. */
export type KeptAct = {
  /** its number, which no other act of the appointment gets, whatever becomes of it */
  step: number;
  /** the step of the e-mail whose link was pressed */
  from: number;
  act: Act;
  /** a keyed hash of the act with its times and reason, by which the same press is known again */
  press: string;
  /** when it was done, in milliseconds */
  done: number;
  /** sealed: on what it was done, with which times and reason; kept until its e-mails are delivered */
  chosen: string | null;
};

/** An act of which an e-mail was delivered, with the step of the last e-mail that each of the two has. */
export type StandingAct = KeptAct & { told: Record<Role, number> };

/** What is kept of an appointment until its visit. */
export type AppointmentRecord = {
  /** the last act that counts */
  stands: StandingAct | null;
  /**
   * a later act, of which no e-mail is known to be delivered. It holds the others off until the moment at which its e-mail
   * has gone or never will, in milliseconds; 0 where it is certain that none has gone.
   */
  begun: (KeptAct & { lapses: number }) | null;
  /** when the last link of the appointment ends: its visit, or the last of the times that were spoken of */
  until: number;
};

/** An act that somebody has pressed, and is to be done unless another was faster. */
export type Claim = Omit<KeptAct, 'step'> & {
  /** the step on which it was done: none later may stand */
  on: number;
  /** the hash of the same press by each key that is listed */
  presses: string[];
  until: number;
};

/**
 * An e-mail takes forty seconds at most (relay/host/smtp.ts), waiting for its turn included; the rest is for what happens
 * around it.
 */
const LAPSES_MS = 60_000;

/**
 * The latest acts on each appointment, by the keyed hash of its request: so that of two acts at one step there is one,
 * and a link from an earlier step does nothing. Kept in a file of this machine's, or in a platform's store that all
 * instances share.
 */
export type AppointmentRecords = {
  /** why nothing can be kept, where that is so: then no act is done, and `/health` says why */
  fault?: 'broken' | 'unreachable';
  latest(thread: string): Promise<AppointmentRecord | null>;
  /**
   * Begins an act.
   *
   * @returns the act with its number, and whether an e-mail of it may have gone before; null where another act has been
   *   done or is under way
   */
  claim(thread: string, claim: Claim): Promise<{ kept: KeptAct; again: boolean } | null>;
  /** Notes that an act's e-mail to one of the two has gone: from then on it stands, also if it has lapsed meanwhile. */
  delivered(thread: string, act: KeptAct, role: Role): Promise<void>;
  /** Lets an act lapse at once of which it is certain that no e-mail has gone. */
  lapse(thread: string, act: KeptAct): Promise<void>;
};

/** Where records are kept; all that is asked about one appointment must be asked of one and the same. */
export type RecordStore = {
  get(thread: string): StoredRecord | undefined;
  put(thread: string, record: AppointmentRecord): void;
};

export function createAppointmentRecords(store: RecordStore): AppointmentRecords {
  const get = (thread: string) => currentRecord(store.get(thread));

  return {
    async latest(thread) {
      return get(thread);
    },

    async claim(thread, { on, presses, until, ...claimed }) {
      const { stands, begun, until: earlier } = get(thread) ?? NOTHING;
      if (stands && stands.step > on) return null;
      const isSame = begun?.from === claimed.from && presses.includes(begun.press);
      if (begun && !isSame && begun.lapses > claimed.done) return null;
      const kept = isSame
        ? { ...keptAct(begun!), chosen: claimed.chosen }
        : { ...claimed, step: Math.max(on, begun?.step ?? 0) + 1 };
      const next = { ...kept, lapses: claimed.done + LAPSES_MS };
      store.put(thread, { stands, begun: next, until: Math.max(earlier, until) });
      return { kept, again: isSame && begun!.lapses > 0 };
    },

    async delivered(thread, act, role) {
      const { stands: earlier, begun, until } = get(thread) ?? NOTHING;
      if (until === 0) return;
      const told = earlier?.told ?? { clinic: act.from, patient: act.from };
      const stands = { ...(earlier && earlier.step >= act.step ? earlier : keptAct(act)), told: { ...told } };
      stands.told[role] = Math.max(told[role], act.step);
      if (isDelivered(stands)) stands.chosen = null;
      store.put(thread, { stands, begun: begun?.step === act.step ? null : begun, until });
    },

    async lapse(thread, { step }) {
      const record = get(thread);
      if (record?.begun?.step !== step) return;
      store.put(thread, { ...record, begun: { ...record.begun, lapses: 0, chosen: null } });
    },
  };
}

const NOTHING: AppointmentRecord = { stands: null, begun: null, until: 0 };

/** Whether nothing is left to be sent about an act that stands. */
export function isDelivered({ act, step, told }: StandingAct): boolean {
  return rulesOf(act).notifies.every((role) => told[role] >= step);
}

function keptAct({ step, from, act, press, done, chosen }: KeptAct): KeptAct {
  return { step, from, act, press, done, chosen };
}

/** A record as a store may hold it. */
export type StoredRecord = AppointmentRecord | EarlierRecord;

/** A record as it was kept before 23 November 2026: an act each, on the step before it, and to whom its e-mail had gone. */
type EarlierRecord = Omit<KeptAct, 'from' | 'chosen'> & { until: number; told: Role[] };

/** What was delivered to one alone counts as delivered: a link from before stays superseded. */
function currentRecord(record: StoredRecord | undefined): AppointmentRecord | null {
  if (!record || 'stands' in record) return record ?? null;
  const { told, until, ...act } = record;
  const kept = { ...act, from: act.step - 1, chosen: null };
  return told.length === 0
    ? { stands: null, begun: { ...kept, lapses: 0 }, until }
    : { stands: { ...kept, told: { clinic: act.step, patient: act.step } }, begun: null, until };
}

/** Records in this process's memory. */
export function createMemoryRecords(): AppointmentRecords {
  const records = new Map<string, AppointmentRecord>();
  return createAppointmentRecords({
    get: (thread) => records.get(thread),
    put: (thread, record) => void records.set(thread, record),
  });
}
