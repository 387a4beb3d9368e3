import { articles as categories } from '#clinic/categories.server.ts';
import type { Article } from '../../domain/clinic/article.ts';
import type { ArticleCategory } from '../../domain/clinic/categories.ts';

/** How many articles a page names as related to its own. */
export const MAX_RELATED = 3;

export function categoryOf({ category }: Pick<Article, 'category'>): ArticleCategory {
  return categories.find(({ id }) => id === category)!;
}

export type ArticleSummary = ReturnType<typeof articleSummary>;

/** What lists show of an article: all but its text. */
export function articleSummary(article: Article) {
  const { slug, title, excerpt, authorName, date, minutes, image, imageAlt } = article;
  const { translation, alsoFoundBy } = article;
  const category = categoryOf(article);
  const summary = { slug, title, excerpt, authorName, date, minutes, category, image, imageAlt };
  return { ...summary, ...(translation && { translation }), ...(alsoFoundBy && { alsoFoundBy }) };
}

/**
 * Up to three other articles of the same category, newest first.
 *
 * @param articles - newest first
 * @param article - the one that is being read
 */
export function relatedArticles(articles: readonly Article[], article: Article): Article[] {
  return articles
    .filter((other) => other !== article && other.category === article.category)
    .slice(0, MAX_RELATED);
}
