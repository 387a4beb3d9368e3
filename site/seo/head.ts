import { site } from '#clinic/site.ts';
import { localizedPath } from '../site-language.ts';

/** The title, description and addresses in a page's head. */
export type Head = {
  title: string;
  /** one or two sentences for search results, 50 to 160 characters */
  description: string;
  /** the canonical address; null if search engines should not index the page */
  canonical: string | null;
  /** whether the head links to the blog's feed */
  feed?: boolean;
};

type Page = Omit<Head, 'canonical'> & {
  /** whether search engines should not index the page, such as the thank-you page */
  hidden?: boolean;
};

/** Returns a page's title, followed by the clinic's name. */
export function pageTitle(title: string): string {
  return `${title} | ${site.name}`;
}

/**
 * Returns the head of a page.
 *
 * @param path - the canonical path without the language prefix, such as `/book`
 */
export function pageHead(path: string, { title, description, hidden = false, feed = false }: Page): Head {
  return {
    title: pageTitle(title),
    description,
    canonical: hidden ? null : site.siteUrl + localizedPath(path),
    ...(feed && { feed }),
  };
}
