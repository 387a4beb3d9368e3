import * as v from 'valibot';
import { isEmailAddress } from '../../domain/text/email-address.ts';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';

/** The relay's settings from the environment. */
export type RelaySettings = ReturnType<typeof readSettings>;

/** Whether e-mails can be sent. */
export function hasMailServer({ smtpUrl, smtpPort, mailApi }: RelaySettings): boolean {
  return smtpUrl !== null || smtpPort !== null || mailApi !== null;
}

const wholeNumber = (what: string, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,7}$/, what), v.transform(Number), v.maxValue(max, what));

const SMTP_URL = 'a mail server\'s address, such as "smtps://user:password@smtp.example.com:465"';
const MAIL_API_KEY = 'the key of your mail service, such as "re_123456789"';
const MAIL_API_URL = 'the https address that your mail service takes e-mails at';
const PORT = 'a port from 1 to 65535, such as "1025"';
const PROXIES = 'the number of your own proxies before the relay, such as "0" or "1"';
const KEY_LENGTH = 32;
/** Command that creates a random key. */
const KEY_COMMAND = 'openssl rand -base64 33';
const KEYS = `secrets of ${KEY_LENGTH} characters or more, newest first, with blanks between; \`${KEY_COMMAND}\` makes one`;
const SITE = 'an address without a path, such as "https://clinic.example"';
const EMAILS = 'a number of e-mails from 1 to 1000000, such as "600"';
/** The variables of the editor's sign-in: all of them, or none. */
const EDITOR = {
  EDITOR_CLIENT_ID: "your GitHub application's client id",
  EDITOR_CLIENT_SECRET: 'a client secret of that application',
  EDITOR_ORIGIN: 'the editor\'s address without a path, such as "https://edit.clinic.example"',
};

/** What is wrong if `unencodedSigns` finds some. `npm run preflight` says the same. */
export const PASSWORD_NOT_ENCODED =
  'SMTP_URL: its user or password has <signs> in it, which an address reads as something else. In user and password write # as %23, $ as %24, % as %25, / as %2F, : as %3A, ? as %3F, @ as %40 and a blank as %20.';

/** The ports of mail servers that need no password. */
const MAIL_PORTS = new Set(['', '25', '465', '587', '1025', '2525']);

/**
 * Finds the signs in the user name and password of an SMTP URL that must be percent-encoded, because an
 * address, or a line of `.env`, ends there or is split there.
 */
export function unencodedSigns(smtpUrl: string): string {
  const [, start = '', server = ''] = /^smtps?:\/\/(?:(.*)@)?([^@]*)$/s.exec(smtpUrl) ?? [];
  const [, user = '', password = ''] = /^([^:]*):?(.*)$/s.exec(start) ?? [];
  const signs = (user + password).match(/[#/:?@\s]|%(?![\da-f]{2})/gi) ?? [];
  const isCut = !smtpUrl.includes('@') && server !== '' && isUserInsteadOfServer(smtpUrl);
  return [...new Set(isCut ? '#' : signs)].map((sign) => (sign.trim() ? sign : 'a blank')).join(' ');
}

/** Whether an address without a user ends within the password: an unquoted line of `.env` ends at a #. */
function isUserInsteadOfServer(smtpUrl: string): boolean {
  const url = URL.parse(smtpUrl);
  if (!url) return true;
  const isName = /^[^.:]+$/.test(url.hostname) && url.hostname !== 'localhost';
  return url.hostname.includes('%') || (isName && !MAIL_PORTS.has(url.port));
}

const rules = {
  SMTP_URL: v.pipe(
    v.string(),
    v.check((text) => {
      const { protocol = '', hostname = '', username = '', password = '' } = URL.parse(text) ?? {};
      return /^smtps?:$/.test(protocol) && hostname !== '' && (username === '') === (password === '');
    }, SMTP_URL),
  ),
  MAIL_API_KEY: v.pipe(v.string(), v.regex(/^[!-~]+$/, MAIL_API_KEY)),
  MAIL_API_URL: v.pipe(
    v.string(),
    v.check((text) => {
      const { protocol, hostname } = URL.parse(text) ?? {};
      return protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1');
    }, MAIL_API_URL),
  ),
  SMTP_PORT: v.pipe(wholeNumber(PORT, 65535), v.minValue(1, PORT)),
  MAIL_FROM: v.pipe(
    v.string(),
    v.check(isEmailAddress, 'an e-mail address, such as "website@clinic.example"'),
  ),
  TRUSTED_PROXIES: wholeNumber(PROXIES, 10),
  EMAILS_PER_HOUR: v.pipe(wholeNumber(EMAILS, 1_000_000), v.minValue(1, EMAILS)),
  APPOINTMENT_KEYS: v.pipe(
    v.string(),
    v.transform((text) => text.split(/[\s,]+/)),
    v.check((keys) => keys.every((key) => key.length >= KEY_LENGTH), KEYS),
  ),
  APPOINTMENTS_FILE: v.string(),
  SITE_URL: v.pipe(
    v.string(),
    v.check(
      (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '') && new URL(text).origin === text,
      SITE,
    ),
  ),
  EDITOR_CLIENT_ID: v.string(),
  EDITOR_CLIENT_SECRET: v.string(),
  EDITOR_ORIGIN: v.pipe(
    v.string(),
    v.check((text) => URL.parse(text)?.origin === text, EDITOR.EDITOR_ORIGIN),
  ),
};

const SECRETS = new Set<keyof typeof rules>(['SMTP_URL', 'MAIL_API_KEY', 'MAIL_API_URL', 'APPOINTMENT_KEYS']);

/** Enough for 300 appointments: more than a clinic has, less than most mail accounts allow. */
const DEFAULT_EMAILS_PER_HOUR = 600;

/** Resend's (resend.com/docs/api-reference/emails/send-email). */
const DEFAULT_MAIL_API_URL = 'https://api.resend.com/emails';

/** The warning if there are no keys. */
export const NO_KEYS =
  'APPOINTMENT_KEYS is not set: e-mails carry no links to confirm, change or cancel an appointment.';

/**
 * Reads the relay's settings; an empty variable counts as absent.
 *
 * @param env - the environment: SMTP_URL, SMTP_PORT, MAIL_API_KEY, MAIL_API_URL, MAIL_FROM, TRUSTED_PROXIES,
 *   EMAILS_PER_HOUR, APPOINTMENT_KEYS, APPOINTMENTS_FILE, SITE_URL,
 *   EDITOR_CLIENT_ID, EDITOR_CLIENT_SECRET, EDITOR_ORIGIN, each optional
 * @throws {ConfigurationError} naming every wrong variable and what it should be, never a value that may
 *   contain a password
 */
export function readSettings(env: Record<string, string | undefined>) {
  const faults: string[] = [];
  const given = (name: string) => env[name]?.trim();

  function read<Name extends keyof typeof rules>(name: Name): v.InferOutput<(typeof rules)[Name]> | null {
    const text = given(name);
    if (!text) return null;
    const result = v.safeParse(rules[name], text);
    if (result.success) return result.output;
    const [{ message }] = result.issues;
    const value = SECRETS.has(name) ? 'not readable' : JSON.stringify(text);
    faults.push(`environment: ${name} is ${value}; it should be ${message}.`);
    return null;
  }

  const signs = unencodedSigns(given('SMTP_URL') ?? '');
  if (signs) faults.push(PASSWORD_NOT_ENCODED.replace('<signs>', () => signs));
  const smtpUrl = signs ? null : read('SMTP_URL');
  const mailApiKey = read('MAIL_API_KEY');
  const mailApiUrl = read('MAIL_API_URL');
  if (smtpUrl && mailApiKey) {
    faults.push(
      'environment: SMTP_URL and MAIL_API_KEY are both set; it should be one, the way e-mails are sent.',
    );
  }
  if (mailApiUrl && !mailApiKey && !faults.some((fault) => fault.includes('MAIL_API_KEY'))) {
    faults.push(
      `environment: MAIL_API_KEY is missing; it should be ${MAIL_API_KEY}, since MAIL_API_URL is set.`,
    );
  }
  const isEditorsSet = Object.keys(EDITOR).some(given);
  for (const [name, what] of Object.entries(EDITOR)) {
    if (isEditorsSet && !given(name)) faults.push(`environment: ${name} is missing; it should be ${what}.`);
  }
  const [clientId, clientSecret, origin] = [
    read('EDITOR_CLIENT_ID'),
    read('EDITOR_CLIENT_SECRET'),
    read('EDITOR_ORIGIN'),
  ];
  const settings = {
    smtpUrl,
    /**
     * port of a mail server on this machine, instead of `smtpUrl`; without either and without `mailApi`, no
     * e-mail can be sent
     */
    smtpPort: read('SMTP_PORT'),
    /** a mail service over HTTP, instead of a mail server */
    mailApi: mailApiKey ? { url: mailApiUrl ?? DEFAULT_MAIL_API_URL, key: mailApiKey } : null,
    /** the sender address; the clinic's own if null */
    fromAddress: read('MAIL_FROM'),
    /** the number of the owner's proxies before the relay */
    trustedProxies: read('TRUSTED_PROXIES') ?? 0,
    /** the limit that protects the mail account */
    emailsPerHour: read('EMAILS_PER_HOUR') ?? DEFAULT_EMAILS_PER_HOUR,
    /** the keys of act links, newest first; null: e-mails have no act links */
    appointmentKeys: read('APPOINTMENT_KEYS') as [string, ...string[]] | null,
    /** the file of records, on Node: a SQLite database */
    appointmentsFile: read('APPOINTMENTS_FILE') ?? '.data/appointments.sqlite',
    /** the origin of act links, if it is not the clinic's `siteUrl` */
    siteUrl: read('SITE_URL'),
    /** null: no editor sign-in */
    editorSignIn:
      clientId && clientSecret && origin
        ? { clientId, clientSecret, origin, github: 'https://github.com' }
        : null,
  };
  if (faults.length > 0) throw new ConfigurationError(faults.join('\n'));
  return settings;
}

/**
 * Reads the settings of a worker.
 *
 * @throws {ConfigurationError} also if there are no mail settings, because a worker has no local mail server
 */
export function readWorkerSettings(env: Record<string, string | undefined>): RelaySettings {
  const settings = readSettings(env);
  if (hasMailServer(settings)) return settings;
  throw new ConfigurationError(
    `environment: SMTP_URL is missing; it should be ${SMTP_URL}. Or set MAIL_API_KEY.`,
  );
}
