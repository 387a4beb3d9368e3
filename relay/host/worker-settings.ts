import process from 'node:process';
import { ConfigurationError } from '../../domain/configuration-error.ts';
import { hasMailServer, readSettings, type RelaySettings } from './settings.ts';

/**
 * The relay's settings as a worker has them: its variables and secrets, which the platform shows as the environment.
 *
 * @throws {ConfigurationError} as `readSettings` does, and when nothing says how e-mails are sent: a worker has no mail
 *   server beside it
 */
export function readWorkerSettings(): RelaySettings {
  const settings = readSettings(process.env);
  if (!hasMailServer(settings)) {
    throw new ConfigurationError(
      'environment: SMTP_URL is missing; it should be a mail server\'s address, such as "smtps://user:password@smtp.example.com:465". Or set MAIL_API_KEY.',
    );
  }
  return settings;
}
