import { existsSync, globSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { ASKED_FOR_AGAIN, cacheControl } from './caching.ts';

/** The page React Router leaves for paths it has prerendered no page for. */
const FALLBACK_FILE = '__spa-fallback.html';

/**
 * Serves the built site: precompressed files where the browser takes them, files under `/assets/` and `/pictures/` kept
 * for ever (their names change with their content), all others asked for again; a page under its one
 * address, without a slash or a file's name at the end; the not-found page with status 404 for the rest.
 *
 * @param folder - the built site; its files are listed now, so a later build needs a new start
 */
export function createSiteListener(
  folder: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const answerFile = sirv(folder, { etag: true, brotli: true, gzip: true, setHeaders: setFileHeaders });
  const notFound = readFallback(folder);
  const pages = new Set(globSync('**/index.html', { cwd: folder }).map((file) => pageAddress(`/${file}`)));

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Method Not Allowed');
      return;
    }
    const [path, query] = splitAtQuery(request.url ?? '/');
    const page = pageAddress(path);
    if (page !== path && pages.has(page)) {
      // The status that hosts use whose answer can't be chosen (docs/decisions/0014-content-security-policy.md).
      response.writeHead(307, { Location: page + query, 'Cache-Control': ASKED_FOR_AGAIN });
      response.end();
      return;
    }
    answerFile(request, response, () => answerNotFound(request, response, notFound));
  };
}

/** '/about' for '/about', '/about/' and '/about/index.html'. */
function pageAddress(path: string): string {
  return path.replace(/\/(?:index\.html)?$/, '') || '/';
}

/** `['/blog', '?search=tooth']` */
function splitAtQuery(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

function setFileHeaders(response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', cacheControl(path));
  // A type that sirv doesn't know.
  if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
  // What React Router's own server calls the data of a prerendered page.
  if (path.endsWith('.data')) response.setHeader('Content-Type', 'text/x-script');
}

type Fallback = { encoding: 'br' | 'gzip' | null; body: Buffer }[];

function readFallback(folder: string): Fallback {
  const variants = [
    { encoding: 'br', file: `${FALLBACK_FILE}.br` },
    { encoding: 'gzip', file: `${FALLBACK_FILE}.gz` },
    { encoding: null, file: FALLBACK_FILE },
  ] as const;
  return variants
    .map(({ encoding, file }) => ({ encoding, path: join(folder, file) }))
    .filter(({ path }) => existsSync(path))
    .map(({ encoding, path }) => ({ encoding, body: readFileSync(path) }));
}

function answerNotFound(request: IncomingMessage, response: ServerResponse, fallback: Fallback): void {
  const [path] = splitAtQuery(request.url ?? '/');
  const accepts = request.headers.accept ?? '*/*';
  // A missing picture or script is no place for a page.
  const wantsPage = accepts.includes('text/html') || (accepts.includes('*/*') && !/\.\w+$/.test(path));
  const encodings = String(request.headers['accept-encoding'] ?? '');
  const page = fallback.find(({ encoding }) => encoding === null || encodings.includes(encoding));
  response.setHeader('Cache-Control', ASKED_FOR_AGAIN);
  if (!wantsPage || !page) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('Not Found');
    return;
  }
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': page.body.length,
    Vary: 'Accept-Encoding',
    ...(page.encoding && { 'Content-Encoding': page.encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : page.body);
}
