import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { articles } from '#clinic/articles.server.ts';
import { facts } from '#clinic/facts.ts';
import { languages } from '#clinic/languages.ts';
import {
  ALL_ARTICLES_PATH,
  blogPages,
  canonicalOf,
  pathOf,
  screensOf,
  SEARCH_PATH,
} from '../domain/web/screens.ts';
import { LANGUAGE } from './site-language.ts';

/** The Astro page of a screen. */
function entrypointOf(screen: string): string {
  return `./site/screens/${screen}/${screen}.astro`;
}

/** The routes of the site in this language. A screen without data has no route. */
function routes(): { pattern: string; entrypoint: string }[] {
  const { englishOnlyPaths } = languages.find(({ code }) => code === LANGUAGE)!;
  const screens = screensOf(facts).filter((id) => !englishOnlyPaths.includes(pathOf(id)));
  return [
    ...screens.map((id) => ({ pattern: pathOf(id), entrypoint: entrypointOf(canonicalOf(id)) })),
    ...(facts.serviceIds.length > 0
      ? [{ pattern: `${pathOf('services')}/[id]`, entrypoint: entrypointOf('service') }]
      : []),
    ...(articles.length > 0
      ? [{ pattern: `${pathOf('blog')}/[slug]`, entrypoint: entrypointOf('article') }]
      : []),
    ...(screens.includes('blog')
      ? [{ pattern: SEARCH_PATH, entrypoint: './site/screens/blog/search-json.ts' }]
      : []),
    ...(blogPages(facts.articles) > 1 && screens.includes('blog')
      ? [
          { pattern: `${pathOf('blog')}/page/[page]`, entrypoint: './site/screens/blog/paginated.astro' },
          { pattern: ALL_ARTICLES_PATH, entrypoint: './site/screens/blog/articles-json.ts' },
        ]
      : []),
    { pattern: '/404', entrypoint: entrypointOf('not-found') },
    { pattern: '/[...file]', entrypoint: './site/seo/generated-file-route.ts' },
  ];
}

/**
 * An Astro integration that adds the site's routes and the directives `client:interaction` and `client:near`.
 */
export function registerScreens(): AstroIntegration {
  return {
    name: 'screens',
    hooks: {
      'astro:config:setup'({ injectRoute, addClientDirective, addWatchFile }) {
        // The development server restarts when the clinic gets other pages.
        addWatchFile(resolve('.compiled/paths.json'));
        for (const route of routes()) injectRoute(route);
        for (const name of ['interaction', 'near'])
          addClientDirective({ name, entrypoint: `./site/client/directives/${name}.ts` });
      },
    },
  };
}
