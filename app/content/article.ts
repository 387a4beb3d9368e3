import type { CivilDate } from '../../domain/civil-date.ts';

/** The categories of the blog (spec 3), in the order of its chips. */
export const ARTICLE_CATEGORIES = [
  'Dental Care',
  'Oral Health',
  'Cosmetic Dentistry',
  'Pediatric Dentistry',
  'Dental Tips',
] as const;

/**
 * How many articles a page of the blog lists. 24 fill rows of two and of three, and weigh about 13 KB compressed, which is
 * what the other pages do; a list of 1,500 would weigh forty times as much for articles that nobody scrolls to.
 */
export const ARTICLES_PER_PAGE = 24;

/** How many pages the blog's list has; an empty one is a page too. */
export function blogPages(articles: number): number {
  return Math.max(Math.ceil(articles / ARTICLES_PER_PAGE), 1);
}

/** The address of a page of the blog's list, counted from 1. */
export function blogPagePath(page: number): string {
  return page === 1 ? '/blog' : `/blog/page/${page}`;
}

type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** An article of the blog (spec 3). */
export type Article = {
  id: number;
  /** The name of its file and its place in addresses: `/blog/{slug}`. */
  slug: string;
  title: string;
  excerpt: string;
  /** HTML whose headings begin at the second level and have ids. */
  content: string;
  /** The author's name; `authorId` is the doctor's id. */
  author: string;
  authorId: string;
  /** As shown: 'March 4, 2025'. */
  date: string;
  /** The same day for machines: '2025-03-04'. */
  published: CivilDate;
  /** '5 min read' */
  readTime: string;
  category: ArticleCategory;
  /** A file in `clinic/images`. */
  image: string;
  imageAlt: string;
};
