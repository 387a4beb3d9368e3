import type { Config } from '@react-router/dev/config';
import { articles } from '#clinic/articles.server.ts';
import { facts } from '#clinic/facts.ts';
import { languages } from '#clinic/languages.ts';
import { ALL_ARTICLES_PATH, articlePath, blogPages, pagePaths } from './app/pages.ts';
import { LANGUAGE, PREFIX } from './app/site-language.ts';

const { without = [] } = languages.find(({ code }) => code === LANGUAGE) ?? {};

export default {
  // Static files only: every page is rendered at build, unknown paths get the fallback page with status 404.
  ssr: false,
  prerender: [
    ...pagePaths(facts),
    ...articles.map(({ slug }) => articlePath(slug)),
    ...(blogPages(facts.articles) > 1 ? [ALL_ARTICLES_PATH] : []),
  ].filter((path) => !without.includes(path)),
  ...(PREFIX && { basename: PREFIX, buildDirectory: `build/languages/${LANGUAGE}` }),
  routeDiscovery: { mode: 'initial' },
  // What a page loads with is in its own file: a browser asks for fewer of them.
  splitRouteModules: false,
} satisfies Config;
