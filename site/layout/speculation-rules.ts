import { site } from '#clinic/site.ts';
import { canonicalOf, isIndexed, pathOf, screensOf } from '../../domain/web/screens.ts';
import { placeOf } from '../site-language.ts';

/**
 * What a browser may fetch or render ahead: pages of this language alone, never the relay, the editor, a file or another
 * origin. A link that is pointed at, or on a phone rests in view, has its page fetched; one that is pressed has it rendered.
 * Browsers do neither where data are saved.
 */
export function speculationRules(): string {
  const pages = screensOf(site)
    .filter((id) => isIndexed(canonicalOf(id)))
    .map(pathOf)
    .filter((path) => !__IN_ENGLISH_ALONE__.includes(path))
    .map(placeOf);
  const where = {
    and: [
      { href_matches: [...pages, `${placeOf(pathOf('services'))}/*`, `${placeOf(pathOf('blog'))}/*`] },
      { not: { href_matches: '/*.*' } },
    ],
  };
  // The banner rests in view on each page before anybody is there: its page is not fetched until it is pressed.
  const prefetched = { and: [...where.and, { not: { selector_matches: 'body > aside a' } }] };
  return JSON.stringify({
    prefetch: [{ where: prefetched, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  });
}
