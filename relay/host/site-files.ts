import { getMimeType } from 'hono/utils/mime';
import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  ASKED_FOR_AGAIN,
  cacheControl,
  languageAt,
  OWN_MEDIA_TYPES,
  wantsNotFoundPage,
} from '../../domain/serving-rules.ts';

/** Files that are nobody's to ask for, but for hosts to read. */
const NOT_SERVED = new Set(['/_headers', '/_redirects']);
/** What unknown addresses are answered with, one a language. */
const NOT_FOUND_FILE = /^(?:\/(?<code>[a-z]+))?\/404\.html$/;

/** In the order in which they are preferred, and how their files end. */
const ENCODINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
];

type SiteFile = {
  /** its path, or the one that a page should be asked for under */
  address: string;
  type: string;
  path: string;
  /** compressed copies beside it, the preferred first */
  copies: { encoding: string; path: string }[];
};

/**
 * Serves the built site: compressed copies where the browser takes them, files under `/assets/` and `/pictures/` kept for
 * ever (their names change with their content), all others asked for again; a page under its one address, without a
 * slash or a file's name at the end; the not-found page with status 404 for the rest. There are no ranges, since the
 * site has nothing to be played or resumed. Below a language's prefix, all that is in this language.
 *
 * @param folder - the built site; its files are listed now, so a later build needs a new start
 */
export function createSiteListener(
  folder: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const files = listFiles(folder);
  const codes = [...files.keys()].flatMap((name) => NOT_FOUND_FILE.exec(name)?.groups!.code ?? []);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
    }
    const [, path, query] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') as unknown as [string, string, string];
    const name = decoded(path);
    const language = languageAt(name, codes);
    const file = NOT_SERVED.has(name) || NOT_FOUND_FILE.test(name) ? undefined : files.get(name);
    if (file && name !== file.address) {
      // The status of hosts whose answer can't be chosen (docs/decisions/0014-content-security-policy.md).
      response.writeHead(307, {
        Location: encodeURI(file.address) + query,
        'Cache-Control': ASKED_FOR_AGAIN,
      });
      response.end();
      return;
    }
    if (file) return sendFile(request, response, file, 200, language);
    const page = files.get(language ? `/${language}/404.html` : '/404.html');
    if (page && wantsNotFoundPage(path, request.headers.accept)) {
      return sendFile(request, response, page, 404, language);
    }
    sendText(response, 404, 'Not Found');
  }

  return (request, response) => {
    answer(request, response).catch(() => {
      // A file that was there at the start can't be read any more.
      sendText(response, 500, 'The site has changed since the server was started. Start it again.');
    });
  };
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: 200 | 404,
  language: string | undefined,
): Promise<void> {
  const accepted = acceptedEncodings(request.headers['accept-encoding']);
  const copy = file.copies.find(({ encoding }) => accepted.has(encoding));
  const body = await readFile(copy?.path ?? file.path);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const caching = {
    'Cache-Control': cacheControl(file.address),
    ...(file.copies.length > 0 && { Vary: 'Accept-Encoding' }),
    ...(language && { 'Content-Language': language }),
    ...(status === 200 && { ETag: etag }),
  };
  if (status === 200 && hasTag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, caching).end();
    return;
  }
  response.writeHead(status, {
    ...caching,
    'Content-Type': file.type,
    'Content-Length': body.length,
    ...(copy && { 'Content-Encoding': copy.encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const always = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': ASKED_FOR_AGAIN };
  response.writeHead(status, { ...always, ...headers });
  response.end(text);
}

/** @returns every file by the paths it can be asked for under: a page's are '/about', '/about/' and '/about/index.html' */
function listFiles(folder: string): Map<string, SiteFile> {
  // Hidden files are nobody's but the owner's, those of RFC 8615 aside.
  const names = globSync(['**/*', '.well-known/**/*'], { cwd: folder })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => `/${name.replaceAll('\\', '/')}`);
  const known = new Set(names);
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    if (ENCODINGS.some(({ ending }) => name.endsWith(ending) && known.has(name.slice(0, -ending.length)))) {
      continue;
    }
    const address = name.endsWith('/index.html') ? name.slice(0, -'/index.html'.length) || '/' : name;
    const path = join(folder, name);
    const copies = ENCODINGS.filter(({ ending }) => known.has(name + ending));
    const file: SiteFile = {
      address,
      type: contentType(name),
      path,
      copies: copies.map(({ encoding, ending }) => ({ encoding, path: path + ending })),
    };
    files.set(name, file);
    files.set(address, file);
    if (address !== name && address !== '/') files.set(`${address}/`, file);
  }
  return files;
}

function contentType(name: string): string {
  if (name.endsWith('/feed.xml')) return OWN_MEDIA_TYPES['/feed.xml'];
  return getMimeType(name) ?? 'application/octet-stream';
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // no file's address
  }
}

/** @param header - Accept-Encoding (RFC 9110, 12.5.3) */
function acceptedEncodings(header: string | string[] = ''): Set<string> {
  const codings = String(header)
    .toLowerCase()
    .split(',')
    .map((coding) => coding.split(';').map((text) => text.trim()));
  return new Set(
    codings.flatMap(([name = '', ...parameters]) =>
      parameters.some((text) => /^q=0(\.0*)?$/.test(text)) ? [] : [name],
    ),
  );
}

/** @param header - If-None-Match (RFC 9110, 13.1.2) */
function hasTag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false;
}
