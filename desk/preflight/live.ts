import type { MailServices } from '../../domain/mail-services.ts';
import { prefixOf } from '../../domain/language-prefix.ts';
import type { ClinicFacts } from '../../domain/clinic.ts';
import { mapEmbedHref } from '../../domain/contact.ts';
import { EMAIL_SEND_PATH } from '../../domain/wire.ts';
import { ADMIN_PATH, securityHeaders, strictTransportSecurity } from '../../domain/security-headers.ts';
import { ask, codeOf, post, type Via } from './ask.ts';
import { when, type Finding } from './findings.ts';

type LiveOptions = {
  /** such as 'https://clinic.example' */
  origin: string;
  clinic: Pick<ClinicFacts, 'name' | 'address' | 'map'>;
  /** the site's, English among them */
  languages: readonly string[];
  /** where the forms of the build send to */
  services: MailServices;
  /** whether there is to be an editor at the site's own address */
  editorWanted: boolean;
  /** for a first byte, by web.dev/ttfb */
  slowestMs?: number;
  via?: Via;
};

/** Certificates renew themselves a month before their end. */
export const FEWEST_DAYS = 14;

/** Looks at the published site, as a visitor's browser does; nothing is sent from its forms. */
export async function checkLive(options: LiveOptions): Promise<Finding[]> {
  const { origin, clinic, slowestMs = 800, via } = options;
  const question = via ? { via } : {};
  const get = (path: string) => ask(origin + path, question);
  const host = new URL(origin).host;
  const home = await get('/').catch(codeOf);
  if (typeof home === 'string') return [{ kind: 'siteSilent', url: origin, code: home }];
  if (home.status !== 200) return [{ kind: 'siteSilent', url: origin, code: String(home.status) }];

  const page = home;
  const checks: (() => Finding[] | Promise<Finding[]>)[] = [
    checkCertificate,
    checkHeaders,
    checkPlain,
    checkWww,
    checkNotFound,
    checkAddresses,
    checkCard,
    ...(options.services.emailjs.origin === null ? [checkRelay] : []),
    checkMap,
    checkEditor,
    checkSpeed,
  ];
  const found = await Promise.all(
    checks.map(async (check) => {
      try {
        return await check();
      } catch (error) {
        return [{ kind: 'siteSilent', url: origin, code: codeOf(error) } as const];
      }
    }),
  );
  return found.flat();

  function checkCertificate(): Finding[] {
    const { fault, daysLeft } = page.certificate!;
    if (fault) return [{ kind: 'certificate', host, code: fault }];
    return [{ kind: daysLeft < FEWEST_DAYS ? 'certificateEnds' : 'certificateGood', host, days: daysLeft }];
  }

  function checkHeaders(): Finding[] {
    const names = Object.entries({ ...securityHeaders, ...strictTransportSecurity })
      .filter(([name, value]) => page.headers[name.toLowerCase()] !== value)
      .map(([name]) => name);
    return when(names.length > 0, { kind: 'headersDiffer', names: names.join(', ') });
  }

  /** @returns what an address answers that does not lead to the site; nothing when it does */
  async function checkAddress(url: string): Promise<string[]> {
    const answer = await ask(url, question).catch(codeOf);
    if (typeof answer === 'string') return [answer];
    const { status, headers } = answer;
    const leads = status > 300 && status < 400 && URL.parse(headers.location ?? '', url)?.origin === origin;
    return leads ? [] : [String(status)];
  }

  async function checkPlain(): Promise<Finding[]> {
    const url = `http://${host}/`;
    return (await checkAddress(url)).map((status) => ({ kind: 'httpStays', url, status }));
  }

  async function checkWww(): Promise<Finding[]> {
    const other = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
    const lost = await checkAddress(`https://${other}/`);
    return when(lost.length > 0, { kind: 'wwwLost', host: other });
  }

  async function checkNotFound(): Promise<Finding[]> {
    const found = options.languages.map(async (code) => {
      const path = `${prefixOf(code)}/no-such-page-${Date.now()}`;
      const { status, body } = await get(path);
      const url = origin + path;
      if (status !== 404) return [{ kind: 'notFoundStatus', url, status } as const];
      const isSaid = code === 'en' || new RegExp(`<html lang="${code}\\b`).test(body);
      return when(!isSaid, { kind: 'notFoundLanguage', url, page: `${prefixOf(code)}/404.html` });
    });
    return (await Promise.all(found)).flat();
  }

  async function checkAddresses(): Promise<Finding[]> {
    const { status, body } = await get('/sitemap.xml');
    const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
    const canonical = attribute(/<link [^>]*rel="canonical"[^>]*>/, 'href');
    return [
      ...when(status !== 200 || listed.length === 0, missing('sitemap.xml', status)),
      ...elsewhere('sitemap.xml', listed),
      ...elsewhere("the home page's canonical address", [canonical]),
    ];
  }

  /** The first address that is not of this site. */
  function elsewhere(what: string, addresses: string[]): Finding[] {
    const address = addresses.find((each) => URL.parse(each)?.origin !== origin);
    return address === undefined ? [] : [{ kind: 'addressesElsewhere', what, address }];
  }

  async function checkCard(): Promise<Finding[]> {
    const picture = attribute(/<meta [^>]*property="og:image"[^>]*>/, 'content');
    const path = URL.parse(picture)?.pathname;
    if (!path) return [missing('the social card', 'og:image')];
    const { status, headers } = await get(path);
    const isPicture = status === 200 && Boolean(headers['content-type']?.startsWith('image/'));
    return when(!isPicture, missing(`the social card ${picture}`, status));
  }

  /** An attribute of a part of the home page's head; '' where there is none. */
  function attribute(part: RegExp, name: string): string {
    const [tag = ''] = part.exec(page.body) ?? [];
    return new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  }

  /** Its refusals prove it: nobody else says so, and nothing is sent. */
  async function checkRelay(): Promise<Finding[]> {
    const { formEndpoint } = options.services;
    const booking = await post(origin + EMAIL_SEND_PATH, '{}', origin, via);
    const form = await post(origin + formEndpoint, '', origin, via);
    const health = await get('/health');
    const isBooking = booking.status === 400 && booking.body.startsWith('The Public Key is required');
    const isForm = form.status === 422 && form.body.includes('"code":"EMPTY"');
    return [
      ...when(!isBooking, formsFail(EMAIL_SEND_PATH, booking.status)),
      ...when(!isForm, formsFail(formEndpoint, form.status)),
      ...when(health.status === 503, { kind: 'healthFails' }),
    ];
  }

  function formsFail(path: string, status: number): Finding {
    return { kind: 'formsFail', url: origin + path, status: String(status) };
  }

  async function checkMap(): Promise<Finding[]> {
    const status = await ask(mapEmbedHref(clinic), question).then(({ status }) => status, codeOf);
    return when(typeof status === 'string' || status >= 400, { kind: 'map', status: String(status) });
  }

  async function checkEditor(): Promise<Finding[]> {
    const { status } = await get(ADMIN_PATH);
    return when(!options.editorWanted && status !== 404, {
      kind: 'adminThere',
      url: `${origin}/admin`,
      status,
    });
  }

  function checkSpeed(): Finding[] {
    const ms = page.firstByteMs;
    return [{ kind: ms > slowestMs ? 'slow' : 'firstByte', ms }];
  }
}

function missing(what: string, status: number | string): Finding {
  return { kind: 'partMissing', what, status: String(status) };
}
