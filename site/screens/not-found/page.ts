import { facts } from '#clinic/facts.ts';
import { page } from '#clinic/pages/sitemap.ts';
import { words as article } from '#words/article.ts';
import { words } from '#words/not-found.ts';
import type { UnknownAddress } from '../../client/unknown-address.ts';
import { pathOf, screensOf, type ScreenId } from '../../../domain/screens.ts';
import { pageHead, pageTitle } from '../../seo/head.ts';
import { PREFIX } from '../../site-language.ts';

type OfferedPage = ScreenId & keyof typeof words.pages;

/** What the page of all unknown addresses can show. */
export function notFoundPage() {
  const offered = screensOf(facts).filter((id): id is OfferedPage => id in words.pages);
  return {
    head: pageHead({
      title: words.title,
      description: words.description,
      path: pathOf('home'),
      hidden: true,
    }),
    offered,
    /** the address of help in an emergency, which has no page */
    urgent: page.links.find(({ urgent }) => urgent)?.path,
    /** what its script decides by */
    addresses: {
      prefix: PREFIX,
      declared: page.links.map(({ path, nearest, urgent }) => ({ path, nearest, urgent })),
      offered: offered.map(pathOf),
      services: facts.parts.services ? pathOf('services') : null,
      landings: facts.landings,
      blog: facts.parts.blog ? pathOf('blog') : null,
      articleTitle: pageTitle(article.notFound.title),
    } satisfies UnknownAddress,
  };
}

export type NotFoundPage = ReturnType<typeof notFoundPage>;
