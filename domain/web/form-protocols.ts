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

/** Adds the language of the page to a relay id. Ids for English have no suffix. */
export function idForLanguage(code: string, id: string): string {
  return code === 'en' ? id : `${id}-${code}`;
}

/** The services that the site uses if their ids are configured. */
export const SERVICE_ORIGINS = {
  emailjs: 'https://api.emailjs.com',
  formspree: 'https://formspree.io',
} as const;

/** The path to which e-mails are posted, on EmailJS and on the relay. */
export const EMAIL_SEND_PATH = '/api/v1.0/email/send';

/** The path to which an e-mail with files is posted, as a form (emailjs.com/docs/rest-api/send-form). */
export const EMAIL_SEND_FORM_PATH = '/api/v1.0/email/send-form';

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
  /** a sentence in the language of the form */
  message: string;
};

/** The form service's answer with any other status to `Accept: application/json`. */
export type FormRefused = {
  error: string;
  /** absent if the visitor cannot correct anything, for example if the mail server is down */
  errors?: FormIssue[];
};
