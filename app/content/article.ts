import type { CivilDate } from '../booking/civil-date.ts';

/** The categories of the blog (spec 3), in the order of its chips. */
export const ARTICLE_CATEGORIES = [
  'Dental Care',
  'Oral Health',
  'Cosmetic Dentistry',
  'Pediatric Dentistry',
  'Dental Tips',
] as const;

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
