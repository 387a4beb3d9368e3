import type { Act } from '../domain/booking/appointment-lifecycle.ts';

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
};

export type Log = (entry: LogEntry) => void;

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
