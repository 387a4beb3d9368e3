import type { ArticleCategory } from '../../../domain/clinic/categories.ts';

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

/** Accents, and Arabic's vowel marks; Devanagari's vowels are letters, of which only the dot below may be missing. */
const LEFT_OUT = /[\p{Script=Inherited}\u093C]/gu;

/** One spelling for what people type in several: letter case, marks, and the curly apostrophes of printed text. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(LEFT_OUT, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/[‘’]/g, "'")
    .toLowerCase();
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
