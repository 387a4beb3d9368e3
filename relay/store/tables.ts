import type { Sql } from './sql.ts';

// A record is JSON in one row: an appointment's (`RecordSchema`) under its request hash, the clinic's own
// (`ClinicRecordSchema`) under CLINIC. What is searched for is a column computed from the JSON when it is
// written, or a row of its own.

/** The name of the clinic's own record. The names of appointments are keyed hashes. */
export const CLINIC = 'clinic';

/**
 * The version of these tables, as `PRAGMA user_version` of a file. Change it with them: a file of another
 * version is refused. A table that is only added needs no other version: it is created at the next start.
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

  // The appointments whose patients want to be told of earlier times: since when, and who, as a keyed hash.
  `CREATE TABLE IF NOT EXISTS waiting (
    record TEXT PRIMARY KEY REFERENCES record (name) ON DELETE CASCADE,
    person TEXT NOT NULL,
    since INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
  // The times that acts have freed. `record` is the appointment that had it, `person` its patient.
  `CREATE TABLE IF NOT EXISTS freed_time (
    name TEXT PRIMARY KEY,
    record TEXT NOT NULL REFERENCES record (name) ON DELETE CASCADE,
    person TEXT NOT NULL,
    date TEXT NOT NULL,
    time TEXT NOT NULL,
    minutes INTEGER NOT NULL,
    -- when the next offers are sent, in milliseconds
    due INTEGER NOT NULL,
    -- to how many more it is offered at once
    left_now INTEGER NOT NULL DEFAULT 3,
    -- the act that booked it (request hash and step), or 'clinic'; null while it is offered
    ended_by TEXT
  ) STRICT`,
  'CREATE INDEX IF NOT EXISTS freed_time_by_due ON freed_time (due) WHERE ended_by IS NULL',
  'CREATE INDEX IF NOT EXISTS freed_time_by_time ON freed_time (date, time)',
  'CREATE INDEX IF NOT EXISTS freed_time_by_record ON freed_time (record)',
  'CREATE INDEX IF NOT EXISTS freed_time_by_end ON freed_time (ended_by) WHERE ended_by IS NOT NULL',
  // To whom freed times were offered, and on which day of the clinic.
  `CREATE TABLE IF NOT EXISTS earlier_offer (
    freed TEXT NOT NULL REFERENCES freed_time (name) ON DELETE CASCADE,
    record TEXT NOT NULL,
    person TEXT NOT NULL,
    day TEXT NOT NULL,
    PRIMARY KEY (freed, record)
  ) STRICT, WITHOUT ROWID`,
  'CREATE INDEX IF NOT EXISTS earlier_offer_by_record ON earlier_offer (record)',
  'CREATE INDEX IF NOT EXISTS earlier_offer_by_day ON earlier_offer (day)',
  // Facts about the store itself, by name.
  'CREATE TABLE IF NOT EXISTS fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID',
];

/** Creates the tables that do not exist. */
export function createTables(sql: Sql): void {
  for (const statement of STATEMENTS) sql.run(statement);
}
