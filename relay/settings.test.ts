import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without a variable, mail goes to an inbox on this machine', () => {
  expect(readSettings({ SMTP_URL: '', PATH: '/bin' })).toEqual({
    smtpUrl: null,
    smtpPort: 1025,
    fromAddress: null,
    trustedProxies: 0,
    siteOrigin: null,
    emailsPerHour: 600,
    metricsPort: null,
  });
});

test('reads what is given', () => {
  const env = {
    SMTP_URL: 'smtps://user:secret@smtp.example.com:465',
    SMTP_PORT: '2525',
    MAIL_FROM: 'website@clinic.example',
    TRUSTED_PROXIES: '2',
    SITE_ORIGIN: 'https://clinic.example',
    EMAILS_PER_HOUR: '100000',
    METRICS_PORT: '9464',
  };
  expect(readSettings(env)).toEqual({
    smtpUrl: env.SMTP_URL,
    smtpPort: 2525,
    fromAddress: 'website@clinic.example',
    trustedProxies: 2,
    siteOrigin: 'https://clinic.example',
    emailsPerHour: 100_000,
    metricsPort: 9464,
  });
});

test.each([
  ['SMTP_PORT', '0', 'environment: SMTP_PORT is "0"; it should be a port from 1 to 65535'],
  ['SMTP_PORT', '70000', 'SMTP_PORT is "70000"; it should be a port'],
  ['SMTP_PORT', 'smtp', 'SMTP_PORT is "smtp"; it should be a port'],
  [
    'MAIL_FROM',
    'Clinic <a@b.example>',
    'MAIL_FROM is "Clinic <a@b.example>"; it should be an e-mail address',
  ],
  ['EMAILS_PER_HOUR', '0', 'EMAILS_PER_HOUR is "0"; it should be a number of e-mails from 1 to 1000000'],
  ['METRICS_PORT', '70000', 'METRICS_PORT is "70000"; it should be a port'],
  ['TRUSTED_PROXIES', '-1', 'TRUSTED_PROXIES is "-1"; it should be the number of your own proxies'],
  [
    'SITE_ORIGIN',
    'https://clinic.example/',
    'SITE_ORIGIN is "https://clinic.example/"; it should be the site\'s address',
  ],
  ['SITE_ORIGIN', 'clinic.example', 'it should be the site'],
  ['SMTP_URL', 'smtp.example.com', 'SMTP_URL is not readable; it should be a mail server'],
])('%s=%s is told with what it should be', (name, value, message) => {
  expect(() => readSettings({ [name]: value })).toThrow(message);
});

test('tells every fault at once, and no password', () => {
  const env = { SMTP_URL: 'http://user:secret@smtp.example.com', SMTP_PORT: 'x' };
  expect(() => readSettings(env)).toThrow(/SMTP_URL.*\n.*SMTP_PORT/);
  expect(() => readSettings(env)).not.toThrow(/secret/);
});
