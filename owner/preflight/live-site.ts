import { parseHTML } from 'linkedom';
import type { MailServices } from '../../domain/clinic/mail-services.ts';
import { languagePrefix } from '../../domain/web/language-prefix.ts';
import { mapEmbedHref } from '../../domain/web/contact-links.ts';
import { EMAIL_SEND_PATH } from '../../domain/web/form-protocols.ts';
import { ADMIN_PATH, securityHeaders, strictTransportSecurity } from '../../domain/web/security-headers.ts';
import type { ClinicFile } from '../../compile/read-clinic.ts';
import { sendRequest, codeOf, post, type Via } from './http-probe.ts';
import { findingIf, type Finding } from './findings.ts';

type LiveOptions = {
  /** such as 'https://clinic.example' */
  origin: string;
  clinic: Pick<ClinicFile, 'name' | 'address' | 'map' | 'languages' | 'editor'>;
  /** where the built forms are sent to */
  services: MailServices;
  /** limit of the time to first byte, 800 by default (web.dev/ttfb) */
  slowestMs?: number;
  via?: Via;
};

/** Certificates are renewed automatically about a month before they expire. */
export const MIN_CERTIFICATE_DAYS = 14;

/** The published site with its home page. */
type Site = LiveOptions & {
  host: string;
  page: Awaited<ReturnType<typeof sendRequest>>;
  get: (path: string) => ReturnType<typeof sendRequest>;
};

/** Checks the published site as a browser sees it. Nothing is sent from its forms. */
export async function checkLive(options: LiveOptions): Promise<Finding[]> {
  const { origin, via } = options;
  const get = (path: string) => sendRequest(origin + path, via);
  const page = await get('/').catch(codeOf);
  if (typeof page === 'string') return [{ kind: 'siteSilent', url: origin, code: page }];
  if (page.status !== 200) return [{ kind: 'siteSilent', url: origin, code: String(page.status) }];
  const site: Site = { ...options, host: new URL(origin).host, page, get };
  const checks: ((site: Site) => Finding[] | Promise<Finding[]>)[] = [
    checkCertificate,
    checkHeaders,
    checkOtherAddresses,
    checkNotFound,
    checkAddresses,
    checkCard,
    ...(options.services.emailjs.origin === null ? [checkRelay] : []),
    checkMap,
    checkEditor,
    checkSpeed,
  ];
  const found = checks.map(async (check) => {
    try {
      return await check(site);
    } catch (error) {
      return [{ kind: 'siteSilent', url: origin, code: codeOf(error) } as const];
    }
  });
  return (await Promise.all(found)).flat();
}

function checkCertificate({ page, host }: Site): Finding[] {
  const { fault, daysLeft } = page.certificate!;
  if (fault) return [{ kind: 'certificate', host, code: fault }];
  return [
    { kind: daysLeft < MIN_CERTIFICATE_DAYS ? 'certificateEnds' : 'certificateGood', host, days: daysLeft },
  ];
}

function checkHeaders({ page }: Site): Finding[] {
  const names = Object.entries({ ...securityHeaders, ...strictTransportSecurity })
    .filter(([name, value]) => page.headers[name.toLowerCase()] !== value)
    .map(([name]) => name);
  return findingIf(names.length > 0, { kind: 'headersDiffer', names: names.join(', ') });
}

/** Checks the site without TLS, and with or without www. */
async function checkOtherAddresses({ origin, host, via }: Site): Promise<Finding[]> {
  /** Returns null if the address redirects to the site, otherwise its status or error code. */
  async function answerOf(url: string): Promise<string | null> {
    const answer = await sendRequest(url, via).catch(codeOf);
    if (typeof answer === 'string') return answer;
    const { status, headers } = answer;
    const leads = status > 300 && status < 400 && URL.parse(headers.location ?? '', url)?.origin === origin;
    return leads ? null : String(status);
  }
  const url = `http://${host}/`;
  const other = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
  const [plain, www] = await Promise.all([answerOf(url), answerOf(`https://${other}/`)]);
  return [
    ...findingIf(plain !== null, { kind: 'httpStays', url, status: String(plain) }),
    ...findingIf(www !== null, { kind: 'wwwLost', host: other }),
  ];
}

async function checkNotFound({ origin, clinic: { languages }, get }: Site): Promise<Finding[]> {
  const found = languages.map(async (code) => {
    const path = `${languagePrefix(code)}/no-such-page-${Date.now()}`;
    const { status, body } = await get(path);
    const url = origin + path;
    if (status !== 404) return [{ kind: 'notFoundStatus', url, status } as const];
    const isSaid = code === 'en' || new RegExp(`<html lang="${code}\\b`).test(body);
    return findingIf(!isSaid, { kind: 'notFoundLanguage', url, page: `${languagePrefix(code)}/404.html` });
  });
  return (await Promise.all(found)).flat();
}

async function checkAddresses({ origin, page, get }: Site): Promise<Finding[]> {
  const { status, body } = await get('/sitemap.xml');
  const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
  const { document } = parseHTML(page.body);
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
  /** Reports the first address that is not of this site. */
  function elsewhere(what: string, addresses: string[]): Finding[] {
    const address = addresses.find((each) => URL.parse(each)?.origin !== origin);
    return address === undefined ? [] : [{ kind: 'addressesElsewhere', what, address }];
  }
  return [
    ...findingIf(status !== 200 || listed.length === 0, missing('sitemap.xml', status)),
    ...elsewhere('sitemap.xml', listed),
    ...elsewhere("the home page's canonical address", [canonical]),
  ];
}

async function checkCard({ page, get }: Site): Promise<Finding[]> {
  const { document } = parseHTML(page.body);
  const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  const path = URL.parse(picture)?.pathname;
  if (!path) return [missing('the social card', 'og:image')];
  const { status, headers } = await get(path);
  const isPicture = status === 200 && Boolean(headers['content-type']?.startsWith('image/'));
  return findingIf(!isPicture, missing(`the social card ${picture}`, status));
}

/** Sends invalid forms: only the relay refuses them in this way, and nothing is sent. */
async function checkRelay({ origin, services: { formEndpoint }, get, via }: Site): Promise<Finding[]> {
  const booking = await post(origin + EMAIL_SEND_PATH, '{}', origin, via);
  const form = await post(origin + formEndpoint, '', origin, via);
  const health = await get('/health');
  const isBooking = booking.status === 400 && booking.body.startsWith('The Public Key is required');
  const isForm = form.status === 422 && form.body.includes('"code":"EMPTY"');
  const fails = (path: string, status: number) =>
    ({ kind: 'formsFail', url: origin + path, status: String(status) }) as const;
  return [
    ...findingIf(!isBooking, fails(EMAIL_SEND_PATH, booking.status)),
    ...findingIf(!isForm, fails(formEndpoint, form.status)),
    ...findingIf(health.status === 503, { kind: 'healthFails' }),
  ];
}

async function checkMap({ clinic, via }: Site): Promise<Finding[]> {
  const status = await sendRequest(mapEmbedHref(clinic), via).then(({ status }) => status, codeOf);
  return findingIf(typeof status === 'string' || status >= 400, { kind: 'map', status: String(status) });
}

async function checkEditor({ origin, clinic: { editor }, get }: Site): Promise<Finding[]> {
  const { status } = await get(ADMIN_PATH);
  return findingIf(!editor?.sameOrigin && status !== 404, {
    kind: 'adminThere',
    url: `${origin}/admin`,
    status,
  });
}

function checkSpeed({ page, slowestMs = 800 }: Site): Finding[] {
  return [{ kind: page.firstByteMs > slowestMs ? 'slow' : 'firstByte', ms: page.firstByteMs }];
}

function missing(what: string, status: number | string): Finding {
  return { kind: 'partMissing', what, status: String(status) };
}
