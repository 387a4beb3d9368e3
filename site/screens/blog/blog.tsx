import type { ReactNode } from 'react';
import { page as texts } from '#clinic/pages/blog.ts';
import { articles } from '#clinic/articles.server.ts';
import { articles as categories } from '#clinic/categories.server.ts';
import { words } from '#words/blog.ts';
import { PageHero } from '../../parts/hero/page-hero.tsx';
import { articleSummary } from '../../content/articles.server.ts';
import { ARTICLES_PER_PAGE, blogPagePath, laterBlogPages } from '../../../domain/web/screens.ts';
import { pageHead } from '../../seo/head.ts';

/** @param list - island with the articles, search and categories */
export function Blog({ list }: { list?: ReactNode }) {
  return (
    <>
      <PageHero {...texts} className="pt-6 wide:pt-14" />
      {list}
    </>
  );
}

/**
 * Data of one page of the article list.
 *
 * @param page - counted from 1
 */
export function blogPage(page: number) {
  const from = (page - 1) * ARTICLES_PER_PAGE;
  return {
    head: pageHead(blogPagePath(page), {
      title: words.title(page),
      description: texts.description,

      // Not indexed: search results should lead to articles, because an article moves to later pages over
      // time.
      hidden: page > 1,
      feed: true,
    }),
    list: {
      articles: articles.slice(from, from + ARTICLES_PER_PAGE).map(articleSummary),
      categories: categories.filter(({ id }) => articles.some(({ category }) => category === id)),
      total: articles.length,
      page,
    },
  };
}

/** Page numbers from 2 on, for Astro's `getStaticPaths`. */
export function furtherPages() {
  return laterBlogPages(articles.length).map((page) => ({ params: { page: String(page) } }));
}
