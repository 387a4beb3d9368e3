const ENGLISH = 'en';

/** The language that the site is built in, by its folder in words/. */
export const LANGUAGE = process.env.SITE_LANGUAGE || ENGLISH;

/** What stands before the paths of pages (app/pages.ts), which are the same in all languages; nothing in English. */
export const PREFIX = prefixOf(LANGUAGE);

export function prefixOf(code: string): string {
  return code === ENGLISH ? '' : `/${code}`;
}

/** Where a page is on the whole site, such as '/hi/about', by its path in its language. */
export function placeOf(path: string, prefix = PREFIX): string {
  return prefix && path === '/' ? prefix : prefix + path;
}
