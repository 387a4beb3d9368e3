import type { MetaDescriptor } from 'react-router';
import { clinic } from '../../clinic/clinic.ts';

type Page = {
  /** Without the clinic's name, which is added. */
  title?: string;
  /** Instead of `title`, for a page whose title names the clinic in its own way. */
  fullTitle?: string;
  /** One or two sentences for search results, 50 to 160 characters. */
  description: string;
  /** The canonical path, such as `/book`. */
  path: string;
  /** Pages that search engines should leave out, such as the thank-you page. */
  hidden?: boolean;
};

/** The head of a page: its title with the clinic's name, description, canonical address and whether it is indexed. */
export function pageMeta({ title, fullTitle, description, path, hidden = false }: Page): MetaDescriptor[] {
  const canonical = clinic.siteUrl + path;
  return [
    { title: fullTitle ?? `${title} | ${clinic.name}` },
    { name: 'description', content: description },
    ...(hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link' as const, rel: 'canonical', href: canonical }]),
  ];
}
