import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { securityHeaders, strictTransportSecurity } from '../../domain/web/security-headers.ts';
import type { RawRequest, RawResponse } from './raw-request.ts';
import type { Host } from './host-test.ts';

// Expected answers for the files of a built site, on any host. relay/host/site-files.test.ts uses them for
// the Node server with a small site, tests/hosts/host-parity.spec.ts for all three hosts with the built one.

/** A request and its expected answer. */
export type SiteAnswer = RawRequest & {
  status: 200 | 301 | 307 | 404 | 405;
  /** the target of a redirect */
  location?: string;
  /** the file in the site's folder that is the body; absent for a short text or an empty body */
  file?: string;
  type?: string;
  caching?: string;
  language?: string | undefined;
  encoding?: 'br' | 'gzip' | undefined;
  /** the hosts that give this answer; by default all */
  hosts?: Host[];
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const TEXT = 'text/plain; charset=utf-8';
const PAGE = 'text/html; charset=utf-8';

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: TEXT,
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

const ANY = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
export const NAVIGATION = { ...ANY, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
const PICTURE = { Accept: 'image/avif,image/webp,image/*,*/*;q=0.8', 'Sec-Fetch-Mode': 'no-cors' };

const UNKNOWN_PATHS = [
  '/nowhere /nowhere/ /no/such/page /About /old-page.php /missing.json',
  '/pictures/gone.avif /assets/gone.js /assets/ /assets /about/index.html.br',
  // These are similar to paths of the relay.
  '/f /health/ /api /api/v1.0/email',
  // Only hosts read these files.
  '/404 /404.html /_headers /_redirects /.assetsignore /.env //example.org/ /about//',
].flatMap((paths) => paths.split(' '));

/** Invalid paths. The answer is 404, or 400 from hosts that validate paths. */
export const INVALID_PATHS = [
  '/..%2f..%2fpackage.json',
  '/%2e%2e/package.json',
  '/../../package.json',
  '/%E0%A4%A',
];

/**
 * Lists requests for all files of a built site, and for missing ones.
 *
 * @param folder - the folder of the site, with the page /about and Brotli and gzip copies of all pages
 */
export function siteAnswers(folder: string): SiteAnswer[] {
  const files = globSync('**/*.*', { cwd: folder }).filter((file) => !/\.(br|gz)$|^\.env$/.test(file));
  const prefixes = globSync('*/404.html', { cwd: folder }).map((file) => `/${dirname(file)}`);
  const languageOf = (path: string) =>
    prefixes.find((prefix) => `${path.split('?')[0]}/`.startsWith(`${prefix}/`))?.slice(1);

  function page(path: string, more: Partial<SiteAnswer> = {}): SiteAnswer {
    const file = `${path.split('?')[0]}/index.html`;
    const language = languageOf(path);
    return {
      path,
      headers: NAVIGATION,
      status: 200,
      file,
      type: PAGE,
      caching: 'no-cache',
      language,
      ...more,
    };
  }
  const pages = files.filter((file) => /(^|\/)index\.html$/.test(file));
  const paths = pages.map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
  const redirects = readFileSync(join(folder, '_redirects'), 'utf8');
  const moved = Array.from(
    redirects.matchAll(/^(\S+) (\S+) 301$/gm),
    ([, from, to]) => [from!, to!] as const,
  );
  const isMoved = (path: string) => moved.some(([from]) => from === path);

  // There is one file of each type in each folder.
  const exampleFiles = new Map(
    files
      .filter((file) => !['.html', ''].includes(extname(file)))
      .map((file) => [`${file.split('/')[0]} ${extname(file)}`, file]),
  );
  const encodings = {
    'gzip, deflate, br, zstd': 'br',
    gzip: 'gzip',
    'br;q=0, gzip;q=0.5': 'gzip',
    identity: undefined,
  } as const;

  return [
    ...paths.filter((path) => !isMoved(path)).map((path) => page(path)),
    ...['/about', ...prefixes].flatMap((path): SiteAnswer[] => [
      page(path, { method: 'HEAD' }),
      page(`${path}?search=tooth`),
      page(path, { headers: { Range: 'bytes=0-9' }, hosts: ['node'] }),
      ...Object.entries(encodings).map(([accepted, encoding]) =>
        page(path, { headers: { ...ANY, 'Accept-Encoding': accepted }, encoding }),
      ),
      ...['/', '/index.html', '/?search=tooth'].map((other): SiteAnswer => {
        const query = other.includes('?') ? '?search=tooth' : '';
        return { path: path + other, headers: ANY, status: 307, location: path + query };
      }),
      ...['POST', 'PUT', 'DELETE'].map((method): SiteAnswer => ({
        path,
        method,
        status: 405,
        hosts: ['node', 'edge'],
      })),
    ]),
    { path: '/index.html', headers: ANY, status: 307, location: '/' },
    ...moved.map(([from, to]): SiteAnswer => ({
      path: `${from}?from=card`,
      status: 301,
      location: `${to}?from=card`,
    })),
    ...Array.from(exampleFiles.values(), (file): SiteAnswer => ({
      path: encodeURI(`/${file}`),
      status: 200,
      file,
      type: file.endsWith('feed.xml')
        ? 'application/atom+xml; charset=utf-8'
        : TYPES[extname(file).slice(1)]!,
      caching: /^(assets|pictures)\//.test(file) ? IMMUTABLE : 'no-cache',
      language: languageOf(`/${file}`),
    })),
    ...[
      ...UNKNOWN_PATHS,
      ...prefixes.flatMap((prefix) => UNKNOWN_PATHS.slice(0, 2).map((path) => prefix + path)),
    ].flatMap((path) =>
      [NAVIGATION, ANY, PICTURE, {}, { ...NAVIGATION, 'If-None-Match': '*' }].flatMap((headers) => {
        const isPage = 'Accept' in headers && headers !== PICTURE ? true : !/\.\w+$/.test(path);
        const language = languageOf(path);
        const notFound = { file: `${language ?? ''}/404.html`, type: PAGE, language };
        return ['GET', 'HEAD'].map((method): SiteAnswer => ({
          path,
          method,
          headers,
          status: 404,
          caching: 'no-cache',
          ...(isPage ? notFound : { type: TEXT }),
          // nginx ignores the Accept header; nginx and Cloudflare merge double slashes.
          ...(!isPage && { hosts: ['node', 'edge'] }),
          ...(path.endsWith('//') && { hosts: ['node'] }),
        }));
      }),
    ),
  ];
}

/** Returns the relevant parts of an answer, and their expected values, without known differences of hosts. */
export function seenAndExpected(host: Host, folder: string, answer: RawResponse, expected: SiteAnswer) {
  const { status, headers, body } = answer;
  const { method = 'GET', file, location, type, caching, language, encoding } = expected;
  const isBare = [301, 307, 405].includes(status);
  // Cloudflare sends no charset for files and no Allow header, writes revalidation differently, and
  // compresses automatically. workerd does not compress.
  const isEdge = host === 'edge';
  const typeOf = (text: string | undefined) => {
    const name = text?.toLowerCase().replaceAll(' ', '').replace('image/vnd.microsoft.icon', 'image/x-icon');
    return isEdge ? name?.split(';')[0] : name;
  };
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, undefined: (data: Buffer) => data };
  const sent = headers['content-encoding'] as 'br' | 'gzip' | undefined;
  const isCompressed = file !== undefined && existsSync(join(folder, `${file}.br`));
  const security = { ...securityHeaders, ...strictTransportSecurity };
  const hasBody = !isBare && method !== 'HEAD' && file !== undefined;
  const seen = {
    status,
    location: headers.location,
    security: Object.fromEntries(Object.keys(security).map((name) => [name, headers[name.toLowerCase()]])),
    ...(status === 405 && !isEdge && { allow: headers.allow }),
    ...(!isBare && {
      type: typeOf(headers['content-type']),
      caching: headers['cache-control']?.replace('public, max-age=0, must-revalidate', 'no-cache'),
      language: headers['content-language'],
    }),
    ...(!isBare && !isEdge && { encoding: sent, vary: headers.vary }),
    ...(hasBody && { body: unpack[`${sent}`](body).toString('base64') }),
  };
  return [
    seen,
    {
      status: expected.status,
      location,
      security,
      ...(status === 405 && !isEdge && { allow: 'GET, HEAD' }),
      ...(!isBare && { type: typeOf(type), caching, language }),
      ...(!isBare && !isEdge && { encoding, vary: isCompressed ? 'Accept-Encoding' : undefined }),
      ...(hasBody && { body: readFileSync(join(folder, file)).toString('base64') }),
    },
  ];
}

/**
 * Sends conditional requests (RFC 9110, 13.1.2).
 *
 * @returns `unchanged` has the status and the body length for each matching tag (they should be 304 and 0);
 *   `changed` is the status for another tag
 */
export async function sendConditional(
  host: Host,
  send: (request: RawRequest) => Promise<RawResponse>,
  path: string,
): Promise<{ unchanged: [number, number][]; changed: number }> {
  const { etag = '' } = (await send({ path })).headers;
  const sendTag = (tag: string) => send({ path, headers: { 'If-None-Match': tag } });
  // Cloudflare supports a single tag only.
  const tags = host === 'edge' ? [etag] : [etag, `"old", W/${etag.replace('W/', '')}`, '*'];
  const answers = await Promise.all(tags.map(sendTag));
  return {
    unchanged: answers.map(({ status, body }) => [status, body.length]),
    changed: (await sendTag('"old"')).status,
  };
}
