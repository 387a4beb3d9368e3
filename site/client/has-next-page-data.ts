/** Where a tab keeps what goes to the next page. */
export const NEXT_PAGE_DATA = 'carried';

/** Whether something was carried to this page that nobody has taken yet; not where a browser stores nothing. */
export function hasNextPageData(): boolean {
  try {
    return sessionStorage.getItem(NEXT_PAGE_DATA) !== null;
  } catch {
    return false;
  }
}
