import type { AppointmentRecord, Nudge, Reminder } from './record-schema.ts';
import { EMPTY_RECORD, isEmpty, isUntouched, LOCK_MS } from './record-rules.ts';
import type { RecordTable } from './record-table.ts';
import type { Sql } from './sql.ts';

/** How long automatic e-mails pause after the mail server has failed one. */
export const SERVER_PAUSE_MS = 10 * 60_000;

/** A due automatic e-mail, taken out of its record. `keepUntil` is the record's. */
export type DueEmail = { requestHash: string; keepUntil: number } & (
  | { kind: 'nudge'; mail: Nudge }
  /** `step` is the current act's */
  | { kind: 'reminder'; mail: Reminder; step: number }
);

/** What is stored about automatic e-mails. */
export type StoredEmails = {
  /** Schedules a nudge to the clinic, unless somebody has acted on the request. */
  scheduleNudge(requestHash: string, nudge: Nudge, keepUntil: number): void;
  /**
   * Removes and returns one due e-mail, or null. The removal is stored before sending, so nothing is sent
   * twice; `rescheduleEmail` restores it. Skips appointments with a pending act, and pauses for ten minutes
   * after the mail server has failed.
   */
  takeDueEmail(now: number): DueEmail | null;
  /** Restores an unsent e-mail, due at a moment in milliseconds, unless somebody has acted meanwhile. */
  rescheduleEmail(due: DueEmail, at: number): void;
  /** Notes that a due e-mail cannot be decrypted with any listed key. */
  markMissingKey(due: Pick<DueEmail, 'requestHash' | 'keepUntil'>): void;
  /** Whether that happened for an appointment that has not ended. */
  hasMissingKey(now: number): boolean;
};

export function createStoredEmails(sql: Sql, table: RecordTable): StoredEmails {
  const get = (requestHash: string): AppointmentRecord => table.get(requestHash) ?? EMPTY_RECORD;

  return {
    scheduleNudge(requestHash, nudge, keepUntil) {
      const record = get(requestHash);
      if (isUntouched(record) && !record.nudge) table.put(requestHash, { ...record, keepUntil, nudge });
    },

    takeDueEmail(now) {
      const failures = sql.run(
        'SELECT 1 FROM record WHERE server_failed <= ? AND server_failed > ? LIMIT 1',
        now,
        now - SERVER_PAUSE_MS,
      );
      if (failures.length > 0) return null;
      // `isPending` in SQL.
      const [row] = sql.run<{ name: string }>(
        `SELECT name FROM record WHERE due <= ? AND keep_until > ?
        AND NOT (coalesce(locked_until, 0) > ? AND locked_until <= ?) ORDER BY due LIMIT 1`,
        now,
        now,
        now,
        now + LOCK_MS,
      );
      if (!row) return null;
      const requestHash = row.name;
      const { nudge, ...rest } = get(requestHash);
      const { current, keepUntil } = rest;
      if (nudge) {
        table.put(requestHash, isEmpty(rest) ? EMPTY_RECORD : rest);
        return { requestHash, keepUntil, kind: 'nudge', mail: nudge };
      }
      const { reminder, ...act } = current!;
      table.put(requestHash, { ...rest, current: act, remindedVisit: reminder!.visit });
      return { requestHash, keepUntil, kind: 'reminder', mail: reminder!, step: act.step };
    },

    rescheduleEmail({ requestHash, keepUntil, ...due }, at) {
      const record = get(requestHash);
      const { remindedVisit: _, current, ...rest } = record;
      if (due.kind === 'nudge') {
        if (current) return;
        const nudge = { ...due.mail, due: at };
        table.put(requestHash, { ...record, keepUntil: Math.max(record.keepUntil, keepUntil), nudge });
      } else if (current?.step === due.step) {
        table.put(requestHash, { ...rest, current: { ...current, reminder: { ...due.mail, due: at } } });
      }
    },

    markMissingKey({ requestHash, keepUntil: until }) {
      const record = get(requestHash);
      const keepUntil = Math.max(record.keepUntil, until);
      table.put(requestHash, { ...record, keepUntil, hasMissingKey: true });
    },

    hasMissingKey: (now) =>
      sql.run('SELECT 1 FROM record WHERE missing_key IS NOT NULL AND keep_until > ? LIMIT 1', now).length >
      0,
  };
}
