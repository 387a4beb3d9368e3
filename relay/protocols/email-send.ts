import { checkRequest } from '../../domain/forms/appointment-request.ts';
import { parseEmailParams, refusalText, type RefusedParam } from '../../domain/forms/email-params.ts';
import type { Issues } from '../../domain/forms/form-field.ts';
import { PHOTOS_FIELD, SENT_WITHOUT_PHOTOS } from '../../domain/forms/photos.ts';
import { RELAY_IDS, idForLanguage } from '../../domain/web/form-protocols.ts';
import { NoClinicEmailError, sendRequest, wasSentWithoutPhotos } from '../appointment/send-request.ts';
import { checkPhotos, type Photo } from '../photos/check-photos.ts';
import type { RelayContext } from '../relay-types.ts';
import { noteRefusal, type Refusal } from '../refusal.ts';
import { TooManyEmailsError } from '../rate-limits.ts';
import { hasNoEmail } from '../without-email.ts';
import { DeliveryError } from '../emails/mail.ts';

// EmailJS's statuses and texts: its browser SDK returns them as { status, text }.

const PUBLIC_KEY_HELP = 'To find this ID, visit https://dashboard.emailjs.com/admin/account';
const SERVICE_HELP = 'To find this ID, visit https://dashboard.emailjs.com/admin';
const TEMPLATE_HELP = 'To find this ID, visit https://dashboard.emailjs.com/admin/templates';

const REFUSALS = {
  crossSite: [403, 'The origin is not allowed'],
  tooLarge: [413, 'Variables size limit'],
  charset: [415, 'The charset should be UTF-8'],
  tooMany: [429, 'Too Many Requests'],
} as const;

/** Rejects a request before reading it, with status 403, 413, 415 or 429. */
export function rejectEmailSend(c: RelayContext, why: Refusal, waitMs = 0): Response {
  noteRefusal(c, why, waitMs);
  const [status, text] = REFUSALS[why];
  return c.text(text, status);
}

/**
 * Handles `POST /api/v1.0/email/send`. Status 200 and `OK` once the mail server has accepted the e-mail; 400
 * for wrong ids or values, 422 for an invalid address (both name refused fields, `refusalText`), 412 if the
 * mail server refuses or is unreachable, 429 for too many.
 *
 * A repeat is answered like the first without a second e-mail. The patient's e-mail is sent only if the
 * clinic's was recently delivered with the same values. Otherwise the status is 403, EmailJS's status for
 * what an account forbids; 412 would mean that a later retry may succeed.
 */
export async function handleEmailSend(c: RelayContext): Promise<Response> {
  if (!/^application\/json\b/i.test(c.req.header('Content-Type') ?? '')) {
    return c.text('The content type should be application/json', 415);
  }
  const body = jsonObject(await c.req.text().catch(() => ''));
  if (!body) return c.text('The request should be a JSON object', 400);
  return answerEmailSend(c, body, []);
}

/**
 * Handles `POST /api/v1.0/email/send-form`: the same with the parameters as fields of a form, and pictures
 * beside them. Only the clinic's e-mail has pictures. If it could only be sent without them, the text is
 * `SENT_WITHOUT_PHOTOS`.
 */
export async function handleEmailSendForm(c: RelayContext): Promise<Response> {
  const form = await c.req.formData().catch(() => null);
  if (!form) return c.text('The request should be a form', 400);
  const { files, fields } = splitForm(form);
  const { lib_version: _version, user_id, service_id, template_id, ...template_params } = fields;
  const checked = await checkPhotos(files);
  if ('fault' in checked) {
    c.set('note', { event: 'email-send', outcome: 'refused', fields: [PHOTOS_FIELD] });
    return c.text(JSON.stringify({ photos: checked.fault }), 400);
  }
  return answerEmailSend(c, { user_id, service_id, template_id, template_params }, checked.photos);
}

/** Separates the pictures of a form from its texts. A file in another field is a wrong parameter. */
function splitForm(form: FormData): { files: File[]; fields: Record<string, unknown> } {
  const isPhoto = (entry: [string, unknown]): entry is [string, File] =>
    entry[0] === PHOTOS_FIELD && typeof entry[1] === 'object';
  const entries = [...form.entries()] as [string, unknown][];
  const files = entries.filter(isPhoto).map(([, file]) => file);
  return { files, fields: Object.fromEntries(entries.filter((entry) => !isPhoto(entry))) };
}

async function answerEmailSend(
  c: RelayContext,
  body: Record<string, unknown>,
  photos: readonly Photo[],
): Promise<Response> {
  const { relay } = c.var;
  const { user_id, service_id, template_id } = body;
  const { publicKey, serviceId, clinicTemplateId, patientTemplateId } = RELAY_IDS.emailjs;
  if (!user_id) return c.text(`The Public Key is required. ${PUBLIC_KEY_HELP}`, 400);
  if (user_id !== publicKey) return c.text(`The Public Key is invalid. ${PUBLIC_KEY_HELP}`, 400);
  if (!service_id) return c.text(`The service ID is required. ${SERVICE_HELP}`, 400);
  if (service_id !== serviceId) return c.text(`The service ID not found. ${SERVICE_HELP}`, 400);
  if (!template_id) return c.text(`The template ID is required. ${TEMPLATE_HELP}`, 400);
  const language = relay.languages.find((code) =>
    [clinicTemplateId, patientTemplateId].some((id) => idForLanguage(code, id) === template_id),
  );
  if (language === undefined) return c.text(`The template ID not found. ${TEMPLATE_HELP}`, 400);
  const forClinic = template_id === idForLanguage(language, clinicTemplateId);
  const template = forClinic ? 'clinic' : 'patient';

  c.set('note', { event: 'email-send', outcome: 'refused', template });
  if (!isObject(body.template_params)) return c.text('The template params have to be the object', 400);
  const parsed = parseEmailParams(body.template_params);
  if ('issues' in parsed) return refuseParams(c, template, parsed.issues);
  const { id } = parsed.appointment;
  const { phones } = relay.defaultClinic.inLanguage(language).words.language;
  const rules = { clinic: relay.defaultClinic, phones, now: relay.now, byVisitorsClock: true };
  const checked = checkRequest(parsed.appointment, rules);
  if ('issues' in checked) return refuseParams(c, template, checked.issues);
  const asked = { ...checked.values, id };
  if (!forClinic && photos.length > 0) return refuseParams(c, template, { params: 'invalid' });
  if (!forClinic && hasNoEmail(asked)) return refuseParams(c, template, { email: 'missing' });
  const note = { event: 'email-send', template, appointmentId: asked.id } as const;
  c.set('note', { ...note, outcome: 'refused' });
  try {
    const request = { asked, language, clientAddress: c.env.clientAddress, photos };
    const outcome = await sendRequest(template, request, relay);
    c.set('note', { ...note, outcome });
    const isWithout = photos.length > 0 && (await wasSentWithoutPhotos(asked, relay));
    return c.text(isWithout ? SENT_WITHOUT_PHOTOS : 'OK', 200);
  } catch (error) {
    if (error instanceof TooManyEmailsError) return rejectEmailSend(c, 'tooMany', error.waitMs);
    if (error instanceof NoClinicEmailError) {
      c.set('note', { ...note, outcome: 'no-clinic-email' });
      return c.text("The clinic's e-mail of this request has not been sent", 403);
    }
    if (!(error instanceof DeliveryError)) throw error;
    c.set('note', { ...note, outcome: 'not-delivered', code: error.code });
    return c.text(`SMTP: ${error.message}`, 412);
  }
}

/** Names the refused fields, with EmailJS's status for values, or for the recipient's address. */
function refuseParams(c: RelayContext, template: 'clinic' | 'patient', issues: Issues<RefusedParam>) {
  c.set('note', { event: 'email-send', outcome: 'refused', template, fields: Object.keys(issues) });
  return c.text(refusalText(issues), issues.email ? 422 : 400);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function jsonObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
