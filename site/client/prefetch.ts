/** Where the browser reads no speculation rules: the page of a link that is hovered or touched is fetched ahead. */
export function prefetch(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const { connection } = navigator as { connection?: { saveData: boolean } };
  const rules = document.querySelector('script[type=speculationrules]');
  if (connection?.saveData || !rules) return;
  const {
    prefetch: [listed],
  } = JSON.parse(rules.textContent) as { prefetch: [{ where: { and: [{ href_matches: string[] }] } }] };
  const [{ href_matches: paths }] = listed.where.and;
  const asked = new Set([location.pathname]);
  function isListed(path: string) {
    return paths.some((each) => (each.endsWith('/*') ? path.startsWith(each.slice(0, -1)) : path === each));
  }
  function fetchAhead({ target }: Event) {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin || asked.has(link.pathname) || !isListed(link.pathname))
      return;
    asked.add(link.pathname);
    // As the site's own request: some browsers hold a link's prefetch against a policy that allows nothing by default.
    fetch(link.pathname, { priority: 'low' }).catch(() => {});
  }
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, fetchAhead, { passive: true });
}
