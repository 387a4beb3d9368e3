import type { MetaDescriptor } from 'react-router';
import { site } from '#clinic/site.ts';
import { placeOf } from '../site-language.ts';

type Page = {
  /** One or two sentences for search results, 50 to 160 characters. */
  description: string;
  /** The canonical path, such as `/book`. */
  path: string;
  /** Pages that search engines should leave out, such as the thank-you page. */
  hidden?: boolean;
} & (
  | { title: string }
  /** for a page whose title names the clinic in its own way */
  | { fullTitle: string }
);

/** A page's title with the clinic's name. */
export function pageTitle(title: string): string {
  return `${title} | ${site.name}`;
}

/** The head of a page: its title with the clinic's name, description, canonical address and whether it is indexed. */
export function pageMeta({ description, path, hidden = false, ...page }: Page): MetaDescriptor[] {
  return [
    { title: 'fullTitle' in page ? page.fullTitle : pageTitle(page.title) },
    { name: 'description', content: description },
    hidden
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link', rel: 'canonical', href: site.siteUrl + placeOf(path) },
  ];
}
