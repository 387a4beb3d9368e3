/**
 * Whether a page of another site sent this request. Only browsers say so, by the headers Origin and
 * Sec-Fetch-Site, so this keeps other sites from sending through their visitors; programs are held by the
 * limits.
 *
 * @param siteUrl - where the site is, such as 'https://clinic.example'; the host the request was sent to is the site's
 *   own as well (with any scheme: behind a proxy the relay sees http where the visitor sees https)
 */
export function isFromAnotherSite(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site');
  if (origin === siteUrl) return false;
  // 'none': a person sent it, by no page at all. Another name below the same domain is another site here.
  if (origin === null) return site !== null && site !== 'same-origin' && site !== 'none';
  // A browser that keeps its referrers to itself says 'null' even to the page's own site.
  if (origin === 'null') return site !== 'same-origin';
  return URL.parse(origin)?.host !== new URL(request.url).host;
}

/**
 * Whether no browser says that a page of this site sent this request. Unlike the forms of the site, whose
 * senders may keep silent, the button of a page that we have just delivered comes from a browser that says
 * so.
 */
export function isNotFromOwnPage(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site !== 'same-origin';
  // A page that keeps its address to itself has its origin kept too, and a browser before 2023, or without
  // TLS, says no more. Whoever could make another page say the same has the link already, and with it the
  // page.
  const origin = request.headers.get('Origin');
  return origin !== 'null' && (origin === null || isFromAnotherSite(request, siteUrl));
}
