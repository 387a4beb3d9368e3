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

export type Failure = { kind: BookingFailure; offline: boolean; request: string };

/**
 * Sends what was filled in, and leads to the thank-you page or says how that failed (docs/product.md,
 * Sending).
 *
 * @param markRefused - marks fields that the e-mail service refused
 */
export function useSubmitBooking(
  emptyForm: () => void,
  markRefused: (fields: readonly AppointmentField[]) => void,
) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const lastTry = useRef({ values: '', id: '' });

  async function send(request: RequestValues) {
    setFailure(null);
    // The same values again are the same request: the clinic tells a repeat from a second one by the id.
    const values = JSON.stringify(identityOf({ ...request, id: '' }));
    if (lastTry.current.values !== values) lastTry.current = { values, id: newAppointmentId() };
    const { id } = lastTry.current;
    if (!navigator.onLine) throw new BookingError('other', 'the device is offline');
    await sendAppointment(toAppointmentParams(request, id), sendEmail);
    lastTry.current = { values: '', id: '' };
    // Before it is left: browsers keep what it holds for those who come back.
    emptyForm();
    saveForNextPage({ requested: { id, date: request.date, time: request.time } });
    location.assign(localizedPath(pathOf('thank-you')));
    // It is being sent until the next page is there, which on a slow line takes its time.
    await new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }));
  }

  function report(error: unknown) {
    console.error('The appointment request failed.', error);
    const kind = error instanceof BookingError ? error.failure : 'other';
    const cause = error instanceof BookingError ? error.cause : error;
    if (cause instanceof RefusedFieldsError) markRefused(cause.fields);
    setFailure({ kind, offline: !navigator.onLine, request: lastTry.current.id });
  }

  return { failure, send, report };
}
