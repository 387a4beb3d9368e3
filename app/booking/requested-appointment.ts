import type { CivilDate } from './civil-date.ts';

/** What the thank-you page shows of the request just made. */
export type RequestedAppointment = { id: string; date: CivilDate; time: string };

// Kept in the page's memory only: nothing personal may stay in the address, in storage or in the history, which a
// browser writes down and restores after the tab is closed.
let requested: RequestedAppointment | null = null;

export function rememberAppointment(appointment: RequestedAppointment): void {
  requested = appointment;
}

export function requestedAppointment(): RequestedAppointment | null {
  return requested;
}
