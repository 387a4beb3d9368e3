import type { SitemapCategory } from '../../domain/clinic/pages/sitemap.ts';
import type { MenuScreenId, SitemapScreenId } from '../../domain/web/screens.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');

export const words = {
  title: 'Sitemap',
  intro: 'The main pages of this website. Type a word to narrow the list.',
  list: 'All pages',
  search: 'Search pages',
  placeholder: 'Search pages...',
  found: (count: number) => plural(count, { one: `${count} page found`, other: `${count} pages found` }),
  nothingFound: 'No pages found',
  tryAgain: 'Try searching with different keywords.',
  categories: {
    main: 'Main Pages',
    resources: 'Resources',
    media: 'Media',
    support: 'Support',
    services: 'Services',
    legal: 'Legal',
  } satisfies Record<SitemapCategory, string>,
  /** pages that are in no menu (layout.ts), and the gallery, whose name can differ from that in menus */
  pages: {
    gallery: 'Gallery',
    team: 'Team',
    transformations: 'Before and After',
  } satisfies Record<Exclude<SitemapScreenId, MenuScreenId> | 'gallery', string>,
  overview: 'Overview',
  figures: {
    pages: 'Total pages',
    services: 'Services',
    categories: 'Categories',
    galleryTypes: 'Gallery types',
  },
};
