import * as v from 'valibot';
import {
  APPOINTMENT_FIELDS,
  appointmentFields,
  appointmentIdFrom,
  appointmentSchema,
  EMPTY_REQUEST,
  enabledFields,
  identityOf,
  newAppointmentId,
  type Appointment,
  type AppointmentIssue,
  type AppointmentField,
} from '../../domain/booking/appointment-request.ts';
import { isCivilDate } from '../../domain/booking/civil-date.ts';
import { isEmptyValue, maxAcceptedLength } from '../../domain/booking/form-field.ts';
import { bookingWindow, slotsOn } from '../../domain/booking/opening-hours.ts';
import {
  acceptsNoEmail,
  optionalEmailSchema,
  type OptionalEmailIssue,
} from '../../domain/booking/optional-email.ts';
import { readTypedDate, readTypedTime } from '../../domain/booking/parse-typed-date.ts';
import { toAppointmentParams, type FormIssue } from '../../domain/booking/form-protocols.ts';
import { requestFingerprint, sendRequest } from '../appointment/send-request.ts';
import { DeliveryError } from '../emails/mail.ts';
import { TooManyEmailsError } from '../rate-limits.ts';
import { fingerprint, DELIVERY_MEMORY_MS } from '../recent-deliveries.ts';
import type { Relay, RelayContext } from '../relay-types.ts';
import { readAppointment } from './validate-fields.ts';
import { hasNoEmail } from '../without-email.ts';
import { fieldLabel } from '../emails/field-labels.ts';
import { accept, refuse, wantsJson, type FormField } from './form-response.ts';
import {
  noScriptBookingPage,
  thankWithoutEmail,
  type RequestFaults,
  type TypedRequest,
} from './no-script-booking-page.ts';

/** Whether a form is a booking. */
export function isBooking(fields: readonly FormField[]): boolean {
  return fields.some(({ name }) => name === 'date' || name === 'time');
}

/**
 * Handles a booking form without scripts. It is validated by the rules of the form and of the relay, and
 * sends the same two e-mails. Redirects to the thank-you page once the mail server has accepted both. A
 * request without an e-mail address is answered with a page that names its id. Otherwise the form is shown
 * again with messages and the typed values.
 */
export async function handleNoScriptBooking(
  c: RelayContext,
  fields: readonly FormField[],
): Promise<Response> {
  const { relay } = c.var;
  const { clinic } = relay;
  const { failures } = clinic.words.booking;
  const typed = readTyped(fields, relay);
  const read = check(typed, relay);
  if ('faults' in read) {
    c.set('note', { event: 'form', outcome: 'refused', fields: Object.keys(read.faults) });
    if (!wantsJson(c)) return noScriptBookingPage(c, 422, { typed, faults: read.faults });
    return refuse(c, 422, 'Validation errors', formFaults(typed, read.faults));
  }
  const asked = { ...read.appointment, id: await idOf(read.appointment, relay) };
  const request = { asked, language: clinic.code, clientAddress: c.env.clientAddress };
  const note = { event: 'form', appointmentId: asked.id } as const;
  let failure = failures.nothingSent;
  try {
    const first = await sendRequest('clinic', request, relay);
    if (hasNoEmail(asked)) {
      c.set('note', { ...note, outcome: first });
      return wantsJson(c) ? accept(c) : thankWithoutEmail(c, asked);
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
    return noScriptBookingPage(c, status, { typed, faults: {}, failure });
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

/** Validates a request. Returns it with a random id, or the messages. */
function check(
  typed: TypedRequest,
  { clinic, now }: Relay,
): { appointment: Appointment } | { faults: RequestFaults } {
  const { booking, language, optionalEmail, relay } = clinic.words;
  const schema = acceptsNoEmail(clinic)
    ? optionalEmailSchema(clinic, now, language.phones)
    : appointmentSchema(clinic, now);
  const result = v.safeParse(schema, typed);
  if (!result.success) {
    const found = Object.entries(v.flatten(result.issues).nested ?? {}) as [AppointmentField, string[]][];
    const texts = { ...booking.issues(clinic.booking), ...optionalEmail.issues };
    const textOf = (field: AppointmentField, code: AppointmentIssue | OptionalEmailIssue) =>
      code === 'tooLong'
        ? relay.fieldIssue(
            fieldLabel(field, clinic.words),
            relay.issues.tooLong(maxAcceptedLength(APPOINTMENT_FIELDS[field].kind)),
          )
        : texts[code];
    const faults: RequestFaults = Object.fromEntries(
      found.map(([field, [code]]) => [field, textOf(field, code as AppointmentIssue | OptionalEmailIssue)]),
    );
    const { time, ...others } = faults;
    const isClosed = isCivilDate(typed.date) && slotsOn(clinic, typed.date, now).length === 0;
    return { faults: time && !others.date && isClosed ? { ...others, date: booking.closed } : faults };
  }
  const params = toAppointmentParams(result.output, newAppointmentId());
  const read = readAppointment(params, clinic, now, clinic.words.language.phones, relay.issues);
  if ('appointment' in read) return read;
  const faults = appointmentFields.flatMap((field) => {
    const fault = read.faults[APPOINTMENT_FIELDS[field].param];
    return fault ? [[field, relay.fieldIssue(fieldLabel(field, clinic.words), fault)]] : [];
  });
  return { faults: Object.fromEntries(faults) as RequestFaults };
}

/**
 * Returns the id for a request without one. A repeat of a recently delivered request gets the same id.
 */
async function idOf(appointment: Appointment, { deliveries, now }: Relay): Promise<string> {
  const half = Math.floor(now.getTime() / DELIVERY_MEMORY_MS);
  const said = identityOf({ ...appointment, id: '' });
  const idAt = async (time: number) => appointmentIdFrom(await fingerprint([String(time), ...said]));
  const earlier = { ...appointment, id: await idAt(half - 1) };
  const isRepeat = await deliveries.has(await requestFingerprint('clinic', earlier));
  return isRepeat ? earlier.id : idAt(half);
}

function formFaults(typed: TypedRequest, faults: RequestFaults): FormIssue[] {
  return appointmentFields.flatMap((field) => {
    const message = faults[field];
    if (!message) return [];
    const code = { email: 'TYPE_EMAIL', date: 'TYPE_DATE' }[field as string] ?? 'TYPE_TEXT';
    const isEmpty = isEmptyValue(APPOINTMENT_FIELDS[field].kind, typed[field]);
    return [{ code: isEmpty ? 'REQUIRED_FIELD_EMPTY' : code, field, message }];
  });
}
