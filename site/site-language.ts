import { ENGLISH, pathInLanguage, languagePrefix } from '../domain/web/language-prefix.ts';

/** The language that the site is built in, by its folder in words/. */
export const LANGUAGE = process.env.SITE_LANGUAGE || ENGLISH;

/** What stands before the paths of pages (domain/web/screens.ts), which are the same in all languages; nothing in English. */
export const PREFIX = languagePrefix(LANGUAGE);

/** Where a page of this language is on the whole site, such as '/hi/about', by its path. */
export function placeOf(path: string): string {
  return pathInLanguage(LANGUAGE, path);
}

/** The page that is rendered, by its path as it is written here; '' for the one of unknown addresses, which has none. */
export function pageOf(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/$/, '');
  if (path === '/404') return '';
  // Below its prefix while developing.
  return PREFIX && path.startsWith(PREFIX) ? path.slice(PREFIX.length) || '/' : path;
}

/** Whether this language has a page, by its path: what is not translated is there in English alone. */
export function isMadeHere(path: string): boolean {
  return !__IN_ENGLISH_ALONE__.includes(path);
}
