import { rulesOf, type Role } from '../../domain/booking/appointment-lifecycle.ts';
import { isSameTime } from '../../domain/booking/civil-date.ts';
import { hasNoChair, type TimedVisit } from '../../domain/booking/full-slots.ts';
import type { AppointmentRecord, StoredAct, Nudge, Reminder, CurrentAct } from './record-schema.ts';

/** An e-mail that goes by itself, and nobody else sends any more; with when its record is forgotten. */
export type DueEmail = { requestHash: string; keepUntil: number } & (
  | { kind: 'nudge'; mail: Nudge }
  /** @param step - of the act that stands */
  | { kind: 'reminder'; mail: Reminder; step: number }
);

/** An act that somebody has pressed, and is to be done unless another was faster. */
export type Claim = Omit<StoredAct, 'step'> & {
  /** the step on which it was done: none later may stand */
  expectedStep: number;
  /** the hash of the same press by each key that is listed */
  inputHashes: string[];
  keepUntil: number;
  /**
   * how many visits there may be at the same time as its own, that among them; absent where that is not asked
   */
  chairs?: number;
};

/**
 * An e-mail takes forty seconds at most (relay/host/smtp.ts), waiting for its turn included; the rest is for
 * what happens around it.
 */
const LOCK_MS = 60_000;

/** How long no e-mail goes by itself once the mail server has failed one. */
const SERVER_PAUSE_MS = 10 * 60_000;

/**
 * The latest acts on each appointment, by the keyed hash of its request: so that of two acts at one step
 * there is one, and a link from an earlier step does nothing; with them, which times are given. Kept in a
 * file of this machine's, or in a platform's store that all instances share.
 */
export type AppointmentRecords = {
  /**
   * why nothing can be kept at the moment: then no act is done, and `/health` says why. The file holds
   * something else, it could not be read or written when that was last tried, or another process uses it.
   */
  readonly unavailable?: 'broken' | 'unreachable' | 'locked' | undefined;
  /** Tries again what failed, and sets or removes `fault`. */
  retry?(): Promise<void>;
  latest(requestHash: string): Promise<AppointmentRecord | null>;
  /**
   * Begins an act.
   *
   * @returns the act with its number, and whether an e-mail of it may have gone before; `taken` where another
   *   act has been done or is under way; `full` where its visit finds no chair
   */
  claim(
    requestHash: string,
    claim: Claim,
  ): Promise<{ stored: StoredAct; isRepeat: boolean } | 'taken' | 'full'>;
  /**
   * Notes that an act's e-mail to one of the two has gone: from then on it stands, also if it has lapsed
   * meanwhile.
   */
  markDelivered(requestHash: string, act: StoredAct, role: Role): Promise<void>;
  /** Lets an act lapse at once of which it is certain that no e-mail has gone. */
  release(requestHash: string, act: StoredAct): Promise<void>;
  /** The visits whose time is given at a moment, in milliseconds. */
  visits(now: number): Promise<TimedVisit[]>;
  /** Which visits an act on an appointment could not get a chair for. */
  fullVisits(
    requestHash: string,
    asked: { wanted: TimedVisit[]; chairs: number; now: number },
  ): Promise<TimedVisit[]>;
  /**
   * Keeps an e-mail to the clinic for a request on which nobody has acted, until it has gone or somebody
   * acts.
   */
  scheduleNudge(requestHash: string, nudge: Nudge, keepUntil: number): Promise<void>;
  /**
   * Takes an e-mail whose moment has come; null where there is none. That is noted first: whatever becomes of
   * it, it is not taken again unless it is put back. None is taken while an act on its appointment is under
   * way, nor in the ten minutes after the mail server has failed.
   */
  takeDueEmail(now: number): Promise<DueEmail | null>;
  /** Puts an e-mail back that was not sent, to be tried at a moment, unless something was done meanwhile. */
  rescheduleEmail(due: DueEmail, at: number): Promise<void>;
  /** Notes that no listed key opens what an e-mail is to be made of. */
  markMissingKey(due: DueEmail): Promise<void>;
  /** Whether there was such an e-mail, of a visit that is still to come. */
  hasMissingKey(now: number): Promise<boolean>;
  /** Drops what no line of `clinic.yaml` asks for any more. */
  dropUnusedData(lines: RecordFeatures): Promise<void>;
};

/** What is asked of records, by name. */
export type RecordsMethod = Exclude<keyof AppointmentRecords, 'unavailable' | 'retry'>;

/**
 * Where a clinic's records are kept, one and the same for all its appointments: nothing happens between two
 * calls of one function here, and what `put` has taken is there as a whole or not at all.
 */
export type RecordStore = {
  get(requestHash: string): AppointmentRecord | undefined;
  put(...records: [requestHash: string, record: AppointmentRecord][]): void;
  /** all, in any order */
  entries(): Iterable<[requestHash: string, record: AppointmentRecord]>;
};

export function createAppointmentRecords(store: RecordStore): AppointmentRecords {
  const get = (requestHash: string) => store.get(requestHash) ?? null;
  const visits = (now: number, except?: string) =>
    Array.from(store.entries()).flatMap(([requestHash, record]) =>
      requestHash === except ? [] : visitsOf(record, now),
    );

  /** Beside those of other appointments; the clinic finds a chair for what it has offered all the same. */
  function full(
    requestHash: string,
    wanted: readonly TimedVisit[],
    chairs: number,
    now: number,
  ): TimedVisit[] {
    const others = visits(now, requestHash);
    const agreed = get(requestHash)?.current?.overbookedTimes ?? [];
    return wanted.filter(
      (visit) => !agreed.some((at) => isSameTime(at, visit)) && hasNoChair(visit, others, chairs),
    );
  }

  return {
    async latest(requestHash) {
      return get(requestHash);
    },

    async claim(requestHash, { expectedStep, inputHashes, keepUntil, chairs, reminder, ...claimed }) {
      const record = get(requestHash) ?? EMPTY_RECORD;
      const { current, pending } = record;
      if (current && current.step > expectedStep) return 'taken';
      const isSame = pending?.linkStep === claimed.linkStep && inputHashes.includes(pending.inputHash);
      const isHeld = isPending(pending, claimed.doneAt);
      if (isHeld && !isSame) return 'taken';
      const { visit } = claimed;
      // What is under way has its time already.
      if (visit && chairs && !isHeld && full(requestHash, [visit], chairs, claimed.doneAt).length > 0)
        return 'full';
      const stored = isSame
        ? { ...storedAct({ ...pending, ...claimed }), inputHash: pending.inputHash, doneAt: pending.doneAt }
        : { ...claimed, step: Math.max(expectedStep, pending?.step ?? 0) + 1 };
      const next = { ...stored, lockedUntil: claimed.doneAt + LOCK_MS };
      store.put([
        requestHash,
        { ...record, pending: next, keepUntil: Math.max(record.keepUntil, keepUntil) },
      ]);
      return {
        stored: { ...stored, ...reminderAfter(record, reminder, claimed.doneAt) },
        isRepeat: isSame && pending.lockedUntil > 0,
      };
    },

    async markDelivered(requestHash, act, role) {
      const { current: earlier, pending, keepUntil, nudge: _, ...rest } = get(requestHash) ?? EMPTY_RECORD;
      if (keepUntil === 0) return;
      const notifiedStep = earlier?.notifiedStep ?? { clinic: act.linkStep, patient: act.linkStep };
      const current = {
        ...(earlier && earlier.step >= act.step ? earlier : storedAct(act)),
        notifiedStep: { ...notifiedStep },
      };
      current.notifiedStep[role] = Math.max(notifiedStep[role], act.step);
      // Whom an act has not told goes on from the e-mail before it.
      if (Math.min(current.notifiedStep.clinic, current.notifiedStep.patient) >= current.step)
        current.encryptedInput = null;
      store.put([
        requestHash,
        { ...rest, current, pending: pending?.step === act.step ? null : pending, keepUntil },
      ]);
    },

    async release(requestHash, { step }) {
      const record = get(requestHash);
      if (record?.pending?.step !== step) return;
      store.put([
        requestHash,
        { ...record, pending: { ...record.pending, lockedUntil: 0, encryptedInput: null } },
      ]);
    },

    visits: async (now) => visits(now),
    fullVisits: async (requestHash, { wanted, chairs, now }) => full(requestHash, wanted, chairs, now),

    async scheduleNudge(requestHash, nudge, keepUntil) {
      const record = get(requestHash) ?? EMPTY_RECORD;
      if (isUntouched(record) && !record.nudge) store.put([requestHash, { ...record, keepUntil, nudge }]);
    },

    async takeDueEmail(now) {
      const failures = Array.from(store.entries(), ([, record]) => serverFailure(record));
      if (failures.some((failed) => failed <= now && now < failed + SERVER_PAUSE_MS)) return null;
      for (const [requestHash, record] of store.entries()) {
        const { nudge, ...rest } = record;
        const { current, keepUntil } = rest;
        const { due } = pendingMail(record) ?? { due: Infinity };
        if (keepUntil <= now || due > now || isPending(record.pending, now)) continue;
        if (nudge) {
          // Nothing else is kept of it.
          store.put([requestHash, isUntouched(record) ? EMPTY_RECORD : rest]);
          return { requestHash, keepUntil, kind: 'nudge', mail: nudge };
        }
        const { reminder, ...act } = current!;
        store.put([requestHash, { ...rest, current: act, remindedVisit: reminder!.visit }]);
        return { requestHash, keepUntil, kind: 'reminder', mail: reminder!, step: act.step };
      }
      return null;
    },

    async rescheduleEmail({ requestHash, keepUntil, ...due }, at) {
      const record = get(requestHash) ?? EMPTY_RECORD;
      const { remindedVisit: _, current, ...rest } = record;
      if (due.kind === 'nudge') {
        const nudge = { ...due.mail, due: at };
        if (!current)
          store.put([requestHash, { ...record, keepUntil: Math.max(record.keepUntil, keepUntil), nudge }]);
      } else if (current?.step === due.step) {
        store.put([requestHash, { ...rest, current: { ...current, reminder: { ...due.mail, due: at } } }]);
      }
    },

    async markMissingKey({ requestHash, keepUntil }) {
      const record = get(requestHash) ?? EMPTY_RECORD;
      store.put([
        requestHash,
        { ...record, keepUntil: Math.max(record.keepUntil, keepUntil), hasMissingKey: true },
      ]);
    },

    hasMissingKey: async (now) =>
      Array.from(store.entries()).some(
        ([, { hasMissingKey, keepUntil }]) => hasMissingKey === true && keepUntil > now,
      ),

    async dropUnusedData(lines) {
      const changed = Array.from(store.entries()).flatMap(
        ([requestHash, record]): [string, AppointmentRecord][] => {
          const needed = withoutUnusedData(record, lines);
          return needed === record ? [] : [[requestHash, needed]];
        },
      );
      if (changed.length > 0) store.put(...changed);
    },
  };
}

/**
 * The e-mail before a visit, once and where its moment is to come; one that was put off stays so while the
 * visit stays.
 */
function reminderAfter(
  { current, remindedVisit }: AppointmentRecord,
  reminder: Reminder | undefined,
  now: number,
): { reminder?: Reminder } {
  if (!reminder || reminder.visit === remindedVisit) return {};
  const pending = current?.reminder;
  if (pending?.visit === reminder.visit) return { reminder: { ...pending, encrypted: reminder.encrypted } };
  return reminder.due > now ? { reminder } : {};
}

/** When an e-mail of a record goes, in milliseconds; Infinity where there is none. */
function nextDue(record: AppointmentRecord): number {
  const mail = pendingMail(record);
  return mail ? Math.max(mail.due, record.pending?.lockedUntil ?? 0) : Infinity;
}

const pendingMail = ({ nudge, current }: AppointmentRecord) => nudge ?? current?.reminder;

/** When the mail server failed a record's e-mail, in milliseconds; -Infinity where it did not. */
function serverFailure(record: AppointmentRecord): number {
  return pendingMail(record)?.retry?.serverFailed ?? -Infinity;
}

/**
 * When a store has to be looked at by itself, in milliseconds: an e-mail goes, or a record is forgotten.
 *
 * @param sends - whether e-mails go by themselves
 */
export function nextWakeTime(records: Iterable<AppointmentRecord>, sends: boolean): number {
  let [due, forgets, paused] = [Infinity, Infinity, -Infinity];
  for (const record of records) {
    if (sends) due = Math.min(due, nextDue(record));
    forgets = Math.min(forgets, record.ended === undefined ? record.keepUntil : record.ended + AFTER_END_MS);
    paused = Math.max(paused, serverFailure(record) + SERVER_PAUSE_MS);
  }
  return Math.min(forgets, Math.max(due, paused));
}

/** Whether an act holds the others off; after a jump of the clock, its moment may lie far ahead. */
export function isPending<Begun extends { lockedUntil: number }>(
  pending: Begun | null,
  now: number,
): pending is Begun {
  return pending !== null && pending.lockedUntil > now && pending.lockedUntil <= now + LOCK_MS;
}

/** Whether nobody has acted, or none has told of it. */
function isUntouched({ current, pending }: AppointmentRecord): boolean {
  return !current && !pending;
}

const EMPTY_RECORD: AppointmentRecord = { current: null, pending: null, keepUntil: 0 };

/** Whether nothing is left to be sent about an act that stands. */
export function isFullyDelivered({ act, step, notifiedStep }: CurrentAct): boolean {
  return rulesOf(act).notifies.every((role) => notifiedStep[role] >= step);
}

/** An act under way has its visit's time already; where it moves one that stands, both. */
function visitsOf(record: AppointmentRecord, now: number): TimedVisit[] {
  const current = record.current?.visit;
  const pending = isPending(record.pending, now) ? record.pending.visit : undefined;
  const isOne = current && pending && isSameTime(current, pending);
  return [current, isOne ? undefined : pending].filter((visit) => visit !== undefined);
}

function storedAct({
  step,
  linkStep,
  act,
  inputHash,
  doneAt,
  encryptedInput,
  visit,
  overbookedTimes,
  reminder,
}: StoredAct): StoredAct {
  const further = {
    ...(visit && { visit }),
    ...(overbookedTimes && { overbookedTimes }),
    ...(reminder && { reminder }),
  };
  return { step, linkStep, act, inputHash, doneAt, encryptedInput, ...further };
}

/** Whether a clinic has the lines of `clinic.yaml` for which something is kept. */
export type RecordFeatures = { chairs: boolean; nudge: boolean; reminders: boolean };

/** What of a record some line asks for; the record itself where that is all of it. */
function withoutUnusedData(
  record: AppointmentRecord,
  { chairs, nudge, reminders }: RecordFeatures,
): AppointmentRecord {
  const needed = structuredClone(record);
  for (const act of [needed.current, needed.pending].filter((each) => each !== null)) {
    if (!chairs) delete act.visit;
    if (!chairs) delete act.overbookedTimes;
    if (!reminders) delete act.reminder;
  }
  if (!nudge) delete needed.nudge;
  if (!reminders) delete needed.remindedVisit;
  if (!nudge && !reminders) delete needed.hasMissingKey;
  if (JSON.stringify(needed) === JSON.stringify(record)) return record;
  return isUntouched(needed) && !needed.nudge && !needed.hasMissingKey ? EMPTY_RECORD : needed;
}

/** How long a record stays after its `until`, counted from the first reading of the clock that showed it. */
const AFTER_END_MS = 24 * 60 * 60_000;

/**
 * A record as it is kept on, by what the clock shows now. One is forgotten after two readings that are a day
 * apart, so that a clock which is wrong for a while takes nothing away.
 *
 * @param now - in milliseconds
 * @returns null where it is forgotten
 */
export function expireRecord(record: AppointmentRecord, now: number): AppointmentRecord | null {
  const { ended, ...rest } = record;
  if (record.keepUntil === 0) return null;
  if (record.keepUntil > now) return ended === undefined ? record : rest;
  if (ended === undefined || ended > now) return { ...rest, ended: now };
  return now - ended < AFTER_END_MS ? record : null;
}

/** Records in this process's memory. */
export function createMemoryRecords(): AppointmentRecords {
  const records = new Map<string, AppointmentRecord>();
  return createAppointmentRecords({
    get: (requestHash) => records.get(requestHash),
    put: (...given) => given.forEach(([requestHash, record]) => records.set(requestHash, record)),
    entries: () => records.entries(),
  });
}

/** Records that are somewhere else. */
export function remoteRecords(
  ask: (name: RecordsMethod, given: unknown[]) => Promise<unknown>,
): AppointmentRecords {
  const names = Object.keys(createMemoryRecords()) as RecordsMethod[];
  const asking = names.map((name) => [name, (...given: unknown[]) => ask(name, given)]);
  return Object.fromEntries(asking) as AppointmentRecords;
}
