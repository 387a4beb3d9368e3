import { rulesOf, type Role } from '../../domain/booking/appointment-lifecycle.ts';
import { isSameTime } from '../../domain/booking/civil-date.ts';
import { hasNoChair, type Chairs, type TimedVisit } from '../../domain/booking/timed-visits.ts';
import {
  EMPTY_RECORD,
  isEmpty,
  isPending,
  isUntouched,
  LOCK_MS,
  pendingEmail,
  replacedActs,
  scheduledReminder,
  SERVER_PAUSE_MS,
  serverFailureAt,
  storedAct,
  storedActs,
  visitsOf,
  withoutFailedAct,
  withoutUnusedData,
  type RecordFeatures,
} from './appointment-record.ts';
import { createDayRecords, type DayRecords } from './day-records.ts';
import type { AppointmentRecord, Nudge, Reminder, StoredAct } from './record-schema.ts';

/** A due automatic e-mail, taken out of its record. `keepUntil` is the record's. */
export type DueEmail = { requestHash: string; keepUntil: number } & (
  | { kind: 'nudge'; mail: Nudge }
  /** `step` is the current act's */
  | { kind: 'reminder'; mail: Reminder; step: number }
);

/** A claim to perform an act. It succeeds unless another act was faster. */
export type Claim = Omit<StoredAct, 'step'> & {
  /** the step that the act is based on; a later current act refuses the claim */
  expectedStep: number;
  /** the input's hash with each listed key */
  inputHashes: string[];
  keepUntil: number;
  /** the clinic's chairs; absent if capacity is not checked */
  chairs?: Chairs;
};

/**
 * Stores each appointment's latest act by its request hash, so that two simultaneous acts cannot both succeed
 * and old links are ignored. Also stores which slots are taken. Kept in a file on this machine, or in a store
 * that all instances share.
 */
export type AppointmentRecords = DayRecords & {
  /**
   * Why records cannot be used at the moment, as `/health` reports it; then no act is performed. The file is
   * invalid (`broken`), could not be read or written at the last attempt, or is used by another process.
   */
  readonly unavailable?: 'broken' | 'unreachable' | 'locked' | undefined;
  /** Retries what failed, and updates `unavailable`. */
  retry?(): Promise<void>;
  latest(requestHash: string): Promise<AppointmentRecord | null>;
  /** Returns the record whose patient's page has a link with this hash, also if the link has ended. */
  byPatientLink(linkHash: string): Promise<AppointmentRecord | null>;
  /** Replaces the hash of a patient's link, whose key was removed. */
  replacePatientLink(requestHash: string, earlier: string, linkHash: string): Promise<void>;
  /**
   * Marks an act as pending.
   *
   * @returns the stored act, and whether it is a repeat that may have sent an e-mail before; `taken` if
   *   another act was done or is pending; `full` if the visit has no free chair
   */
  claim(
    requestHash: string,
    claim: Claim,
  ): Promise<{ stored: StoredAct; isRepeat: boolean } | 'taken' | 'full'>;
  /**
   * Notes that an act's e-mail to one party was delivered. From then on the act is effective, even if its
   * lock has expired.
   */
  markDelivered(requestHash: string, act: StoredAct, role: Role): Promise<void>;
  /** Removes an act that certainly sent no e-mail; what was before it is restored. */
  release(requestHash: string, act: StoredAct): Promise<void>;
  /** Returns the visits that take up chairs. */
  visits(): Promise<TimedVisit[]>;
  /** Returns those of the wanted visits that have no free chair for an appointment. */
  fullVisits(requestHash: string, asked: { wanted: TimedVisit[]; chairs: Chairs }): Promise<TimedVisit[]>;
  /** Schedules a nudge to the clinic, unless somebody has acted on the request. */
  scheduleNudge(requestHash: string, nudge: Nudge, keepUntil: number): Promise<void>;
  /**
   * Removes and returns one due e-mail, or null. The removal is stored before sending, so nothing is sent
   * twice; `rescheduleEmail` restores it. Skips appointments with a pending act, and pauses for ten minutes
   * after the mail server has failed.
   */
  takeDueEmail(now: number): Promise<DueEmail | null>;
  /** Restores an unsent e-mail, due at a moment in milliseconds, unless somebody has acted meanwhile. */
  rescheduleEmail(due: DueEmail, at: number): Promise<void>;
  /** Notes that a due e-mail cannot be decrypted with any listed key. */
  markMissingKey(due: DueEmail): Promise<void>;
  /** Whether that happened for an appointment that has not ended. */
  hasMissingKey(now: number): Promise<boolean>;
  /** Deletes stored data of features that `clinic.yaml` no longer has. */
  dropUnusedData(features: RecordFeatures): Promise<void>;
};

/** The methods of the records, by name. */
export type RecordsMethod = Exclude<keyof AppointmentRecords, 'unavailable' | 'retry'>;

/**
 * The store of a clinic's records. It is synchronous, so that nothing happens between two calls of one
 * function here; `put` stores all its records or none.
 */
export type RecordStore = {
  get(requestHash: string): AppointmentRecord | undefined;
  put(...records: [requestHash: string, record: AppointmentRecord][]): void;
  /** all records, in any order */
  entries(): Iterable<[requestHash: string, record: AppointmentRecord]>;
};

export function createAppointmentRecords(store: RecordStore): AppointmentRecords {
  const get = (requestHash: string) => store.get(requestHash) ?? null;
  const visits = (except?: string) =>
    Array.from(store.entries()).flatMap(([requestHash, record]) =>
      requestHash === except ? [] : visitsOf(record),
    );

  /**
   * Visits without a free chair. Times that the clinic offered knowingly although they were full do not
   * count.
   */
  function full(requestHash: string, wanted: readonly TimedVisit[], chairs: Chairs): TimedVisit[] {
    const others = visits(requestHash);
    const acts = storedActs(get(requestHash) ?? EMPTY_RECORD);
    const agreed = acts.flatMap(({ overbookedTimes }) => overbookedTimes ?? []);
    return wanted.filter(
      (visit) => !agreed.some((at) => isSameTime(at, visit)) && hasNoChair(visit, others, chairs),
    );
  }

  return {
    ...createDayRecords(store),

    async latest(requestHash) {
      return get(requestHash);
    },

    async byPatientLink(linkHash) {
      const records = Array.from(store.entries(), ([, record]) => record);
      const has = ({ noEmail }: StoredAct) => noEmail?.linkHash === linkHash;
      return records.find((record) => storedActs(record).some(has)) ?? null;
    },

    async replacePatientLink(requestHash, earlier, linkHash) {
      const record = structuredClone(get(requestHash));
      const acts = record ? storedActs(record).filter(({ noEmail }) => noEmail?.linkHash === earlier) : [];
      for (const { noEmail } of acts) noEmail!.linkHash = linkHash;
      if (record && acts.length > 0) store.put([requestHash, record]);
    },

    async claim(requestHash, { expectedStep, inputHashes, keepUntil, chairs, reminder, ...claimed }) {
      const record = get(requestHash) ?? EMPTY_RECORD;
      const { current, pending, replaced = [], failedStep = 0 } = record;
      if (current && current.step > expectedStep) return 'taken';
      const isSame = pending?.linkStep === claimed.linkStep && inputHashes.includes(pending.inputHash);
      const isHeld = isPending(pending, claimed.doneAt);
      if (isHeld && !isSame) return 'taken';
      const { visit } = claimed;
      // A repeated act already holds its slot.
      if (visit && chairs && !isSame && full(requestHash, [visit], chairs).length > 0) return 'full';
      const stored = isSame
        ? { ...storedAct({ ...pending, ...claimed }), inputHash: pending.inputHash, doneAt: pending.doneAt }
        : { ...claimed, step: Math.max(expectedStep, failedStep, pending?.step ?? 0) + 1 };
      const keptUntil = isSame ? pending.keptUntil : record.keepUntil;
      const earlier = isSame || !pending ? replaced : [...replaced, pending];
      store.put([
        requestHash,
        {
          ...record,
          pending: { ...stored, lockedUntil: claimed.doneAt + LOCK_MS, keptUntil },
          ...replacedActs(earlier),
          keepUntil: Math.max(record.keepUntil, keepUntil),
        },
      ]);
      return {
        stored: { ...stored, ...scheduledReminder(record, reminder, claimed.doneAt) },
        isRepeat: isSame,
      };
    },

    async markDelivered(requestHash, act, role) {
      const record = get(requestHash) ?? EMPTY_RECORD;
      const { current: earlier, pending, replaced = [], keepUntil, nudge: _, failedStep, ...rest } = record;
      if (keepUntil === 0) return;
      const notifiedStep = earlier?.notifiedStep ?? { clinic: act.linkStep, patient: act.linkStep };
      const current = {
        ...(earlier && earlier.step >= act.step ? earlier : storedAct(act)),
        notifiedStep: { ...notifiedStep },
      };
      current.notifiedStep[role] = Math.max(notifiedStep[role], act.step);
      // The clinic tells a patient without e-mail.
      if (current.noEmail) current.notifiedStep.patient = current.notifiedStep.clinic;
      // The input is needed until both parties are notified: a party who is not continues from the previous
      // e-mail.
      if (Math.min(current.notifiedStep.clinic, current.notifiedStep.patient) >= current.step)
        current.encryptedInput = null;
      const { event, role: actor } = rulesOf(current.act);
      if (event === 'cancel') {
        // The list may still have to name a patient whom the clinic's act has not reached, but not the notes.
        delete rest.request;
        const isTold = actor === 'patient' || current.notifiedStep.patient >= current.step;
        if (isTold || current.noEmail) delete current.encryptedState;
      }
      const isLater = ({ step }: StoredAct) => step > act.step;
      store.put([
        requestHash,
        {
          ...rest,
          current,
          pending: pending && isLater(pending) ? pending : null,
          ...replacedActs(replaced.filter(isLater)),
          ...(failedStep && failedStep > act.step && { failedStep }),
          keepUntil,
        },
      ]);
    },

    async release(requestHash, { step }) {
      const record = get(requestHash);
      if (record) store.put([requestHash, withoutFailedAct(record, step)]);
    },

    visits: async () => visits(),
    fullVisits: async (requestHash, { wanted, chairs }) => full(requestHash, wanted, chairs),

    async scheduleNudge(requestHash, nudge, keepUntil) {
      const record = get(requestHash) ?? EMPTY_RECORD;
      if (isUntouched(record) && !record.nudge) store.put([requestHash, { ...record, keepUntil, nudge }]);
    },

    async takeDueEmail(now) {
      const failures = Array.from(store.entries(), ([, record]) => serverFailureAt(record));
      if (failures.some((failed) => failed <= now && now < failed + SERVER_PAUSE_MS)) return null;
      for (const [requestHash, record] of store.entries()) {
        const { nudge, ...rest } = record;
        const { current, keepUntil } = rest;
        const { due } = pendingEmail(record) ?? { due: Infinity };
        if (keepUntil <= now || due > now || isPending(record.pending, now)) continue;
        if (nudge) {
          store.put([requestHash, isEmpty(rest) ? EMPTY_RECORD : rest]);
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

    async dropUnusedData(features) {
      const changed = Array.from(store.entries()).flatMap(
        ([requestHash, record]): [string, AppointmentRecord][] => {
          const needed = withoutUnusedData(record, features);
          return needed === record ? [] : [[requestHash, needed]];
        },
      );
      if (changed.length > 0) store.put(...changed);
    },
  };
}

/** Creates records in this process's memory. */
export function createMemoryRecords(): AppointmentRecords {
  const records = new Map<string, AppointmentRecord>();
  return createAppointmentRecords({
    get: (requestHash) => records.get(requestHash),
    put: (...entries) => entries.forEach(([requestHash, record]) => records.set(requestHash, record)),
    entries: () => records.entries(),
  });
}

/** Creates records whose methods are called elsewhere, for example in a Durable Object. */
export function remoteRecords(
  call: (name: RecordsMethod, args: unknown[]) => Promise<unknown>,
): AppointmentRecords {
  const names = Object.keys(createMemoryRecords()) as RecordsMethod[];
  const methods = names.map((name) => [name, (...args: unknown[]) => call(name, args)]);
  return Object.fromEntries(methods) as AppointmentRecords;
}
