import { getMimeType } from 'hono/utils/mime';
import { createHash } from 'node:crypto';
import { createReadStream, globSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { ASKED_FOR_AGAIN, cacheControl } from './caching.ts';
import { OWN_MEDIA_TYPES } from './media-types.ts';
import { wantsNotFoundPage } from './not-found.ts';

/** The page React Router leaves for paths it has prerendered no page for. */
const FALLBACK_FILE = '/__spa-fallback.html';

/** Files that are nobody's to ask for: what unknown addresses are answered with, and what hosts read. */
const NOT_SERVED = new Set(['/404.html', FALLBACK_FILE, '/_headers', '/_redirects']);

/** Files up to this size are read whole and kept, until the kept ones are too many. Larger ones are streamed. */
const KEPT_BYTES_OF_ONE = 1024 * 1024;
const KEPT_BYTES_OF_ALL = 128 * 1024 * 1024;

/** In the order in which they are preferred, and how their files end. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof ENCODINGS;

const PLAIN_TEXT = 'text/plain; charset=utf-8';

/** A file of the site in one of its encodings. */
type Variant = {
  /** null: as it is */
  encoding: Encoding | null;
  path: string;
  size: number;
  /** an HTTP date */
  lastModified: string;
  /** what is known once it has been asked for: its content, unless it is too large, and a tag that changes with it */
  read?: { body: Buffer | null; etag: string };
};

type SiteFile = {
  /** its path, or the one that a page should be asked for under */
  address: string;
  type: string;
  /** the preferred first, the file as it is last */
  variants: Variant[];
};

type Part = { start: number; end: number };

/**
 * Serves the built site: precompressed files where the browser takes them, files under `/assets/` and `/pictures/` kept
 * for ever (their names change with their content), all others asked for again (conditional requests and ranges as in
 * RFC 9110); a page under its one address, without a slash or a file's name at the end; the not-found page with status
 * 404 for the rest.
 *
 * @param folder - the built site; its files are listed now, so a later build needs a new start
 */
export function createSiteListener(
  folder: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const files = listFiles(folder);
  const read = createReader();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
    }
    const [path, query] = splitAtQuery(request.url ?? '/');
    const name = decoded(path);
    const file = NOT_SERVED.has(name) ? undefined : files.get(name);
    if (!file) return answerNotFound(request, response, path);
    if (name !== file.address) {
      // The status that hosts use whose answer can't be chosen (docs/decisions/0014-content-security-policy.md).
      response.writeHead(307, {
        Location: encodeURI(file.address) + query,
        'Cache-Control': ASKED_FOR_AGAIN,
      });
      response.end();
      return;
    }
    await sendFile(request, response, file);
  }

  async function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile): Promise<void> {
    const variant = chooseVariant(file, request.headers['accept-encoding']);
    const { body, etag } = await read(variant);
    const headers: OutgoingHttpHeaders = {
      'Cache-Control': cacheControl(file.address),
      ETag: etag,
      'Last-Modified': variant.lastModified,
      ...(file.variants.length > 1 && { Vary: 'Accept-Encoding' }),
    };
    if (isUnchanged(request, etag, variant.lastModified)) {
      response.writeHead(304, headers);
      response.end();
      return;
    }
    const part = requestedPart(request, variant, etag);
    if (part === 'outside') {
      return sendText(response, 416, 'Range Not Satisfiable', { 'Content-Range': `bytes */${variant.size}` });
    }
    const { start, end } = part ?? { start: 0, end: variant.size - 1 };
    response.writeHead(part ? 206 : 200, {
      ...headers,
      ...contentHeaders(file, variant),
      'Content-Length': end - start + 1,
      'Accept-Ranges': 'bytes',
      ...(part && { 'Content-Range': `bytes ${start}-${end}/${variant.size}` }),
    });
    if (request.method === 'HEAD') response.end();
    else if (body) response.end(part ? body.subarray(start, end + 1) : body);
    // Ends the file's stream with the connection, whichever breaks first.
    else pipeline(createReadStream(variant.path, { start, end }), response, () => {});
  }

  async function answerNotFound(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const page = files.get(FALLBACK_FILE);
    if (!page || !wantsNotFoundPage(path, request.headers.accept))
      return sendText(response, 404, 'Not Found');
    const variant = chooseVariant(page, request.headers['accept-encoding']);
    const body = (await read(variant)).body ?? (await readFile(variant.path));
    response.writeHead(404, {
      ...contentHeaders(page, variant),
      'Content-Length': body.length,
      'Cache-Control': ASKED_FOR_AGAIN,
      Vary: 'Accept-Encoding',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return (request, response) => {
    answer(request, response).catch(() => {
      // A file that was there at the start can't be read any more.
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The site has changed since the server was started. Start it again.');
    });
  };
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, { 'Content-Type': PLAIN_TEXT, 'Cache-Control': ASKED_FOR_AGAIN, ...headers });
  response.end(text);
}

/** @returns every file of a site by the paths it can be asked for under: a page's are '/about', '/about/' and '/about/index.html' */
function listFiles(folder: string): Map<string, SiteFile> {
  // Hidden files are nobody's but the owner's, those of RFC 8615 aside.
  const names = globSync(['**/*', '.well-known/**/*'], { cwd: folder }).map(
    (name) => `/${name.replaceAll('\\', '/')}`,
  );
  const known = new Set(names);
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    const isCopy = Object.values(ENCODINGS).some(
      (end) => name.endsWith(end) && known.has(name.slice(0, -end.length)),
    );
    if (isCopy || !statSync(join(folder, name)).isFile()) continue;
    const encodings = (Object.keys(ENCODINGS) as Encoding[]).filter((encoding) =>
      known.has(name + ENCODINGS[encoding]),
    );
    const address = name.endsWith('/index.html') ? name.slice(0, -'/index.html'.length) || '/' : name;
    const file: SiteFile = {
      address,
      type: contentType(name),
      variants: [...encodings, null].map((encoding) => {
        const path = join(folder, name + (encoding ? ENCODINGS[encoding] : ''));
        const { size, mtime } = statSync(path);
        return { encoding, path, size, lastModified: mtime.toUTCString() };
      }),
    };
    files.set(name, file);
    files.set(address, file);
    if (address !== name && address !== '/') files.set(`${address}/`, file);
  }
  return files;
}

function contentType(name: string): string {
  if (name.endsWith('.data')) return OWN_MEDIA_TYPES['/*.data'];
  if (name === '/feed.xml') return OWN_MEDIA_TYPES['/feed.xml'];
  return getMimeType(name) ?? 'application/octet-stream';
}

function contentHeaders({ type }: SiteFile, { encoding }: Variant): OutgoingHttpHeaders {
  return { 'Content-Type': type, ...(encoding && { 'Content-Encoding': encoding }) };
}

/** Reads files when they are first asked for. */
function createReader(): (variant: Variant) => Promise<NonNullable<Variant['read']>> {
  let keptBytes = 0;

  return async (variant) => {
    if (variant.read) return variant.read;
    if (variant.size > KEPT_BYTES_OF_ONE) {
      const etag = `W/"${variant.size.toString(36)}-${Date.parse(variant.lastModified).toString(36)}"`;
      return (variant.read = { body: null, etag });
    }
    const body = await readFile(variant.path);
    if (body.length !== variant.size) throw new Error(`${variant.path} has changed.`);
    const read = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
    if (keptBytes + body.length <= KEPT_BYTES_OF_ALL) {
      // Two requests at once may both have read it.
      if (!variant.read) keptBytes += body.length;
      variant.read = read;
    }
    return read;
  };
}

/** `['/blog', '?search=tooth']` */
function splitAtQuery(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // no file's address
  }
}

/** @param accepted - the Accept-Encoding header (RFC 9110, 12.5.3) */
function chooseVariant({ variants }: SiteFile, accepted: string | string[] | undefined): Variant {
  const taken = new Set<string>();
  for (const coding of String(accepted ?? '').split(',')) {
    const [name, ...parameters] = coding.split(';').map((text) => text.trim().toLowerCase());
    if (!parameters.some((text) => /^q=0(\.0*)?$/.test(text))) taken.add(name!);
  }
  return variants.find(({ encoding }) => encoding === null || taken.has(encoding))!;
}

/** Whether the browser's copy is still good (RFC 9110, 13.1.2 and 13.1.3). */
function isUnchanged({ headers }: IncomingMessage, etag: string, lastModified: string): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
    return tags.trim() === '*' || tags.split(',').some((tag) => opaque(tag) === opaque(etag));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Date.parse(lastModified) <= since;
}

/**
 * The part of a file that is asked for (RFC 9110, 14.2): null for the whole of it, as with several parts at once, with a
 * range that is none, and when the browser's own part is of another version.
 */
function requestedPart(
  { method, headers }: IncomingMessage,
  { size, lastModified }: Variant,
  etag: string,
): Part | 'outside' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (method !== 'GET' || first === undefined || last === undefined || first + last === '') return null;
  const version = headers['if-range'];
  if (version !== undefined && version !== lastModified && (version !== etag || etag.startsWith('W/')))
    return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  if (last !== '' && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return 'outside';
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
