import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  REVALIDATE,
  cacheControl,
  languageOfPath,
  MEDIA_TYPES_BY_PATH,
  wantsNotFoundPage,
} from '../../domain/web/static-file-rules.ts';

/**
 * Files that are not served: hosts' configuration, not-found pages, compressed copies, and hidden files
 * except `.well-known` (RFC 8615).
 */
const NOT_SERVED = /^\/_(?:headers|redirects)$|^(?:\/[a-z]+)?\/404\.html$|\.(?:br|gz)$|\/\.(?!well-known\/)/;
/**
 * A variant of a page's address, with a slash or file name at its end. Not with two slashes, which would
 * redirect to another host.
 */
const OTHER_SPELLING = /^(?!.*\/\/)(.*)\/(?:index\.html)?$/;

/** Reads the redirects of renamed pages that the build wrote for hosts. */
function movedIn(folder: string): Map<string, string> {
  const file = join(folder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').matchAll(/^(\S+) (\S+) 301$/gm) : [];
  return new Map(Array.from(lines, ([, from, to]) => [from!, to!]));
}

type SiteEnv = { Variables: { file?: string } };

/**
 * Creates a handler that serves the built site:
 * - compressed copies if the browser accepts them;
 * - files under `/assets/` and `/pictures/` cached forever, because their names contain a hash; all others
 *   revalidated;
 * - each page at one address, without a slash or file name at its end;
 * - the not-found page with status 404 for everything else, in the language of the path's prefix.
 *
 * Range requests are not supported: the site has no media to play or resume.
 *
 * @param folder - the folder of the built site
 */
export function createSiteHandler(folder: string): (request: Request) => Response | Promise<Response> {
  const codes = globSync('*/404.html', { cwd: folder }).map(dirname);
  const moved = movedIn(folder);
  const site = new Hono<SiteEnv>();

  /**
   * Creates a middleware that answers with a file, compressed if possible; or does nothing if there is none.
   */
  function answerFrom(path?: string) {
    const serve = serveStatic<SiteEnv>({
      root: folder,
      precompressed: true,
      onFound: (found, c) => c.set('file', found.replace(/\.(?:br|gz)$/, '')),
      ...(path && { path }),
    });
    return (c: Context<SiteEnv>) => serve(c, async () => {});
  }
  const answerFile = answerFrom();
  const notFoundPages = new Map(['', ...codes].map((code) => [code, answerFrom(join(code, '404.html'))]));

  site.use(async (c, next) => {
    await next();
    const { path } = c.req;
    const isFile = c.res.ok || c.res.status === 304;
    c.header('Cache-Control', isFile ? cacheControl(path) : REVALIDATE);
    const file = c.get('file');
    if (!file) return;
    const language = languageOfPath(path, codes);
    if (language) c.header('Content-Language', language);
    if (existsSync(`${file}.br`) || existsSync(`${file}.gz`)) c.header('Vary', 'Accept-Encoding');
    if (c.res.ok && path.endsWith('/feed.xml')) c.header('Content-Type', MEDIA_TYPES_BY_PATH['/feed.xml']);
    // Browsers revalidate by ETag, because each build changes the dates of all files.
    c.header('Last-Modified', undefined);
  });

  site.get('*', etag(), async (c) => {
    const { path, url } = c.req;
    const now = moved.get(path.replace(/\/(?:index\.html)?$/, ''));
    if (now) return c.redirect(now + new URL(url).search, 301);
    const page = OTHER_SPELLING.exec(path)?.[1];
    if (page !== undefined && path !== '/' && existsSync(join(folder, page, 'index.html'))) {
      // 307, as hosts answer that do not let us choose (docs/decisions/0014-content-security-policy.md).
      return c.redirect(encodeURI(page || '/') + new URL(url).search, 307);
    }
    const file = !NOT_SERVED.test(path) && (await answerFile(c));
    if (file) return file;
    const answerNotFound = notFoundPages.get(languageOfPath(path, codes) ?? '')!;
    const notFound = wantsNotFoundPage(path, c.req.header('Accept')) && (await answerNotFound(c));
    return notFound
      ? new Response(notFound.body, { status: 404, headers: notFound.headers })
      : c.text('Not Found', 404);
  });

  site.all('*', (c) => c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }));

  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return site.fetch(request);
    const headers = new Headers(request.headers);
    headers.delete('Range');
    // Any weight except 0 means that it is accepted.
    const encodings = headers.get('Accept-Encoding') ?? '';
    const accepted = encodings.split(',').map((each) => {
      const [name = '', weight = 'q=1'] = each.split(';');
      return Number(weight.split('=')[1]) > 0 ? name.trim() : each.trim();
    });
    headers.set('Accept-Encoding', accepted.join(', '));
    // For HEAD, Node omits the body.
    return site.fetch(new Request(request.url, { headers }));
  };
}
