import { timeKey, type TimedVisit } from '../../domain/appointment/timed-visits.ts';
import type { CivilTime } from '../../domain/time/civil-date.ts';
import type { Sql } from './sql.ts';

/** The act that freed a time, and the time. */
export type FreedBy = { requestHash: string; step: number; time: CivilTime };

/**
 * What has become of a freed time, and who has taken it (request hash). Absent times are `open`, because
 * their act may not be stored yet.
 */
export type FreedState = { is: 'open' | 'given-away' } | { is: 'taken'; by: string };

/** Ends the offers of a time that the clinic has given away. Other ends name the act that booked the time. */
const BY_CLINIC = 'clinic';

/** The freed times and their offers, in their tables (`tables.ts`). */
export type FreedTable = ReturnType<typeof createFreedTable>;

export function createFreedTable(sql: Sql) {
  const nameOf = ({ requestHash, step, time }: FreedBy) => `${requestHash} ${step} ${timeKey(time)}`;

  return {
    /**
     * Adds a freed time, unless the clinic has already ended its offers.
     *
     * @param person - who had it, as a keyed hash: never gets it back by an offer
     * @param due - when it is offered first, in milliseconds
     */
    add(by: FreedBy, { date, time, minutes }: TimedVisit, person: string, due: number): void {
      sql.run(
        `INSERT INTO freed_time (name, record, person, date, time, minutes, due) VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (name) DO NOTHING`,
        nameOf(by),
        by.requestHash,
        person,
        date,
        time,
        minutes,
        due,
      );
    },

    /** Ends the offers of a time that the clinic has given away. */
    giveAway(by: FreedBy): void {
      sql.run(
        `INSERT INTO freed_time (name, record, person, date, time, minutes, due, ended_by)
        VALUES (?, ?, '', ?, ?, 0, 0, ?)
        ON CONFLICT (name) DO UPDATE SET ended_by = excluded.ended_by WHERE ended_by IS NULL`,
        nameOf(by),
        by.requestHash,
        by.time.date,
        by.time.time,
        BY_CLINIC,
      );
    },

    freedState(by: FreedBy): FreedState {
      const [row] = sql.run<{ end: string | null }>(
        'SELECT ended_by AS end FROM freed_time WHERE name = ?',
        nameOf(by),
      );
      if (!row?.end) return { is: 'open' };
      return row.end === BY_CLINIC
        ? { is: 'given-away' }
        : { is: 'taken', by: row.end.slice(0, row.end.indexOf(' ')) };
    },

    /** Whether a time that an appointment had is offered to others. */
    isOffered(requestHash: string, { date, time }: CivilTime): boolean {
      const open = sql.run(
        'SELECT 1 FROM freed_time WHERE record = ? AND date = ? AND time = ? AND ended_by IS NULL',
        requestHash,
        date,
        time,
      );
      return open.length > 0;
    },

    /** Whether an act has ended offers, because it has booked their time. */
    hasEndedOffers(requestHash: string, step: number): boolean {
      return sql.run('SELECT 1 FROM freed_time WHERE ended_by = ?', `${requestHash} ${step}`).length > 0;
    },

    /** Returns the open times that were offered to an appointment, soonest first. */
    offeredTimes(requestHash: string): CivilTime[] {
      return sql.run<CivilTime>(
        `SELECT DISTINCT date, time FROM earlier_offer JOIN freed_time ON name = freed
        WHERE earlier_offer.record = ? AND ended_by IS NULL ORDER BY date, time`,
        requestHash,
      );
    },

    /**
     * Ends the offers of a time that an appointment takes, or has again: one that was offered to it, or that
     * it had freed. One freed time at most, because several visits can be at the same time.
     */
    take(requestHash: string, step: number, { date, time }: CivilTime): void {
      sql.run(
        `UPDATE freed_time SET ended_by = ? WHERE name = (SELECT name FROM freed_time
          WHERE date = ? AND time = ? AND ended_by IS NULL AND (record = ?
            OR name IN (SELECT freed FROM earlier_offer WHERE record = ?)) LIMIT 1)`,
        `${requestHash} ${step}`,
        date,
        time,
        requestHash,
        requestHash,
      );
    },

    /** Opens the times again that an act took which was not done, or is over. */
    reopen(requestHash: string, step: number): void {
      sql.run('UPDATE freed_time SET ended_by = NULL WHERE ended_by = ?', `${requestHash} ${step}`);
    },
  };
}
