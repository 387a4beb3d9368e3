/** The key in `sessionStorage` for the data that a page leaves for the next one. */
export const NEXT_PAGE_DATA = 'carried';

/** Whether the previous page left data that has not been read yet. False if `sessionStorage` is blocked. */
export function hasNextPageData(): boolean {
  try {
    return sessionStorage.getItem(NEXT_PAGE_DATA) !== null;
  } catch {
    return false;
  }
}
