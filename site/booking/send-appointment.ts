import type { AppointmentField } from '../../domain/booking/appointment-request.ts';
import type { AppointmentParams } from '../../domain/booking/form-protocols.ts';

export type EmailTemplate = 'clinic' | 'patient';

/** Sends one e-mail; rejects when it was refused, failed on the way or took too long. */
export type SendEmail = (template: EmailTemplate, params: AppointmentParams) => Promise<void>;

const MAX_ATTEMPTS = 2;
const RETRY_DELAY_MS = 1000;
const PAUSE_BETWEEN_EMAILS_MS = 1000;

/** The three ways a booking can fail (docs/product.md, Failures). */
export type BookingFailure = 'nothingSent' | 'patientNotTold' | 'other';

/** A request that did not go through; its cause is what the e-mail service said. */
export class BookingError extends Error {
  override name = 'BookingError';
  readonly failure: BookingFailure;

  constructor(failure: BookingFailure, cause: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/** The e-mail service refused the values of fields. */
export class RefusedFieldsError extends Error {
  override name = 'RefusedFieldsError';
  readonly fields: readonly AppointmentField[];

  constructor(fields: readonly AppointmentField[], cause: unknown) {
    super(`The e-mail service refused ${fields.join(', ')}.`, { cause });
    this.fields = fields;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function sendWithRetry(send: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await send();
    } catch (error) {
      if (tried === MAX_ATTEMPTS) throw error;
      console.warn('An e-mail could not be sent and is tried again.', error);
      await pause(RETRY_DELAY_MS);
    }
  }
}

/**
 * Sends a request: the clinic's e-mail, a second's pause, the patient's confirmation; each is tried twice, a
 * second apart. Without the clinic's e-mail the patient's is not sent.
 *
 * @throws {BookingError} `nothingSent` when the clinic's e-mail failed, `patientNotTold` when the patient's
 *   did
 */
export async function sendAppointment(params: AppointmentParams, sendEmail: SendEmail): Promise<void> {
  try {
    await sendWithRetry(() => sendEmail('clinic', params));
  } catch (cause) {
    throw new BookingError('nothingSent', cause);
  }
  await pause(PAUSE_BETWEEN_EMAILS_MS);
  try {
    await sendWithRetry(() => sendEmail('patient', params));
  } catch (cause) {
    throw new BookingError('patientNotTold', cause);
  }
}
