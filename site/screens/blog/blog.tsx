import type { ReactNode } from 'react';
import { page as texts } from '#clinic/pages/blog.ts';
import { articles } from '#clinic/articles.server.ts';
import { articles as categories } from '#clinic/categories.server.ts';
import { words } from '#words/blog.ts';
import { PageHero } from '../../sections/page-hero.tsx';
import { articleSummary } from '../../content/articles.server.ts';
import { ARTICLES_PER_PAGE, blogPagePath, laterBlogPages } from '../../../domain/web/screens.ts';
import { pageHead } from '../../seo/head.ts';

/** @param list - an island: the articles with their search and categories */
export function Blog({ list }: { list?: ReactNode }) {
  return (
    <>
      <PageHero {...texts} className="pt-6 wide:pt-14" />
      {list}
    </>
  );
}

/**
 * What a page of the blog's list shows.
 *
 * @param page - counted from 1
 */
export function blogPage(page: number) {
  const from = (page - 1) * ARTICLES_PER_PAGE;
  return {
    head: pageHead(blogPagePath(page), {
      title: words.title(page),
      description: texts.description,

      // A search result leads to an article, not to the page that it stands on this month.
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

/** The numbers of the list's further pages, as Astro takes them. */
export function furtherPages() {
  return laterBlogPages(articles.length).map((page) => ({ params: { page: String(page) } }));
}
