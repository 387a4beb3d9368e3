import type { Act } from '../domain/appointment/appointment-lifecycle.ts';

/**
 * A log entry about one request or automatic e-mail. It says what happened, never who was involved or what
 * was typed.
 */
export type LogEntry = {
  /** ISO 8601, UTC */
  time: string;
  event:
    | 'email-send'
    | 'form'
    | 'appointment'
    | 'patient-page'
    | 'editor-sign-in'
    | 'nudge'
    | 'reminder'
    | 'day-list'
    | 'times-taken'
    | 'earlier-time'
    | 'records'
    | 'unexpected-error';
  /** only of requests, as are `status` and `ms`; automatic e-mails have none */
  requestId?: string;
  outcome: string;
  status?: number;
  /** milliseconds from the request to the response */
  ms?: number;
  /** only known names, never a visitor's value */
  template?: 'clinic' | 'patient';
  appointmentId?: string;
  act?: Act;
  /** the mail server's reply code, or the system's error code if something could not be stored */
  code?: string;
  /** names of invalid fields, for rejected requests */
  fields?: string[];
  /** how many more requests of this kind came after the one of `since`; `time` is that of the last one */
  count?: number;
  since?: string;
};

export type Log = (entry: LogEntry) => void;

/** How long refusals of one kind are counted before their number is written. */
const COUNTED_MS = 60_000;

/**
 * Whether only the number of such entries matters: refusals, and forms that programs filled in. What an owner
 * has to look at is always written: what was done, and what failed, which has a code or a status from 500.
 */
function isCounted({ status = 0, code, outcome }: LogEntry): boolean {
  return code === undefined && (outcome === 'honeypot' || (status >= 400 && status < 500));
}

/** The log of a relay's requests. */
export type RequestLog = ReturnType<typeof createRequestLog>;

/**
 * Creates the log of requests, which nobody can fill with refused ones: of each kind it writes the first in a
 * minute, then the number of the others. A kind has values of the program only, so there are few; acts, which
 * need a genuine link, are counted by appointment.
 *
 * It has no timer, because a worker may not be running when that would ring: a number is written with the
 * first request after its minute, or by `writeCounts`.
 */
export function createRequestLog(log: Log) {
  type Counted = { first: LogEntry; last: LogEntry; count: number };
  const countedByKind = new Map<string, Counted>();

  /** Writes the numbers whose minute is over at `ms`; all by default. */
  function writeCounts(ms = Infinity): void {
    for (const [kind, { first, last, count }] of countedByKind) {
      const age = ms - Date.parse(first.time);
      // The clock may have been set back.
      if (age >= 0 && age < COUNTED_MS) continue;
      countedByKind.delete(kind);
      if (count === 0) continue;
      const { time, event, outcome, status = 0, act, appointmentId } = last;
      const ofAct = act && appointmentId && { act, appointmentId };
      log({ time, event, outcome, status, ...ofAct, count, since: first.time });
    }
  }

  function write(entry: LogEntry): void {
    writeCounts(Date.parse(entry.time));
    if (!isCounted(entry)) return log(entry);
    const { event, outcome, status, act, appointmentId } = entry;
    const kind = [event, outcome, status, ...(act ? [act, appointmentId] : [])].join(' ');
    const counted = countedByKind.get(kind);
    if (counted) {
      counted.count += 1;
      counted.last = entry;
    } else {
      countedByKind.set(kind, { first: entry, last: entry, count: 0 });
      log(entry);
    }
  }

  return { write, writeCounts };
}

/**
 * Returns an error's system code, such as 'ENOSPC', or its name. Never its message, which may quote a
 * visitor.
 */
export function errorCode(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: string };
  return typeof code === 'string' ? code : (name ?? 'unknown');
}

/** Writes an entry as one line of JSON to standard output. */
export function logToConsole(entry: LogEntry): void {
  console.log(JSON.stringify(entry));
}
