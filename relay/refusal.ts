import type { RelayContext } from './relay-types.ts';

/**
 * Why a request is rejected before it is read: another site sent it, its body is too large or not in UTF-8,
 * or a rate limit is reached.
 */
export type Refusal = 'crossSite' | 'tooLarge' | 'charset' | 'tooMany';

const OUTCOMES = {
  crossSite: 'foreign-origin',
  tooLarge: 'too-large',
  charset: 'other-charset',
  tooMany: 'too-many-requests',
} as const;

/**
 * Whether a page of another site sent this request, by the headers Origin and Sec-Fetch-Site. Only browsers
 * send them: this stops other sites from sending through their visitors, and rate limits stop programs.
 *
 * @param siteUrl - the site's address, such as 'https://clinic.example'; the request's host also counts as
 *   the site, with any scheme, because behind a proxy the relay sees http where the visitor sees https
 */
export function isFromAnotherSite(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site');
  if (origin === siteUrl) return false;
  // 'none': no page sent it, for example a bookmark. Another subdomain counts as another site.
  if (origin === null) return site !== null && site !== 'same-origin' && site !== 'none';
  // With a strict referrer policy, browsers send 'null' even to their own site.
  if (origin === 'null') return site !== 'same-origin';
  return URL.parse(origin)?.host !== new URL(request.url).host;
}

/**
 * Whether the request lacks proof that a page of this site sent it. Stricter than `isFromAnotherSite`: forms
 * may be sent without these headers, but the button of a page that the relay has just delivered is clicked in
 * a browser.
 */
export function isNotFromOwnPage(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site !== 'same-origin';
  // The page's referrer policy also makes Origin 'null', and browsers before 2023, or without TLS, send no
  // Sec-Fetch-Site. Accept that: another page could only imitate it with the link, which gives access anyway.
  const origin = request.headers.get('Origin');
  return origin !== 'null' && (origin === null || isFromAnotherSite(request, siteUrl));
}

/**
 * Whether a body declares another charset than UTF-8. It would be decoded wrongly.
 *
 * @param contentType - the Content-Type header, such as 'text/plain; charset="utf-8"'
 */
export function isInOtherCharset(contentType: string | null): boolean {
  const declared = contentType?.matchAll(/;\s*charset\s*=\s*"?([^\s";]*)/gi) ?? [];
  // US-ASCII is a subset of UTF-8.
  return Array.from(declared).some(([, name]) => !/^(utf-?8|us-ascii)$/i.test(name!));
}

/** Notes the refusal for the log, and sets Retry-After if waiting helps. */
export function noteRefusal(c: RelayContext, why: Refusal, waitMs: number): void {
  c.set('note', { ...c.get('note'), outcome: OUTCOMES[why] });
  if (waitMs > 0) c.header('Retry-After', String(Math.ceil(waitMs / 1000)));
}
