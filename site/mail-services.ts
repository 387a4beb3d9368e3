import type { MailServices } from '../domain/clinic/mail-services.ts';

declare const __MAIL_SERVICES__: MailServices;

export const mailServices: MailServices = __MAIL_SERVICES__;
