import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { writeWhole } from './whole-files.ts';

// Who may use the desk: a browser that has opened the address that its owner's terminal shows
// (docs/threat-model.md).

/** The secret of this desk. It stays over restarts, so that an open page goes on. */
export function readSecret(path: string): string {
  if (!existsSync(path)) writeWhole(path, randomBytes(32).toString('base64url'));
  return readFileSync(path, 'utf8').trim();
}

/**
 * The desk's policy. A frame shows the preview, whose port changes when the desk restarts; nothing else is
 * loaded from elsewhere.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  'frame-src http://127.0.0.1:*',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TO_OPEN = 'Open the desk by the address that npm start shows.';

/**
 * Refuses requests of strangers:
 * - under another host name, because a stranger's name may lead to this computer (DNS rebinding);
 * - without the secret, which the address brings once and a cookie then keeps;
 * - from another origin, also one of this computer, because cookies do not differ by port.
 */
export function guard({ port, secret }: { port: number; secret: string }): MiddlewareHandler {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const cookie = `desk-${port}`;
  const headers = {
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
  return async (c, next) => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    const host = c.req.header('host') ?? '';
    if (!hosts.includes(host)) return c.json({ error: 'The desk is open on this computer only.' }, 403);
    const url = new URL(c.req.url);
    const given = url.searchParams.get('secret');
    if (given !== null && isSame(given, secret) && c.req.method === 'GET') {
      setCookie(c, cookie, secret, { httpOnly: true, sameSite: 'Strict', path: '/' });
      return c.redirect(url.pathname, 303);
    }
    const site = c.req.header('sec-fetch-site');
    const isChange = !['GET', 'HEAD'].includes(c.req.method);
    const isOwn = isChange
      ? c.req.header('origin') === `http://${host}` && (site ?? 'same-origin') === 'same-origin'
      : site === undefined || site === 'same-origin' || site === 'none';
    if (!isOwn) return c.json({ error: 'This request comes from another page.' }, 403);
    if (!isSame(getCookie(c, cookie) ?? '', secret)) return c.json({ error: TO_OPEN }, 403);
    return next();
  };
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest()) as [
    Buffer,
    Buffer,
  ];
  return timingSafeEqual(first, second);
}
