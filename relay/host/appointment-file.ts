import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import * as v from 'valibot';
import { RecordSchema, type AppointmentRecord } from '../appointment/record-schema.ts';
import { createAppointmentRecords, recordsFrom, type AppointmentRecords } from '../appointment/records.ts';

const HOUR_MS = 3_600_000;

type Records = Map<string, AppointmentRecord>;

/**
 * Records in a file, which outlives the process. It is written whole beside its place and then put there, so that it is
 * never half a file; those whose visit is over leave it within the hour. It is written at the start too, so that a place
 * where it can't be is told then and not to the first who presses a button.
 *
 * A file that holds something else is set aside under another name. While it lies there with nothing in its place, nobody
 * knows which links are superseded: so no act is done, also after another start, until somebody puts a good file there or
 * takes the broken one away.
 *
 * @param now - the time in milliseconds
 * @param warn - is told what is wrong with the file, and what to do about it
 */
export function createFileRecords(
  path: string,
  now: () => number = Date.now,
  warn: (text: string) => void = console.error,
): AppointmentRecords {
  let records: Records = new Map();
  try {
    records = readRecords(path);
    write(records);
  } catch (error) {
    const fault = error instanceof BrokenFileError ? 'broken' : 'unreachable';
    warn(error instanceof BrokenFileError ? error.message : `${path} can't be read or written. ${NO_ACTS}`);
    return { fault, ...recordsFrom(() => Promise.reject(new Error('there are no records of appointments'))) };
  }
  setInterval(forgetOld, HOUR_MS).unref();

  function forgetOld(): void {
    if (!Array.from(records.values()).some(({ until }) => until <= now())) return;
    try {
      write(records);
    } catch {
      // The next hour, or the next act, tries again.
    }
  }

  function write(next: Records): void {
    const kept = Array.from(next).filter(([, { until }]) => until > now());
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, JSON.stringify(Object.fromEntries(kept)), { mode: 0o600, flush: true });
    renameSync(`${path}.new`, path);
    records = new Map(kept);
  }

  return createAppointmentRecords({
    get: (thread) => records.get(thread),
    // What can't be written is not remembered either: the step is nobody's.
    put: (thread, record) => write(new Map(records).set(thread, record)),
    entries: () => records.entries(),
  });
}

const NO_ACTS =
  "The site is served, but the buttons in appointments' e-mails do nothing until that is mended.";

class BrokenFileError extends Error {}

const FileSchema = v.record(v.string(), RecordSchema);

/** @throws {BrokenFileError} when the file holds something else, or did at an earlier start */
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
