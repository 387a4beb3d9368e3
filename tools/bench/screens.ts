import { articles } from '#clinic/articles.server.ts';
import { facts } from '#clinic/facts.ts';
import { articlePath, PAGES, pathOf, screensOf, servicePath, type PageId } from '../../domain/screens.ts';

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

function kindsOf(id: PageId): Screen[] {
  const screen = { name: id, path: pathOf(id) };
  if ('canonical' in PAGES[id]) return [];
  if (id === 'book') return [{ ...screen, linkedAs: pathOf('booknow') }];
  if (id === 'thankYou') return [{ ...screen, hidden: true }];
  if (id === 'services') return [screen, { name: 'a service', path: servicePath(facts.serviceIds[0]!) }];
  if (id === 'blog') return [screen, { name: 'an article', path: articlePath(articles[0]!.slug) }];
  return [screen];
}

/** Every kind of page that the clinic has. */
export const SCREENS: Screen[] = [
  ...screensOf(facts).flatMap(kindsOf),
  { name: 'not found', path: '/no-such-page', hidden: true, missing: true },
];
