import { mailServices } from '../../mail-services.ts';
import { TIMEOUT_MS } from '../../../domain/clinic/mail-services.ts';
import { parseRefusal, type EmailParams } from '../../../domain/forms/email-params.ts';
import { EMAIL_SEND_PATH } from '../../../domain/web/form-protocols.ts';
import { RefusedFieldsError, type EmailTemplate } from './send-appointment.ts';

const { emailjs } = mailServices;

let sdk: Promise<typeof import('@emailjs/browser') | null> | undefined;

/**
 * Loads the EmailJS SDK once. Loading fails in browsers that block storage, because the SDK reads
 * `localStorage` when it is imported.
 *
 * @returns null if the SDK could not be loaded
 */
export function loadSdk(): NonNullable<typeof sdk> {
  return (sdk ??= import('@emailjs/browser').catch(() => null));
}

/**
 * Sends one e-mail through EmailJS, or through the relay, which uses the same protocol.
 *
 * @throws {RefusedFieldsError} if the relay refused values of fields
 * @throws {Error} if sending failed for another reason. Its `cause` is an object with `status` and `text`
 *   (error response), a `TypeError` (network), a string (wrong call of the SDK) or an `Error` (no response in
 *   time)
 */
export async function sendEmail(template: EmailTemplate, params: EmailParams): Promise<void> {
  const templateId = template === 'clinic' ? emailjs.clinicTemplateId : emailjs.patientTemplateId;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The SDK has no timeout of its own.
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), TIMEOUT_MS);
  });
  try {
    await Promise.race([post(templateId, params), timeout]);
  } catch (cause) {
    throw sendError(template, cause);
  } finally {
    clearTimeout(timer);
  }
}

/** Converts what was thrown while an e-mail was sent: see `sendEmail`. */
export function sendError(template: EmailTemplate, cause: unknown): Error {
  const issues = isErrorResponse(cause) ? parseRefusal(cause.text) : {};
  if (Object.keys(issues).length > 0) return new RefusedFieldsError(issues, cause);
  return new Error(`The ${template} e-mail was not sent: ${errorText(cause)}`, { cause });
}

/**
 * Posts the e-mail with the SDK, or without it by EmailJS's REST API
 * (https://www.emailjs.com/docs/rest-api/send/).
 */
async function post(templateId: string, params: EmailParams): Promise<void> {
  const { publicKey, serviceId } = emailjs;
  const origin = emailjs.origin ?? location.origin;
  const emailjsSdk = await loadSdk();
  if (emailjsSdk) {
    emailjsSdk.init({ publicKey, origin });
    await emailjsSdk.send(serviceId, templateId, params);
    return;
  }
  const response = await fetch(`${origin}${EMAIL_SEND_PATH}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
      template_params: params,
    }),
  });
  if (response.ok) return;
  // The same properties as the SDK's own error.
  const { status } = response;
  throw Object.assign(new Error('The e-mail service refused the e-mail.'), {
    status,
    text: await response.text(),
  });
}

function errorText(cause: unknown): string {
  if (isErrorResponse(cause)) return `${cause.status} ${cause.text}`;
  return cause instanceof Error ? cause.message : String(cause);
}

/** Whether a thrown value is the service's error response. */
function isErrorResponse(cause: unknown): cause is { status: number; text: string } {
  return typeof cause === 'object' && cause !== null && 'status' in cause && 'text' in cause;
}
