import type { Act } from '../domain/booking/appointment-lifecycle.ts';

/**
 * What the relay writes down about one request, or about what goes by itself: what happened, and never who or
 * what was written.
 */
export type LogEntry = {
  /** ISO 8601, UTC */
  time: string;
  event:
    | 'email-send'
    | 'form'
    | 'appointment'
    | 'editor-sign-in'
    | 'nudge'
    | 'reminder'
    | 'records'
    | 'unexpected-error';
  /** of a request, as are status and time: what goes by itself has none */
  requestId?: string;
  outcome: string;
  status?: number;
  /** milliseconds from the request's arrival to its answer */
  ms?: number;
  /** only the relay's own names, never what a visitor made up */
  template?: 'clinic' | 'patient';
  appointmentId?: string;
  act?: Act;
  /** the mail server's code, when it refused; the system's, when something could not be kept */
  code?: string;
  /** names of fields at fault, for requests that were refused */
  fields?: string[];
};

export type Log = (entry: LogEntry) => void;

/**
 * @returns the system's code of an error, such as 'ENOSPC', or its name; never its message, which may quote a
 * visitor
 */
export function errorCode(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: string };
  return typeof code === 'string' ? code : (name ?? 'unknown');
}

/** One line of JSON on standard output, as log collectors read it. */
export function logToConsole(entry: LogEntry): void {
  console.log(JSON.stringify(entry));
}
