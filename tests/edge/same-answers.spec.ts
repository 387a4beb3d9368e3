import { globSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { expect } from '@playwright/test';
import { securityHeaders, strictTransportSecurity } from '../../domain/security-headers.ts';
import { ASKED_FOR_AGAIN } from '../../domain/serving-rules.ts';
import { ask, type Answer, type Ask } from '../helpers/ask.ts';
import { asClient, test as onHost, type Host } from '../helpers/host.ts';
import { newAddress } from '../helpers/people.ts';
import { PORTS } from '../helpers/ports.ts';

// Every host answers as the local server does, over the same build.

const SITE = 'build/client';
const LOCAL = `http://127.0.0.1:${PORTS.site}`;

/** What visitors and search engines notice of an answer. */
function shown({ status, headers, body }: Answer, { method = 'GET' }: Ask, host: Host) {
  const security = [...Object.keys(securityHeaders), ...Object.keys(strictTransportSecurity)];
  const caching = headers['cache-control'];
  const isBare = [307, 405].includes(status);
  return {
    status,
    location: headers.location,
    language: status === 307 ? null : headers['content-language'],
    type: isBare ? null : mediaType(headers['content-type'], host),
    // Cloudflare's own words for it; where nothing is said of a redirect, it is asked for again (RFC 9111, 4.2.2).
    caching: caching === 'public, max-age=0, must-revalidate' || isBare ? ASKED_FOR_AGAIN : caching,
    // Sent twice, a header's values stand side by side.
    security: Object.fromEntries(security.map((name) => [name, headers[name.toLowerCase()]])),
    body: method === 'HEAD' || isBare ? null : body.toString('base64'),
    // Cloudflare compresses by itself, and its workerd here does not.
    ...(host === 'nginx' && {
      encoding: headers['content-encoding'],
      vary: headers.vary,
      length: isBare ? null : headers['content-length'],
    }),
  };
}

/** Of two names of one type, the one; Cloudflare names no charset for files. */
function mediaType(type: string | undefined, host: Host): string | undefined {
  const name = type?.toLowerCase().replaceAll(' ', '');
  return host === 'nginx' ? name : name?.split(';')[0]!.replace('image/vnd.microsoft.icon', 'image/x-icon');
}

const files = globSync('**/*.*', { cwd: SITE }).filter((file) => !/\.(br|gz)$/.test(file));
const pages = files
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
/** One file of each kind in each folder. */
const kinds = new Map(
  files
    .filter((file) => !['.html', ''].includes(extname(file)))
    .map((file) => [`${file.split('/')[0]} ${extname(file)}`, `/${file}`]),
);

/** What the paths of other languages begin with. */
const prefixes = globSync('*/404.html', { cwd: SITE }).map((file) => `/${dirname(file)}`);

/** As behind the owner's proxy: nginx and Cloudflare speak TLS themselves, and promise to (docs/decisions/0014). */
const OVER_TLS = { 'X-Forwarded-Proto': 'https' };
const PAGE = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const NAVIGATION = { ...PAGE, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
const PICTURE = { Accept: 'image/avif,image/webp,image/*,*/*;q=0.8', 'Sec-Fetch-Mode': 'no-cors' };

const test = onHost.extend<{ expectSame: (question: Ask) => Promise<Answer> }>({
  expectSame: async ({ baseURL, host }, use) => {
    await use(async (question) => {
      const headers = { ...(host === 'nginx' && { 'Accept-Encoding': 'gzip, br' }), ...question.headers };
      const [local, there] = await Promise.all([
        ask(LOCAL, { ...question, headers: { ...OVER_TLS, ...headers } }),
        ask(baseURL!, { ...question, headers }),
      ]);
      const what = `${question.method ?? 'GET'} ${question.path} ${JSON.stringify(question.headers ?? {})}`;
      expect(shown(there, question, host), what).toEqual(shown(local, question, host));
      return local;
    });
  },
});

test.describe('a host answers as the local server does', { tag: ['@edge', '@nginx'] }, () => {
  test('for every page, under its one address and the others', async ({ expectSame }) => {
    expect(pages.length).toBeGreaterThan(40);
    for (const path of pages) {
      const { status, headers } = await expectSame({ path, headers: NAVIGATION });
      expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
    }
    const some = [pages.find((page) => page !== '/')!, '/blog', '/services/dental-implants', ...prefixes];
    for (const path of some) {
      await expectSame({ path, method: 'HEAD', headers: { ...PAGE, 'Accept-Encoding': 'gzip' } });
      await expectSame({ path, headers: { ...PAGE, 'Accept-Encoding': 'identity' } });
      for (const other of ['/', '/index.html', '/?search=tooth', '?search=tooth']) {
        await expectSame({ path: path + other, headers: PAGE });
      }
    }
    const { status, headers } = await expectSame({ path: '/index.html', headers: PAGE });
    expect([status, headers.location]).toEqual([307, '/']);
  });

  test('for files of every kind', async ({ expectSame }) => {
    for (const path of kinds.values()) await expectSame({ path });
  });

  test('for what is not there: the page where a page was wanted, a line of text elsewhere', async ({
    expectSame,
    baseURL,
    host,
  }) => {
    for (const path of [
      '/nowhere',
      '/nowhere/',
      '/no/such/page',
      '/blog/no-such-article',
      '/services/no-such-service',
      '/About',
      '/pictures/gone.avif',
      '/assets/gone.js',
      '/assets/',
      '/assets',
      '/old-page.php',
      '/about/index.html.br',
      '/f',
      '/health/',
      '/api',
      '/api/v1.0/email',
      // Not under these names.
      '/404',
      '/404.html',
      '/_headers',
      '/_redirects',
      '/.assetsignore',
      ...prefixes.flatMap((prefix) =>
        ['/nowhere', '/nowhere/', '/404', '/404.html'].map((path) => prefix + path),
      ),
      '//example.org/',
    ]) {
      for (const headers of host === 'nginx' ? [NAVIGATION] : [NAVIGATION, PAGE, PICTURE, {}]) {
        for (const method of ['GET', 'HEAD']) {
          const { status } = await expectSame({ path, method, headers });
          expect(status, path).toBe(404);
        }
      }
    }
    // No paths of a site, and some of them no proper request.
    for (const path of [
      '/..%2f..%2fpackage.json',
      '/%2e%2e/package.json',
      '/../../package.json',
      '/%E0%A4%A',
    ]) {
      for (const origin of [LOCAL, baseURL!])
        expect([400, 404]).toContain((await ask(origin, { path })).status);
    }
  });

  test('to what has not changed', async ({ baseURL }) => {
    for (const path of ['/about', '/favicon.svg', kinds.get('assets .js')!]) {
      for (const origin of [LOCAL, baseURL!]) {
        const { headers } = await ask(origin, { path });
        const again = await ask(origin, { path, headers: { 'If-None-Match': headers.etag! } });
        expect([again.status, again.body.length], `${origin}${path}`).toEqual([304, 0]);
        const other = await ask(origin, { path, headers: { 'If-None-Match': '"another"' } });
        expect(other.status).toBe(200);
      }
    }
  });

  test("for the relay's paths", async ({ expectSame, baseURL, host }) => {
    for (const path of [
      '/health',
      '/f/contact',
      '/f/other',
      '/f/',
      '/f/a/b',
      '/api/v1.0/email/send',
      '/appointment/',
      '/appointment/1.en.abcdef.confirm.cut-short',
    ]) {
      for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
        await expectSame({ path, method, headers: NAVIGATION });
      }
    }
    // As a form without scripts posts, and refused: the page that says so, with the policy of its own.
    const form = { ...NAVIGATION, 'Content-Type': 'application/x-www-form-urlencoded' };
    const question = { path: '/f/contact', method: 'POST' };
    const [local, there] = await Promise.all([
      ask(LOCAL, { ...question, headers: { ...form, ...OVER_TLS } }),
      ask(baseURL!, { ...question, headers: { ...form, ...asClient(host, newAddress()) } }),
    ]);
    expect(shown(there, question, host)).toEqual(shown(local, question, host));
    expect([there.status, there.headers['content-type']]).toEqual([422, 'text/html; charset=UTF-8']);
  });
});

test.describe('workerd', { tag: '@edge' }, () => {
  test('answers other methods as the local server does', async ({ expectSame }) => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      for (const path of ['/about', '/nowhere', '/favicon.svg']) await expectSame({ path, method });
    }
  });

  test('leads spellings that only it knows to the one address', async ({ baseURL }) => {
    // Cloudflare's own; the local server serves the last as it is and knows nothing of the others.
    for (const [path, location] of [
      ['/about.html', '/about'],
      ['/about/index', '/about'],
      ['/index', '/'],
      ['/%61bout', '/about'],
    ] as const) {
      const led = await ask(baseURL!, { path, headers: NAVIGATION });
      expect([led.status, led.headers.location], path).toEqual([307, location]);
    }
  });
});
