import { mailServices } from '../mail-services.ts';
import { TIMEOUT_MS } from '../../domain/clinic/mail-services.ts';
import {
  EMAIL_SEND_PATH,
  refusedFields,
  type AppointmentParams,
} from '../../domain/booking/form-protocols.ts';
import { RefusedFieldsError, type EmailTemplate } from './send-appointment.ts';

const { emailjs } = mailServices;

let sdk: Promise<typeof import('@emailjs/browser') | null> | undefined;

/**
 * Loads EmailJS's SDK, once. It reads `localStorage` as it loads, which throws in a browser that blocks a
 * site's data.
 *
 * @returns null where the SDK could not be loaded
 */
export function loadSdk(): NonNullable<typeof sdk> {
  return (sdk ??= import('@emailjs/browser').catch(() => null));
}

/**
 * Sends one e-mail through EmailJS, or through the relay, which speaks the same protocol.
 *
 * @throws {RefusedFieldsError} when the service refused values
 * @throws {Error} with the cause: a status object when refused, a TypeError when the network failed, a string
 *   when the SDK was called wrongly; or that no answer came in time
 */
export async function sendEmail(template: EmailTemplate, params: AppointmentParams): Promise<void> {
  const templateId = template === 'clinic' ? emailjs.clinicTemplateId : emailjs.patientTemplateId;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The SDK waits for ever; a patient doesn't.
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), TIMEOUT_MS);
  });
  try {
    await Promise.race([post(templateId, params), timeout]);
  } catch (cause) {
    const fields = isErrorResponse(cause) ? refusedFields(cause) : [];
    if (fields.length > 0) throw new RefusedFieldsError(fields, cause);
    throw new Error(`The ${template} e-mail was not sent: ${errorText(cause)}`, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Posts it with the SDK; without that, as EmailJS's REST API says (https://www.emailjs.com/docs/rest-api/send/). */
async function post(templateId: string, params: AppointmentParams): Promise<void> {
  const { publicKey, serviceId } = emailjs;
  const origin = emailjs.origin ?? location.origin;
  const loaded = await loadSdk();
  if (loaded) {
    loaded.init({ publicKey, origin });
    await loaded.send(serviceId, templateId, params);
    return;
  }
  const answer = await fetch(`${origin}${EMAIL_SEND_PATH}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
      template_params: params,
    }),
  });
  if (answer.ok) return;
  // The same properties as the SDK's own error.
  const { status } = answer;
  throw Object.assign(new Error('The e-mail service refused the e-mail.'), {
    status,
    text: await answer.text(),
  });
}

function errorText(cause: unknown): string {
  if (isErrorResponse(cause)) return `${cause.status} ${cause.text}`;
  return cause instanceof Error ? cause.message : String(cause);
}

/** Whether the SDK threw what the service answered. */
function isErrorResponse(cause: unknown): cause is { status: number; text: string } {
  return typeof cause === 'object' && cause !== null && 'status' in cause && 'text' in cause;
}
