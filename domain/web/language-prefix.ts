/** The language of the specified texts, which stands at the root of a site. */
export const ENGLISH = 'en';

/** What stands before the paths of a language's pages: nothing in English. */
export function languagePrefix(code: string): string {
  return code === ENGLISH ? '' : `/${code}`;
}

/** Where a page is on the whole site in a language, such as '/hi/about', by its path (screens.ts). */
export function pathInLanguage(code: string, path: string): string {
  return code !== ENGLISH && path === '/' ? languagePrefix(code) : languagePrefix(code) + path;
}
