import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import * as v from 'valibot';
import { RecordSchema, type AppointmentRecord } from '../appointment/record-schema.ts';
import { expireRecord } from '../appointment/appointment-record.ts';
import { createAppointmentRecords, type AppointmentRecords } from '../appointment/records.ts';
import { errorCode } from '../log.ts';
import { LockedError } from './file-lock.ts';

const HOUR_MS = 3_600_000;

type Records = Map<string, AppointmentRecord>;

/**
 * Creates records in a file. Writes go to a temporary file that is then renamed, so the file is never
 * incomplete. It is also written at the start and once an hour, which removes expired records
 * (`expireRecord`) and shows whether it can still be written. `unavailable` is the result of the last read or
 * write; after a failure, each act and `retry` try again.
 *
 * An invalid file is renamed. Until somebody restores a valid file or removes the renamed one, no act is
 * performed, even after a restart, because it is unknown which links are superseded.
 *
 * @param path - the path of the file
 * @param now - returns the time in milliseconds since 1970
 * @param warn - receives a text that says what is wrong with the file, and what to do
 * @param lock - called before the file is read; throws a `LockedError` if another process uses the file
 */
export function createFileRecords(
  path: string,
  now: () => number = Date.now,
  warn: (text: string) => void = console.error,
  lock: () => void = () => {},
): AppointmentRecords {
  /** null until the file was read */
  let records: Records | null = null;
  let fault: AppointmentRecords['unavailable'];

  function refresh(): void {
    if (fault === 'broken') return;
    try {
      if (!records) {
        lock();
        records = readRecords(path);
      }
      write(records);
    } catch (error) {
      noteFault(error as Error);
    }
  }

  function noteFault(error: NodeJS.ErrnoException): void {
    const before = fault;
    fault = 'unreachable';
    if (error instanceof BrokenFileError) fault = 'broken';
    if (error instanceof LockedError) fault = 'locked';
    if (fault !== before) warn(faultText(path, error));
  }

  function write(next: Records): void {
    const time = now();
    const kept = Array.from(next).flatMap(([requestHash, record]): [string, AppointmentRecord][] => {
      const still = expireRecord(record, time);
      return still ? [[requestHash, still]] : [];
    });
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, JSON.stringify(Object.fromEntries(kept)), { mode: 0o600, flush: true });
    renameSync(`${path}.new`, path);
    records = new Map(kept);
    fault = undefined;
  }

  function known(): Records {
    if (!records) throw new Error('there are no records of appointments');
    return records;
  }

  refresh();
  setInterval(refresh, HOUR_MS).unref();

  return {
    ...createAppointmentRecords({
      get: (requestHash) => known().get(requestHash),
      put(...changed) {
        try {
          write(new Map([...known(), ...changed]));
        } catch (error) {
          // Data that cannot be written is not kept in memory either.
          noteFault(error as Error);
          throw error;
        }
      },
      entries: () => known().entries(),
    }),
    get unavailable() {
      return fault;
    },
    async retry() {
      if (fault) refresh();
    },
  };
}

const NO_ACTS =
  "The site is served, but the buttons in appointments' e-mails do nothing until that is mended.";

class BrokenFileError extends Error {}

function faultText(path: string, error: NodeJS.ErrnoException): string {
  if (error instanceof BrokenFileError) return error.message;
  if (error instanceof LockedError) {
    return `${path} is in use by another relay on this machine (process ${error.pid}). ${NO_ACTS} Stop that process, or give each relay its own file (APPOINTMENTS_FILE).`;
  }
  return `${path} can't be read or written (${errorCode(error)}). ${NO_ACTS}`;
}

const FileSchema = v.record(v.string(), RecordSchema);

/** @throws {BrokenFileError} if the file is invalid, or was at an earlier start */
function readRecords(path: string): Records {
  const name = `${basename(path)}.broken-`;
  if (!existsSync(path)) {
    const beside = existsSync(dirname(path)) ? readdirSync(dirname(path)) : [];
    const aside = beside.find((each) => each.startsWith(name));
    if (aside) throw new BrokenFileError(brokenText(path, aside));
    return new Map();
  }
  const text = readFileSync(path, 'utf8');
  try {
    return new Map(Object.entries(v.parse(FileSchema, JSON.parse(text))));
  } catch {
    const aside = name + new Date().toISOString().replace(/\D/g, '');
    renameSync(path, `${dirname(path)}/${aside}`);
    throw new BrokenFileError(brokenText(path, aside));
  }
}

function brokenText(path: string, aside: string): string {
  return `${path} held something else than the steps of appointments; it is kept as ${aside}. ${NO_ACTS} Put a good copy in its place, or take ${aside} away, then start again. Without records, superseded links work again.`;
}
