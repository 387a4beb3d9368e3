import type { MailServices } from '../../app/mail-services.ts';
import type { ClinicFacts } from '../../domain/clinic.ts';
import { mapEmbedHref } from '../../domain/contact.ts';
import { EMAIL_SEND_PATH } from '../../domain/wire.ts';
import { securityHeaders, strictTransportSecurity } from '../../relay/security-headers.ts';
import { ask, codeOf, type Via } from './ask.ts';
import type { Finding } from './words.ts';

type LiveOptions = {
  /** such as 'https://clinic.example' */
  origin: string;
  clinic: Pick<ClinicFacts, 'name' | 'address' | 'map'>;
  /** where the forms of the build send to */
  services: MailServices;
  /** whether there is to be an editor at the site's own address */
  editorWanted: boolean;
  /** for a first byte, by web.dev/ttfb */
  slowestMs?: number;
  via?: Via;
};

/** Certificates renew themselves a month before their end. */
const FEWEST_DAYS = 14;

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
  const forms = options.services.emailjs.origin === null ? [checkRelay] : [checkEmailJs, checkFormspree];
  const checks: (() => Finding[] | Promise<Finding[]>)[] = [
    checkCertificate,
    checkHeaders,
    checkPlain,
    checkWww,
    checkNotFound,
    checkAddresses,
    checkCard,
    ...forms,
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
    return daysLeft < FEWEST_DAYS ? [{ kind: 'certificateEnds', host, days: daysLeft }] : [];
  }

  function checkHeaders(): Finding[] {
    const { headers } = page;
    const names = Object.entries({ ...securityHeaders, ...strictTransportSecurity })
      .filter(([name, value]) => headers[name.toLowerCase()] !== value)
      .map(([name]) => name);
    return names.length > 0 ? [{ kind: 'headersDiffer', names }] : [];
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
    return lost.length > 0 ? [{ kind: 'wwwLost', host: other }] : [];
  }

  async function checkNotFound(): Promise<Finding[]> {
    const path = `/no-such-page-${Date.now()}`;
    const { status } = await get(path);
    return status === 404 ? [] : [{ kind: 'notFoundStatus', url: origin + path, status }];
  }

  async function checkAddresses(): Promise<Finding[]> {
    const { status, body } = await get('/sitemap.xml');
    const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
    const elsewhere = listed.find((address) => URL.parse(address)?.origin !== origin);
    const canonical = attribute(/<link [^>]*rel="canonical"[^>]*>/, 'href');
    return [
      ...(status === 200 && listed.length > 0 ? [] : [missing('sitemap.xml', status)]),
      ...(elsewhere
        ? [{ kind: 'addressesElsewhere', what: 'sitemap.xml', address: elsewhere } as const]
        : []),
      ...(URL.parse(canonical)?.origin === origin
        ? []
        : [
            {
              kind: 'addressesElsewhere',
              what: "the home page's canonical address",
              address: canonical,
            } as const,
          ]),
    ];
  }

  async function checkCard(): Promise<Finding[]> {
    const picture = attribute(/<meta [^>]*property="og:image"[^>]*>/, 'content');
    const path = URL.parse(picture)?.pathname;
    if (!path) return [missing('the social card', 'og:image')];
    const { status, headers } = await get(path);
    const isPicture = status === 200 && headers['content-type']?.startsWith('image/');
    return isPicture ? [] : [missing(`the social card ${picture}`, status)];
  }

  /** An attribute of a part of the home page's head; '' where there is none. */
  function attribute(part: RegExp, name: string): string {
    const [tag = ''] = part.exec(page.body) ?? [];
    return new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  }

  /** Its refusals prove it: nobody else says so, and nothing is sent. */
  async function checkRelay(): Promise<Finding[]> {
    const booking = await post(origin + EMAIL_SEND_PATH, '{}', 'application/json');
    const form = await post(origin + options.services.formEndpoint, '', 'application/x-www-form-urlencoded');
    const health = await get('/health');
    return [
      ...(booking.status === 400 && booking.body.startsWith('The Public Key is required')
        ? []
        : [formsFail(EMAIL_SEND_PATH, booking.status)]),
      ...(form.status === 422 && form.body.includes('"code":"EMPTY"')
        ? []
        : [formsFail(options.services.formEndpoint, form.status)]),
      ...(health.status === 503 ? [{ kind: 'healthFails' } as const] : []),
    ];
  }

  /** A template that there is not: EmailJS looks at account and service first, and has nothing to send. */
  async function checkEmailJs(): Promise<Finding[]> {
    const { origin: service, publicKey, serviceId } = options.services.emailjs;
    const body = {
      user_id: publicKey,
      service_id: serviceId,
      template_id: 'preflight_none',
      template_params: {},
    };
    const said = await answered('EmailJS', () =>
      post(service + EMAIL_SEND_PATH, JSON.stringify(body), 'application/json'),
    );
    if (typeof said !== 'string') return [said];
    if (/template.*not found/i.test(said)) return [];
    return /public key|service/i.test(said)
      ? [{ kind: 'idRefused', service: 'EmailJS', said }]
      : [{ kind: 'serviceAnswer', service: 'EmailJS', said }];
  }

  /** An empty form. */
  async function checkFormspree(): Promise<Finding[]> {
    const said = await answered('Formspree', () =>
      post(options.services.formEndpoint, '', 'application/x-www-form-urlencoded'),
    );
    if (typeof said !== 'string') return [said];
    if (/FORM_NOT_FOUND|form not found/i.test(said))
      return [{ kind: 'idRefused', service: 'Formspree', said }];
    return /"code":\s*"(EMPTY|REQUIRED_FIELD_MISSING)"|empty/i.test(said)
      ? []
      : [{ kind: 'serviceAnswer', service: 'Formspree', said }];
  }

  async function answered(service: string, asking: () => ReturnType<typeof post>): Promise<string | Finding> {
    const answer = await asking().catch(codeOf);
    return typeof answer === 'string'
      ? { kind: 'serviceAnswer', service, said: answer }
      : answer.body.slice(0, 200);
  }

  function post(url: string, body: string, type: string) {
    const headers = {
      'Content-Type': type,
      'Content-Length': String(body.length),
      Accept: 'application/json',
      Origin: origin,
      Referer: `${origin}/`,
    };
    return ask(url, { method: 'POST', headers, body, ...question });
  }

  function formsFail(path: string, status: number): Finding {
    return { kind: 'formsFail', url: origin + path, status: String(status) };
  }

  async function checkMap(): Promise<Finding[]> {
    const answer = await ask(mapEmbedHref(clinic as ClinicFacts), question).catch(codeOf);
    const status = typeof answer === 'string' ? answer : String(answer.status);
    return typeof answer !== 'string' && answer.status < 400 ? [] : [{ kind: 'map', status }];
  }

  async function checkEditor(): Promise<Finding[]> {
    const { status } = await get('/admin');
    return options.editorWanted || status === 404
      ? []
      : [{ kind: 'adminThere', url: `${origin}/admin`, status }];
  }

  async function checkSpeed(): Promise<Finding[]> {
    const { firstByteMs } = await get('/');
    return firstByteMs > slowestMs ? [{ kind: 'slow', ms: firstByteMs }] : [];
  }
}

function missing(what: string, status: number | string): Finding {
  return { kind: 'partMissing', what, status: String(status) };
}
