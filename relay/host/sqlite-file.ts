import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { RefusedValueError, type Sql, type SqlValue } from '../store/sql.ts';
import { createTables, TABLES_VERSION } from '../store/tables.ts';

/** Thrown if a file is not a whole database of appointments, or was not at an earlier start. */
export class BrokenFileError extends Error {
  override name = 'BrokenFileError';
  /** the name under which the file is kept */
  readonly aside: string;

  constructor(aside: string) {
    super('the file is not a whole database of appointments');
    this.aside = aside;
  }
}

/** Primary result codes of SQLite (https://www.sqlite.org/rescode.html). */
export const SQLITE = { BUSY: 5, CORRUPT: 11, FULL: 13, NOTADB: 26 } as const;

/** Returns the primary result code of an error of `node:sqlite`; undefined for other errors. */
export function sqliteCode(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: number };
  return errcode === undefined ? undefined : errcode & 0xff;
}

/** The codes of a statement that SQLite refuses for its values: TOOBIG, CONSTRAINT and MISMATCH. */
const REFUSED_VALUE = [18, 19, 20];

/** Marks a database as one of appointments ('appt' in ASCII). */
const APPLICATION_ID = 0x61707074;

/** Creates the store's access to an open database. */
export function sqlOf(database: DatabaseSync): Sql {
  const prepared = new Map<string, StatementSync>();
  return {
    run<Row>(statement: string, ...parameters: SqlValue[]) {
      const known = prepared.get(statement) ?? database.prepare(statement);
      prepared.set(statement, known);
      try {
        return known.all(...parameters) as Row[];
      } catch (error) {
        const isRefused = REFUSED_VALUE.includes(sqliteCode(error) ?? 0);
        throw isRefused ? new RefusedValueError((error as Error).message) : error;
      }
    },
    transaction(work) {
      database.exec('BEGIN');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        // SQLite has already rolled back after some errors, such as a full disk.
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
  };
}

export type SqliteFile = {
  sql: Sql;
  /** Whether the file is still at its path. If not, what is written is lost at the next start. */
  isInPlace(): boolean;
  close(): void;
};

/**
 * Opens a database file for this process alone, and creates it if it does not exist. What a transaction has
 * written outlives the process, and the machine's loss of power.
 *
 * An invalid file is renamed. As long as the renamed file is there and no other in its place, the file counts
 * as broken.
 *
 * @throws {BrokenFileError | Error} an error of `node:sqlite` or of the system, such as SQLITE.BUSY if
 *   another process uses the file
 */
export function openSqliteFile(path: string): SqliteFile {
  if (!existsSync(path)) {
    const aside = findAside(path);
    if (aside) throw new BrokenFileError(aside);
    createFile(path);
  }
  // SQLite takes an empty file for a new database.
  if (statSync(path).size === 0) setAside(path);
  const database = new DatabaseSync(path);
  try {
    // Exclusive: the write-ahead log needs no shared memory, and the lock is held until the file is closed.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    // Overwrites what is deleted.
    database.exec('PRAGMA secure_delete = ON');
    database.exec('BEGIN EXCLUSIVE; COMMIT');
    if (isWhole(database)) {
      const { ino } = statSync(path);
      const isInPlace = () => statSync(path, { throwIfNoEntry: false })?.ino === ino;
      const sql = sqlOf(database);
      // Those that were added since the file was created.
      sql.transaction(() => createTables(sql));
      return { sql, isInPlace, close: () => database.close() };
    }
  } catch (error) {
    const code = sqliteCode(error);
    if (code !== SQLITE.NOTADB && code !== SQLITE.CORRUPT) {
      database.close();
      throw error;
    }
  }
  database.close();
  return setAside(path);
}

function isWhole(database: DatabaseSync): boolean {
  const [{ application_id: id, user_version: version }, check] = [
    database
      .prepare('SELECT application_id, user_version FROM pragma_application_id, pragma_user_version')
      .get() as Record<string, number>,
    database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string },
  ];
  return id === APPLICATION_ID && version === TABLES_VERSION && check.quick_check === 'ok';
}

/** Creates a database under another name and renames it, so that a file at the path is never incomplete. */
function createFile(path: string): void {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  const created = `${path}.new`;
  rmSync(created, { force: true });
  writeFileSync(created, '', { mode: 0o600 });
  const database = new DatabaseSync(created);
  try {
    const sql = sqlOf(database);
    sql.transaction(() => {
      database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${TABLES_VERSION}`);
      createTables(sql);
    });
  } finally {
    database.close();
  }
  // A log that was left behind belongs to another database.
  rmSync(`${path}-wal`, { force: true });
  renameSync(created, path);
  const folderHandle = openSync(folder, 'r');
  fsyncSync(folderHandle);
  closeSync(folderHandle);
}

/** Returns the name of a file that was set aside, if there is one. */
function findAside(path: string): string | undefined {
  const folder = dirname(path);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.find((name) => name.startsWith(`${basename(path)}.broken-`));
}

/** Renames a closed file that is not a whole database of appointments, with its log. */
export function setAside(path: string): never {
  const aside = `${path}.broken-${new Date().toISOString().replace(/\D/g, '')}`;
  if (existsSync(`${path}-wal`)) renameSync(`${path}-wal`, `${aside}-wal`);
  renameSync(path, aside);
  throw new BrokenFileError(basename(aside));
}
