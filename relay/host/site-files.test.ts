import { getRequestListener } from '@hono/node-server';
import { utimesSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask as askServer } from '../../tests/helpers/ask.ts';
import { testFolder } from '../../tests/helpers/files.ts';
import { createSiteHandler } from './site-files.ts';

const PAGE = `<!doctype html><title>Contact</title>${'<p>Write to us.</p>'.repeat(50)}`;
const FALLBACK = `<!doctype html><title>Page not found</title>${'<p></p>'.repeat(50)}`;
const PICTURE = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));

let server: Server;

const folder = testFolder(
  {
    'index.html': '<!doctype html><title>Home</title>',
    'xa/index.html': '<!doctype html><title>Hómé</title>',
    'xa/404.html': '<!doctype html><title>Nó pagé</title>',
    'contact/index.html': PAGE,
    'contact/index.html.br': brotliCompressSync(PAGE),
    'contact/index.html.gz': gzipSync(PAGE),
    'assets/app-3f2a.js': 'export {};',
    'assets/large.js': 'x'.repeat(3 * 1024 * 1024),
    'assets/text-9c1d.woff2': 'a font',
    'pictures/hero-1a2b3c4d-640.avif': PICTURE,
    'pictures/café.webp': PICTURE,
    'empty.txt': '',
    'favicon.svg': '<svg/>',
    'feed.xml': '<feed/>',
    'site.webmanifest': '{}',
    '.env': 'SECRET=1',
    '.well-known/security.txt': 'Contact: mailto:hello@clinic.example',
    _redirects: '# Made.\n/index.html / 307\n/kontakt /contact 301\n/kontakt/ /contact 301\n',
    'kontakt/index.html': '<!doctype html><title>Contact</title>',
    '404.html': FALLBACK,
    '404.html.br': brotliCompressSync(FALLBACK),
  },
  afterAll,
);

beforeAll(async () => {
  server = createServer(getRequestListener(createSiteHandler(folder)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const ask = (path: string, headers = {}, method = 'GET') => askServer(origin(), { path, method, headers });

describe('encodings', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('"%s" gets %s', async (accepted, encoding, unpack) => {
    const { headers, body } = await ask('/contact', { 'Accept-Encoding': accepted });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(body.length),
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(unpack(body).toString()).toBe(PAGE);
  });

  test.each(['', 'identity', 'br;q=0'])(
    '"%s" gets the page as it is, which caches keep apart',
    async (accepted) => {
      const { headers, body } = await ask('/contact', { 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toBe('Accept-Encoding');
      expect(body.toString()).toBe(PAGE);
    },
  );

  test('a picture has one encoding, and nothing says it varies', async () => {
    const { headers, body } = await ask('/pictures/hero-1a2b3c4d-640.avif', { 'Accept-Encoding': 'br' });
    expect(headers.vary).toBeUndefined();
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toEqual(PICTURE);
  });
});

describe('caching', () => {
  test('an unchanged page is not sent again, and stays what it was', async () => {
    const first = await ask('/contact', { 'Accept-Encoding': 'br' });
    const again = await ask('/contact', { 'Accept-Encoding': 'br', 'If-None-Match': first.headers.etag! });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    // RFC 9110, 15.4.5
    for (const name of ['etag', 'cache-control', 'vary'] as const) {
      expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
    }
  });

  test('a tag is that of the content as it is sent; a build that changes nothing changes none', async () => {
    const tags = () =>
      Promise.all(
        ['br', 'gzip', 'identity'].map(
          async (encoding) => (await ask('/contact', { 'Accept-Encoding': encoding })).headers.etag,
        ),
      );
    const before = await tags();
    expect(new Set(before).size).toBe(3);
    for (const copy of ['', '.br', '.gz']) utimesSync(join(folder, `contact/index.html${copy}`), 0, 0);
    expect(await tags()).toEqual(before);
    expect(before).not.toContain((await ask('/')).headers.etag);
  });

  test.each([
    ['one of several tags', (etag: string) => ({ 'If-None-Match': `"old", W/${etag}` }), 304],
    ['any', () => ({ 'If-None-Match': '*' }), 304],
    ['another tag', () => ({ 'If-None-Match': '"old"' }), 200],
  ])('asked again with %s', async (_, headersFor, status) => {
    const { etag } = (await ask('/contact')).headers;
    expect((await ask('/contact', headersFor(etag!))).status).toBe(status);
  });
});

test.each(['/contact', '/empty.txt'])('HEAD %s: as GET, without the body', async (path) => {
  const [head, get] = await Promise.all([ask(path, {}, 'HEAD'), ask(path)]);
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
});

const FOR_EVER = 'public, max-age=31536000, immutable';

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/app-3f2a.js', 'text/javascript; charset=utf-8', FOR_EVER],
  ['/assets/text-9c1d.woff2', 'font/woff2', FOR_EVER],
  ['/pictures/hero-1a2b3c4d-640.avif', 'image/avif', FOR_EVER],
  ['/pictures/caf%C3%A9.webp', 'image/webp', FOR_EVER],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
  ['/feed.xml', 'application/atom+xml; charset=utf-8', 'no-cache'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/site.webmanifest', 'application/manifest+json', 'no-cache'],
])('the type of %s is %s, and it is kept: %s', async (path, type, caching) => {
  const { status, headers } = await ask(path);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching]);
});

test.each([
  ['/contact/', 307, '/contact'],
  ['/contact/?search=tooth', 307, '/contact?search=tooth'],
  ['/contact/index.html', 307, '/contact'],
  ['/index.html', 307, '/'],
  // One that had another name before.
  ['/kontakt?from=card', 301, '/contact?from=card'],
  ['/kontakt/', 301, '/contact'],
  ['/kontakt/index.html', 301, '/contact'],
])('%s leads (%i) to the one address of its page', async (path, code, address) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([code, address]);
});

test('there are no ranges, and a query makes no other page', async () => {
  const { status, body } = await ask('/contact?search=tooth', { Range: 'bytes=9-2' });
  expect([status, body.toString()]).toEqual([200, PAGE]);
});

// Other addresses, as each host answers them: tests/edge/same-answers.spec.ts.
describe('what is not a file of the site', () => {
  test.each([
    '/no/such/page',
    '/%E0%A4%A',
    '/../package.json',
    '/..%2fpackage.json',
    '/.env',
    '//',
    '/contact//',
    '//contact/',
  ])('%s is the not-found page', async (path) => {
    const { status, headers, body } = await ask(path, { Accept: 'text/html' });
    expect(status).toBe(404);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(body.toString()).toBe(FALLBACK);
  });

  test('no condition makes the not-found page another answer', async () => {
    const { status, body } = await ask('/nowhere', { 'If-None-Match': '*' });
    expect([status, body.toString()]).toEqual([404, FALLBACK]);
  });

  test('the not-found page is compressed too', async () => {
    const { headers, body } = await ask('/nowhere', { 'Accept-Encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(FALLBACK);
  });

  test.each([
    ['/images/missing.avif', { Accept: 'image/avif,image/*,*/*;q=0.8' }],
    ['/missing.json', {}],
    ['/api', { Accept: 'application/json' }],
  ])('%s is a plain 404', async (path, headers) => {
    const answer = await ask(path, headers);
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=UTF-8']);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is no way to ask for a file', async (method) => {
    const { status, headers } = await ask('/contact', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

test('a visitor who goes away in the middle of a file takes nobody along', async () => {
  await new Promise<void>((resolve) => {
    const request = httpRequest(`${origin()}/assets/large.js`, (response) => {
      response.once('data', () => request.destroy());
      response.once('close', resolve);
      response.on('error', () => {});
    });
    request.on('error', () => {});
    request.end();
  });
  expect((await ask('/contact')).status).toBe(200);
});

test('below a language’s prefix, all is in that language, the not-found page too', async () => {
  const home = await ask('/xa');
  expect([home.status, home.headers['content-language']]).toEqual([200, 'xa']);
  const nowhere = await ask('/xa/nowhere', { Accept: 'text/html' });
  expect([nowhere.status, nowhere.headers['content-language']]).toEqual([404, 'xa']);
  expect(nowhere.body.toString()).toContain('Nó pagé');
  const page = await ask('/xa/404.html', { Accept: 'text/html' });
  expect(page.status).toBe(404);
  const english = await ask('/nowhere', { Accept: 'text/html' });
  expect(english.headers['content-language']).toBeUndefined();
  expect(english.body.toString()).toContain('Page not found');
});
