/** Where a tab keeps what was typed, from the click on another language (app/language-script.ts) to that page's form. */
export const TYPED = 'typed';

/** What was typed on the page in another language that one comes from, by the names of the fields; once. */
export function takeTyped(): [name: string, value: string][] {
  const typed = sessionStorage.getItem(TYPED);
  sessionStorage.removeItem(TYPED);
  return typed ? (JSON.parse(typed) as [string, string][]) : [];
}
