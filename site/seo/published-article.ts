import type { Article } from '../../domain/content/article.ts';

/** An article as search engines, feed readers and social networks are told of it. */
export type PublishedArticle = Omit<Article, 'category'> & {
  /** the name of its category */
  category: string;
  /** when it was written, as `2026-03-04T09:30:00Z` */
  published: string;
  /** when its text last changed, likewise */
  changed: string;
};
