import { articles as categories } from '#clinic/categories.server.ts';
import type { Article } from '../../domain/clinic/article.ts';
import type { ArticleCategory } from '../../domain/clinic/categories.ts';

/** The most related articles that a page shows. */
export const MAX_RELATED = 3;

/** The category of an article. */
export function categoryOf({ category }: Pick<Article, 'category'>): ArticleCategory {
  return categories.find(({ id }) => id === category)!;
}

export type ArticleSummary = ReturnType<typeof articleSummary>;

/** The data of an article that lists show: all but its content. */
export function articleSummary(article: Article) {
  const { slug, title, excerpt, authorName, date, minutes, image, imageAlt } = article;
  const { translation, alsoFoundBy } = article;
  const category = categoryOf(article);
  const summary = { slug, title, excerpt, authorName, date, minutes, category, image, imageAlt };
  return { ...summary, ...(translation && { translation }), ...(alsoFoundBy && { alsoFoundBy }) };
}

/**
 * Up to three other articles of the same category.
 *
 * @param articles - newest first
 * @param article - the current one
 * @returns newest first
 */
export function relatedArticles(articles: readonly Article[], article: Article): Article[] {
  return articles
    .filter((other) => other !== article && other.category === article.category)
    .slice(0, MAX_RELATED);
}
