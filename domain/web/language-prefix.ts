/** The language whose pages have no prefix. */
export const ENGLISH = 'en';

/** Returns the prefix of the paths in a language, such as '/hi'; empty for English. */
export function languagePrefix(code: string): string {
  return code === ENGLISH ? '' : `/${code}`;
}

/** Returns the path of a page in a language, such as '/hi/about', from its English path (screens.ts). */
export function pathInLanguage(code: string, path: string): string {
  return code !== ENGLISH && path === '/' ? languagePrefix(code) : languagePrefix(code) + path;
}
