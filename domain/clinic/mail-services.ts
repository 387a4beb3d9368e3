/**
 * How long a visitor waits for a service's answer to one request, in milliseconds (docs/product.md, Booking).
 */
export const TIMEOUT_MS = 15_000;

/**
 * The ids and addresses of the two services that carry what visitors send; decided at build from the
 * environment.
 */
export type MailServices = {
  emailjs: {
    /** null: the site's own origin, where the relay answers */
    origin: string | null;
    publicKey: string;
    serviceId: string;
    clinicTemplateId: string;
    patientTemplateId: string;
  };
  /** where a form is posted, absolute or on the site's own origin */
  formEndpoint: string;
};
