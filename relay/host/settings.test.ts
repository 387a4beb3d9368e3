import { expect, test } from 'vitest';
import { PASSWORD_NOT_ENCODED, readSettings } from './settings.ts';

const NONE = {
  smtpUrl: null,
  smtpPort: null,
  mailApi: null,
  fromAddress: null,
  trustedProxies: 0,
  emailsPerHour: 600,
  appointmentKeys: null,
  appointmentsFile: '.data/appointments.sqlite',
  siteUrl: null,
  editorSignIn: null,
};

test('has no mail server and no key by default', () => {
  expect(readSettings({ SMTP_URL: '', PATH: '/bin' })).toEqual(NONE);
});

test('reads all variables', () => {
  const env = {
    SMTP_URL: 'smtps://user:secret@smtp.example.com:465',
    SMTP_PORT: '2525',
    MAIL_FROM: 'website@clinic.example',
    TRUSTED_PROXIES: '2',
    EMAILS_PER_HOUR: '100000',
  };
  expect(readSettings(env)).toEqual({
    ...NONE,
    smtpUrl: env.SMTP_URL,
    smtpPort: 2525,
    fromAddress: env.MAIL_FROM,
    trustedProxies: 2,
    emailsPerHour: 100_000,
  });
});

const NO_KEY = 'MAIL_API_KEY is not readable; it should be the key of your mail service';

test.each([
  ['SMTP_PORT', '0', 'environment: SMTP_PORT is "0"; it should be a port from 1 to 65535'],
  ['SMTP_PORT', '70000', 'SMTP_PORT is "70000"; it should be a port'],
  ['SMTP_PORT', 'smtp', 'SMTP_PORT is "smtp"; it should be a port'],
  ['MAIL_FROM', 'A <a@b.example>', 'MAIL_FROM is "A <a@b.example>"; it should be an e-mail address'],
  ['EMAILS_PER_HOUR', '0', 'EMAILS_PER_HOUR is "0"; it should be a number of e-mails from 1 to 1000000'],
  ['TRUSTED_PROXIES', '-1', 'TRUSTED_PROXIES is "-1"; it should be the number of your own proxies'],
  ['SITE_URL', 'https://clinic.example/', 'SITE_URL is "https://clinic.example/"; it should be an address'],
  ['SMTP_URL', 'smtp.example.com', 'SMTP_URL is not readable; it should be a mail server'],
  ['MAIL_API_KEY', 're_secret key', NO_KEY],
  ['MAIL_API_KEY', 're_se\ncret', NO_KEY],
  ['MAIL_API_KEY', 're_sécret', NO_KEY],
])('rejects %s=%s and says what it should be', (name, value, message) => {
  expect(() => readSettings({ [name]: value })).toThrow(message);
});

const HOST = 'smtp.example.com:465';

test.each([
  ['#', `smtps://clinic:2024#Worli@${HOST}`],
  ['/', `smtps://clinic:2024/Worli@${HOST}`],
  ['?', `smtps://clinic:2024?Worli@${HOST}`],
  ['@', `smtps://clinic:2024@Worli@${HOST}`],
  [':', `smtps://clinic:2024:Worli@${HOST}`],
  ['%', `smtps://clinic:20%Worli@${HOST}`],
  ['a blank', `smtps://clinic:2024 Worli@${HOST}`],
  ['@', `smtps://desk@clinic.example:2024@${HOST}`],
  ['/ #', `smtp://clinic:/a#/b@${HOST}`],
  // A line of .env, which ends at the #.
  ['#', 'smtps://clinic:2024'],
  ['#', 'smtps://clinic:Worli'],
  ['#', 'smtps://desk%40clinic.example:2024'],
])('refuses %s in the user or password of SMTP_URL, and says how to write it', (signs, SMTP_URL) => {
  const read = () => readSettings({ SMTP_URL });
  expect(read).toThrow(PASSWORD_NOT_ENCODED.replace('<signs>', signs));
  expect(read).not.toThrow(/2024|Worli/);
});

test('refuses a user without a password, as a line of .env leaves it that ends at a #', () => {
  const read = () => readSettings({ SMTP_URL: 'smtps://desk@clinic.example:2024' });
  expect(read).toThrow('SMTP_URL is not readable; it should be a mail server');
});

test.each([
  `smtps://clinic:20%23%24%25%2F%3A%3F%40%20W@${HOST}`,
  `smtps://desk%40clinic.example:a!$&'()*+,;=-._~b@${HOST}`,
  'smtp://localhost:50123',
  'smtp://127.0.0.1:50123',
  'smtp://[::1]:50123',
  'smtp://postfix:25',
  'smtp://mail.clinic.example:10025',
  'smtp://mail.clinic.example/?name=clinic.example',
])('accepts %s', (SMTP_URL) => {
  expect(readSettings({ SMTP_URL }).smtpUrl).toBe(SMTP_URL);
});

test('reads keys newest first, rejects short ones, and quotes none', () => {
  const [newer, older] = ['Vb2Zr9Wm4Xq7Lc1Tn8Hd5Kf3Jp6Gs0Ey', 'e3d1f0a97b5c42688f20c6d9b17a54e03c8b9f12'];
  expect(readSettings({ APPOINTMENT_KEYS: `${newer} ${older}` }).appointmentKeys).toEqual([newer, older]);
  const short = () => readSettings({ APPOINTMENT_KEYS: `${newer} secret-of-31-characters-is-shor` });
  expect(short).toThrow(
    'APPOINTMENT_KEYS is not readable; it should be secrets of 32 characters or more, newest first, with blanks between; `openssl rand -base64 33` makes one.',
  );
  expect(short).not.toThrow(/secret-of/);
});

test('reports all errors at once, without passwords', () => {
  const env = { SMTP_URL: 'http://user:secret@smtp.example.com', SMTP_PORT: 'x' };
  expect(() => readSettings(env)).toThrow(/SMTP_URL.*\n.*SMTP_PORT/);
  expect(() => readSettings(env)).not.toThrow(/secret/);
});

test("a mail service needs a key; its default address is Resend's", () => {
  const MAIL_API_KEY = 're_secret';
  expect(readSettings({ MAIL_API_KEY }).mailApi).toEqual({
    url: 'https://api.resend.com/emails',
    key: MAIL_API_KEY,
  });
  const MAIL_API_URL = 'https://mail.example/emails';
  expect(readSettings({ MAIL_API_KEY, MAIL_API_URL }).mailApi?.url).toBe(MAIL_API_URL);
  expect(() => readSettings({ MAIL_API_URL })).toThrow(
    'environment: MAIL_API_KEY is missing; it should be the key of your mail service, such as "re_123456789", since MAIL_API_URL is set.',
  );
  expect(() => readSettings({ MAIL_API_KEY, SMTP_URL: 'smtps://smtp.example.com' })).toThrow(
    'environment: SMTP_URL and MAIL_API_KEY are both set; it should be one, the way e-mails are sent.',
  );
  for (const wrong of ['http://mail.example/emails', 'mail.example', 'smtps://mail.example']) {
    expect(() => readSettings({ MAIL_API_KEY, MAIL_API_URL: wrong })).toThrow(
      'environment: MAIL_API_URL is not readable; it should be the https address that your mail service takes e-mails at.',
    );
  }
});

test('editor sign-in needs an id, a secret and an origin; errors quote no secret', () => {
  const env = {
    EDITOR_CLIENT_ID: 'Iv1.abc',
    EDITOR_CLIENT_SECRET: 'hidden',
    EDITOR_ORIGIN: 'https://edit.clinic.example',
  };
  expect(readSettings(env).editorSignIn).toEqual({
    clientId: 'Iv1.abc',
    clientSecret: 'hidden',
    origin: 'https://edit.clinic.example',
    github: 'https://github.com',
  });
  const wrong = () =>
    readSettings({ EDITOR_CLIENT_SECRET: 'hidden', EDITOR_ORIGIN: 'https://edit.clinic.example/' });
  expect(wrong).toThrow(
    /^environment: EDITOR_CLIENT_ID is missing; .*\nenvironment: EDITOR_ORIGIN is "https:\/\/edit.*; it should be the editor's address without a path/,
  );
  expect(wrong).not.toThrow(/hidden/);
});
