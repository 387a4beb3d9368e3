/** Folders of the built site in which a file's name changes with its content. */
export const KEPT_FOLDERS = ['/assets/', '/pictures/'] as const;

/** How long browsers and caches between may keep a file of those folders: a year, without asking again. */
export const KEPT = 'public, max-age=31536000, immutable';

/** All other files: kept, but asked for each time whether they have changed. */
export const ASKED_FOR_AGAIN = 'no-cache';

/** @param path - of a file of the built site, such as '/assets/app-3f2a.js' */
export function cacheControl(path: string): string {
  return KEPT_FOLDERS.some((folder) => path.startsWith(folder)) ? KEPT : ASKED_FOR_AGAIN;
}
