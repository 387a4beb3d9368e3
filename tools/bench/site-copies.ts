import { cpSync, existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createSiteListener } from '../../relay/host/site-files.ts';
import type { Certificate } from '../certificate.ts';
import { isCompressible } from '../build/compressible.ts';

/**
 * A page as it would be without its scripts: no executable script, no module fetched ahead, and what stands in it for
 * browsers without scripts in its place.
 */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (whole, attributes: string) =>
      /\btype="application\/(ld\+)?json"/.test(attributes) ? whole : '',
    )
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace(/<\/?noscript\b[^>]*>/g, '');
}

/**
 * Copies a built site, so that all that are compared are served in the same way: every page under its address without a
 * slash, every text compressed beforehand.
 *
 * @param change - what is done to each page
 */
export function copySite(from: string, to: string, change?: (html: string) => string): void {
  cpSync(from, to, { recursive: true, dereference: true });
  for (const name of globSync('**/*.html', { cwd: to })) {
    const file = join(to, name);
    const page = readFileSync(file, 'utf8');
    const changed = change?.(page) ?? page;
    // about.html, as some sites have it, is about/index.html here.
    const folder = file.slice(0, -'.html'.length);
    const inFolder = join(folder, 'index.html');
    const moves = !/(^|\/)(index|404)\.html$/.test(name) && !existsSync(inFolder);
    if (moves) mkdirSync(folder, { recursive: true });
    const target = moves ? inFolder : file;
    if (changed !== page || moves) {
      writeFileSync(target, changed);
      compress(target);
    }
  }
  for (const name of globSync('**/*', { cwd: to })) {
    const file = join(to, name);
    if (isCompressible(name) && statSync(file).isFile() && !existsSync(`${file}.br`)) compress(file);
  }
}

function compress(file: string): void {
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

/**
 * Serves a built site on loopback as hosts do: over HTTP/2, where a browser asks for as many files at once as it likes.
 *
 * @param certificate - for localhost
 * @returns its address, without a slash at the end
 */
export async function serveSite(
  folder: string,
  certificate: Certificate,
): Promise<{ url: string; close: () => void }> {
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, createSiteListener(folder));
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}
