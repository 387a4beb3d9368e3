// How the built site's files are answered, on whatever host.

/** Folders in which a file's name changes with its content. */
export const IMMUTABLE_FOLDERS = ['/assets/', '/pictures/'] as const;

/** How long browsers and caches between may keep a file of those folders: a year, without asking again. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** All other files: kept, but asked for each time whether they have changed. */
export const REVALIDATE = 'no-cache';

/** @param path - of a file of the built site, such as '/assets/app-3f2a.js' */
export function cacheControl(path: string): string {
  return IMMUTABLE_FOLDERS.some((folder) => path.startsWith(folder)) ? IMMUTABLE : REVALIDATE;
}

/**
 * The language whose pages stand below a path's first part; English ones stand at the root, and say it
 * themselves.
 *
 * @param path - such as '/hi/about'
 * @param codes - the other languages of the site
 */
export function languageOfPath(path: string, codes: readonly string[]): string | undefined {
  const [, first] = path.split('/', 2);
  return codes.find((code) => code === first);
}

/** Files whose type does not follow from their names, by path. */
export const MEDIA_TYPES_BY_PATH = {
  '/feed.xml': 'application/atom+xml; charset=utf-8',
} as const;

/**
 * Whether a request for what isn't there is answered with the not-found page, rather than with a line of
 * text: a missing picture or script is no place for a page.
 *
 * @param path - such as '/nowhere' or '/pictures/gone.avif'
 * @param accept - the Accept header
 */
export function wantsNotFoundPage(path: string, accept: string | null | undefined): boolean {
  const types = accept ?? '*/*';
  return types.includes('text/html') || (types.includes('*/*') && !/\.\w+$/.test(path));
}
