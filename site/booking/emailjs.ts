import { init, send } from '@emailjs/browser';
import { mailServices } from '../mail-services.ts';
import { PATIENCE_MS } from '../../domain/mail-services.ts';
import { refusedFields, type AppointmentParams } from '../../domain/wire.ts';
import { RefusedFieldsError, type EmailTemplate } from './send-appointment.ts';

const { emailjs } = mailServices;

/** Tells the SDK whose account it sends for. Once, in the browser, before the first e-mail. */
export function initialiseEmail(): void {
  init({ publicKey: emailjs.publicKey, origin: emailjs.origin ?? location.origin });
}

/**
 * Sends one e-mail through EmailJS, or through the relay, which speaks the same protocol.
 *
 * @throws {RefusedFieldsError} when the service refused values
 * @throws {Error} whatever the SDK threw, as the cause: a status object when refused, a TypeError when the network
 *   failed, a string when it was called wrongly; or that no answer came in time
 */
export async function sendEmail(template: EmailTemplate, params: AppointmentParams): Promise<void> {
  const templateId = template === 'clinic' ? emailjs.clinicTemplateId : emailjs.patientTemplateId;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The SDK waits for ever; a patient doesn't.
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
  });
  try {
    await Promise.race([send(emailjs.serviceId, templateId, params), timeout]);
  } catch (cause) {
    const fields = isAnswer(cause) ? refusedFields(cause) : [];
    if (fields.length > 0) throw new RefusedFieldsError(fields, cause);
    throw new Error(`The ${template} e-mail was not sent: ${reason(cause)}`, { cause });
  } finally {
    clearTimeout(timer);
  }
}

function reason(cause: unknown): string {
  if (cause instanceof Error) return cause.message;
  return isAnswer(cause) ? `${cause.status} ${cause.text}` : String(cause);
}

/** Whether the SDK threw what the service answered. */
function isAnswer(cause: unknown): cause is { status: number; text: string } {
  return typeof cause === 'object' && cause !== null && 'status' in cause && 'text' in cause;
}
