import type { ArticleCategory } from '../../../domain/clinic/categories.ts';
import { plain } from '../../content/plain-text.ts';

/** The visitor's search text and category filter. */
export type Choice = {
  /** search words; '' matches all articles */
  search: string;
  /** null matches all categories */
  category: ArticleCategory | null;
};

type Searched = { title: string; excerpt: string; alsoFoundBy?: string; category: ArticleCategory };

/**
 * Reads the filter from the page address.
 *
 * @param query - `search`, and `category` by name; an unknown category keeps its name and matches nothing
 */
export function choiceIn(query: URLSearchParams, categories: ArticleCategory[]): Choice {
  const name = query.get('category')?.trim() ?? '';
  const known = categories.find((each) => each.name.toLowerCase() === name.toLowerCase());
  return {
    search: query.get('search')?.trim() ?? '',
    category: known ?? (name ? { id: '', name } : null),
  };
}

/**
 * Returns the articles of the chosen category that contain every search word, in any order, in the title or
 * the excerpt. In other languages, the English original and the author's name match too.
 */
export function chooseArticles<T extends Searched>(articles: T[], { search, category }: Choice): T[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    const text = plain(`${article.title}\n${article.excerpt}\n${article.alsoFoundBy ?? ''}`);
    return (!category || article.category.id === category.id) && words.every((word) => text.includes(word));
  });
}
