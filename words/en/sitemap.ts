import type { SitemapCategory } from '../../domain/content/pages/sitemap.ts';
import type { InSitemap } from '../../domain/screens.ts';
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
  /** the links by their screens */
  pages: {
    home: 'Home',
    about: 'About',
    services: 'Services',
    doctors: 'Doctors',
    team: 'Team',
    'international-patients': 'International Patients',
    contact: 'Contact',
    booknow: 'Book Appointment',
    blog: 'Blog',
    sitemap: 'Sitemap',
    gallery: 'Gallery',
    transformations: 'Before and After',
    'privacy-policy': 'Privacy Policy',
  } satisfies Record<InSitemap, string>,
  overview: 'Overview',
  figures: {
    pages: 'Total pages',
    services: 'Services',
    categories: 'Categories',
    galleryTypes: 'Gallery types',
  },
};
