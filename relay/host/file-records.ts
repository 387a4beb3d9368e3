import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';
import * as v from 'valibot';
import { RecordSchema, type AppointmentRecord } from '../appointment/record-schema.ts';
import { expireRecord } from '../appointment/appointment-record.ts';
import { createAppointmentRecords, type AppointmentRecords } from '../appointment/records.ts';
import { errorCode } from '../log.ts';
import { accessText } from './file-fault.ts';
import { LockedError } from './file-lock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Records = Map<string, AppointmentRecord>;

/**
 * Creates records in a file. Writes go to a temporary file that is then renamed, so the file is never
 * incomplete. It is also written at the start and once an hour, which removes expired records
 * (`expireRecord`) and shows whether it can still be written; whether its folder can be written is looked up
 * each minute. `unavailable` is the result of the last read, write or look; after a failure, each act and
 * `retry` try again. What requests and unsent automatic e-mails store
 * meanwhile is kept in memory, and written with the next write.
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
  /** the fault that was warned of */
  let warned: string | null = null;
  /** what requests stored before the file could be read */
  const unread: (() => Promise<void>)[] = [];
  let [keepsUnwritten, isReplaying] = [false, false];

  function refresh(): void {
    if (fault === 'broken') return;
    try {
      if (!records) {
        lock();
        records = readRecords(path);
        isReplaying = true;
        for (const store of unread.splice(0)) void store();
        isReplaying = false;
      }
      write(records);
    } catch (error) {
      noteFault(error as Error);
    }
  }

  function noteFault(error: NodeJS.ErrnoException): void {
    fault = 'unreachable';
    if (error instanceof BrokenFileError) fault = 'broken';
    if (error instanceof LockedError) fault = 'locked';
    const kind = `${fault} ${errorCode(error)}`;
    if (kind !== warned) warn(faultText(path, error));
    warned = kind;
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
    [fault, warned] = [undefined, null];
  }

  function known(): Records {
    if (!records) throw new Error('there are no records of appointments');
    return records;
  }

  /** Keeps in memory what is about an e-mail, if it cannot be written. It throws all the same. */
  async function keepInMemory(store: () => Promise<void>): Promise<void> {
    if (!records && fault !== 'broken') unread.push(store);
    keepsUnwritten = true;
    // `store` calls `put` before it returns.
    const stored = store();
    keepsUnwritten = false;
    await stored;
  }

  /** Notices a folder that has become read-only before an act fails. */
  function look(): void {
    if (fault || !existsSync(dirname(path))) return;
    try {
      accessSync(dirname(path), constants.W_OK | constants.X_OK);
    } catch (error) {
      noteFault(error as Error);
    }
  }

  refresh();
  setInterval(look, MINUTE_MS).unref();
  setInterval(() => {
    if (fault !== 'broken') warned = null;
    refresh();
  }, HOUR_MS).unref();

  const stored = createAppointmentRecords({
    get: (requestHash) => known().get(requestHash),
    put(...changed) {
      const next = new Map([...known(), ...changed]);
      if (isReplaying) return void (records = next);
      try {
        write(next);
      } catch (error) {
        // Acts that cannot be written are not kept in memory either: they are not done.
        if (keepsUnwritten) records = next;
        noteFault(error as Error);
        throw error;
      }
    },
    entries: () => known().entries(),
  });
  const { keepRequest, scheduleNudge, rescheduleEmail } = stored;
  return {
    ...stored,
    keepRequest: (...given) => keepInMemory(() => keepRequest(...given)),
    scheduleNudge: (...given) => keepInMemory(() => scheduleNudge(...given)),
    rescheduleEmail: (...given) => keepInMemory(() => rescheduleEmail(...given)),
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
  const code = errorCode(error);
  return `${path} can't be read or written (${code}). ${NO_ACTS} ${accessText(path, code)}`.trimEnd();
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
