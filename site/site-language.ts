const ENGLISH = 'en';

/** The language that the site is built in, by its folder in words/. */
export const LANGUAGE = process.env.SITE_LANGUAGE || ENGLISH;

/** What stands before the paths of pages (site/pages.ts), which are the same in all languages; nothing in English. */
export const PREFIX = LANGUAGE === ENGLISH ? '' : `/${LANGUAGE}`;

export function prefixOf(code: string): string {
  return code === ENGLISH ? '' : `/${code}`;
}

/** Where a page of this language is on the whole site, such as '/hi/about', by its path. */
export function placeOf(path: string): string {
  return PREFIX ? placeIn(LANGUAGE, path) : path;
}

/** The same of another language. */
export function placeIn(code: string, path: string): string {
  return code !== ENGLISH && path === '/' ? prefixOf(code) : prefixOf(code) + path;
}

/** Whether this language has a page, by its path: what is not translated is there in English alone. */
export function isMadeHere(path: string): boolean {
  return !__IN_ENGLISH_ALONE__.includes(path);
}
