import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigurationError } from '../domain/configuration-error.ts';
import {
  createAppointmentRecords,
  type AppointmentRecord,
  type AppointmentRecords,
} from './appointment-records.ts';

const HOUR_MS = 3_600_000;

/**
 * Records in a file, which outlives the process. It is written whole beside its place and then put there, so that it is
 * never half a file; those whose visit is over leave it within the hour.
 *
 * @param now - the time in milliseconds
 * @throws {ConfigurationError} when there is a file that holds something else
 */
export function createFileRecords(path: string, now: () => number = Date.now): AppointmentRecords {
  const records = readRecords(path);

  function forgetOld(): boolean {
    const old = Array.from(records).filter(([, { until }]) => until <= now());
    for (const [thread] of old) records.delete(thread);
    return old.length > 0;
  }
  const forgetting = () => forgetOld() && write();
  forgetting();
  setInterval(forgetting, HOUR_MS).unref();

  function write(): void {
    forgetOld();
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, JSON.stringify(Object.fromEntries(records)), { mode: 0o600, flush: true });
    renameSync(`${path}.new`, path);
  }

  return createAppointmentRecords({
    get: (thread) => records.get(thread),
    put(thread, record) {
      records.set(thread, record);
      write();
    },
    delete(thread) {
      records.delete(thread);
      write();
    },
  });
}

function readRecords(path: string): Map<string, AppointmentRecord> {
  if (!existsSync(path)) return new Map();
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as object));
  } catch {
    throw new ConfigurationError(
      `${path} can't be read; it should be the steps of appointments that the relay wrote there. Without it, superseded links work again.`,
    );
  }
}
