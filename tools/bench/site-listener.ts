import { getMimeType } from 'hono/utils/mime';
import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cacheControl } from '../../domain/web/static-file-rules.ts';
import { isCompressible } from '../../site/build/compressed-copies.ts';

/**
 * Serves a built site like hosts do, so that sites of any generator can be compared: addresses without a
 * trailing slash, compressed text. Files are read and compressed on first request.
 *
 * @param change - changes each page before it is served
 */
export function siteListener(folder: string, change = (html: string) => html): RequestListener {
  const answers = new Map<string, ReturnType<typeof read>>();
  const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile();

  function read(path: string) {
    const file = ['', '.html', '/index.html'].map((end) => join(folder, path + end)).find(isFile);
    const name = file ?? join(folder, '404.html');
    const content = readFileSync(name);
    const plain = name.endsWith('.html') ? Buffer.from(change(content.toString())) : content;
    const compressed = isCompressible(name);
    const body = compressed ? brotliCompressSync(plain) : plain;
    const headers = {
      'Content-Type': getMimeType(name) ?? 'application/octet-stream',
      'Cache-Control': cacheControl(path),
      ...(compressed && { 'Content-Encoding': 'br' }),
      ETag: `"${hash('sha256', body, 'base64url')}"`,
    };
    return { status: file ? 200 : 404, headers, body };
  }

  return (request, response) => {
    const path = decodeURIComponent(new URL(request.url!, 'http://localhost').pathname);
    const answer = answers.get(path) ?? read(path);
    answers.set(path, answer);
    const { status, headers, body } = answer;
    const known = request.headers['if-none-match'] === headers.ETag;
    response.writeHead(known ? 304 : status, headers).end(known ? undefined : body);
  };
}

/**
 * Removes scripts from a page: executable scripts and module preloads are removed, and `noscript` content is
 * shown.
 */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (whole, attributes: string) =>
      /\btype="application\/(ld\+)?json"/.test(attributes) ? whole : '',
    )
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace(/<\/?noscript\b[^>]*>/g, '');
}

/** The median; for an even number of values the higher of the middle two. NaN for none. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
