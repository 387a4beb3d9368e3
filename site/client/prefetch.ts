/**
 * Prefetches the page of a link that is hovered, touched or focused, in browsers without speculation rules.
 * The rules in the page (layout/speculation-rules.ts) say which pages. Does nothing if the visitor saves
 * data.
 */
export function prefetchLinks(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const { connection } = navigator as { connection?: { saveData: boolean } };
  const rules = document.querySelector('script[type=speculationrules]');
  if (connection?.saveData || !rules) return;
  const {
    prefetch: [rule],
  } = JSON.parse(rules.textContent) as { prefetch: [{ where: { and: [{ href_matches: string[] }] } }] };
  const [{ href_matches: paths }] = rule.where.and;
  const fetched = new Set([location.pathname]);
  function isListed(path: string) {
    return paths.some((each) => (each.endsWith('/*') ? path.startsWith(each.slice(0, -1)) : path === each));
  }
  function fetchAhead({ target }: Event) {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin || fetched.has(link.pathname) || !isListed(link.pathname))
      return;
    fetched.add(link.pathname);
    // Not `<link rel=prefetch>`: some browsers block it under `default-src 'none'` of the content security
    // policy.
    fetch(link.pathname, { priority: 'low' }).catch(() => {});
  }
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, fetchAhead, { passive: true });
}
