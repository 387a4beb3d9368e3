import { facts } from '#clinic/facts.ts';
import { page } from '#clinic/pages/sitemap.ts';
import { services } from '#clinic/services.server.ts';
import { words } from '#words/sitemap.ts';
import { pathOf } from '../../../domain/screens.ts';
import { pageHead } from '../../seo/head.ts';
import { sitemapLinks } from './links.server.ts';

/** What the sitemap lists. */
export function sitemapPage() {
  const categories = sitemapLinks(services, page.links, facts);
  return {
    head: pageHead({ title: words.title, description: page.description, path: pathOf('sitemap') }),
    categories,
    counts: {
      pages: categories.flatMap(({ links }) => links).length,
      services: facts.serviceIds.length,
      categories: categories.length,
      galleryTypes: page.galleryTypes,
    },
  };
}
