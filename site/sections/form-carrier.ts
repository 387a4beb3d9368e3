import type { Carrier } from '#words/form-notice.ts';
import type { MailServices } from '../../domain/mail-services.ts';

/** Through whose hands a form goes, as the build is configured. */
export function carrierOf({ emailjs }: Pick<MailServices, 'emailjs'>, isBooking: boolean): Carrier {
  if (emailjs.origin === null) return 'relay';
  return isBooking ? 'emailjs' : 'formspree';
}
