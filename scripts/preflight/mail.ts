import type { promises as dns } from 'node:dns';
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { dmarc } from 'mailauth/lib/dmarc/index.js';
import { spf } from 'mailauth/lib/spf/index.js';
import { newAppointmentId } from '../../domain/appointment.ts';
import { addDays } from '../../domain/civil-date.ts';
import type { ClinicFacts } from '../../domain/clinic.ts';
import { bookingWindow, slotsOn, type Schedule } from '../../domain/opening-hours.ts';
import { EMAIL_SEND_PATH, RELAY_IDS, toAppointmentParams } from '../../domain/wire.ts';
import { createMailDelivery } from '../../relay/mail-delivery.ts';
import { hasMailServer, readSettings, type RelaySettings } from '../../relay/settings.ts';
import { mailServicesFrom } from '../mail-services.ts';
import { ask, askForTls, codeOf } from './ask.ts';
import { mistakesOf } from './content.ts';
import { FEWEST_DAYS } from './live.ts';
import { when, words, type Finding } from './words.ts';

type Resolver = Pick<dns.Resolver, 'resolve' | 'resolve4' | 'resolve6' | 'resolveMx' | 'resolveTxt'>;

type MailOptions = {
  /** the clinic's address */
  email: string;
  env: Record<string, string | undefined>;
  resolver: Resolver;
  /** the DKIM key's name, as the mail provider calls it */
  selector?: string | undefined;
  /** a message received from the site, as it was saved */
  received?: Buffer | undefined;
};

/** Looks at the way e-mails take: the mail server, and what DNS says of the sender. */
export async function checkMail({
  email,
  env,
  resolver,
  selector,
  received,
}: MailOptions): Promise<Finding[]> {
  const signs = signsToEncode(env.SMTP_URL ?? '');
  if (signs) return [{ kind: 'passwordNotEncoded', signs }];
  const mistakes = mistakesOf(() => (readSettings(env), mailServicesFrom(env)));
  if (mistakes.length > 0) return mistakes;
  const settings = readSettings(env);
  const mx = await orUnasked(domainOf(email), () => checkMx(domainOf(email), resolver));
  if (mailServicesFrom(env).emailjs.origin !== null) return [...mx, { kind: 'emailJsSettings' }];
  if (!hasMailServer(settings)) return [...mx, { kind: 'noMailServer' }];
  const sender = settings.fromAddress ?? email;
  const domain = domainOf(sender);
  const parts = await Promise.all([
    checkMailServer(settings),
    orUnasked(domain, () => checkSpf(sender, settings, resolver)),
    orUnasked(domain, () =>
      received ? checkSignature(domain, resolver, received) : checkDkimKey(domain, resolver, selector),
    ),
    orUnasked(domain, () => checkDmarc(domain, resolver)),
  ]);
  return [...mx, ...parts.flat()];
}

/** As mailauth asks. */
function asMailauth(resolver: Resolver) {
  return (name: string, type: string) => resolver.resolve(name, type) as Promise<string[][]>;
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/** The signs in user and password that an address reads as something else. */
function signsToEncode(url: string): string {
  const [, user = '', password = ''] = /^smtps?:\/\/([^:]*):?(.*)@[^@]*$/.exec(url) ?? [];
  return [...new Set((user + password).match(/[#@/?]|%(?![\da-f]{2})/gi))].join(' ');
}

async function checkMailServer(settings: RelaySettings): Promise<Finding[]> {
  const delivery = createMailDelivery(settings);
  try {
    if (settings.mailApi) {
      await delivery.verify();
      return [];
    }
    const url = new URL(settings.smtpUrl ?? `smtp://127.0.0.1:${settings.smtpPort}`);
    const [host, atOnce] = [url.hostname, url.protocol === 'smtps:'];
    const certificate = await askForTls(host, Number(url.port) || (atOnce ? 465 : 587), atOnce);
    if (certificate?.fault) return [{ kind: 'mailCertificate', host, code: certificate.fault }];
    if (certificate && certificate.daysLeft < FEWEST_DAYS)
      return [{ kind: 'certificateEnds', host, days: certificate.daysLeft }];
    // On the machine itself nobody listens in.
    if (!certificate && host !== '127.0.0.1') return [{ kind: 'mailWithoutTls', host }];
    return await delivery.verify().then(
      () => [],
      (error) =>
        codeOf(error) === 'EAUTH'
          ? [{ kind: 'loginRefused', host }]
          : [{ kind: 'mailServerSilent', host, code: codeOf(error) }],
    );
  } catch (error) {
    if (settings.mailApi) return [{ kind: 'mailApiFails', code: codeOf(error) }];
    const host = settings.smtpUrl ? new URL(settings.smtpUrl).hostname : '127.0.0.1';
    return [{ kind: 'mailServerSilent', host, code: codeOf(error) }];
  } finally {
    delivery.close();
  }
}

/** What DNS has not is an answer; anything else is none. */
async function orNone<T>(question: Promise<T[]>): Promise<T[]> {
  return question.catch((error) => {
    if (['ENOTFOUND', 'ENODATA'].includes(codeOf(error))) return [];
    throw error;
  });
}

async function orUnasked(name: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  return check().catch((error: unknown) => [{ kind: 'dns', name, code: codeOf(error) }]);
}

async function checkMx(domain: string, resolver: Resolver): Promise<Finding[]> {
  const servers = await orNone(resolver.resolveMx(domain));
  // RFC 7505: a dot says that there is none.
  return when(!servers.some(({ exchange }) => exchange !== ''), { kind: 'mxMissing', domain });
}

/** Nobody's (RFC 5737): for a record as such. */
const NO_ADDRESS = '192.0.2.1';

async function checkSpf(sender: string, { smtpUrl }: RelaySettings, resolver: Resolver): Promise<Finding[]> {
  const domain = domainOf(sender);
  const host = smtpUrl ? new URL(smtpUrl).hostname : null;
  const addresses = host === null ? [] : isIP(host) ? [host] : await addressesOf(host, resolver);
  const { status } = await spf({
    sender,
    ip: addresses[0] ?? NO_ADDRESS,
    helo: host ?? domain,
    resolver: asMailauth(resolver),
  });
  if (status.result === 'none') return [{ kind: 'spfMissing', domain }];
  if (status.result === 'permerror')
    return [{ kind: 'spfBroken', domain, code: status.comment?.split(': ').slice(2).join(': ') ?? '' }];
  if (status.result === 'temperror') return [{ kind: 'dns', name: domain, code: 'SPF' }];
  if (status.result === 'pass') return [];
  return host === null || addresses.length === 0
    ? [{ kind: 'spfOfService', domain }]
    : [{ kind: 'spfOtherServer', domain, host }];
}

async function addressesOf(host: string, resolver: Resolver): Promise<string[]> {
  const [four, six] = await Promise.all([orNone(resolver.resolve4(host)), orNone(resolver.resolve6(host))]);
  return [...four, ...six];
}

async function checkSignature(domain: string, resolver: Resolver, received: Buffer): Promise<Finding[]> {
  const { results = [] } = await dkimVerify(received, { resolver: asMailauth(resolver) });
  if (results.some(({ status, signingDomain }) => status.result === 'pass' && isOf(signingDomain, domain)))
    return [];
  const code = results.map(
    ({ status, signingDomain }) => (signingDomain ? `${signingDomain}: ` : '') + status.result,
  );
  return [{ kind: 'dkimFails', domain, code: code.join(', ') }];
}

async function checkDkimKey(
  domain: string,
  resolver: Resolver,
  selector: string | undefined,
): Promise<Finding[]> {
  if (!selector) return [{ kind: 'dkimWithoutSelector', domain }];
  const name = `${selector}._domainkey.${domain}`;
  const records = (await orNone(resolver.resolveTxt(name))).map((parts) => parts.join(''));
  // An empty key has been revoked (RFC 6376, 3.6.1).
  return records.some((record) => /(?:^|;)\s*p=[^;\s]/.test(record)) ? [] : [{ kind: 'dkimMissing', name }];
}

/** Relaxed alignment (RFC 7489, 3.1.1). */
function isOf(signer: string | undefined, domain: string): boolean {
  return (
    signer === domain || Boolean(signer && (domain.endsWith(`.${signer}`) || signer.endsWith(`.${domain}`)))
  );
}

async function checkDmarc(domain: string, resolver: Resolver): Promise<Finding[]> {
  const result = await dmarc({
    headerFrom: [domain],
    spfDomains: [],
    dkimDomains: [],
    resolver: asMailauth(resolver),
  });
  if (!result || result.status.result === 'none') return [{ kind: 'dmarcMissing', domain }];
  if (result.status.result === 'temperror' && !result.p)
    return [{ kind: 'dns', name: domain, code: 'DMARC' }];
  return when(result.p === 'none', { kind: 'dmarcNone', domain });
}

/** The relay takes one e-mail a second from one visitor. */
const NEXT_MS = 1100;

/**
 * Books an appointment through a relay as the site's form does, in the clinic's own name and to its own address, at the
 * last time that can be booked.
 *
 * @param origin - of the relay
 */
export async function sendBooking(
  origin: string,
  clinic: Pick<ClinicFacts, 'email' | 'phone'> & Schedule,
  now: Date,
): Promise<Finding[]> {
  const { email, phone } = clinic;
  let { last: date } = bookingWindow(clinic, now);
  while (slotsOn(clinic, date, now).length === 0) date = addDays(date, -1);
  const { time } = slotsOn(clinic, date, now).at(-1)!;
  const request = { ...words.testBooking, email, phone, date, time };
  const { publicKey, serviceId, clinicTemplateId, patientTemplateId } = RELAY_IDS.emailjs;
  const template_params = toAppointmentParams(request, newAppointmentId());
  let ms = 0;
  for (const template_id of [clinicTemplateId, patientTemplateId]) {
    if (template_id === patientTemplateId) await wait(NEXT_MS);
    const started = performance.now();
    const answer = await ask(origin + EMAIL_SEND_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ user_id: publicKey, service_id: serviceId, template_id, template_params }),
    }).catch(codeOf);
    if (typeof answer === 'string') return [{ kind: 'siteSilent', url: origin, code: answer }];
    const { status, body } = answer;
    if (status === 403 && body.includes('proof of work')) return [{ kind: 'proofOfWork' }];
    if (status !== 200) return [{ kind: 'bookingRefused', status, said: body }];
    ms ||= Math.round(performance.now() - started);
  }
  return [{ kind: 'bookingTaken', email, ms }];
}
