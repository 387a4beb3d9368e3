import { useRef, useState } from 'react';
import {
  identityOf,
  newAppointmentId,
  type AppointmentField,
} from '../../domain/booking/appointment-request.ts';
import { pathOf } from '../../domain/web/screens.ts';
import { toAppointmentParams } from '../../domain/booking/form-protocols.ts';
import { saveForNextPage } from '../client/next-page-data.ts';
import { localizedPath } from '../site-language.ts';
import { sendEmail } from './emailjs.ts';
import {
  BookingError,
  RefusedFieldsError,
  sendAppointment,
  type BookingFailure,
} from './send-appointment.ts';
import type { RequestValues } from './use-booking-form.ts';

export type Failure = {
  kind: BookingFailure;
  isOffline: boolean;
  /** the id of the request that failed */
  id: string;
};

/**
 * Sends a request, then opens the thank-you page or reports the failure (docs/product.md, Sending).
 *
 * @param markRefused - shows an error at fields that the e-mail service rejected
 */
export function useSubmitBooking(
  emptyForm: () => void,
  markRefused: (fields: readonly AppointmentField[]) => void,
) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const lastAttempt = useRef({ values: '', id: '' });

  async function send(request: RequestValues) {
    setFailure(null);
    // Sending the same values again reuses the id, so that the clinic can tell a repeat from a second
    // request.
    const values = JSON.stringify(identityOf({ ...request, id: '' }));
    if (lastAttempt.current.values !== values) lastAttempt.current = { values, id: newAppointmentId() };
    const { id } = lastAttempt.current;
    if (!navigator.onLine) throw new BookingError('other', 'the device is offline');
    await sendAppointment(toAppointmentParams(request, id), sendEmail);
    lastAttempt.current = { values: '', id: '' };
    // Before the page is left, because browsers restore the values of a form on Back.
    emptyForm();
    saveForNextPage({
      requested:
        __EMAIL_OPTIONAL__ && !request.email
          ? { id, date: request.date, time: request.time, withoutEmail: true }
          : { id, date: request.date, time: request.time },
    });
    location.assign(localizedPath(pathOf('thank-you')));
    // The form stays disabled until the next page is loaded, which may take long on a slow connection.
    await new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }));
  }

  function report(error: unknown) {
    console.error('The appointment request failed.', error);
    const kind = error instanceof BookingError ? error.failure : 'other';
    const cause = error instanceof BookingError ? error.cause : error;
    if (cause instanceof RefusedFieldsError) markRefused(cause.fields);
    setFailure({ kind, isOffline: !navigator.onLine, id: lastAttempt.current.id });
  }

  return { failure, send, report };
}
