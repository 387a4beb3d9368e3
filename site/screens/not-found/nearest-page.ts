/** An address that the site links to without having a page for it. */
export type DeclaredAddress = {
  path: string;
  /** the path of the page that is nearest to it */
  nearest?: string | undefined;
  /** who follows it may be in pain */
  urgent?: boolean | undefined;
};

/** What the clinic says of an address without a page, however it is written. */
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
 * The page nearest to an address without one: what the clinic names for it, or the page its first part names, in the
 * singular or plural.
 *
 * @param path - what was asked for, such as '/doctor/asha'
 * @param declared - the addresses that the site links to without having a page for them
 * @param offered - the paths of the pages that can be offered
 * @returns its path
 */
export function nearestPage(
  path: string,
  declared: readonly DeclaredAddress[],
  offered: readonly string[],
): string | undefined {
  const asked = declaredAddress(path, declared)?.nearest ?? `/${partsOf(path)[0]}`;
  return offered.find((each) => [asked, `${asked}s`, asked.replace(/s$/, '')].includes(each));
}
