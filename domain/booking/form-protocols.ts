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

// What goes over the wire between the site's forms and the relay: EmailJS's and Formspree's own shapes, so
// that the site can't tell the relay from the services.

/** The ids the site sends, and the relay accepts, where no real EmailJS and Formspree ids are configured. */
export const RELAY_IDS = {
  emailjs: {
    publicKey: 'relay',
    serviceId: 'relay',
    clinicTemplateId: 'clinic',
    patientTemplateId: 'patient',
  },
  formId: 'contact',
} as const;

/** What is posted to the relay for an e-mail of a request, as EmailJS's own client posts it. */
export function emailJsRequest(to: 'clinic' | 'patient', template_params: object) {
  const { publicKey, serviceId } = RELAY_IDS.emailjs;
  const template_id = RELAY_IDS.emailjs[`${to}TemplateId`];
  return { lib_version: '4.4.1', user_id: publicKey, service_id: serviceId, template_id, template_params };
}

/** An id of the relay's for a language: by it the relay knows which one somebody reads. */
export function idForLanguage(code: string, id: string): string {
  return code === 'en' ? id : `${id}-${code}`;
}

/** The real services, where their ids are configured. */
export const SERVICE_ORIGINS = {
  emailjs: 'https://api.emailjs.com',
  formspree: 'https://formspree.io',
} as const;

/** Where EmailJS takes requests, on its own origin and on the relay's. */
export const EMAIL_SEND_PATH = '/api/v1.0/email/send';

/** Where the relay lets owners of a GitHub account into the published editor. */
export const EDITOR_SIGN_IN_PATH = '/editor/sign-in';

/** The form service's answer with status 200 to `Accept: application/json`. */
export type FormAccepted = {
  ok: true;
  /** the path of the page that thanks the visitor */
  next: string;
};

/** One thing the form service found wrong; without `field` it concerns the form as a whole. */
export type FormIssue = {
  code: string;
  field?: string;
  /** continues the field's name: 'should be an email' */
  message: string;
};

/** The form service's answer with any other status to `Accept: application/json`. */
export type FormRefused = {
  error: string;
  /** absent where there is nothing the visitor could mend: the mail server refused or is away */
  errors?: FormIssue[];
};

/**
 * The values both templates of an appointment request are filled with: `appointment_date` as 'Tuesday, March
 * 4, 2025', `appointment_time` as '03:30 PM', `notes` as 'No additional notes' where there are none.
 */
export type AppointmentParams = Record<ParamOf<RequiredField> | 'appointment_id', string> &
  Partial<Record<ParamOf<AppointmentField>, string>>;

type ParamOf<Name extends AppointmentField> = (typeof APPOINTMENT_FIELDS)[Name]['param'];

const NO_NOTES = 'No additional notes';

/** The appointment in the words of the wire; a field that was left empty is not there, notes aside. */
export function toAppointmentParams(request: AppointmentRequest, id: string): AppointmentParams {
  const said = {
    ...request,
    date: dateOnWire(request.date),
    time: timeOnWire(request.time),
    notes: request.notes || NO_NOTES,
  };
  const given = appointmentFields.filter((field) => said[field]);
  const params = given.map((field) => [APPOINTMENT_FIELDS[field].param, said[field]]);
  return { ...(Object.fromEntries(params) as AppointmentParams), appointment_id: id };
}

/**
 * The reverse of `toAppointmentParams`.
 *
 * @returns the appointment; its date or time is null where the text is none that `toAppointmentParams` writes
 */
export function fromAppointmentParams(
  params: AppointmentParams,
): Omit<Appointment, 'date' | 'time'> & { date: CivilDate | null; time: TimeOfDay | null } {
  const said = Object.fromEntries(
    appointmentFields.map((field) => [field, params[APPOINTMENT_FIELDS[field].param]]),
  ) as AppointmentRequest;
  return {
    ...said,
    id: params.appointment_id,
    date: dateFromWire(said.date),
    time: timeFromWire(said.time),
    notes: said.notes === NO_NOTES ? '' : said.notes,
  };
}

/**
 * The fields that an e-mail service refused. EmailJS and the relay name params in their text, and answer 422
 * for the recipient's address.
 *
 * @param answer - the status and text of the service's answer
 * @returns the fields in the form's order; none where the answer names none
 */
export function refusedFields({ status, text }: { status: number; text: string }): AppointmentField[] {
  if (status !== 400 && status !== 422) return [];
  const names = new Set(text.match(/\w+/g));
  return appointmentFields.filter(
    (field) => names.has(APPOINTMENT_FIELDS[field].param) || (field === 'email' && status === 422),
  );
}

let longForm: Intl.DateTimeFormat | undefined;

function dateOnWire(date: CivilDate): string {
  longForm ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  return longForm.format(new Date(`${date}T00:00:00Z`));
}

function dateFromWire(text: string): CivilDate | null {
  const instant = new Date(`${text} UTC`);
  if (Number.isNaN(instant.getTime())) return null;
  const date = instant.toISOString().slice(0, 10);
  return dateOnWire(date) === text ? date : null;
}

function timeOnWire(time: TimeOfDay): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${String(Number(hour) % 12 || 12).padStart(2, '0')}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

function timeFromWire(text: string): TimeOfDay | null {
  const [, hour, minute, half] = /^(0[1-9]|1[0-2]):([0-5]\d) ([AP]M)$/.exec(text) ?? [];
  if (!hour) return null;
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}
