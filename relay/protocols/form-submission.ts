import { RELAY_IDS, idForLanguage, type FormIssue } from '../../domain/web/form-protocols.ts';
import { ENQUIRY_SUBJECT, enquirySchema } from '../../domain/forms/enquiry.ts';
import { checkForm, cleanValue, maxAcceptedLength, type IssueCode } from '../../domain/forms/form-field.ts';
import { acceptsPhotos, PHOTOS_FIELD } from '../../domain/forms/photos.ts';
import { messagePhones, messageSchema } from '../../domain/forms/message.ts';
import { readFieldsBeforePhotos } from '../photos/uploads.ts';
import type { Relay, RelayContext } from '../relay-types.ts';
import { noteRefusal, type Refusal } from '../refusal.ts';
import { messageNotification } from '../emails/compose-mail.tsx';
import { accept, formIssue, refuse, type FormField } from './form-response.tsx';
import { kindOf, tooLongText } from '../emails/field-labels.ts';
import { cleanText } from '../../domain/text/clean-text.ts';
import type { LocalizedClinic, RelayWords } from '../localized-clinic.ts';
import { TooManyEmailsError } from '../rate-limits.ts';
import { DeliveryError } from '../emails/mail.ts';
import { fingerprint } from '../recent-deliveries.ts';
import { handleNoScriptBooking, isBooking } from './no-script-booking.ts';

/** More than any form has. */
const FIELDS_LIMIT = 40;

const LONGEST_FIELD_NAME = 100;

const MINUTE_MS = 60_000;

/** Rejects a form before reading it, with status 403, 413, 415 or 429. */
export function rejectForm(c: RelayContext, why: Refusal, waitMs = 0): Response {
  noteRefusal(c, why, waitMs);
  const { crossSite, tooLarge, unreadable, tooManyOfAll, tooManyOfYours } =
    c.var.relay.clinic.words.relay.refused;
  const tooMany = waitMs > MINUTE_MS ? tooManyOfAll : tooManyOfYours;
  const refusals = {
    crossSite: [403, 'Forbidden', 'FORBIDDEN', crossSite],
    tooLarge: [413, 'Submission too large', 'TOO_LARGE', tooLarge],
    charset: [415, 'Unsupported charset', 'EMPTY', unreadable],
    tooMany: [429, 'Too many requests', 'TOO_MANY_REQUESTS', tooMany],
  } as const;
  const [status, error, code, message] = refusals[why];
  return refuse(c, status, error, [{ code, message }]);
}

/**
 * Handles `POST /f/:id` as Formspree does. Success, once the mail server has accepted the e-mail: `{ ok, next
 * }` for `Accept: application/json`, otherwise a redirect. Failure: `{ error, errors }`, or a page. A
 * form with a `date` or `time` is a booking, one with the enquiry's subject an enquiry, every other a
 * message. Further fields are allowed. Names with a leading underscore are for the service itself. A repeat
 * is answered like the first without a second e-mail.
 */
export async function handleForm(c: RelayContext): Promise<Response> {
  const { clinic, defaultClinic, deliver, deliveries, limits } = c.var.relay;
  const { relay: words } = clinic.words;
  if (c.req.param('id') !== idForLanguage(clinic.code, RELAY_IDS.formId)) {
    const message = words.refused.unknownForm;
    return refuse(c, 404, 'Form not found', [{ code: 'FORM_NOT_FOUND', message }]);
  }
  const sent = await readFields(c, words);
  if ('status' in sent) return refuse(c, sent.status, sent.error, [{ code: sent.code, message: sent.error }]);

  // Honeypot: only programs fill this hidden field. They get a success response, so that they stop.
  if (sent.fields.some(({ name, value }) => name === '_gotcha' && value)) {
    c.set('note', { event: 'form', outcome: 'honeypot' });
    return accept(c);
  }

  if (isBooking(sent.fields)) return handleNoScriptBooking(c, sent.fields, sent.files);
  if (sent.files.length > 0) {
    return refuse(c, 422, words.refused.file, [{ code: 'NO_FILE_UPLOADS', message: words.refused.file }]);
  }

  const { faults, fields } = checkMessage(sent.fields, clinic);
  if (faults.length > 0) {
    // Unknown field names are not logged, because a visitor may have made them up.
    const names = faults.flatMap(({ field = '' }) => (kindOf(field) ? [field] : []));
    c.set('note', { event: 'form', outcome: 'refused', fields: names });
    return refuse(c, 422, 'Validation errors', faults);
  }

  // The e-mail's content, independent of how the form was sent.
  const said = fields.filter(({ name, value }) => value !== '' && !name.startsWith('_'));
  const print = await fingerprint(['form', ...said.flatMap(({ name, value }) => [name, value])]);
  try {
    const outcome = await deliveries.deliverOnce(print, async () => {
      const waitMs = await limits.hour.take(c.env.clientAddress);
      if (waitMs > 0) throw new TooManyEmailsError(waitMs);
      const mail = await messageNotification(said, defaultClinic, clinic.code);
      await deliver({ ...mail, messageId: await messageIdOf(print, c.var.relay) });
    });
    c.set('note', { event: 'form', outcome });
    return accept(c);
  } catch (error) {
    if (error instanceof TooManyEmailsError) return rejectForm(c, 'tooMany', error.waitMs);
    if (!(error instanceof DeliveryError)) throw error;
    c.set('note', { event: 'form', outcome: 'not-delivered', code: error.code });
    return refuse(c, 502, words.refused.notDelivered);
  }
}

/** Refuses a form whose pictures are too large. A booking comes back with what was typed. */
export async function refuseLargePhotos(c: RelayContext): Promise<Response> {
  noteRefusal(c, 'tooLarge', 0);
  const form = await readFieldsBeforePhotos(c.req.raw);
  const fields = [...(form ?? [])].flatMap(([name, value]) =>
    typeof value === 'string' ? [{ name, value }] : [],
  );
  if (isBooking(fields)) return handleNoScriptBooking(c, fields, 'too-large');
  const message = c.var.relay.clinic.words.photos.issues['all-too-large'];
  return refuse(c, 413, 'Submission too large', [{ code: 'TOO_LARGE', message }]);
}

/** Returns the Message-ID; a message that is sent again on the same day has the same one. */
async function messageIdOf(print: string, { now, fromAddress }: Relay): Promise<string> {
  const id = await fingerprint([print, now.toISOString().slice(0, 'YYYY-MM-DD'.length)]);
  return `<${id}@${fromAddress.split('@').at(-1)}>`;
}

/**
 * Checks a message or an enquiry by the schema of its form. Other fields may be any text.
 *
 * @returns what is wrong; or the cleaned fields in the order of the form, as the e-mail shows them
 */
function checkMessage(
  sent: readonly FormField[],
  { words, address, foreignPhones }: LocalizedClinic,
): { faults: FormIssue[]; fields: FormField[] } {
  const typed = Object.fromEntries(sent.map(({ name, value }) => [name, value]));
  const isEnquiry = typed['subject'] === ENQUIRY_SUBJECT;
  const phones = messagePhones(words.language.phones, { address, foreignPhones });
  const schema = isEnquiry ? enquirySchema : messageSchema(phones);
  const { enquiry, message } = words;
  const texts: Partial<Record<string, string>> = isEnquiry
    ? enquiry.issues
    : {
        ...message.issues,
        ...((phones === 'any' || phones === 'abroad') && { phone: message.otherPhones[phones].issue }),
      };

  const checked = checkForm<string>(schema, typed);
  const cleaned = new Map(Object.entries<string>('values' in checked ? checked.values : {}));
  const issues = new Map(Object.entries<IssueCode | undefined>('issues' in checked ? checked.issues : {}));
  const fields: FormField[] = [];
  for (const { name, value } of sent) {
    const kind = kindOf(name) ?? 'text';
    if (value.length > maxAcceptedLength(kind)) issues.set(name, 'too-long');
    else fields.push({ name, value: cleaned.get(name) ?? cleanValue(kind, value) });
  }
  const faults = Array.from(issues, ([name, code]) => {
    const text = code === 'too-long' ? undefined : texts[name];
    return formIssue(name, text ?? tooLongText(name, words), typed[name]);
  });
  return { faults, fields };
}

/** Whether a form may have this field name, which labels the value in the e-mail. */
function isFieldName(name: string): boolean {
  return name !== '' && name.length <= LONGEST_FIELD_NAME && name === cleanText(name);
}

type Unreadable = { status: 400 | 415 | 422; error: string; code: string };

/** Reads a form. It has files only if they are the pictures of a clinic that accepts some. */
async function readFields(
  c: RelayContext,
  { refused }: RelayWords['relay'],
): Promise<{ fields: FormField[]; files: File[] } | Unreadable> {
  const type = c.req.header('Content-Type') ?? '';
  const unreadable = (): Unreadable => ({ status: 400, error: refused.unreadable, code: 'EMPTY' });
  let entries: [string, unknown][];
  try {
    if (/^application\/json\b/i.test(type)) {
      const value: unknown = JSON.parse(await c.req.text());
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return unreadable();
      entries = Object.entries(value);
    } else if (/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
      entries = [...(await c.req.formData()).entries()];
    } else {
      return { status: 415, error: refused.noForm, code: 'EMPTY' };
    }
  } catch {
    return unreadable();
  }
  if (entries.length === 0) return { status: 422, error: refused.empty, code: 'EMPTY' };
  if (entries.length > FIELDS_LIMIT) return { status: 422, error: refused.tooManyFields, code: 'TYPE_TEXT' };

  const fields = new Map<string, string>();
  const files: File[] = [];
  const hasPhotos = acceptsPhotos(c.var.relay.clinic);
  for (const [name, value] of entries) {
    if (typeof value === 'object' && value !== null && 'arrayBuffer' in value) {
      if (hasPhotos && name === PHOTOS_FIELD) {
        files.push(value as File);
        continue;
      }
      return { status: 422, error: refused.file, code: 'NO_FILE_UPLOADS' };
    }
    if (typeof value !== 'string' || !isFieldName(name)) {
      return { status: 422, error: refused.notText, code: 'TYPE_TEXT' };
    }
    const earlier = fields.get(name);
    fields.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  return { fields: Array.from(fields, ([name, value]) => ({ name, value })), files };
}
