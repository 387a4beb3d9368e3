import type { AppointmentField } from '../../../domain/forms/appointment-request.ts';
import type { EmailParams } from '../../../domain/forms/email-params.ts';
import type { Issues } from '../../../domain/forms/form-field.ts';

export type EmailTemplate = 'clinic' | 'patient';

/** Sends one e-mail. Rejects if the service refused it, the network failed or it took too long. */
export type SendEmail = (template: EmailTemplate, params: EmailParams) => Promise<void>;

const MAX_ATTEMPTS = 2;
const RETRY_DELAY_MS = 1000;
const PAUSE_BETWEEN_EMAILS_MS = 1000;

/** The three ways a booking can fail (docs/product.md, Failures). */
export type BookingFailure = 'nothingSent' | 'patientNotTold' | 'other';

/** A request that was not sent completely. Its cause is the error from the e-mail service. */
export class BookingError extends Error {
  override name = 'BookingError';
  readonly failure: BookingFailure;

  constructor(failure: BookingFailure, cause: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/** The relay refused the values of some fields. */
export class RefusedFieldsError extends Error {
  override name = 'RefusedFieldsError';
  readonly issues: Issues<AppointmentField>;

  constructor(issues: Issues<AppointmentField>, cause: unknown) {
    super(`The e-mail service refused ${Object.keys(issues).join(', ')}.`, { cause });
    this.issues = issues;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function sendWithRetry(send: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error;
      console.warn('An e-mail could not be sent and is tried again.', error);
      await pause(RETRY_DELAY_MS);
    }
  }
}

/**
 * Sends a request as two e-mails: one to the clinic, and a second later a receipt to the patient. Each is
 * tried up to twice, a second apart. If the clinic's e-mail fails, the patient's is not sent. A request
 * without an e-mail address is sent to the clinic only.
 *
 * @throws {BookingError} `nothingSent` if the clinic's e-mail failed, `patientNotTold` if the patient's did
 */
export async function sendAppointment(params: EmailParams, sendEmail: SendEmail): Promise<void> {
  try {
    await sendWithRetry(() => sendEmail('clinic', params));
  } catch (cause) {
    throw new BookingError('nothingSent', cause);
  }
  if (!params.patient_email) return;
  await pause(PAUSE_BETWEEN_EMAILS_MS);
  try {
    await sendWithRetry(() => sendEmail('patient', params));
  } catch (cause) {
    throw new BookingError('patientNotTold', cause);
  }
}
