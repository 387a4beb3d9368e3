import { readdirSync } from 'node:fs';

/** One kind of page, by the page that stands for it. */
export type Screen = {
  name: string;
  path: string;
  /** the path that links to it have, where that is another */
  linkedAs?: string;
  /** kept out of search engines' indexes, on purpose */
  hidden?: boolean;
  /** answered with status 404, on purpose */
  missing?: boolean;
};

/** The first page of a folder of `clinic/`, so that an owner's own content is measured too. */
function firstIn(folder: string): string {
  const file = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()[0]!;
  return file.slice(0, -'.md'.length);
}

/** Every kind of page (app/routes.ts), in an order in which most link to the next. */
export const SCREENS: Screen[] = [
  { name: 'Home', path: '/' },
  { name: 'Services', path: '/services' },
  { name: 'A service', path: `/services/${firstIn('clinic/services')}` },
  { name: 'Doctors', path: '/doctors' },
  { name: 'Blog', path: '/blog' },
  { name: 'An article', path: `/blog/${firstIn('clinic/articles')}` },
  { name: 'Gallery', path: '/gallery' },
  { name: 'Before and after', path: '/gallery/before-after' },
  { name: 'About', path: '/about' },
  { name: 'International', path: '/international-patients' },
  { name: 'Contact', path: '/contact' },
  { name: 'Book', path: '/book', linkedAs: '/booknow' },
  { name: 'Thank you', path: '/thank-you', hidden: true },
  { name: 'Sitemap', path: '/sitemap' },
  { name: 'Team', path: '/team' },
  { name: 'Privacy', path: '/privacy-policy' },
  { name: 'Not found', path: '/no-such-page', hidden: true, missing: true },
];
