import * as v from 'valibot';
import type { CivilDate } from '../../domain/time/civil-date.ts';
import type { TimedVisit } from '../../domain/appointment/timed-visits.ts';
import {
  ClinicRecordSchema,
  RecordSchema,
  type AppointmentRecord,
  type ClinicRecord,
} from './record-schema.ts';
import { storedActs, visitsOf } from './record-rules.ts';
import { RefusedValueError, type Sql } from './sql.ts';
import { CLINIC } from './tables.ts';

/** Thrown if the content of a row is not a record: the database was changed or damaged. */
export class InvalidRecordError extends Error {
  override name = 'InvalidRecordError';
}

/** Records by name, and what other tables hold about them. */
export type RecordTable = ReturnType<typeof createRecordTable>;

type ContentRow = { content: string };

export function createRecordTable(sql: Sql) {
  function contentOf(name: string): string | undefined {
    return sql.run<ContentRow>('SELECT content FROM record WHERE name = ?', name)[0]?.content;
  }

  function putContent(name: string, content: string, visits: TimedVisit[]): void {
    sql.run(
      'INSERT INTO record (name, content) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET content = excluded.content',
      name,
      content,
    );
    sql.run('DELETE FROM visit WHERE record = ?', name);
    for (const { date, time, minutes } of visits)
      sql.run(
        'INSERT INTO visit (record, date, time, minutes) VALUES (?, ?, ?, ?)',
        name,
        date,
        time,
        minutes,
      );
  }

  return {
    get(requestHash: string): AppointmentRecord | null {
      const content = contentOf(requestHash);
      return content === undefined ? null : parseRecord(content);
    },

    /** Stores a record, or deletes it if it is `EMPTY_RECORD`. */
    put(requestHash: string, record: AppointmentRecord): void {
      if (record.keepUntil === 0) {
        sql.run('DELETE FROM record WHERE name = ?', requestHash);
        return;
      }
      putContent(requestHash, contentFor(RecordSchema, record), visitsOf(record));
      const wish = record.current?.earlier;
      sql.run('DELETE FROM waiting WHERE record = ?', requestHash);
      if (wish)
        sql.run(
          'INSERT INTO waiting (record, person, since) VALUES (?, ?, ?)',
          requestHash,
          wish.person,
          wish.since,
        );
      sql.run('DELETE FROM patient_link WHERE record = ?', requestHash);
      for (const hash of new Set(storedActs(record).flatMap(({ noEmail }) => noEmail?.linkHash ?? [])))
        sql.run('INSERT INTO patient_link (hash, record) VALUES (?, ?)', hash, requestHash);
    },

    getClinic(): ClinicRecord | null {
      const content = contentOf(CLINIC);
      return content === undefined ? null : parseContent(ClinicRecordSchema, content);
    },

    putClinic(record: ClinicRecord): void {
      putContent(CLINIC, contentFor(ClinicRecordSchema, record), record.taken ?? []);
    },

    removeClinic(): void {
      sql.run('DELETE FROM record WHERE name = ?', CLINIC);
    },

    byPatientLink(linkHash: string): AppointmentRecord | null {
      const [row] = sql.run<ContentRow>(
        'SELECT content FROM patient_link JOIN record ON name = record WHERE hash = ?',
        linkHash,
      );
      return row ? parseRecord(row.content) : null;
    },

    /** Returns all visits that take up chairs. */
    visits(): TimedVisit[] {
      return sql.run<TimedVisit>('SELECT date, time, minutes FROM visit');
    },

    /** Returns those on some days, without those of one record. */
    visitsOn(days: readonly CivilDate[], except: string): TimedVisit[] {
      return sql.run<TimedVisit>(
        `SELECT date, time, minutes FROM visit WHERE date IN (${days.map(() => '?').join()}) AND record <> ?`,
        ...days,
        except,
      );
    },

    /** Returns those of appointments, without the clinic's times taken. */
    confirmedVisits(): TimedVisit[] {
      return sql.run<TimedVisit>('SELECT date, time, minutes FROM visit WHERE record <> ?', CLINIC);
    },

    /** Returns the records of appointments that end after a moment in milliseconds; all by default. */
    appointments(endAfter = 0): [requestHash: string, record: AppointmentRecord][] {
      return sql
        .run<ContentRow & { name: string }>(
          'SELECT name, content FROM record WHERE name <> ? AND keep_until > ?',
          CLINIC,
          endAfter,
        )
        .map(({ name, content }) => [name, parseRecord(content)]);
    },
  };
}

function parseRecord(content: string): AppointmentRecord {
  return parseContent(RecordSchema, content);
}

/**
 * Returns the content of a record's row. It is checked, because a row that cannot be read again counts as
 * damage to the whole database.
 *
 * @throws {RefusedValueError}
 */
function contentFor<Schema extends v.GenericSchema>(schema: Schema, record: v.InferInput<Schema>): string {
  const content = JSON.stringify(record);
  const { issues } = v.safeParse(schema, JSON.parse(content));
  if (issues) throw new RefusedValueError(`${v.getDotPath(issues[0])} is not what a record holds`);
  return content;
}

/** @throws {InvalidRecordError} */
function parseContent<Schema extends v.GenericSchema>(
  schema: Schema,
  content: string,
): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(content));
  } catch {
    throw new InvalidRecordError('a row of the table of records is not a record');
  }
}
