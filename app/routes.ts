import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { articles } from '#clinic/articles.server.ts';
import { facts } from '#clinic/facts.ts';
import { languages } from '#clinic/languages.ts';
import {
  ALL_ARTICLES_PATH,
  articlePath,
  blogPages,
  PAGES,
  pathOf,
  screensOf,
  servicePath,
  type PageId,
} from './pages.ts';
import { LANGUAGE } from './site-language.ts';

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
const { without } = languages.find(({ code }) => code === LANGUAGE)!;
const isThere = (path: string) => all || !without.includes(path);
const screens = all ? (Object.keys(PAGES) as PageId[]) : screensOf(facts).filter((id) => isThere(pathOf(id)));
const pages = screens.map((id) => screen(PAGES[id].path, MODULES[id], id));

const articlesThere = articles.filter(({ slug }) => isThere(articlePath(slug)));
const servicesThere = facts.serviceIds.filter((id) => isThere(servicePath(id)));

const blog = [
  // The further pages of a blog that has more articles than one page lists, and what a search looks through then.
  ...(isThere(PAGES.blog.path) && (all || blogPages(facts.articles) > 1)
    ? [
        screen(`${PAGES.blog.path}/page/:page`, 'blog', 'blog-page'),
        route(ALL_ARTICLES_PATH.slice(1), 'routes/blog/articles.ts'),
      ]
    : []),
];

export default [
  ...pages,
  ...(all || servicesThere.length > 0 ? [screen(`${PAGES.services.path}/:serviceId`, 'service')] : []),
  ...(all || articlesThere.length > 0 ? [screen(`${PAGES.blog.path}/:slug`, 'article')] : []),
  ...(all || facts.parts.blog ? blog : []),
  route('*', 'routes/not-found/not-found.tsx'),
] satisfies RouteConfig;
