import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { ACTS, type Act } from '../domain/appointment-life.ts';
import { ConfigurationError } from '../domain/configuration-error.ts';
import {
  createAppointmentRecords,
  type AppointmentRecord,
  type AppointmentRecords,
} from './appointment-records.ts';

const HOUR_MS = 3_600_000;

const WHAT = 'the steps of appointments that the relay writes there';

/**
 * Records in a file, which outlives the process. It is written whole beside its place and then put there, so that it is
 * never half a file; those whose visit is over leave it within the hour. It is written at the start too, so that a place
 * where it can't be is told then and not to the first who presses a button.
 *
 * @param now - the time in milliseconds
 * @throws {ConfigurationError} when there is a file that holds something else, or none can be written
 */
export function createFileRecords(path: string, now: () => number = Date.now): AppointmentRecords {
  let records = readRecords(path);
  try {
    write(records);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigurationError(
      `${path} can't be written (${code}); it should be ${WHAT}. APPOINTMENTS_FILE names another place.`,
    );
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

  function write(next: Map<string, AppointmentRecord>): void {
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
    delete: (thread) => write(new Map(Array.from(records).filter(([other]) => other !== thread))),
  });
}

const fileSchema = v.record(
  v.string(),
  v.object({
    step: v.number(),
    act: v.picklist(Object.keys(ACTS) as Act[]),
    press: v.string(),
    done: v.number(),
    until: v.number(),
    told: v.array(v.picklist(['clinic', 'patient'])),
  }),
);

function readRecords(path: string): Map<string, AppointmentRecord> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw cantBeRead(path);
  }
  try {
    return new Map(Object.entries(v.parse(fileSchema, JSON.parse(text))));
  } catch {
    throw cantBeRead(path);
  }
}

function cantBeRead(path: string): ConfigurationError {
  return new ConfigurationError(
    `${path} can't be read; it should be ${WHAT}. Without it, superseded links work again.`,
  );
}
