import { utimesSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRaw as askServer, type RawRequest } from '../../tests/helpers/raw-request.ts';
import { testFolder } from '../../tests/helpers/files.ts';
import {
  INVALID_PATHS,
  seenAndExpected,
  siteAnswers,
  sendConditional,
} from '../../tests/helpers/site-answers.ts';
import { startServer, type RunningServer } from './node.ts';
import { readSettings } from './settings.ts';

/** A page's file, with its compressed copies. */
function page(file: string, title: string): Record<string, string | Buffer> {
  const html = `<!doctype html><title>${title}</title>${'<p>Write to us.</p>'.repeat(50)}`;
  return { [file]: html, [`${file}.br`]: brotliCompressSync(html), [`${file}.gz`]: gzipSync(html) };
}

const folder = testFolder(
  {
    ...page('index.html', 'Home'),
    ...page('about/index.html', 'About'),
    ...page('404.html', 'Page not found'),
    ...page('xa/index.html', 'Hómé'),
    ...page('xa/404.html', 'Nó pagé'),
    'assets/app-3f2a.js': 'export {};',
    'assets/large.js': 'x'.repeat(3 * 1024 * 1024),
    'assets/text-9c1d.woff2': 'a font',
    'pictures/hero-1a2b3c4d-640.avif': Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251)),
    'pictures/café.webp': 'a picture',
    'empty.txt': '',
    'favicon.svg': '<svg/>',
    'feed.xml': '<feed/>',
    'site.webmanifest': '{}',
    '.env': 'SECRET=1',
    '.well-known/security.txt': 'Contact: mailto:hello@clinic.example',
    _redirects:
      '# Made.\n/index.html / 307\n/kontakt /about 301\n/kontakt/ /about 301\n/kontakt/index.html /about 301\n',
    'kontakt/index.html': '<!doctype html><title>About</title>',
  },
  afterAll,
);

let server: RunningServer;
beforeAll(async () => {
  const settings = readSettings({ TRUSTED_PROXIES: '1' });
  server = await startServer({ port: 0, siteFolder: folder, settings, log: () => {} });
});
afterAll(() => server.close());

const ask = ({ headers, ...question }: RawRequest) =>
  askServer(server.url, { ...question, headers: { ...headers, 'X-Forwarded-Proto': 'https' } });

test.each(
  siteAnswers(folder).map(
    (row) => [`${row.method ?? 'GET'} ${row.path} ${JSON.stringify(row.headers ?? {})}`, row] as const,
  ),
)('%s', async (_, row) => {
  const [seen, expected] = seenAndExpected('node', folder, await ask(row), row);
  expect(seen).toEqual(expected);
});

test.each(INVALID_PATHS)('%s is not found', async (path) => {
  expect([400, 404]).toContain((await ask({ path })).status);
});

test('answers 304 for an unchanged page, with the same headers', async () => {
  const { unchanged, changed } = await sendConditional('node', ask, '/about');
  expect([...unchanged, changed]).toEqual([[304, 0], [304, 0], [304, 0], 200]);
  const headers = { 'Accept-Encoding': 'br' };
  const first = await ask({ path: '/about', headers });
  const again = await ask({ path: '/about', headers: { ...headers, 'If-None-Match': first.headers.etag! } });
  // RFC 9110, 15.4.5
  for (const name of ['etag', 'cache-control', 'vary'] as const)
    expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
});

test('an ETag depends only on content and encoding', async () => {
  const tagOf = async (path: string, encoding: string) =>
    (await ask({ path, headers: { 'Accept-Encoding': encoding } })).headers.etag;
  const tags = () => Promise.all(['br', 'gzip', 'identity'].map((encoding) => tagOf('/about', encoding)));
  const before = await tags();
  expect(new Set(before).size).toBe(3);
  for (const copy of ['', '.br', '.gz']) utimesSync(join(folder, `about/index.html${copy}`), 0, 0);
  expect(await tags()).toEqual(before);
  expect(before).not.toContain(await tagOf('/', 'br'));
});

test.each(['/about', '/empty.txt'])('HEAD %s is answered as GET, without the body', async (path) => {
  const [head, get] = await Promise.all([ask({ path, method: 'HEAD' }), ask({ path })]);
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
});

test('a client that disconnects during a file affects no others', async () => {
  await new Promise<void>((resolve) => {
    const request = httpRequest(`${server.url}/assets/large.js`, (response) => {
      response.once('data', () => request.destroy());
      response.once('close', resolve);
      response.on('error', () => {});
    });
    request.on('error', () => {});
    request.end();
  });
  expect((await ask({ path: '/about' })).status).toBe(200);
});
