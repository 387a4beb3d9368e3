import type { MailDelivery } from './mail.ts';
import { createMailApiDelivery } from './mail-api.ts';
import type { RelaySettings } from './settings.ts';
import { createSmtpDelivery } from './smtp.ts';

/** Delivery the way the owner has configured it: through a mail service over HTTP, or a mail server over SMTP. */
export function createMailDelivery(settings: RelaySettings): MailDelivery {
  return settings.mailApi ? createMailApiDelivery(settings.mailApi) : createSmtpDelivery(settings);
}
