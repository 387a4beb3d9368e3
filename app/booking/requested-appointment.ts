import type { Appointment } from '../../domain/appointment.ts';

/** What the thank-you page shows of the request just made. */
export type RequestedAppointment = Pick<Appointment, 'id' | 'date' | 'time'>;

// Kept in the page's memory only: nothing personal may stay in the address, in storage or in the history, which a
// browser writes down and restores after the tab is closed.
let requested: RequestedAppointment | null = null;

export function rememberAppointment(appointment: RequestedAppointment): void {
  requested = appointment;
}

export function requestedAppointment(): RequestedAppointment | null {
  return requested;
}
