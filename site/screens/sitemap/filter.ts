import type { CategoryLinks } from './links.server.ts';

/**
 * Keeps the links whose title contains the text, in any case, and the categories that still have one.
 *
 * @param text - '' keeps all
 */
export function withTitle(categories: CategoryLinks[], text: string): CategoryLinks[] {
  const wanted = text.trim().toLowerCase();
  return categories
    .map(({ category, links }) => ({
      category,
      links: links.filter(({ title }) => title.toLowerCase().includes(wanted)),
    }))
    .filter(({ links }) => links.length > 0);
}
