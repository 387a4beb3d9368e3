// Rules for serving the files of the built site, the same on every host.

/** Folders in which the name of a file contains a hash of its content. */
export const IMMUTABLE_FOLDERS = ['/assets/', '/pictures/'] as const;

/** Cache-Control for files in `IMMUTABLE_FOLDERS`: cached for a year without revalidation. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Cache-Control for all other files: cached, but revalidated on every request. */
export const REVALIDATE = 'no-cache';

/** Returns the Cache-Control header of a file, such as '/assets/app-3f2a.js'. */
export function cacheControl(path: string): string {
  return IMMUTABLE_FOLDERS.some((folder) => path.startsWith(folder)) ? IMMUTABLE : REVALIDATE;
}

/**
 * Returns the language of a page that is not English, from the first segment of its path.
 *
 * @param path - the path of the page, such as '/hi/about'
 * @param codes - the languages of the site except English
 * @returns undefined for English pages, which have no prefix
 */
export function languageOfPath(path: string, codes: readonly string[]): string | undefined {
  const [, segment] = path.split('/', 2);
  return codes.find((code) => code === segment);
}

/** Media types by path, for files whose extension does not determine the type. */
export const MEDIA_TYPES_BY_PATH = {
  '/feed.xml': 'application/atom+xml; charset=utf-8',
} as const;

/**
 * Whether a request for a missing file gets the not-found page. Other requests, such as for pictures or
 * scripts, get a line of text.
 *
 * @param path - the requested path, such as '/nowhere' or '/pictures/gone.avif'
 * @param accept - the Accept header
 */
export function wantsNotFoundPage(path: string, accept: string | null | undefined): boolean {
  const types = accept ?? '*/*';
  return types.includes('text/html') || (types.includes('*/*') && !/\.\w+$/.test(path));
}
