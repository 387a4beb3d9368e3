import type { Act, Role } from '../domain/appointment-life.ts';

/** What is kept of an appointment until its visit: its latest step. Nothing of whose it is. */
export type AppointmentRecord = {
  step: number;
  /** what was done at that step */
  act: Act;
  /** a keyed hash of the act with its times and reason, by which the same press is known again */
  press: string;
  /** when it was done, in milliseconds */
  done: number;
  /** when the last link of the appointment ends: its visit, or the last of the times that were spoken of */
  until: number;
  /** to whom the act's e-mail has gone */
  told: Role[];
};

/**
 * The latest step of each appointment, by the keyed hash of its request: so that of two acts at one step there is one,
 * and a link from an earlier step does nothing. Kept in a file of this machine's, or in a platform's store that all
 * instances share.
 */
export type AppointmentRecords = {
  latest(thread: string): Promise<AppointmentRecord | null>;
  /** Puts `next` in the place of an earlier step; where its step is taken already, returns by what. */
  claim(thread: string, next: AppointmentRecord): Promise<AppointmentRecord | null>;
  /** Notes that an e-mail of what was done has gone: from then on it stands, also if it was taken back meanwhile. */
  told(thread: string, done: AppointmentRecord, role: Role): Promise<void>;
  /** Takes an act back of which nobody has been told: what was kept before stands again. */
  release(thread: string, claimed: AppointmentRecord, before: AppointmentRecord | null): Promise<void>;
};

/** Where records are kept; all that is asked about one appointment must be asked of one and the same. */
export type RecordStore = {
  get(thread: string): AppointmentRecord | undefined;
  put(thread: string, record: AppointmentRecord): void;
  delete(thread: string): void;
};

export function createAppointmentRecords(store: RecordStore): AppointmentRecords {
  return {
    async latest(thread) {
      return store.get(thread) ?? null;
    },

    async claim(thread, next) {
      const kept = store.get(thread);
      if (kept && kept.step >= next.step) return kept;
      store.put(thread, next);
      return null;
    },

    async told(thread, done, role) {
      const kept = store.get(thread);
      const stands = kept && kept.step >= done.step ? kept : done;
      if (stands.step !== done.step || stands.press !== done.press || stands.told.includes(role)) return;
      store.put(thread, { ...stands, told: [...stands.told, role] });
    },

    async release(thread, claimed, before) {
      const kept = store.get(thread);
      const isClaimed = kept?.step === claimed.step && kept.press === claimed.press;
      if (!isClaimed || kept.done !== claimed.done || kept.told.length > 0) return;
      if (before) store.put(thread, before);
      else store.delete(thread);
    },
  };
}

/** Records in this process's memory. */
export function createMemoryRecords(): AppointmentRecords {
  const records = new Map<string, AppointmentRecord>();
  return createAppointmentRecords({
    get: (thread) => records.get(thread),
    put: (thread, record) => void records.set(thread, record),
    delete: (thread) => void records.delete(thread),
  });
}
