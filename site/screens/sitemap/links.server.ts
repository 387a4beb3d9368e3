import { words } from '#words/sitemap.ts';
import type { ClinicFacts } from '../../../domain/clinic.ts';
import {
  SITEMAP_CATEGORIES,
  type DeclaredLink,
  type SitemapCategory,
} from '../../../domain/content/pages/sitemap.ts';
import type { ServiceLink } from '../../content/services.server.ts';
import { pathOf, servicePath, sitemapScreens } from '../../../domain/screens.ts';

type SitemapLink = Pick<ServiceLink, 'title' | 'translation'> & { path: string };

export type CategoryLinks = { category: SitemapCategory; links: SitemapLink[] };

/**
 * All links of the sitemap by category: the clinic's pages, its services, and the addresses declared as ones without a
 * page.
 */
export function sitemapLinks(
  services: readonly ServiceLink[],
  declared: readonly DeclaredLink[],
  { doctors, ...facts }: Pick<ClinicFacts, 'parts' | 'doctors'>,
): CategoryLinks[] {
  return SITEMAP_CATEGORIES.map((category) => {
    const pages = sitemapScreens(category, facts).map((id) => ({
      title: id === 'doctors' && doctors.length === 1 ? doctors[0]!.name : words.pages[id],
      path: pathOf(id),
    }));
    const ofServices =
      category === 'services' ? services.map(({ id, ...link }) => ({ ...link, path: servicePath(id) })) : [];
    const declaredHere = declared.filter((link) => link.category === category);
    return { category, links: inPlace([...pages, ...ofServices], declaredHere) };
  }).filter(({ links }) => links.length > 0);
}

/** The links of a category with each declared one after the one it names, or else at the end. */
function inPlace(links: SitemapLink[], declared: readonly DeclaredLink[]): SitemapLink[] {
  const placed = links.flatMap((link) => [link, ...declared.filter(({ after }) => after === link.path)]);
  const others = declared.filter((link) => !placed.includes(link));
  return [...placed, ...others].map(({ title, path, ...link }) => ({
    title,
    path,
    ...('translation' in link && { translation: link.translation }),
  }));
}
