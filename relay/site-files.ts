import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/** The page React Router leaves for paths it has prerendered no page for. */
const FALLBACK_FILE = '__spa-fallback.html';

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built site: precompressed files where the browser takes them, files under `/assets/` and `/pictures/` kept
 * for ever (their names change with their content), all others asked for again; the not-found page with status 404 for the rest.
 *
 * @param folder - the built site; its files are listed now, so a later build needs a new start
 */
export function createSiteListener(
  folder: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const answerFile = sirv(folder, { etag: true, brotli: true, gzip: true, setHeaders: setFileHeaders });
  const notFound = readFallback(folder);

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Method Not Allowed');
      return;
    }
    answerFile(request, response, () => answerNotFound(request, response, notFound));
  };
}

function setFileHeaders(response: ServerResponse, path: string): void {
  const forEver = path.startsWith('/assets/') || path.startsWith('/pictures/');
  response.setHeader('Cache-Control', forEver ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
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
  const path = (request.url ?? '/').split('?', 1)[0]!;
  const accepts = request.headers.accept ?? '*/*';
  // A missing picture or script is no place for a page.
  const wantsPage = accepts.includes('text/html') || (accepts.includes('*/*') && !/\.\w+$/.test(path));
  const encodings = String(request.headers['accept-encoding'] ?? '');
  const page = fallback.find(({ encoding }) => encoding === null || encodings.includes(encoding));
  response.setHeader('Cache-Control', 'no-cache');
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
