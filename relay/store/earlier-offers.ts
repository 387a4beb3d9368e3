import { OFFERED_AT_ONCE } from '../../domain/appointment/earlier-times.ts';
import {
  daysNear,
  hasNoChair,
  timeKey,
  type Chairs,
  type TimedVisit,
} from '../../domain/appointment/timed-visits.ts';
import type { CivilDate } from '../../domain/time/civil-date.ts';
import type { ClinicTable, NewTick } from './clinic-record.ts';
import type { FreedBy, FreedState, FreedTable } from './freed-times.ts';
import type { EarlierWish } from './record-schema.ts';
import type { RecordTable } from './record-table.ts';
import type { Sql } from './sql.ts';

/** A freed time that is to be offered. */
export type FreedTime = TimedVisit & { name: string };

/** An appointment to which a freed time is offered. */
export type OfferedVisit = {
  requestHash: string;
  /** of its current act */
  step: number;
  keepUntil: number;
  /** its state, encrypted */
  encrypted: string;
  /** the patient, as a keyed hash */
  person: string;
  /** the patient has no e-mail: the clinic tells them */
  isByPhone: boolean;
};

/** To whom a freed time is offered next. */
type Round = {
  /** today at the clinic: nobody gets two offers on one day */
  day: CivilDate;
  /** the length of the clinic's visits now */
  minutes: number;
  chairs: Chairs;
  /** when the next patients get their offer, in milliseconds */
  next: number;
  /** the next morning: who has had an offer today can get another then */
  morning: number;
};

/**
 * How far ahead an offer can be due: the night, and the half hour after it. One that is later was planned
 * while the clock was ahead, and is due now.
 */
const FURTHEST_DUE_MS = 24 * 60 * 60_000;

/** What is stored about earlier times (docs/product.md, Earlier times). */
export type StoredOffers = Pick<
  FreedTable,
  'offeredTimes' | 'freedState' | 'isOffered' | 'hasEndedOffers'
> & {
  /**
   * Stores whether a patient wants to be told of earlier times.
   *
   * @param step - of the current act; null, nothing is changed: another act was faster
   */
  setEarlierWish(requestHash: string, step: number, wish: EarlierWish | null): 'stored' | null;
  /**
   * Returns how many patients can be offered a time.
   *
   * @param person - who had it, as a keyed hash
   * @param day - of the offer: nobody gets two offers on one day
   */
  countWaiting(time: TimedVisit, person: string, day: CivilDate): number;
  /** Returns the freed times whose next offers are due, soonest visit first. @param now - in milliseconds */
  dueFreedTimes(now: number): FreedTime[];
  /** Plans the next offers of a freed time. @param due - in milliseconds */
  postponeFreedTime(name: string, due: number): void;
  /**
   * Notes to whom a freed time is offered, before the e-mail is sent, so that nobody gets two. Who has waited
   * longest comes first.
   *
   * @returns one patient with e-mail, or all without e-mail of this round; none if the round is over
   */
  takeOffers(freed: FreedTime, round: Round): OfferedVisit[];
  /** Takes back an offer whose e-mail was certainly not sent; no offers are sent before a moment. */
  returnOffer(name: string, requestHash: string, due: number): void;
  /**
   * Ends the offers of a time that the clinic has given away, and returns what has become of it.
   *
   * @param tick - ticks the time in the clinic's times taken, if it has a free chair
   */
  giveAway(by: FreedBy, tick: NewTick | null): FreedState;
};

type Tables = { table: RecordTable; freedTable: FreedTable; clinicTable: ClinicTable };

/** Selects who waits for a time; its parameters are those of `candidates`. */
const CANDIDATES = `FROM waiting JOIN visit ON visit.record = waiting.record
  WHERE visit.date || ' ' || visit.time > ? AND visit.minutes <= ?
  AND person <> ?
  AND person NOT IN (SELECT person FROM freed_time WHERE date = ? AND time = ?)
  AND waiting.record NOT IN (SELECT record FROM earlier_offer WHERE freed = ?)
  AND person NOT IN (SELECT person FROM earlier_offer WHERE day = ?)`;

export function createStoredOffers(sql: Sql, { table, freedTable, clinicTable }: Tables): StoredOffers {
  const candidates = (
    { date, time, minutes }: TimedVisit,
    { formerOwner = '', name = '', day = '' }: { formerOwner?: string; name?: string; day?: string },
  ) => [timeKey({ date, time }), minutes, formerOwner, date, time, name, day];

  function isFull(visit: TimedVisit, chairs: Chairs): boolean {
    return hasNoChair(visit, table.visitsOn(daysNear(visit.date), ''), chairs);
  }

  /** Returns who gets the next offers, at most `most`. */
  function nextOffered(freed: FreedTime, day: CivilDate, most: number) {
    const found: OfferedVisit[] = [];
    const rows = sql.run<{ name: string; person: string }>(
      `SELECT waiting.record AS name, person ${CANDIDATES} ORDER BY since, name`,
      ...candidates(freed, { name: freed.name, day }),
    );
    for (const { name, person } of rows) {
      if (found.length === most) break;
      const record = table.get(name);
      const wish = record?.current?.earlier;
      // While an act is under way, or its outcome is unknown, nobody knows where the visit will be.
      if (!record || !wish || record.pending || found.some((other) => other.person === person)) continue;
      const { step, noEmail } = record.current!;
      const { encrypted } = wish;
      const { keepUntil } = record;
      found.push({ requestHash: name, step, keepUntil, encrypted, isByPhone: noEmail !== undefined, person });
    }
    return found;
  }

  function postpone(name: string, due: number): void {
    sql.run('UPDATE freed_time SET due = ?, left_now = ? WHERE name = ?', due, OFFERED_AT_ONCE, name);
  }

  return {
    setEarlierWish(requestHash, step, wish) {
      const record = table.get(requestHash);
      if (record?.current?.step !== step || record.pending) return null;
      const { earlier: _, ...current } = record.current;
      table.put(requestHash, {
        ...record,
        current: { ...current, ...(wish && { earlier: wish }) },
        earlierWish: wish !== null,
      });
      return 'stored';
    },

    countWaiting(visit, person, day) {
      const [row] = sql.run<{ count: number }>(
        `SELECT count(DISTINCT person) AS count ${CANDIDATES}`,
        ...candidates(visit, { formerOwner: person, day }),
      );
      return row!.count;
    },

    dueFreedTimes: (now) =>
      sql.run<FreedTime>(
        `SELECT name, date, time, minutes FROM freed_time
        WHERE ended_by IS NULL AND (due <= ? OR due > ?) ORDER BY date, time`,
        now,
        now + FURTHEST_DUE_MS,
      ),

    postponeFreedTime: postpone,

    takeOffers(freed, { day, minutes, chairs, next, morning }) {
      const [row] = sql.run<{ left: number }>(
        'SELECT left_now AS left FROM freed_time WHERE name = ? AND ended_by IS NULL',
        freed.name,
      );
      if (!row) return [];
      const { date, time } = freed;
      const fits = minutes <= freed.minutes && !isFull({ date, time, minutes }, chairs);
      const [first, ...others] = fits ? nextOffered(freed, day, row.left) : [];
      if (!first) {
        const isUnused = row.left === OFFERED_AT_ONCE;
        postpone(freed.name, isUnused ? Math.min(next, morning) : next);
        return [];
      }
      const taken = first.isByPhone ? [first, ...others.filter(({ isByPhone }) => isByPhone)] : [first];
      for (const { requestHash, person } of taken)
        sql.run(
          'INSERT INTO earlier_offer (freed, record, person, day) VALUES (?, ?, ?, ?)',
          freed.name,
          requestHash,
          person,
          day,
        );
      sql.run('UPDATE freed_time SET left_now = left_now - ? WHERE name = ?', taken.length, freed.name);
      return taken;
    },

    returnOffer(name, requestHash, due) {
      sql.run('DELETE FROM earlier_offer WHERE freed = ? AND record = ?', name, requestHash);
      sql.run('UPDATE freed_time SET left_now = left_now + 1 WHERE name = ?', name);
      sql.run('UPDATE freed_time SET due = max(due, ?) WHERE ended_by IS NULL', due);
    },

    offeredTimes: freedTable.offeredTimes,
    freedState: freedTable.freedState,
    isOffered: freedTable.isOffered,
    hasEndedOffers: freedTable.hasEndedOffers,

    giveAway(by, tick) {
      if (table.get(by.requestHash) && freedTable.freedState(by).is === 'open') {
        freedTable.giveAway(by);
        if (tick) clinicTable.tick(tick);
      }
      return freedTable.freedState(by);
    },
  };
}
