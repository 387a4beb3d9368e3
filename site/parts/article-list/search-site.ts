import type { SearchEntry } from '../../content/search-index.server.ts';
import { articlePath } from '../../../domain/web/screens.ts';
import { distinctWords, plain } from '../../content/plain-text.ts';
import type { Choice } from './filter-articles.ts';

/**
 * Finds what the rest of the site says about the search words: articles of the chosen category whose body has
 * them, services, their questions and after-care. Those with a word in the title come first.
 *
 * @param shown - the articles that are listed already
 */
export function searchSite(
  index: readonly SearchEntry[],
  { search, category }: Choice,
  shown: readonly { slug: string }[],
): SearchEntry[] {
  const words = distinctWords(search);
  if (words.length === 0) return [];
  const listed = new Set(shown.map(({ slug }) => articlePath(slug)));
  const found = index.filter((entry) => {
    const isElsewhere = entry.kind !== 'article' || !category || entry.category === category.id;
    if (!isElsewhere || listed.has(entry.to)) return false;
    const text = plain(`${entry.title} ${entry.text} ${entry.of ?? ''} ${entry.words}`);
    return words.every((word) => text.includes(word));
  });
  const isNamed = ({ title }: SearchEntry) => words.some((word) => plain(title).includes(word));
  return [...found.filter(isNamed), ...found.filter((entry) => !isNamed(entry))];
}
