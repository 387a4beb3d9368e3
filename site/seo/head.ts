import { site } from '#clinic/site.ts';
import { localizedPath } from '../site-language.ts';

/** What a page's head says of it. */
export type Head = {
  title: string;
  /** one or two sentences for search results, 50 to 160 characters */
  description: string;
  /** the page's own address; null for one that search engines should leave out */
  canonical: string | null;
  /** whether it names the blog's feed */
  feed?: boolean;
};

type Page = Omit<Head, 'canonical'> & {
  /** pages that search engines should leave out, such as the thank-you page */
  hidden?: boolean;
};

/** A page's title with the clinic's name. */
export function pageTitle(title: string): string {
  return `${title} | ${site.name}`;
}

/**
 * The head of a page: its title with the clinic's name, description, canonical address and whether it is indexed.
 *
 * @param path - the canonical one, such as `/book`
 */
export function pageHead(path: string, { title, description, hidden = false, feed = false }: Page): Head {
  return {
    title: pageTitle(title),
    description,
    canonical: hidden ? null : site.siteUrl + localizedPath(path),
    ...(feed && { feed }),
  };
}
