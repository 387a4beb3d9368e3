/** The ids and addresses of the two services that carry what visitors send; decided at build from the environment. */
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

declare const __MAIL_SERVICES__: MailServices;

declare global {
  /** Whether the relay demands a proof of work for each e-mail. Where it doesn't, the build leaves out what asks. */
  const __PROOF_OF_WORK__: boolean;
}

export const mailServices: MailServices = __MAIL_SERVICES__;
