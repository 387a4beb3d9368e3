import { statSync } from 'node:fs';
import { errorCode } from '../log.ts';
import {
  createStore,
  recordsFrom,
  type AppointmentRecords,
  type RecordsMethod,
} from '../store/appointment-records.ts';
import { InvalidRecordError } from '../store/record-table.ts';
import { RefusedValueError } from '../store/sql.ts';
import { accessCode, accessText } from './file-fault.ts';
import { BrokenFileError, openSqliteFile, setAside, SQLITE, sqliteCode } from './sqlite-file.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What is about an e-mail is kept in memory while it cannot be written. */
const KEPT_IN_MEMORY: ReadonlySet<RecordsMethod> = new Set([
  'keepRequest',
  'scheduleNudge',
  'rescheduleEmail',
]);

/** Thrown while records cannot be used. `code` is the system's, such as 'ENOSPC'. */
class RecordsFileError extends Error {
  override name = 'RecordsFileError';
  readonly code: string;

  constructor(code: string, cause: unknown) {
    super('the records cannot be used', { cause });
    this.code = code;
  }
}

/**
 * Opens the records in a file. It is written at the start and once a minute, which removes expired records
 * and shows whether it can still be written. `unavailable` is the result of the last attempt; after a
 * failure, each call and `retry` try again. What requests and unsent automatic e-mails store meanwhile is
 * kept in memory, and written as soon as that is possible. A call whose values are refused fails alone.
 *
 * An invalid file is renamed. Until somebody restores a valid file or removes the renamed one, and starts
 * again, no act is performed, because it is unknown which links are superseded.
 *
 * @param path - the path of the file
 * @param now - returns the time in milliseconds since 1970
 * @param warn - receives a text that says what is wrong with the file, and what to do
 */
export function openRecordsFile(
  path: string,
  now: () => number = Date.now,
  warn: (text: string) => void = console.error,
): AppointmentRecords & { close(): void } {
  let opened: ReturnType<typeof openStore> | null = null;
  let hasBeenOpen = false;
  let fault: { kind: NonNullable<AppointmentRecords['unavailable']>; error: RecordsFileError } | null = null;
  /** the text of the last warning */
  let warned: string | null = null;
  const unwritten: [name: RecordsMethod, given: unknown[]][] = [];

  function open(): NonNullable<typeof opened> {
    // It is not created again if it was removed.
    if (hasBeenOpen) statSync(path);
    // Another file was put in its place.
    if (opened && !opened.isInPlace()) close();
    opened ??= openStore(path);
    hasBeenOpen = true;
    return opened;
  }

  function close(): void {
    opened?.close();
    opened = null;
  }

  function noteFault(error: unknown): RecordsFileError {
    const code = codeOf(path, error);
    const kept = new RecordsFileError(code, error);
    const text = faultText(path, code, error);
    const kind = error instanceof BrokenFileError ? 'broken' : isLocked(error) ? 'locked' : 'unreachable';
    fault = { kind, error: kept };
    if (text !== warned) warn(text);
    warned = text;
    return kept;
  }

  /** Runs a function with the open store; notes what is wrong with the file. */
  function attempt<Result>(work: (store: NonNullable<typeof opened>) => Result): Result {
    if (fault?.kind === 'broken') throw fault.error;
    try {
      return work(open());
    } catch (error) {
      if (!isOfFile(error)) throw error;
      // A full disk leaves the file as it was. After other errors it is opened anew.
      const isFull = sqliteCode(error) === SQLITE.FULL;
      if (!isFull && errorCode(error) !== 'ENOENT') close();
      throw noteFault(isDamage(error) ? asideError(path) : error);
    }
  }

  /** Removes expired records, and writes what was kept in memory. */
  function refresh(): void {
    attempt(({ upkeep, call }) => {
      upkeep.expire(now());
      for (let next = unwritten[0]; next; next = unwritten[0]) {
        try {
          call(...next);
        } catch (error) {
          if (!(error instanceof RefusedValueError)) throw error;
          warn(refusedText(next[0], error));
        }
        unwritten.shift();
      }
      [fault, warned] = [null, null];
    });
  }

  function tryRefresh(): void {
    try {
      refresh();
    } catch (error) {
      if (!(error instanceof RecordsFileError)) throw error;
    }
  }

  tryRefresh();
  const timers = [
    setInterval(tryRefresh, MINUTE_MS).unref(),
    setInterval(() => (warned = null), HOUR_MS).unref(),
  ];

  return {
    ...recordsFrom(async (name, given) => {
      try {
        if (fault) refresh();
        return attempt(({ call }) => call(name, given));
      } catch (error) {
        if (error instanceof RefusedValueError) warn(refusedText(name, error));
        const isKept = error instanceof RecordsFileError && fault?.kind !== 'broken';
        if (isKept && KEPT_IN_MEMORY.has(name)) unwritten.push([name, given]);
        throw error;
      }
    }),
    get unavailable() {
      return fault?.kind;
    },
    async retry() {
      if (fault) tryRefresh();
    },
    close() {
      for (const timer of timers) clearInterval(timer);
      close();
    },
  };
}

function openStore(path: string) {
  const { sql, ...file } = openSqliteFile(path);
  return { ...file, ...createStore(sql) };
}

const isLocked = (error: unknown) => sqliteCode(error) === SQLITE.BUSY;

/** Whether a file that was whole when it was opened is not any more. */
function isDamage(error: unknown): boolean {
  const code = sqliteCode(error);
  return error instanceof InvalidRecordError || code === SQLITE.CORRUPT || code === SQLITE.NOTADB;
}

/** Whether an error says something about the file, not about the program. */
function isOfFile(error: unknown): boolean {
  const isSystem = (error as NodeJS.ErrnoException).syscall !== undefined;
  return isSystem || error instanceof BrokenFileError || isDamage(error) || sqliteCode(error) !== undefined;
}

/** Sets a damaged file aside. @returns what is to be thrown */
function asideError(path: string): unknown {
  try {
    return setAside(path);
  } catch (error) {
    return error;
  }
}

function codeOf(path: string, error: unknown): string {
  const code = sqliteCode(error);
  if (code === undefined) return errorCode(error);
  if (code === SQLITE.FULL) return 'ENOSPC';
  return accessCode(path) ?? `SQLite ${code}`;
}

const NO_ACTS =
  "The site is served, but the buttons in appointments' e-mails do nothing until that is mended.";

function faultText(path: string, code: string, error: unknown): string {
  if (error instanceof BrokenFileError)
    return `${path} is damaged, or held something else than appointments; it is kept as ${error.aside}. ${NO_ACTS} Put a good copy in its place, or take ${error.aside} away, then start again. Without records, superseded links work again.`;
  if (isLocked(error))
    return `${path} is in use by another program on this machine, probably another relay. ${NO_ACTS} Stop that program, or give each relay its own file (APPOINTMENTS_FILE).`;
  return `${path} can't be read or written (${code}). ${NO_ACTS} ${accessText(path, code)}`.trimEnd();
}

function refusedText(name: RecordsMethod, { message }: RefusedValueError): string {
  return `The appointments' records refused one call, ${name}: ${message}. This is a fault of the program, please report it. All other calls are stored.`;
}
