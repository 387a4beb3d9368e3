import { useRef, useState } from 'react';
import {
  identityOf,
  newAppointmentId,
  type AppointmentField,
  type AppointmentRequest,
} from '../../../domain/forms/appointment-request.ts';
import { pathOf } from '../../../domain/web/screens.ts';
import { toEmailParams } from '../../../domain/forms/email-params.ts';
import type { Issues } from '../../../domain/forms/form-field.ts';
import { saveForNextPage } from '../../client/next-page-data.ts';
import { localizedPath } from '../../site-language.ts';
import { sendEmail } from './emailjs.ts';
import { filesOf, type Photos } from './photos/use-photos.ts';
import {
  BookingError,
  RefusedFieldsError,
  sendAppointment,
  type BookingFailure,
  type SendEmail,
} from './send-appointment.ts';

export type Failure = {
  kind: BookingFailure;
  isOffline: boolean;
  /** the id of the request that failed */
  id: string;
};

/**
 * Sends a request, then opens the thank-you page or reports the failure (docs/product.md, Sending).
 *
 * @param photos - the pictures of a clinic that accepts some
 * @returns the failure to report; and `send`, which returns the fields that the relay refused
 */
export function useSubmitBooking(emptyForm: () => void, photos: Photos) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const lastAttempt = useRef({ values: '', id: '' });

  async function sendOnce(request: AppointmentRequest): Promise<undefined> {
    // Sending the same values again reuses the id, so that the clinic can tell a repeat from a second
    // request.
    const keys = photos.photos.map(({ key }) => key);
    const values = JSON.stringify([identityOf({ ...request, id: '' }), keys]);
    if (lastAttempt.current.values !== values) lastAttempt.current = { values, id: newAppointmentId() };
    const { id } = lastAttempt.current;
    if (!navigator.onLine) throw new BookingError('other', 'the device is offline');
    const sent = { withPhotos: true };
    const files = await filesOf(photos);
    const send: SendEmail = async (template, params) => {
      if (__HAS_PHOTOS__ && template === 'clinic' && files.length > 0) {
        const { sendWithPhotos } = await import('./photos/send-photos.ts');
        photos.setProgress(0);
        sent.withPhotos = await sendWithPhotos(params, files, photos.setProgress);
      } else await sendEmail(template, params);
    };
    await sendAppointment(toEmailParams(request, id), send).finally(() => photos.setProgress(null));
    lastAttempt.current = { values: '', id: '' };
    // Before the page is left, because browsers restore the values of a form on Back.
    emptyForm();
    saveForNextPage({
      requested: {
        id,
        date: request.date,
        time: request.time,
        ...(!request.email && { withoutEmail: true }),
        ...(!sent.withPhotos && { withoutPhotos: true }),
      },
    });
    location.assign(localizedPath(pathOf('thank-you')));
    // The form stays disabled until the next page is loaded, which may take long on a slow connection.
    await new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }));
    return undefined;
  }

  function report(error: unknown): Issues<AppointmentField> | undefined {
    console.error('The appointment request failed.', error);
    const kind = error instanceof BookingError ? error.failure : 'other';
    const cause = error instanceof BookingError ? error.cause : error;
    setFailure({ kind, isOffline: !navigator.onLine, id: lastAttempt.current.id });
    return cause instanceof RefusedFieldsError ? cause.issues : undefined;
  }

  async function send(request: AppointmentRequest) {
    setFailure(null);
    return sendOnce(request).catch(report);
  }

  return { failure, send };
}
