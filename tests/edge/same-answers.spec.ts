import { globSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { dirname, extname } from 'node:path';
import { expect } from '@playwright/test';
import { PORTS } from '../helpers/ports.ts';
import { ASKED_FOR_AGAIN } from '../../domain/serving-rules.ts';
import { securityHeaders, strictTransportSecurity } from '../../domain/security-headers.ts';
import { asClient, newAddress, test } from '../helpers/host.ts';

// The local server and workerd, over the same build, answer alike.

const SITE = 'build/client';
const LOCAL = `http://127.0.0.1:${PORTS.site}`;

type Ask = { path: string; method?: string; headers?: Record<string, string> };

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** The path goes out as it is written, not as a URL would have it. */
function ask(origin: string, { path, method = 'GET', headers = {} }: Ask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // As behind the owner's proxy: Cloudflare speaks TLS itself, and promises to (docs/decisions/0014).
    const sent = { 'X-Forwarded-Proto': 'https', ...headers };
    httpRequest(origin, { path, method, headers: sent, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('base64'),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** What visitors and search engines notice of an answer. */
function shown({ status, headers, body }: Answer, method = 'GET') {
  const security = [...Object.keys(securityHeaders), ...Object.keys(strictTransportSecurity)];
  return {
    status,
    location: headers.location,
    language: status === 307 ? null : headers['content-language'],
    type: status === 307 || status === 405 ? null : mediaType(headers['content-type']),
    // Cloudflare's own words for it; where nothing is said of a redirect, it is asked for again (RFC 9111, 4.2.2).
    caching:
      headers['cache-control'] === 'public, max-age=0, must-revalidate' || status === 307 || status === 405
        ? ASKED_FOR_AGAIN
        : headers['cache-control'],
    security: Object.fromEntries(security.map((name) => [name, headers[name.toLowerCase()]])),
    body: method === 'HEAD' || status === 307 || status === 405 ? null : body,
  };
}

/** Without the charset; of two names of one type, the one. */
function mediaType(type: string | undefined): string | undefined {
  return type?.split(';')[0]!.replace('image/vnd.microsoft.icon', 'image/x-icon');
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

const PAGE = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const NAVIGATION = { ...PAGE, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
const PICTURE = { Accept: 'image/avif,image/webp,image/*,*/*;q=0.8', 'Sec-Fetch-Mode': 'no-cors' };

test.describe('workerd answers as the local server does', { tag: '@edge' }, () => {
  async function expectSame(edge: string, question: Ask): Promise<Answer> {
    const [local, there] = await Promise.all([ask(LOCAL, question), ask(edge, question)]);
    const what = `${question.method ?? 'GET'} ${question.path} ${JSON.stringify(question.headers ?? {})}`;
    expect(shown(there, question.method), what).toEqual(shown(local, question.method));
    return local;
  }

  test('for every page, under its one address and the others', async ({ baseURL }) => {
    expect(pages.length).toBeGreaterThan(40);
    for (const path of pages) {
      const { status, headers } = await expectSame(baseURL!, { path, headers: NAVIGATION });
      expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
    }
    const some = [pages.find((page) => page !== '/')!, '/blog', '/services/dental-implants', ...prefixes];
    for (const path of some) {
      await expectSame(baseURL!, { path, method: 'HEAD', headers: PAGE });
      for (const other of [
        `${path}/`,
        `${path}/index.html`,
        `${path}/?search=tooth`,
        `${path}?search=tooth`,
      ]) {
        await expectSame(baseURL!, { path: other, headers: PAGE });
      }
    }
    const { status, headers } = await expectSame(baseURL!, { path: '/index.html', headers: PAGE });
    expect([status, headers.location]).toEqual([307, '/']);
  });

  test('for files of every kind', async ({ baseURL }) => {
    for (const path of kinds.values()) await expectSame(baseURL!, { path });
  });

  test('for what is not there: the page where a page was wanted, a line of text elsewhere', async ({
    baseURL,
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
      // No path of a site.
      '//example.org/',
      '/..%2f..%2fpackage.json',
      '/%E0%A4%A',
    ]) {
      for (const headers of [NAVIGATION, PAGE, PICTURE, {}]) {
        for (const method of ['GET', 'HEAD']) {
          const { status } = await expectSame(baseURL!, { path, method, headers });
          expect(status, path).toBe(404);
        }
      }
    }
  });

  test('to what has not changed', async ({ baseURL }) => {
    for (const path of ['/about', '/favicon.svg', kinds.get('assets .js')!]) {
      for (const origin of [LOCAL, baseURL!]) {
        const { headers } = await ask(origin, { path });
        const again = await ask(origin, { path, headers: { 'If-None-Match': headers.etag! } });
        expect([again.status, again.body], `${origin}${path}`).toEqual([304, '']);
        const other = await ask(origin, { path, headers: { 'If-None-Match': '"another"' } });
        expect(other.status).toBe(200);
      }
    }
  });

  test('to other methods', async ({ baseURL }) => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      for (const path of ['/about', '/nowhere', '/favicon.svg']) {
        await expectSame(baseURL!, { path, method });
      }
    }
  });

  test("for the relay's paths", async ({ baseURL, host }) => {
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
        await expectSame(baseURL!, { path, method, headers: NAVIGATION });
      }
    }
    // As a form without scripts posts, and refused: the page that says so, with the policy of its own.
    const headers = { ...NAVIGATION, 'Content-Type': 'application/x-www-form-urlencoded' };
    const [local, there] = await Promise.all([
      ask(LOCAL, { path: '/f/contact', method: 'POST', headers }),
      ask(baseURL!, {
        path: '/f/contact',
        method: 'POST',
        headers: { ...headers, ...asClient(host, newAddress()) },
      }),
    ]);
    expect(shown(there)).toEqual(shown(local));
    expect([there.status, there.headers['content-type']]).toEqual([422, 'text/html; charset=UTF-8']);
  });

  test('and leads spellings that only it knows to the one address', async ({ baseURL }) => {
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
