import {
  APPOINTMENT_FIELDS,
  appointmentFields,
  type Appointment,
  type AppointmentField,
  type AppointmentRequest,
  type RequiredField,
} from './appointment-request.ts';
import type { CivilDate } from './civil-date.ts';
import type { TimeOfDay } from '../clinic/weekly-hours.ts';

// The requests and answers between the site's forms and the relay. They have the shapes of EmailJS and
// Formspree, so that the site can send to those services instead of the relay.

/** The ids that site and relay use when no EmailJS and Formspree ids are configured. */
export const RELAY_IDS = {
  emailjs: {
    publicKey: 'relay',
    serviceId: 'relay',
    clinicTemplateId: 'clinic',
    patientTemplateId: 'patient',
  },
  formId: 'contact',
} as const;

/** Builds the request for one e-mail of a booking, as EmailJS's client library sends it. */
export function emailJsRequest(to: 'clinic' | 'patient', template_params: object) {
  const { publicKey, serviceId } = RELAY_IDS.emailjs;
  const template_id = RELAY_IDS.emailjs[`${to}TemplateId`];
  return { lib_version: '4.4.1', user_id: publicKey, service_id: serviceId, template_id, template_params };
}

/** Returns a relay id with the language of the page; English has no suffix. */
export function idForLanguage(code: string, id: string): string {
  return code === 'en' ? id : `${id}-${code}`;
}

/** The services, used when their ids are configured. */
export const SERVICE_ORIGINS = {
  emailjs: 'https://api.emailjs.com',
  formspree: 'https://formspree.io',
} as const;

/** The path to which e-mails are posted, on EmailJS and on the relay. */
export const EMAIL_SEND_PATH = '/api/v1.0/email/send';

/** The path where owners start to sign in to the published editor with GitHub. */
export const EDITOR_SIGN_IN_PATH = '/editor/sign-in';

/** The form service's answer with status 200 to `Accept: application/json`. */
export type FormAccepted = {
  ok: true;
  /** the path of the page that thanks the visitor */
  next: string;
};

/** One error in the form service's answer; without `field`, it concerns the whole form. */
export type FormIssue = {
  code: string;
  field?: string;
  /** continues the field's name: 'should be an email' */
  message: string;
};

/** The form service's answer with any other status to `Accept: application/json`. */
export type FormRefused = {
  error: string;
  /** absent if the visitor cannot correct anything, for example if the mail server is down */
  errors?: FormIssue[];
};

/**
 * The parameters of both e-mail templates. `appointment_date` is such as 'Tuesday, March 4, 2025',
 * `appointment_time` such as '03:30 PM'; empty notes are 'No additional notes'.
 */
export type AppointmentParams = Record<ParamOf<RequiredField> | 'appointment_id', string> &
  Partial<Record<ParamOf<AppointmentField>, string>>;

type ParamOf<Name extends AppointmentField> = (typeof APPOINTMENT_FIELDS)[Name]['param'];

const NO_NOTES = 'No additional notes';

/** Converts a request to template parameters. Empty fields are omitted, except notes. */
export function toAppointmentParams(request: AppointmentRequest, id: string): AppointmentParams {
  const values = {
    ...request,
    date: formatDate(request.date),
    time: formatTime(request.time),
    notes: request.notes || NO_NOTES,
  };
  const filled = appointmentFields.filter((field) => values[field]);
  const params = filled.map((field) => [APPOINTMENT_FIELDS[field].param, values[field]]);
  return { ...(Object.fromEntries(params) as AppointmentParams), appointment_id: id };
}

/**
 * Converts template parameters back to a request.
 *
 * @returns the appointment; `date` or `time` is null if `toAppointmentParams` does not write such a text
 */
export function fromAppointmentParams(
  params: AppointmentParams,
): Omit<Appointment, 'date' | 'time'> & { date: CivilDate | null; time: TimeOfDay | null } {
  const values = Object.fromEntries(
    appointmentFields.map((field) => [field, params[APPOINTMENT_FIELDS[field].param]]),
  ) as AppointmentRequest;
  return {
    ...values,
    id: params.appointment_id,
    date: parseDate(values.date),
    time: parseTime(values.time),
    notes: values.notes === NO_NOTES ? '' : values.notes,
  };
}

/**
 * Finds the fields that an e-mail service refused. EmailJS and the relay name parameters in their answer, and
 * answer 422 for the recipient's address.
 *
 * @returns the fields in the form's order; empty if the answer names none
 */
export function refusedFields({ status, text }: { status: number; text: string }): AppointmentField[] {
  if (status !== 400 && status !== 422) return [];
  const names = new Set(text.match(/\w+/g));
  return appointmentFields.filter(
    (field) => names.has(APPOINTMENT_FIELDS[field].param) || (field === 'email' && status === 422),
  );
}

let longFormat: Intl.DateTimeFormat | undefined;

function formatDate(date: CivilDate): string {
  longFormat ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  return longFormat.format(new Date(`${date}T00:00:00Z`));
}

function parseDate(text: string): CivilDate | null {
  const instant = new Date(`${text} UTC`);
  if (Number.isNaN(instant.getTime())) return null;
  const date = instant.toISOString().slice(0, 10);
  return formatDate(date) === text ? date : null;
}

function formatTime(time: TimeOfDay): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${String(Number(hour) % 12 || 12).padStart(2, '0')}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

function parseTime(text: string): TimeOfDay | null {
  const [, hour, minute, half] = /^(0[1-9]|1[0-2]):([0-5]\d) ([AP]M)$/.exec(text) ?? [];
  if (!hour) return null;
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}
