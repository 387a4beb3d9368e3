/**
 * What goes over the wire between the site's forms and the relay: EmailJS's and Formspree's own shapes, so that the
 * site can't tell the relay from the services. The site imports this file, so it imports nothing itself.
 */

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

/** The real services, where their ids are configured. */
export const SERVICE_ORIGINS = {
  emailjs: 'https://api.emailjs.com',
  formspree: 'https://formspree.io',
} as const;

/** Where EmailJS takes requests, on its own origin and on the relay's. */
export const EMAIL_SEND_PATH = '/api/v1.0/email/send';

/** Where the relay hands out challenges, when it demands a proof of work. */
export const PROOF_OF_WORK_PATH = '/proof-of-work';

/** The name of the answer to a challenge: among an e-mail's template params, and among a form's fields. */
export const PROOF_OF_WORK_NAMES = { param: 'proof_of_work', field: '_proof_of_work' } as const;

/**
 * Where a proof of work is demanded: milliseconds that lie at least between a challenge, which a form's first touch asks
 * for, and what is sent with its answer. No person fills a form in less; the page waits for whoever lets it be filled in.
 */
export const SHORTEST_FILLING_MS = 2000;

/** The values both templates of an appointment request are filled with (spec 3 and 7). */
export type AppointmentParams = {
  patient_name: string;
  patient_email: string;
  patient_phone: string;
  /** long form: 'Tuesday, March 4, 2025' */
  appointment_date: string;
  /** the slot's label: '03:30 PM' */
  appointment_time: string;
  /** 'No additional notes' where the patient left none */
  notes: string;
  /** 'DENT-' and six capital letters or digits */
  appointment_id: string;
};

/** The JSON body that EmailJS's browser SDK posts to `EMAIL_SEND_PATH`. The answer is plain text, `OK` with status 200. */
export type EmailSendRequest = {
  lib_version: string;
  /** the account's public key */
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: AppointmentParams;
};

/** The form service's answer with status 200 to `Accept: application/json`. */
export type FormAccepted = {
  ok: true;
  /** the path of the page that thanks the visitor */
  next: string;
};

/** One thing the form service found wrong; without `field` it concerns the form as a whole. */
export type FormFault = {
  code: string;
  field?: string;
  /** continues the field's name: 'should be an email' */
  message: string;
};

/** The form service's answer with any other status to `Accept: application/json`. */
export type FormRefused = {
  error: string;
  /** absent where there is nothing the visitor could mend: the mail server refused or is away */
  errors?: FormFault[];
};
