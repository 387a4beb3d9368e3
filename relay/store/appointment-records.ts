import { createStoredActs, type StoredActs } from './acts.ts';
import { createClinicTable } from './clinic-record.ts';
import { createStoredLists, type StoredLists } from './day-lists.ts';
import { createStoredOffers, type StoredOffers } from './earlier-offers.ts';
import { createStoredEmails, type StoredEmails } from './due-emails.ts';
import { createFreedTable } from './freed-times.ts';
import { createRecordTable } from './record-table.ts';
import type { Sql } from './sql.ts';
import { createUpkeep, type Upkeep } from './upkeep.ts';

type Stored = StoredActs & StoredEmails & StoredLists & StoredOffers & Pick<Upkeep, 'dropUnusedData'>;

/** The name of a method of the records. */
export type RecordsMethod = keyof Stored;

type Asynchronous<Methods extends Record<keyof Methods, (...given: never[]) => unknown>> = {
  [Name in keyof Methods]: (...given: Parameters<Methods[Name]>) => Promise<ReturnType<Methods[Name]>>;
};

/**
 * Stores each appointment's latest act by its request hash, so that two simultaneous acts cannot both succeed
 * and old links are ignored; which slots are taken; and what automatic e-mails and lists of the day need.
 * Each method takes effect as a whole, or not at all if it fails.
 */
export type AppointmentRecords = Asynchronous<Stored> & {
  /**
   * Why records cannot be used at the moment, as `/health` reports it; then no act is performed. The file is
   * invalid (`broken`), could not be read or written at the last attempt, or is used by another process.
   */
  readonly unavailable?: 'broken' | 'unreachable' | 'locked' | undefined;
  /** Retries what failed, and updates `unavailable`. */
  retry?(): Promise<void>;
};

const METHODS = {
  latest: true,
  byPatientLink: true,
  replacePatientLink: true,
  claim: true,
  markDelivered: true,
  release: true,
  visits: true,
  fullVisits: true,
  scheduleNudge: true,
  takeDueEmail: true,
  rescheduleEmail: true,
  markMissingKey: true,
  hasMissingKey: true,
  keepRequest: true,
  listedRecords: true,
  beginList: true,
  endList: true,
  takenTimes: true,
  tickAt: true,
  saveTaken: true,
  setEarlierWish: true,
  countWaiting: true,
  dueFreedTimes: true,
  postponeFreedTime: true,
  takeOffers: true,
  returnOffer: true,
  offeredTimes: true,
  freedState: true,
  isOffered: true,
  hasEndedOffers: true,
  giveAway: true,
  dropUnusedData: true,
} satisfies Record<RecordsMethod, true>;

/**
 * Creates records from a function that calls their methods, which may be elsewhere, for example in a Durable
 * Object.
 */
export function recordsFrom(
  call: (name: RecordsMethod, given: unknown[]) => Promise<unknown>,
): AppointmentRecords {
  const methods = Object.keys(METHODS).map((name) => [
    name,
    (...given: unknown[]) => call(name as RecordsMethod, given),
  ]);
  return Object.fromEntries(methods) as AppointmentRecords;
}

/** The store over a database. */
type Store = {
  /** Calls a method of the records by name, in a transaction. */
  call(name: RecordsMethod, given: unknown[]): unknown;
  /** What the host calls; not in transactions of its own. */
  upkeep: Upkeep;
};

/** Creates the store over a database that has its tables (`createTables`). */
export function createStore(sql: Sql): Store {
  const table = createRecordTable(sql);
  const freedTable = createFreedTable(sql);
  const clinicTable = createClinicTable(table);
  const upkeep = createUpkeep(sql, table);
  const methods: Stored = {
    ...createStoredActs(table, freedTable),
    ...createStoredEmails(sql, table),
    ...createStoredLists(table, clinicTable),
    ...createStoredOffers(sql, { table, freedTable, clinicTable }),
    dropUnusedData: upkeep.dropUnusedData,
  };
  return {
    call: (name, given) =>
      sql.transaction(() => (methods[name] as (...given: unknown[]) => unknown)(...given)),
    upkeep: { ...upkeep, expire: (now) => sql.transaction(() => upkeep.expire(now)) },
  };
}
