import { site } from '#clinic/site.ts';
import { canonicalOf, isIndexed, pathOf, screensOf } from '../../domain/web/screens.ts';
import { hasPage, localizedPath } from '../site-language.ts';

/**
 * The speculation rules: which pages a browser may prefetch or prerender. Only pages in this language, never
 * the relay, the editor, files or other origins. `moderate` prefetches a link that is hovered, or in view on
 * a phone; `conservative` prerenders a link on pointer down. Browsers do neither if the visitor saves data.
 *
 * @returns JSON for a `<script type="speculationrules">`
 */
export function speculationRules(): string {
  const pages = screensOf(site)
    .filter((id) => isIndexed(canonicalOf(id)))
    .map(pathOf)
    .filter(hasPage)
    .map(localizedPath);
  const where = {
    and: [
      {
        href_matches: [
          ...pages,
          `${localizedPath(pathOf('services'))}/*`,
          `${localizedPath(pathOf('blog'))}/*`,
        ],
      },
      { not: { href_matches: '/*.*' } },
    ],
  };
  // Without the banner's link: it is in view on every page, so it would always be prefetched.
  const prefetchable = { and: [...where.and, { not: { selector_matches: 'body > aside a' } }] };
  return JSON.stringify({
    prefetch: [{ where: prefetchable, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  });
}
