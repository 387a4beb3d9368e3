import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { facts } from '#clinic/facts.ts';
import { ALL_ARTICLES_PATH, blogPages, PAGES, screensOf, type PageId } from './pages.ts';

/** The screens' modules; addresses of one page share one. */
const MODULES = {
  home: 'home',
  about: 'about',
  services: 'services',
  doctors: 'doctors',
  team: 'team',
  gallery: 'gallery',
  transformations: 'transformations',
  blog: 'blog',
  international: 'international-patients',
  contact: 'contact',
  book: 'book',
  booknow: 'book',
  bookAppointment: 'book',
  thankYou: 'thank-you',
  sitemap: 'sitemap',
  privacy: 'privacy-policy',
} satisfies Record<PageId, string>;

function screen(path: string, name: string, id = name): RouteConfigEntry {
  const file = `routes/${name}/${name}.tsx`;
  return path === '/' ? index(file, { id }) : route(path.slice(1), file, { id });
}

// The modules of screens that a clinic does without want types too.
const all = process.argv.includes('typegen');
const screens = all ? (Object.keys(PAGES) as PageId[]) : screensOf(facts);
const pages = screens.map((id) => screen(PAGES[id].path, MODULES[id], id));

const blog = [
  screen(`${PAGES.blog.path}/:slug`, 'article'),
  // The further pages of a blog that has more articles than one page lists, and what a search looks through then.
  ...(all || blogPages(facts.articles) > 1
    ? [
        screen(`${PAGES.blog.path}/page/:page`, 'blog', 'blog-page'),
        route(ALL_ARTICLES_PATH.slice(1), 'routes/blog/articles.ts'),
      ]
    : []),
];

export default [
  ...pages,
  ...(all || facts.parts.services ? [screen(`${PAGES.services.path}/:serviceId`, 'service')] : []),
  ...(all || facts.parts.blog ? blog : []),
  route('*', 'routes/not-found/not-found.tsx'),
] satisfies RouteConfig;
