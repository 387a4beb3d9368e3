import type { ArticleCategory } from '../../../domain/content/categories.ts';

/** What of the blog a visitor has chosen to see. */
export type Choice = {
  /** words; '' for all articles */
  search: string;
  /** null for all categories */
  category: ArticleCategory | null;
};

type Searched = { title: string; excerpt: string; alsoFoundBy?: string; category: ArticleCategory };

/**
 * The choice that stands in an address.
 *
 * @param query - `search`, and `category` by its name; one that the blog does not have keeps its name and has no articles
 */
export function choiceIn(query: URLSearchParams, categories: ArticleCategory[]): Choice {
  const asked = query.get('category')?.trim() ?? '';
  const known = categories.find(({ name }) => name.toLowerCase() === asked.toLowerCase());
  return {
    search: query.get('search')?.trim() ?? '',
    category: known ?? (asked ? { id: '', name: asked } : null),
  };
}

/** One spelling for what people type in several: letter case, accents, and the curly apostrophes of printed text. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();
}

/**
 * The articles that have every word, in any order, in the title or the excerpt, and are of the category; in another language also
 * those whose original has them, or whose author's name.
 */
export function chooseArticles<T extends Searched>(articles: T[], { search, category }: Choice): T[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    const text = plain(`${article.title}\n${article.excerpt}\n${article.alsoFoundBy ?? ''}`);
    return (!category || article.category.id === category.id) && words.every((word) => text.includes(word));
  });
}
