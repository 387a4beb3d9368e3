import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  ASKED_FOR_AGAIN,
  cacheControl,
  languageAt,
  OWN_MEDIA_TYPES,
  wantsNotFoundPage,
} from '../../domain/web/static-file-rules.ts';

/**
 * Nobody's to ask for: what hosts read, the not-found pages, compressed copies, and what is hidden (RFC 8615
 * aside).
 */
const NOT_SERVED = /^\/_(?:headers|redirects)$|^(?:\/[a-z]+)?\/404\.html$|\.(?:br|gz)$|\/\.(?!well-known\/)/;
/** Another spelling of a page's address; without two slashes in a row, which would lead to another host. */
const OTHER_SPELLING = /^(?!.*\/\/)(.*)\/(?:index\.html)?$/;

/** Where pages are now whose addresses were others, as the build wrote it down for hosts. */
function movedIn(folder: string): Map<string, string> {
  const file = join(folder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').matchAll(/^(\S+) (\S+) 301$/gm) : [];
  return new Map(Array.from(lines, ([, from, to]) => [from!, to!]));
}

type SiteEnv = { Variables: { file?: string } };

/**
 * Serves the built site: compressed copies where the browser takes them, files under `/assets/` and
 * `/pictures/` kept for ever (their names change with their content), all others asked for again; a page
 * under its one address, without a slash or a file's name at the end; the not-found page with status 404 for
 * the rest. There are no ranges, since the site has nothing to be played or resumed. Below a language's
 * prefix, all that is in this language.
 *
 * @param folder - the built site
 */
export function createSiteHandler(folder: string): (request: Request) => Response | Promise<Response> {
  const codes = globSync('*/404.html', { cwd: folder }).map(dirname);
  const moved = movedIn(folder);
  const site = new Hono<SiteEnv>();

  /** What answers with a file, compressed where it can be; with nothing where there is none. */
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
    c.header('Cache-Control', isFile ? cacheControl(path) : ASKED_FOR_AGAIN);
    const file = c.get('file');
    if (!file) return;
    const language = languageAt(path, codes);
    if (language) c.header('Content-Language', language);
    if (existsSync(`${file}.br`) || existsSync(`${file}.gz`)) c.header('Vary', 'Accept-Encoding');
    if (c.res.ok && path.endsWith('/feed.xml')) c.header('Content-Type', OWN_MEDIA_TYPES['/feed.xml']);
    // What has not changed is told by its content; a build gives every file a new date.
    c.header('Last-Modified', undefined);
  });

  site.get('*', etag(), async (c) => {
    const { path, url } = c.req;
    const now = moved.get(path.replace(/\/(?:index\.html)?$/, ''));
    if (now) return c.redirect(now + new URL(url).search, 301);
    const page = OTHER_SPELLING.exec(path)?.[1];
    if (page !== undefined && path !== '/' && existsSync(join(folder, page, 'index.html'))) {
      // The status of hosts whose answer can't be chosen (docs/decisions/0014-content-security-policy.md).
      return c.redirect(encodeURI(page || '/') + new URL(url).search, 307);
    }
    const file = !NOT_SERVED.test(path) && (await answerFile(c));
    if (file) return file;
    const answerNotFound = notFoundPages.get(languageAt(path, codes) ?? '')!;
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
    // Any weight but none is a yes.
    const encodings = headers.get('Accept-Encoding') ?? '';
    const accepted = encodings.split(',').map((each) => {
      const [name = '', weight = 'q=1'] = each.split(';');
      return Number(weight.split('=')[1]) > 0 ? name.trim() : each.trim();
    });
    headers.set('Accept-Encoding', accepted.join(', '));
    // Of what is answered to HEAD, Node leaves the body out.
    return site.fetch(new Request(request.url, { headers }));
  };
}
