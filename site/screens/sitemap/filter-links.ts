import { ENGLISH } from '../../../domain/web/language-prefix.ts';
import { LANGUAGE } from '../../site-language.ts';
import type { CategoryLinks } from './links.server.ts';

/**
 * Keeps the links whose title contains the text, in any case, and the categories that still have one; in
 * another language also those whose address does, which has the original's words.
 *
 * @param text - '' keeps all
 */
export function withTitle(categories: CategoryLinks[], text: string): CategoryLinks[] {
  const wanted = text.trim().toLowerCase();
  const textOf = ({ title, path }: CategoryLinks['links'][number]) =>
    LANGUAGE === ENGLISH ? title : `${title}\n${path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ')}`;
  return categories
    .map(({ category, links }) => ({
      category,
      links: links.filter((link) => textOf(link).toLowerCase().includes(wanted)),
    }))
    .filter(({ links }) => links.length > 0);
}
