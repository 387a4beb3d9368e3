import { rulesOf, type Role } from '../../domain/booking/appointment-lifecycle.ts';
import { isSameTime } from '../../domain/booking/civil-date.ts';
import { isFull, type TimedVisit } from '../../domain/booking/full-slots.ts';
import type { AppointmentRecord, KeptAct, Nudge, Reminder, StandingAct } from './record-schema.ts';

/** An e-mail that goes by itself, and nobody else sends any more; with when its record is forgotten. */
export type DueMail = { thread: string; until: number } & (
  | { kind: 'nudge'; mail: Nudge }
  /** @param step - of the act that stands */
  | { kind: 'reminder'; mail: Reminder; step: number }
);

/** An act that somebody has pressed, and is to be done unless another was faster. */
export type Claim = Omit<KeptAct, 'step'> & {
  /** the step on which it was done: none later may stand */
  on: number;
  /** the hash of the same press by each key that is listed */
  presses: string[];
  until: number;
  /**
   * how many visits there may be at the same time as its own, that among them; absent where that is not asked
   */
  chairs?: number;
};

/**
 * An e-mail takes forty seconds at most (relay/host/smtp.ts), waiting for its turn included; the rest is for
 * what happens around it.
 */
const LAPSES_MS = 60_000;

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
  readonly fault?: 'broken' | 'unreachable' | 'locked' | undefined;
  /** Tries again what failed, and sets or removes `fault`. */
  retry?(): Promise<void>;
  latest(thread: string): Promise<AppointmentRecord | null>;
  /**
   * Begins an act.
   *
   * @returns the act with its number, and whether an e-mail of it may have gone before; `taken` where another
   *   act has been done or is under way; `full` where its visit finds no chair
   */
  claim(thread: string, claim: Claim): Promise<{ kept: KeptAct; again: boolean } | 'taken' | 'full'>;
  /**
   * Notes that an act's e-mail to one of the two has gone: from then on it stands, also if it has lapsed
   * meanwhile.
   */
  delivered(thread: string, act: KeptAct, role: Role): Promise<void>;
  /** Lets an act lapse at once of which it is certain that no e-mail has gone. */
  lapse(thread: string, act: KeptAct): Promise<void>;
  /** The visits whose time is given at a moment, in milliseconds. */
  visits(now: number): Promise<TimedVisit[]>;
  /** Which visits an act on an appointment could not get a chair for. */
  full(thread: string, asked: { wanted: TimedVisit[]; chairs: number; now: number }): Promise<TimedVisit[]>;
  /**
   * Keeps an e-mail to the clinic for a request on which nobody has acted, until it has gone or somebody
   * acts.
   */
  expectAnswer(thread: string, nudge: Nudge, until: number): Promise<void>;
  /**
   * Takes an e-mail whose moment has come; null where there is none. That is noted first: whatever becomes of
   * it, it is not taken again unless it is put back. None is taken while an act on its appointment is under
   * way, nor in the ten minutes after the mail server has failed.
   */
  takeDue(now: number): Promise<DueMail | null>;
  /** Puts an e-mail back that was not sent, to be tried at a moment, unless something was done meanwhile. */
  putBack(due: DueMail, at: number): Promise<void>;
  /** Notes that no listed key opens what an e-mail is to be made of. */
  noteUnopened(due: DueMail): Promise<void>;
  /** Whether there was such an e-mail, of a visit that is still to come. */
  hasUnopened(now: number): Promise<boolean>;
  /** Drops what no line of `clinic.yaml` asks for any more. */
  keepOnly(lines: ClinicLines): Promise<void>;
};

/** What is asked of records, by name. */
export type RecordsQuestion = Exclude<keyof AppointmentRecords, 'fault' | 'retry'>;

/**
 * Where a clinic's records are kept, one and the same for all its appointments: nothing happens between two
 * calls of one function here, and what `put` has taken is there as a whole or not at all.
 */
export type RecordStore = {
  get(thread: string): AppointmentRecord | undefined;
  put(...records: [thread: string, record: AppointmentRecord][]): void;
  /** all, in any order */
  entries(): Iterable<[thread: string, record: AppointmentRecord]>;
};

export function createAppointmentRecords(store: RecordStore): AppointmentRecords {
  const get = (thread: string) => store.get(thread) ?? null;
  const visits = (now: number, except?: string) =>
    Array.from(store.entries()).flatMap(([thread, record]) =>
      thread === except ? [] : visitsOf(record, now),
    );

  /** Beside those of other appointments; the clinic finds a chair for what it has offered all the same. */
  function full(thread: string, wanted: readonly TimedVisit[], chairs: number, now: number): TimedVisit[] {
    const others = visits(now, thread);
    const agreed = get(thread)?.stands?.overfull ?? [];
    return wanted.filter(
      (visit) => !agreed.some((at) => isSameTime(at, visit)) && isFull(visit, others, chairs),
    );
  }

  return {
    async latest(thread) {
      return get(thread);
    },

    async claim(thread, { on, presses, until, chairs, reminder, ...claimed }) {
      const record = get(thread) ?? NOTHING;
      const { stands, begun } = record;
      if (stands && stands.step > on) return 'taken';
      const isSame = begun?.from === claimed.from && presses.includes(begun.press);
      const isHeld = isUnderWay(begun, claimed.done);
      if (isHeld && !isSame) return 'taken';
      const { visit } = claimed;
      // What is under way has its time already.
      if (visit && chairs && !isHeld && full(thread, [visit], chairs, claimed.done).length > 0) return 'full';
      const kept = isSame
        ? { ...keptAct({ ...begun, ...claimed }), press: begun.press, done: begun.done }
        : { ...claimed, step: Math.max(on, begun?.step ?? 0) + 1 };
      const next = { ...kept, lapses: claimed.done + LAPSES_MS };
      store.put([thread, { ...record, begun: next, until: Math.max(record.until, until) }]);
      return {
        kept: { ...kept, ...reminderAfter(record, reminder, claimed.done) },
        again: isSame && begun.lapses > 0,
      };
    },

    async delivered(thread, act, role) {
      const { stands: earlier, begun, until, nudge: _, ...rest } = get(thread) ?? NOTHING;
      if (until === 0) return;
      const told = earlier?.told ?? { clinic: act.from, patient: act.from };
      const stands = { ...(earlier && earlier.step >= act.step ? earlier : keptAct(act)), told: { ...told } };
      stands.told[role] = Math.max(told[role], act.step);
      // Whom an act has not told goes on from the e-mail before it.
      if (Math.min(stands.told.clinic, stands.told.patient) >= stands.step) stands.chosen = null;
      store.put([thread, { ...rest, stands, begun: begun?.step === act.step ? null : begun, until }]);
    },

    async lapse(thread, { step }) {
      const record = get(thread);
      if (record?.begun?.step !== step) return;
      store.put([thread, { ...record, begun: { ...record.begun, lapses: 0, chosen: null } }]);
    },

    visits: async (now) => visits(now),
    full: async (thread, { wanted, chairs, now }) => full(thread, wanted, chairs, now),

    async expectAnswer(thread, nudge, until) {
      const record = get(thread) ?? NOTHING;
      if (isUntouched(record) && !record.nudge) store.put([thread, { ...record, until, nudge }]);
    },

    async takeDue(now) {
      const failures = Array.from(store.entries(), ([, record]) => serverFailure(record));
      if (failures.some((failed) => failed <= now && now < failed + SERVER_PAUSE_MS)) return null;
      for (const [thread, record] of store.entries()) {
        const { nudge, ...rest } = record;
        const { stands, until } = rest;
        const { due } = pendingMail(record) ?? { due: Infinity };
        if (until <= now || due > now || isUnderWay(record.begun, now)) continue;
        if (nudge) {
          // Nothing else is kept of it.
          store.put([thread, isUntouched(record) ? NOTHING : rest]);
          return { thread, until, kind: 'nudge', mail: nudge };
        }
        const { reminder, ...act } = stands!;
        store.put([thread, { ...rest, stands: act, reminded: reminder!.visit }]);
        return { thread, until, kind: 'reminder', mail: reminder!, step: act.step };
      }
      return null;
    },

    async putBack({ thread, until, ...due }, at) {
      const record = get(thread) ?? NOTHING;
      const { reminded: _, stands, ...rest } = record;
      if (due.kind === 'nudge') {
        const nudge = { ...due.mail, due: at };
        if (!stands) store.put([thread, { ...record, until: Math.max(record.until, until), nudge }]);
      } else if (stands?.step === due.step) {
        store.put([thread, { ...rest, stands: { ...stands, reminder: { ...due.mail, due: at } } }]);
      }
    },

    async noteUnopened({ thread, until }) {
      const record = get(thread) ?? NOTHING;
      store.put([thread, { ...record, until: Math.max(record.until, until), unopened: true }]);
    },

    hasUnopened: async (now) =>
      Array.from(store.entries()).some(([, { unopened, until }]) => unopened === true && until > now),

    async keepOnly(lines) {
      const changed = Array.from(store.entries()).flatMap(
        ([thread, record]): [string, AppointmentRecord][] => {
          const needed = neededOf(record, lines);
          return needed === record ? [] : [[thread, needed]];
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
  { stands, reminded }: AppointmentRecord,
  reminder: Reminder | undefined,
  now: number,
): { reminder?: Reminder } {
  if (!reminder || reminder.visit === reminded) return {};
  const pending = stands?.reminder;
  if (pending?.visit === reminder.visit) return { reminder: { ...pending, sealed: reminder.sealed } };
  return reminder.due > now ? { reminder } : {};
}

/** When an e-mail of a record goes, in milliseconds; Infinity where there is none. */
function nextDue(record: AppointmentRecord): number {
  const mail = pendingMail(record);
  return mail ? Math.max(mail.due, record.begun?.lapses ?? 0) : Infinity;
}

const pendingMail = ({ nudge, stands }: AppointmentRecord) => nudge ?? stands?.reminder;

/** When the mail server failed a record's e-mail, in milliseconds; -Infinity where it did not. */
function serverFailure(record: AppointmentRecord): number {
  return pendingMail(record)?.retry?.serverFailed ?? -Infinity;
}

/**
 * When a store has to be looked at by itself, in milliseconds: an e-mail goes, or a record is forgotten.
 *
 * @param sends - whether e-mails go by themselves
 */
export function nextMoment(records: Iterable<AppointmentRecord>, sends: boolean): number {
  let [due, forgets, paused] = [Infinity, Infinity, -Infinity];
  for (const record of records) {
    if (sends) due = Math.min(due, nextDue(record));
    forgets = Math.min(forgets, record.ended === undefined ? record.until : record.ended + AFTER_END_MS);
    paused = Math.max(paused, serverFailure(record) + SERVER_PAUSE_MS);
  }
  return Math.min(forgets, Math.max(due, paused));
}

/** Whether an act holds the others off; after a jump of the clock, its moment may lie far ahead. */
export function isUnderWay<Begun extends { lapses: number }>(
  begun: Begun | null,
  now: number,
): begun is Begun {
  return begun !== null && begun.lapses > now && begun.lapses <= now + LAPSES_MS;
}

/** Whether nobody has acted, or none has told of it. */
function isUntouched({ stands, begun }: AppointmentRecord): boolean {
  return !stands && !begun;
}

const NOTHING: AppointmentRecord = { stands: null, begun: null, until: 0 };

/** Whether nothing is left to be sent about an act that stands. */
export function isDelivered({ act, step, told }: StandingAct): boolean {
  return rulesOf(act).notifies.every((role) => told[role] >= step);
}

/** An act under way has its visit's time already; where it moves one that stands, both. */
function visitsOf(record: AppointmentRecord, now: number): TimedVisit[] {
  const stands = record.stands?.visit;
  const begun = isUnderWay(record.begun, now) ? record.begun.visit : undefined;
  const isOne = stands && begun && isSameTime(stands, begun);
  return [stands, isOne ? undefined : begun].filter((visit) => visit !== undefined);
}

function keptAct({ step, from, act, press, done, chosen, visit, overfull, reminder }: KeptAct): KeptAct {
  const further = { ...(visit && { visit }), ...(overfull && { overfull }), ...(reminder && { reminder }) };
  return { step, from, act, press, done, chosen, ...further };
}

/** Whether a clinic has the lines of `clinic.yaml` for which something is kept. */
export type ClinicLines = { chairs: boolean; nudge: boolean; reminders: boolean };

/** What of a record some line asks for; the record itself where that is all of it. */
function neededOf(record: AppointmentRecord, { chairs, nudge, reminders }: ClinicLines): AppointmentRecord {
  const needed = structuredClone(record);
  for (const act of [needed.stands, needed.begun].filter((each) => each !== null)) {
    if (!chairs) delete act.visit;
    if (!chairs) delete act.overfull;
    if (!reminders) delete act.reminder;
  }
  if (!nudge) delete needed.nudge;
  if (!reminders) delete needed.reminded;
  if (!nudge && !reminders) delete needed.unopened;
  if (JSON.stringify(needed) === JSON.stringify(record)) return record;
  return isUntouched(needed) && !needed.nudge && !needed.unopened ? NOTHING : needed;
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
export function keptAt(record: AppointmentRecord, now: number): AppointmentRecord | null {
  const { ended, ...rest } = record;
  if (record.until === 0) return null;
  if (record.until > now) return ended === undefined ? record : rest;
  if (ended === undefined || ended > now) return { ...rest, ended: now };
  return now - ended < AFTER_END_MS ? record : null;
}

/** Records in this process's memory. */
export function createMemoryRecords(): AppointmentRecords {
  const records = new Map<string, AppointmentRecord>();
  return createAppointmentRecords({
    get: (thread) => records.get(thread),
    put: (...given) => given.forEach(([thread, record]) => records.set(thread, record)),
    entries: () => records.entries(),
  });
}

/** Records that are somewhere else. */
export function recordsFrom(
  ask: (name: RecordsQuestion, given: unknown[]) => Promise<unknown>,
): AppointmentRecords {
  const names = Object.keys(createMemoryRecords()) as RecordsQuestion[];
  const asking = names.map((name) => [name, (...given: unknown[]) => ask(name, given)]);
  return Object.fromEntries(asking) as AppointmentRecords;
}
