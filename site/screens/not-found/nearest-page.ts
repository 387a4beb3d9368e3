/** An address that the site links to although it has no page. */
export type DeclaredAddress = {
  path: string;
  /** path of the nearest page */
  nearest?: string | undefined;
  /** whether visitors of the address may be in pain */
  urgent?: boolean | undefined;
};

/** Finds the declared address for a path, in any spelling of it. */
export function declaredAddress<Address extends DeclaredAddress>(
  path: string,
  declared: readonly Address[],
): Address | undefined {
  return declared.find((each) => each.path === `/${partsOf(path).join('/')}`);
}

function partsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

/**
 * Finds the page nearest to an unknown path: the one the clinic declared for it, or the one whose name
 * matches the first segment, singular or plural.
 *
 * @param path - the requested path, such as '/doctor/asha'
 * @param declared - addresses the site links to without having a page
 * @param offered - paths of pages that can be suggested
 * @returns the page's path
 */
export function nearestPage(
  path: string,
  declared: readonly DeclaredAddress[],
  offered: readonly string[],
): string | undefined {
  const asked = declaredAddress(path, declared)?.nearest ?? `/${partsOf(path)[0]}`;
  return offered.find((each) => [asked, `${asked}s`, asked.replace(/s$/, '')].includes(each));
}
