import { site } from '#clinic/site.ts';
import { words } from '#words/seo.ts';
import { PREFIX } from '../site-language.ts';

export const FEED_PATH = `${PREFIX}/feed.xml`;

/** What feed readers call it. */
export const feedTitle = words.feed(site.name);
