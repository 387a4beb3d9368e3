import type { Sql } from './sql.ts';

// A record is JSON in one row: an appointment's (`RecordSchema`) under its request hash, the clinic's own
// (`ClinicRecordSchema`) under CLINIC. What is searched for is a column computed from the JSON when it is
// written, or a row of its own.

/** The name of the clinic's own record. The names of appointments are keyed hashes. */
export const CLINIC = 'clinic';

/**
 * The version of these tables, as `PRAGMA user_version` of a file. Change it with them: a file of another
 * version is refused.
 */
export const TABLES_VERSION = 1;

const STATEMENTS = [
  `CREATE TABLE IF NOT EXISTS record (
    name TEXT PRIMARY KEY,
    -- when the clock first showed a time after keep_until, in milliseconds
    ended INTEGER,
    keep_until INTEGER AS (content ->> '$.keepUntil') STORED,
    -- when an automatic e-mail is due
    due INTEGER AS (coalesce(content ->> '$.nudge.due', content ->> '$.current.reminder.due')) STORED,
    locked_until INTEGER AS (content ->> '$.pending.lockedUntil') STORED,
    -- when it can be sent, because no act is pending
    wake INTEGER AS (max(due, coalesce(locked_until, 0))) STORED,
    server_failed INTEGER AS (coalesce(
      content ->> '$.nudge.retry.serverFailed', content ->> '$.current.reminder.retry.serverFailed'
    )) STORED,
    missing_key INTEGER AS (content ->> '$.hasMissingKey') STORED,
    -- Last, because SQLite reads a row up to the last column that it needs.
    content TEXT NOT NULL
  ) STRICT`,
  'CREATE INDEX IF NOT EXISTS record_by_end ON record (ended, keep_until)',
  'CREATE INDEX IF NOT EXISTS record_by_due ON record (due) WHERE due IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS record_by_wake ON record (wake) WHERE due IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS record_by_failure ON record (server_failed) WHERE server_failed IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS record_by_missing_key ON record (keep_until) WHERE missing_key IS NOT NULL',

  // The visits that take up chairs, and the clinic's times taken, of which several can be the same.
  `CREATE TABLE IF NOT EXISTS visit (
    record TEXT NOT NULL REFERENCES record (name) ON DELETE CASCADE,
    date TEXT NOT NULL,
    time TEXT NOT NULL,
    minutes INTEGER NOT NULL
  ) STRICT`,
  'CREATE INDEX IF NOT EXISTS visit_by_date ON visit (date)',
  'CREATE INDEX IF NOT EXISTS visit_by_record ON visit (record)',

  // The hashes of the links to pages of patients without e-mail.
  `CREATE TABLE IF NOT EXISTS patient_link (
    hash TEXT NOT NULL,
    record TEXT NOT NULL REFERENCES record (name) ON DELETE CASCADE,
    PRIMARY KEY (hash, record)
  ) STRICT, WITHOUT ROWID`,
  'CREATE INDEX IF NOT EXISTS patient_link_by_record ON patient_link (record)',

  // Facts about the store itself, by name.
  'CREATE TABLE IF NOT EXISTS fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID',
];

/** Creates the tables that do not exist. */
export function createTables(sql: Sql): void {
  for (const statement of STATEMENTS) sql.run(statement);
}
