import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { articles } from '#clinic/articles.server.ts';
import { facts } from '#clinic/facts.ts';
import { languages } from '#clinic/languages.ts';
import { ALL_ARTICLES_PATH, blogPages, canonicalOf, pathOf, screensOf } from '../domain/web/screens.ts';
import { LANGUAGE } from './site-language.ts';

/** A screen's page: `<id>/<id>.astro`. */
function entryOf(folder: string): string {
  return `./site/screens/${folder}/${folder}.astro`;
}

/** The pages that this clinic's site has in this language, by their addresses: what has no data has no page. */
function routes(): { pattern: string; entrypoint: string }[] {
  const { englishOnlyPaths } = languages.find(({ code }) => code === LANGUAGE)!;
  const there = screensOf(facts).filter((id) => !englishOnlyPaths.includes(pathOf(id)));
  return [
    ...there.map((id) => ({ pattern: pathOf(id), entrypoint: entryOf(canonicalOf(id)) })),
    ...(facts.serviceIds.length > 0
      ? [{ pattern: `${pathOf('services')}/[id]`, entrypoint: entryOf('service') }]
      : []),
    ...(articles.length > 0 ? [{ pattern: `${pathOf('blog')}/[slug]`, entrypoint: entryOf('article') }] : []),
    ...(blogPages(facts.articles) > 1 && there.includes('blog')
      ? [
          { pattern: `${pathOf('blog')}/page/[page]`, entrypoint: './site/screens/blog/paginated.astro' },
          { pattern: ALL_ARTICLES_PATH, entrypoint: './site/screens/blog/articles-json.ts' },
        ]
      : []),
    { pattern: '/404', entrypoint: entryOf('not-found') },
    { pattern: '/[...file]', entrypoint: './site/seo/generated-file-route.ts' },
  ];
}

/** Tells Astro the site's pages, and when islands are hydrated: `client:interaction` and `client:near`. */
export function screens(): AstroIntegration {
  return {
    name: 'screens',
    hooks: {
      'astro:config:setup'({ injectRoute, addClientDirective, addWatchFile }) {
        // While developing, the site starts again with it.
        addWatchFile(resolve('.compiled/site.ts'));
        for (const route of routes()) injectRoute(route);
        for (const name of ['interaction', 'near'])
          addClientDirective({ name, entrypoint: `./site/client/directives/${name}.ts` });
      },
    },
  };
}
