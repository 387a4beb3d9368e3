import { articles as categories } from '#clinic/categories.server.ts';
import type { Article } from '../../domain/clinic/article.ts';
import type { ArticleCategory } from '../../domain/clinic/categories.ts';

/** A page shows at most this many related articles. */
export const MAX_RELATED = 3;

/** Returns the category of an article. */
export function categoryOf({ category }: Pick<Article, 'category'>): ArticleCategory {
  return categories.find(({ id }) => id === category)!;
}

export type ArticleSummary = ReturnType<typeof articleSummary>;

/** Returns the data of an article that lists show, which is all except its content. */
export function articleSummary(article: Article) {
  const { slug, title, excerpt, authorName, date, minutes, image, imageAlt } = article;
  const { translation, alsoFoundBy } = article;
  const category = categoryOf(article);
  const summary = { slug, title, excerpt, authorName, date, minutes, category, image, imageAlt };
  return { ...summary, ...(translation && { translation }), ...(alsoFoundBy && { alsoFoundBy }) };
}

/**
 * Returns up to three other articles of the same category, newest first.
 *
 * @param articles - all articles, newest first
 * @param article - the current article
 */
export function relatedArticles(articles: readonly Article[], article: Article): Article[] {
  return articles
    .filter((other) => other !== article && other.category === article.category)
    .slice(0, MAX_RELATED);
}
