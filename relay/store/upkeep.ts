import type { CurrentList } from '../../domain/appointment/day-list-times.ts';
import { LONGEST_PAUSE_MS, withoutUnusedData, type RecordFeatures } from './record-rules.ts';
import type { RecordTable } from './record-table.ts';
import type { Sql } from './sql.ts';
import { SERVER_PAUSE_MS } from './due-emails.ts';

/** How long a record is kept after `keepUntil`, counted from the first clock reading after it. */
const AFTER_END_MS = 24 * 60 * 60_000;

/** What the store does by itself. */
export type Upkeep = {
  /** Deletes stored data of features that `clinic.yaml` no longer has. */
  dropUnusedData(features: RecordFeatures): void;
  /**
   * Deletes expired records: after two readings of the clock a day apart, so that a clock that is wrong for a
   * while deletes nothing. Writes in any case, which shows whether the store can be written.
   *
   * @param now - in milliseconds
   */
  expire(now: number): void;
  /**
   * Returns when the store next needs attention, in milliseconds: an e-mail or a list is due, or a record
   * expires.
   *
   * @param emails - whether automatic e-mails are sent, and the current list; null if none are sent
   */
  nextWakeTime(now: number, emails: { list: CurrentList | null } | null): number;
};

export function createUpkeep(sql: Sql, table: RecordTable): Upkeep {
  /** Returns the only value of a statement's only row; `absent` if it is null. */
  function one(statement: string, absent: number): number {
    return sql.run<{ value: number | null }>(statement)[0]?.value ?? absent;
  }

  function setFact(name: string, value: string): void {
    sql.run(
      'INSERT INTO fact (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      name,
      value,
    );
  }

  function dropClinicData({ chairs, dayList }: RecordFeatures): void {
    const clinic = table.getClinic();
    if (!clinic) return;
    const { taken: _, savedPages: __, ...lists } = clinic;
    if (!dayList) table.removeClinic();
    else if (!chairs) table.putClinic(lists);
  }

  /** Returns when the clinic's record next needs attention because of a list, in milliseconds. */
  function nextListTime(list: CurrentList, now: number): number {
    const known = table.getClinic()?.lists.find(({ day }) => day === list.day);
    if (!known) return now;
    return known.next === null ? list.closes : Math.min(known.next, now + LONGEST_PAUSE_MS);
  }

  return {
    dropUnusedData(features) {
      const names = JSON.stringify(features);
      const [known] = sql.run<{ value: string }>("SELECT value FROM fact WHERE name = 'features'");
      if (known?.value === names) return;
      for (const [requestHash, record] of table.appointments()) {
        const needed = withoutUnusedData(record, features);
        if (needed !== record) table.put(requestHash, needed);
      }
      dropClinicData(features);
      if (!features.earlier) sql.run('DELETE FROM freed_time');
      setFact('features', names);
    },

    expire(now) {
      sql.run('DELETE FROM record WHERE ended <= ? AND keep_until <= ?', now - AFTER_END_MS, now);
      sql.run('UPDATE record SET ended = NULL WHERE ended > 0 AND keep_until > ?', now);
      // An end after now: the clock was ahead.
      sql.run('UPDATE record SET ended = ? WHERE ended IS NULL AND keep_until <= ?', now, now);
      sql.run('UPDATE record SET ended = ? WHERE ended > ?', now, now);
      setFact('checked', String(now));
    },

    nextWakeTime(now, emails) {
      const ends = one('SELECT min(keep_until) AS value FROM record WHERE ended IS NULL', Infinity);
      const expires = one('SELECT min(ended) AS value FROM record WHERE ended > 0', Infinity) + AFTER_END_MS;
      if (!emails) return Math.min(ends, expires);
      const due = one('SELECT min(wake) AS value FROM record WHERE due IS NOT NULL', Infinity);
      const offers = one('SELECT min(due) AS value FROM freed_time WHERE ended_by IS NULL', Infinity);
      const failed = one(
        'SELECT max(server_failed) AS value FROM record WHERE server_failed IS NOT NULL',
        -Infinity,
      );
      const isEmpty = ends === Infinity && expires === Infinity;
      const list = emails.list && !isEmpty ? nextListTime(emails.list, now) : Infinity;
      // Offers are never planned far ahead, but the clock may have been.
      const offered = Math.min(offers, offers === Infinity ? Infinity : now + LONGEST_PAUSE_MS);
      return Math.min(ends, expires, Math.max(due, failed + SERVER_PAUSE_MS), offered, list);
    },
  };
}
