import { clinic } from '../../clinic/clinic.ts';

export const FEED_PATH = '/feed.xml';

/** Tells feed readers, in the head of the blog's pages, where its feed is. */
export const feedLink = {
  rel: 'alternate',
  type: 'application/atom+xml',
  title: `Blog of ${clinic.name}`,
  href: FEED_PATH,
};
