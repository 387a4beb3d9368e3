import type { MailServices } from '../domain/mail-services.ts';

declare const __MAIL_SERVICES__: MailServices;

declare global {
  /** Whether the relay demands a proof of work for each e-mail. Where it doesn't, the build leaves out what asks. */
  const __PROOF_OF_WORK__: boolean;
}

export const mailServices: MailServices = __MAIL_SERVICES__;
