import type { AppointmentField } from '../../domain/appointment.ts';

export const emails = {
  /** the facts of an appointment */
  labels: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    date: 'Date',
    time: 'Time',
    notes: 'Notes',
  } satisfies Record<AppointmentField, string>,
  noNotes: 'No additional notes',
};
