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

const [NEWER, OLDER] = ['Vb2Zr9Wm4Xq7Lc1Tn8Hd5Kf3Jp6Gs0Ey', 'e3d1f0a97b5c42688f20c6d9b17a54e03c8b9f12'];
const EDITOR = { EDITOR_CLIENT_ID: 'Iv1.abc', EDITOR_CLIENT_SECRET: 'hidden' };
const MAIL_API_KEY = 're_secret';

test.each<[env: Record<string, string>, settings: Partial<ReturnType<typeof readSettings>>]>([
  [{ SMTP_URL: '', PATH: '/bin' }, {}],
  [
    {
      SMTP_URL: 'smtps://user:secret@smtp.example.com:465',
      SMTP_PORT: '2525',
      MAIL_FROM: 'website@clinic.example',
      TRUSTED_PROXIES: '2',
      EMAILS_PER_HOUR: '100000',
    },
    {
      smtpUrl: 'smtps://user:secret@smtp.example.com:465',
      smtpPort: 2525,
      fromAddress: 'website@clinic.example',
      trustedProxies: 2,
      emailsPerHour: 100_000,
    },
  ],
  // Newest first.
  [{ APPOINTMENT_KEYS: `${NEWER} ${OLDER}` }, { appointmentKeys: [NEWER!, OLDER!] }],
  [{ MAIL_API_KEY }, { mailApi: { url: 'https://api.resend.com/emails', key: MAIL_API_KEY } }],
  [
    { MAIL_API_KEY, MAIL_API_URL: 'https://mail.example/emails' },
    { mailApi: { url: 'https://mail.example/emails', key: MAIL_API_KEY } },
  ],
  [
    { ...EDITOR, EDITOR_ORIGIN: 'https://edit.clinic.example' },
    {
      editorSignIn: {
        clientId: 'Iv1.abc',
        clientSecret: 'hidden',
        origin: 'https://edit.clinic.example',
        github: 'https://github.com',
      },
    },
  ],
])('reads %j', (env, settings) => {
  expect(readSettings(env)).toEqual({ ...NONE, ...settings });
});

const NO_KEY = 'MAIL_API_KEY is not readable; it should be the key of your mail service';
const NO_API =
  'MAIL_API_URL is not readable; it should be the https address that your mail service takes e-mails at';

test.each<[Record<string, string>, string | RegExp]>([
  [{ SMTP_PORT: '0' }, 'environment: SMTP_PORT is "0"; it should be a port from 1 to 65535'],
  [{ SMTP_PORT: '70000' }, 'SMTP_PORT is "70000"; it should be a port'],
  [{ SMTP_PORT: 'smtp' }, 'SMTP_PORT is "smtp"; it should be a port'],
  [{ MAIL_FROM: 'A <a@b.example>' }, 'MAIL_FROM is "A <a@b.example>"; it should be an e-mail address'],
  [{ EMAILS_PER_HOUR: '0' }, 'EMAILS_PER_HOUR is "0"; it should be a number of e-mails from 1 to 1000000'],
  [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES is "-1"; it should be the number of your own proxies'],
  [{ SITE_URL: 'https://clinic.example/' }, 'SITE_URL is "https://clinic.example/"; it should be an address'],
  [{ SMTP_URL: 'smtp.example.com' }, 'SMTP_URL is not readable; it should be a mail server'],
  // A line of .env, which ends at the #.
  [{ SMTP_URL: 'smtps://desk@clinic.example:2024' }, 'SMTP_URL is not readable; it should be a mail server'],
  // All errors at once.
  [{ SMTP_URL: 'http://user:hidden@smtp.example.com', SMTP_PORT: 'x' }, /SMTP_URL.*\n.*SMTP_PORT/],
  [
    { APPOINTMENT_KEYS: `${NEWER} hidden-of-31-characters-is-shor` },
    'APPOINTMENT_KEYS is not readable; it should be secrets of 32 characters or more, newest first, with blanks between; `openssl rand -base64 33` makes one.',
  ],
  ...['re_hidden key', 're_hid\nden', 're_hiddén'].map(
    (key) => [{ MAIL_API_KEY: key }, NO_KEY] as [object, string],
  ),
  [
    { MAIL_API_URL: 'https://mail.example/emails' },
    'MAIL_API_KEY is missing; it should be the key of your mail service, such as "re_123456789", since MAIL_API_URL is set.',
  ],
  [
    { MAIL_API_KEY, SMTP_URL: 'smtps://smtp.example.com' },
    'SMTP_URL and MAIL_API_KEY are both set; it should be one, the way e-mails are sent.',
  ],
  ...['http://mail.example/emails', 'mail.example', 'smtps://mail.example'].map(
    (url) => [{ MAIL_API_KEY, MAIL_API_URL: url }, NO_API] as [object, string],
  ),
  [
    { EDITOR_CLIENT_SECRET: 'hidden', EDITOR_ORIGIN: 'https://edit.clinic.example/' },
    /^environment: EDITOR_CLIENT_ID is missing; .*\nenvironment: EDITOR_ORIGIN is "https:\/\/edit.*; it should be the editor's address without a path/,
  ],
] as [Record<string, string>, string | RegExp][])(
  'refuses %j, says what it should be, and quotes no secret',
  (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
    expect(() => readSettings(env)).not.toThrow(/hidden|re_hid|2024/);
  },
);

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
