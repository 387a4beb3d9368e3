import { site } from '#clinic/site.ts';
import { words } from '#words/seo.ts';
import { PREFIX } from '../site-language.ts';

export const FEED_PATH = `${PREFIX}/feed.xml`;

/** Tells feed readers, in the head of the blog's pages, where its feed is. */
export const feedLink = {
  rel: 'alternate',
  type: 'application/atom+xml',
  title: words.feed(site.name),
  href: FEED_PATH,
};
