import {
  appointmentFields,
  appointmentIdFrom,
  checkRequest,
  EMPTY_REQUEST,
  enabledFields,
  identityOf,
  type AppointmentField,
  type AppointmentRequest,
} from '../../domain/forms/appointment-request.ts';
import { isCivilDate } from '../../domain/time/civil-date.ts';
import type { Issues } from '../../domain/forms/form-field.ts';
import { bookingWindow, slotsOn } from '../../domain/clinic/opening-hours.ts';
import { PHOTOS_FIELD, type PhotoFault } from '../../domain/forms/photos.ts';
import { readTypedDate, readTypedTime } from '../../domain/forms/parse-typed-date.ts';
import { bookingIssueText } from '../../words/booking-issue.ts';
import { requestFingerprint, sendRequest, wasSentWithoutPhotos } from '../appointment/send-request.ts';
import { DeliveryError } from '../emails/mail.ts';
import { TooManyEmailsError } from '../rate-limits.ts';
import { fingerprint, DELIVERY_MEMORY_MS } from '../recent-deliveries.ts';
import { checkPhotos, type Photo } from '../photos/check-photos.ts';
import type { Relay, RelayContext } from '../relay-types.ts';
import { hasNoEmail } from '../without-email.ts';
import { tooLongText } from '../emails/field-labels.ts';
import { accept, formIssue, refuse, wantsJson, type FormField } from './form-response.tsx';
import { answerPage } from '../pages/page.tsx';
import {
  plainBookingPage,
  thanksWithoutEmail,
  type RequestFaults,
  type TypedRequest,
} from '../pages/plain-booking-page.tsx';

/** Whether a form is a booking. */
export function isBooking(fields: readonly FormField[]): boolean {
  return fields.some(({ name }) => name === 'date' || name === 'time');
}

/**
 * Handles a booking form without scripts. It is checked by the schema of the form, and sends the same two
 * e-mails. Redirects to the thank-you page once the mail server has accepted both. A
 * request without an e-mail address is answered with a page that names its id. Otherwise the form is shown
 * again with messages and the typed values.
 *
 * @param files - the pictures of a clinic that accepts some; 'too-large' if they were too large to be read
 */
export async function handleNoScriptBooking(
  c: RelayContext,
  fields: readonly FormField[],
  files: readonly File[] | 'too-large',
): Promise<Response> {
  const { relay } = c.var;
  const { clinic } = relay;
  const { failures } = clinic.words.booking;
  const typed = readTyped(fields, relay);
  const { phones } = clinic.words.language;
  const checked = checkRequest(typed, { clinic, phones, now: relay.now });
  const pictures = files === 'too-large' ? ({ fault: 'all-too-large' } as const) : await checkPhotos(files);
  if ('issues' in checked || 'fault' in pictures) {
    const issues = 'issues' in checked ? checked.issues : {};
    const fault = 'fault' in pictures ? pictures.fault : undefined;
    const refused = [...Object.keys(issues), ...(fault ? [PHOTOS_FIELD] : [])];
    c.set('note', { event: 'form', outcome: 'refused', fields: refused });
    const faults = textsOf(issues, fault, typed, relay);
    if (!wantsJson(c)) return answerPage(c, clinic, plainBookingPage(relay, 422, { typed, faults }));
    const errors = appointmentFields.flatMap((field) =>
      faults[field] ? [formIssue(field, faults[field], typed[field])] : [],
    );
    if (faults.photos) errors.push(formIssue(PHOTOS_FIELD, faults.photos));
    return refuse(c, 422, 'Validation errors', errors);
  }
  const { photos } = pictures;
  const asked = { ...checked.values, id: await idOf(checked.values, photos, relay) };
  const request = { asked, language: clinic.code, clientAddress: c.env.clientAddress, photos };
  const note = { event: 'form', appointmentId: asked.id } as const;
  let failure = failures.nothingSent;
  try {
    const first = await sendRequest('clinic', request, relay);
    if (hasNoEmail(asked)) {
      c.set('note', { ...note, outcome: first });
      const areMissing = photos.length > 0 && (await wasSentWithoutPhotos(asked, relay));
      return wantsJson(c) ? accept(c) : answerPage(c, clinic, thanksWithoutEmail(relay, asked, areMissing));
    }
    failure = failures.patientNotTold;
    const outcome = await sendRequest('patient', request, relay);
    c.set('note', { ...note, outcome });
    return accept(c);
  } catch (error) {
    const isLimit = error instanceof TooManyEmailsError;
    if (!isLimit && !(error instanceof DeliveryError)) throw error;
    if (isLimit) c.header('Retry-After', String(Math.ceil(error.waitMs / 1000)));
    c.set('note', {
      ...note,
      ...(isLimit ? { outcome: 'too-many-requests' } : { outcome: 'not-delivered', code: error.code }),
    });
    const status = isLimit ? 429 : 502;
    if (wantsJson(c)) return refuse(c, status, failure);
    return answerPage(c, clinic, plainBookingPage(relay, status, { typed, faults: {}, failure }));
  }
}

function readTyped(fields: readonly FormField[], { clinic, now }: Relay): TypedRequest {
  const asked: string[] = enabledFields(clinic);
  const given = fields.filter(({ name }) => asked.includes(name));
  const typed = { ...EMPTY_REQUEST, ...Object.fromEntries(given.map(({ name, value }) => [name, value])) };
  const { today } = bookingWindow(clinic, now);
  return {
    ...typed,
    date: readTypedDate(typed.date, clinic.words.dateNames, today) ?? typed.date,
    time: readTypedTime(typed.time) ?? typed.time,
  };
}

/** Returns the text of each issue. Of a closed day, the day is wrong, not the time. */
function textsOf(
  issues: Issues<AppointmentField>,
  photoFault: PhotoFault | undefined,
  typed: TypedRequest,
  { clinic, now }: Relay,
): RequestFaults {
  const { words } = clinic;
  const photos = photoFault && words.photos.issues[photoFault];
  const { time, ...fields }: RequestFaults = Object.fromEntries(
    appointmentFields.flatMap((field) => {
      const code = issues[field];
      if (!code) return [];
      return [[field, bookingIssueText(field, code, words, clinic.booking) ?? tooLongText(field, words)]];
    }),
  );
  const others = { ...fields, ...(photos && { photos }) };
  const isClosed = isCivilDate(typed.date) && slotsOn(clinic, typed.date, now).length === 0;
  if (time && !others.date && isClosed) return { ...others, date: words.booking.closed };
  return { ...others, ...(time && { time }) };
}

/**
 * Returns the id for a request without one. A repeat of a recently delivered request, with the same pictures,
 * gets the same id.
 */
async function idOf(
  request: AppointmentRequest,
  photos: readonly Photo[],
  { deliveries, now }: Relay,
): Promise<string> {
  const half = Math.floor(now.getTime() / DELIVERY_MEMORY_MS);
  const said = [...identityOf({ ...request, id: '' }), ...(await Promise.all(photos.map(digestOf)))];
  const idAt = async (time: number) => appointmentIdFrom(await fingerprint([String(time), ...said]));
  const earlier = { ...request, id: await idAt(half - 1) };
  const isRepeat = await deliveries.has(await requestFingerprint('clinic', earlier));
  return isRepeat ? earlier.id : idAt(half);
}

async function digestOf({ bytes }: Photo): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return String(new Uint8Array(digest));
}
