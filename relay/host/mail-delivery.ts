import { DeliveryError, type MailDelivery } from '../emails/mail.ts';
import { createMailApiDelivery } from './mail-api.ts';
import { hasMailServer, type RelaySettings } from './settings.ts';
import { createSmtpDelivery } from './smtp.ts';

/**
 * Creates the delivery that the owner has configured: a mail service over HTTP, or a mail server over SMTP.
 * Without either, every delivery fails.
 */
export function createMailDelivery(settings: RelaySettings): MailDelivery {
  if (!hasMailServer(settings)) return NOWHERE;
  return settings.mailApi ? createMailApiDelivery(settings.mailApi) : createSmtpDelivery(settings);
}

async function fail(): Promise<never> {
  throw new DeliveryError('the mail server could not be reached', 'ENOSERVER', null);
}

const NOWHERE: MailDelivery = { deliver: fail, verify: fail, close() {} };
