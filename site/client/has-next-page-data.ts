/** Where a tab keeps what goes to the next page. */
export const CARRIED = 'carried';

/** Whether something was carried to this page that nobody has taken yet; not where a browser stores nothing. */
export function isCarried(): boolean {
  try {
    return sessionStorage.getItem(CARRIED) !== null;
  } catch {
    return false;
  }
}
