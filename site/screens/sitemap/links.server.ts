import { words as frame } from '#words/layout.ts';
import { words } from '#words/sitemap.ts';
import type { ClinicFacts } from '../../../domain/clinic/clinic.ts';
import {
  SITEMAP_CATEGORIES,
  type DeclaredLink,
  type SitemapCategory,
} from '../../../domain/clinic/pages/sitemap.ts';
import type { Article } from '../../../domain/clinic/article.ts';
import type { Service } from '../../../domain/clinic/service.ts';
import { articlePath, pathOf, servicePath, sitemapScreens } from '../../../domain/web/screens.ts';

type Named = Pick<Service | Article, 'title' | 'translation'>;
type SitemapLink = Named & { path: string };

const NAMES = { ...frame.pages, ...words.pages };

export type CategoryLinks = { category: SitemapCategory; links: SitemapLink[] };

/** All links of the sitemap by category: pages, services, articles, and addresses declared without a page. */
export function sitemapLinks(
  services: readonly (Named & Pick<Service, 'id'>)[],
  articles: readonly (Named & Pick<Article, 'slug'>)[],
  declared: readonly DeclaredLink[],
  { doctors, ...facts }: Pick<ClinicFacts, 'parts' | 'doctors'>,
): CategoryLinks[] {
  const ofContent: Partial<Record<SitemapCategory, SitemapLink[]>> = {
    services: services.map((service) => linkTo(servicePath(service.id), service)),
    resources: articles.map((article) => linkTo(articlePath(article.slug), article)),
  };
  return SITEMAP_CATEGORIES.map((category) => {
    const pages = sitemapScreens(category, facts).map((id) => ({
      title: id === 'doctors' && doctors.length === 1 ? doctors[0]!.name : NAMES[id],
      path: pathOf(id),
    }));
    const declaredHere = declared.filter((link) => link.category === category);
    return { category, links: inPlace([...pages, ...(ofContent[category] ?? [])], declaredHere) };
  }).filter(({ links }) => links.length > 0);
}

/** Inserts each declared link after the link it names, otherwise at the end. */
function inPlace(links: SitemapLink[], declared: readonly DeclaredLink[]): SitemapLink[] {
  const placed = links.flatMap((link) => [link, ...declared.filter(({ after }) => after === link.path)]);
  const others = declared.filter((link) => !placed.includes(link));
  return [...placed, ...others].map((link) => linkTo(link.path, link));
}

function linkTo(path: string, { title, translation }: Named): SitemapLink {
  return { title, path, ...(translation && { translation }) };
}
