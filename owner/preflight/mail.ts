import type { promises as dns } from 'node:dns';
import { isIP } from 'node:net';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { dmarc } from 'mailauth/lib/dmarc/index.js';
import { spf } from 'mailauth/lib/spf/index.js';
import type { MailServices } from '../../domain/clinic/mail-services.ts';
import { EMAIL_SEND_PATH } from '../../domain/web/form-protocols.ts';
import { createMailDelivery } from '../../relay/host/mail-delivery.ts';
import {
  hasMailServer,
  readSettings,
  unencodedSigns,
  type RelaySettings,
} from '../../relay/host/settings.ts';
import { mailServicesFrom } from '../../compile/read-mail-services.ts';
import { fetchTlsCertificate, codeOf, post, type Via } from './http-probe.ts';
import { mistakesOf } from './collect-mistakes.ts';
import { MIN_CERTIFICATE_DAYS } from './live-site.ts';
import { readVerdicts } from './received-verdicts.ts';
import { findingIf, type Finding } from './findings.ts';

type Resolver = Pick<dns.Resolver, 'resolve' | 'resolve4' | 'resolve6' | 'resolveMx' | 'resolveTxt'>;

type MailOptions = {
  /** the clinic's address */
  email: string;
  /** the site's origin */
  origin: string;
  env: Record<string, string | undefined>;
  resolver: Resolver;
  /** name of the DKIM key, given by the mail provider */
  selector?: string | undefined;
  /** a message received from the site, as a raw file */
  received?: Buffer | undefined;
  /** connects to EmailJS and Formspree; tests replace it */
  via?: Via | undefined;
};

/**
 * Checks how e-mails are sent: the mail server or services, and the sender's DNS records; and what a received
 * message says, whatever else can be checked.
 */
export async function checkMail(options: MailOptions): Promise<Finding[]> {
  const { received } = options;
  const found = await checkSending(options);
  return received
    ? [...found, ...(await checkReceived(received, options)), ...readVerdicts(received)]
    : found;
}

async function checkSending(options: MailOptions): Promise<Finding[]> {
  const { email, origin, env, resolver, selector, received, via } = options;
  const signs = unencodedSigns(env.SMTP_URL?.trim() ?? '');
  if (signs) return [{ kind: 'passwordNotEncoded', signs }];
  const mistakes = mistakesOf(() => (readSettings(env), mailServicesFrom(env)));
  if (mistakes.length > 0) return mistakes;
  const settings = readSettings(env);
  const services = mailServicesFrom(env);
  if (await isOffline(domainOf(email), resolver)) {
    const isServerMissing = !usesServices(env) && !hasMailServer(settings);
    return [{ kind: 'offline' }, ...findingIf(isServerMissing, { kind: 'noMailServer' })];
  }
  const mx = (domain: string) => orNotChecked(domain, () => checkMx(domain, resolver));
  const ownMx = await mx(domainOf(email));
  if (usesServices(env)) return [...ownMx, ...(await checkServices(services, origin, via))];
  if (!hasMailServer(settings)) return [...ownMx, { kind: 'noMailServer' }];
  const sender = settings.fromAddress ?? email;
  const domain = domainOf(sender);
  const parts = await Promise.all([
    domain === domainOf(email) ? [] : mx(domain),
    checkMailServer(settings),
    orNotChecked(domain, () => checkSpf(sender, settings, resolver)),
    // A received message shows more than the key does (checkReceived).
    received ? [] : orNotChecked(domain, () => checkDkimKey(domain, resolver, selector)),
    orNotChecked(domain, () => checkDmarc(domain, resolver)),
  ]);
  return [...ownMx, ...parts.flat()];
}

/** Adapts a resolver for mailauth. */
function asMailauth(resolver: Resolver) {
  return (name: string, type: string) => resolver.resolve(name, type) as Promise<string[][]>;
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

async function checkMailServer(settings: RelaySettings): Promise<Finding[]> {
  const delivery = createMailDelivery(settings);
  const url = new URL(settings.smtpUrl ?? `smtp://127.0.0.1:${settings.smtpPort ?? ''}`);
  const [host, atOnce] = [url.hostname, url.protocol === 'smtps:'];
  try {
    if (!settings.mailApi) {
      const certificate = await fetchTlsCertificate(host, Number(url.port) || (atOnce ? 465 : 587), atOnce);
      if (certificate?.fault) return [{ kind: 'mailCertificate', host, code: certificate.fault }];
      if (certificate && certificate.daysLeft < MIN_CERTIFICATE_DAYS)
        return [{ kind: 'certificateEnds', host, days: certificate.daysLeft }];
      // Without TLS is safe on the same machine.
      if (!certificate && host !== '127.0.0.1') return [{ kind: 'mailWithoutTls', host }];
    }
    await delivery.verify();
    return [];
  } catch (error) {
    const code = codeOf(error);
    if (settings.mailApi) return [{ kind: 'mailApiFails', code }];
    return [code === 'EAUTH' ? { kind: 'loginRefused', host } : { kind: 'mailServerSilent', host, code }];
  } finally {
    delivery.close();
  }
}

/** Returns [] if DNS has no such record; rethrows other errors. */
async function orEmpty<T>(question: Promise<T[]>): Promise<T[]> {
  return question.catch((error) => {
    if (['ENOTFOUND', 'ENODATA'].includes(codeOf(error))) return [];
    throw error;
  });
}

/** Whether there is no network. Without one, many resolvers answer that a name does not exist. */
export async function isOffline(domain: string, resolver: Resolver): Promise<boolean> {
  const codeFor = (name: string, type: string) => resolver.resolve(name, type).then(() => '', codeOf);
  // The root's name servers can be resolved wherever there is a network.
  return (await codeFor(domain, 'MX')) === 'ENOTFOUND' && (await codeFor('.', 'NS')) === 'ENOTFOUND';
}

async function orNotChecked(name: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  return check().catch((error: unknown) => [{ kind: 'dns', name, code: codeOf(error) }]);
}

async function checkMx(domain: string, resolver: Resolver): Promise<Finding[]> {
  const servers = await orEmpty(resolver.resolveMx(domain));
  // RFC 7505: an MX record of "." means that the domain accepts no mail.
  return findingIf(!servers.some(({ exchange }) => exchange !== ''), { kind: 'mxMissing', domain });
}

/** An address for documentation (RFC 5737), used to check only whether a record exists and is valid. */
const EXAMPLE_ADDRESS = '192.0.2.1';

async function checkSpf(sender: string, { smtpUrl }: RelaySettings, resolver: Resolver): Promise<Finding[]> {
  const domain = domainOf(sender);
  const host = smtpUrl ? new URL(smtpUrl).hostname : null;
  const addresses = host === null ? [] : isIP(host) ? [host] : await addressesOf(host, resolver);
  const { status } = await spf({
    sender,
    ip: addresses[0] ?? EXAMPLE_ADDRESS,
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
  const [four, six] = await Promise.all([orEmpty(resolver.resolve4(host)), orEmpty(resolver.resolve6(host))]);
  return [...four, ...six];
}

/** Whether EmailJS and Formspree send, instead of the relay. */
function usesServices(env: MailOptions['env']): boolean {
  return mailServicesFrom(env).emailjs.origin !== null;
}

/** Verifies the DKIM signature of a received message. */
async function checkReceived(
  received: Buffer,
  { email, env, resolver }: Pick<MailOptions, 'email' | 'env' | 'resolver'>,
): Promise<Finding[]> {
  const { results, headerFrom } = await dkimVerify(received, { resolver: asMailauth(resolver) });
  // EmailJS sends from the account that is connected there.
  const ofService =
    mistakesOf(() => mailServicesFrom(env)).length === 0 && usesServices(env) && headerFrom[0];
  const domain = domainOf(ofService || env.MAIL_FROM?.trim() || email);
  if (
    results.some(({ status, signingDomain }) => status.result === 'pass' && areAligned(signingDomain, domain))
  )
    return [];
  if (results.some(({ status }) => status.result === 'temperror') || (await isOffline(domain, resolver)))
    return [{ kind: 'signatureNotRead' }];
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
  const records = (await orEmpty(resolver.resolveTxt(name))).map((parts) => parts.join(''));
  // An empty key is a revoked one (RFC 6376, 3.6.1).
  return records.some((record) => /(?:^|;)\s*p=[^;\s]/.test(record)) ? [] : [{ kind: 'dkimMissing', name }];
}

/** Whether the domains are equal or one is a subdomain of the other: relaxed alignment (RFC 7489, 3.1.1). */
export function areAligned(one: string | undefined, other: string): boolean {
  return !!one && (`.${other}`.endsWith(`.${one}`) || `.${one}`.endsWith(`.${other}`));
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
  return findingIf(result.p === 'none', { kind: 'dmarcNone', domain });
}

/**
 * Asks EmailJS and Formspree whether they know the clinic's ids. Nothing is sent.
 *
 * @param origin - of the site, because the services may accept requests from it only
 */
export async function checkServices(
  { emailjs, formEndpoint }: MailServices,
  origin: string,
  via?: Via,
): Promise<Finding[]> {
  // The template does not exist, so nothing is sent: EmailJS checks account and service first.
  const ids = { user_id: emailjs.publicKey, service_id: emailjs.serviceId, template_id: 'preflight_none' };
  const booking = { ...ids, template_params: {} };
  const found = await Promise.all([
    classifyRefusal('EmailJS', post(emailjs.origin + EMAIL_SEND_PATH, JSON.stringify(booking), origin, via), {
      known: /template.*not found/i,
      unknown: /public key is invalid|service ID not found/i,
    }),
    // A form without fields.
    classifyRefusal('Formspree', post(formEndpoint, '', origin, via), {
      known: /"code":\s*"(EMPTY|REQUIRED_FIELD_MISSING)"|empty/i,
      unknown: /FORM_NOT_FOUND|form not found|form not active/i,
    }),
  ]);
  return [...found.flat(), { kind: 'emailJsSettings' }];
}

/** Reads from a service's refusal whether it knows the ids; any other answer is inconclusive. */
async function classifyRefusal(
  service: string,
  answer: ReturnType<typeof post>,
  { known, unknown }: { known: RegExp; unknown: RegExp },
): Promise<Finding[]> {
  const response = await answer.then(({ body }) => body.slice(0, 200), codeOf);
  if (known.test(response)) return [];
  return [{ kind: unknown.test(response) ? 'idRefused' : 'serviceAnswer', service, said: response }];
}
