import { words } from '#words/not-found.ts';
import type { ClinicFacts } from '../../../domain/clinic.ts';
import type { DeclaredLink } from '../../../domain/content/pages/sitemap.ts';
import { pathOf, screensOf } from '../../pages.ts';

/** What the clinic says of an address without a page, however it is written. */
export function declaredLink<Link extends Pick<DeclaredLink, 'path'>>(
  pathname: string,
  declared: readonly Link[],
): Link | undefined {
  return declared.find(({ path }) => path === `/${partsOf(pathname).join('/')}`);
}

function partsOf(pathname: string): string[] {
  return pathname.toLowerCase().split('/').filter(Boolean);
}

type OfferedPage = keyof typeof words.pages;

/**
 * The page nearest to an address without one: what the clinic names for it, or the page its first part names, in the
 * singular or plural.
 *
 * @param pathname - what was asked for, such as '/doctor/asha'
 * @param declared - the addresses that the site links to without having a page for them
 */
export function nearestPage(
  pathname: string,
  declared: readonly Pick<DeclaredLink, 'path' | 'nearest'>[],
  facts: Pick<ClinicFacts, 'parts'>,
): OfferedPage | undefined {
  const path = declaredLink(pathname, declared)?.nearest ?? `/${partsOf(pathname)[0]}`;
  return screensOf(facts)
    .filter((id): id is OfferedPage => id in words.pages)
    .find((id) => [path, `${path}s`, path.replace(/s$/, '')].includes(pathOf(id)));
}
