/** How long the site waits for a service to answer a request (docs/product.md, Booking). */
export const TIMEOUT_MS = 15_000;

/** The ids and addresses of the services that deliver forms. The build reads them from the environment. */
export type MailServices = {
  emailjs: {
    /** null if the relay answers on the site's own origin */
    origin: string | null;
    publicKey: string;
    serviceId: string;
    clinicTemplateId: string;
    patientTemplateId: string;
  };
  /** the address that forms are posted to: absolute, or a path of the site's own origin */
  formEndpoint: string;
};
