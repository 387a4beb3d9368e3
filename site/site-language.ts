import { englishOnlyPaths } from '#clinic/edition.ts';
import { ENGLISH, pathInLanguage, languagePrefix } from '../domain/web/language-prefix.ts';

/** The code of the language that the site is built in: the name of its folder in words/. */
export const LANGUAGE = process.env.SITE_LANGUAGE || ENGLISH;

/** The prefix of this language before the paths of pages, such as '/hi'; '' in English. */
export const PREFIX = languagePrefix(LANGUAGE);

/** Adds this language's prefix to a path: '/about' becomes '/hi/about'. */
export function localizedPath(path: string): string {
  return pathInLanguage(LANGUAGE, path);
}

/**
 * The path of the page that is being rendered, without the language prefix and a trailing slash.
 *
 * @returns '' for the not-found page, which has no path
 */
export function pathWithoutPrefix(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/$/, '');
  if (path === '/404') return '';
  // Only the development server has the prefix in the path.
  return PREFIX && path.startsWith(PREFIX) ? path.slice(PREFIX.length) || '/' : path;
}

/** Whether a page is available in this language. Pages without a translation are in English only. */
export function hasPage(path: string): boolean {
  return !englishOnlyPaths.includes(path);
}
