/** Where a tab keeps what was typed, from the click on another language to that page's form. */
const KEY = 'typed';

/** Keeps what the page's forms hold. A day is kept as such: another language writes it in other words. */
export function keepTyped(): void {
  const controls = document.querySelectorAll<HTMLInputElement>(
    'main form [name]:not([type="hidden"],[hidden])',
  );
  const typed = Array.from(controls, ({ name, value, dataset }) => [name, dataset.day ?? value]);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed.filter(([, value]) => value)));
  } catch {
    // The browser keeps nothing: then it is to be typed again.
  }
}

/** What was typed on the page in another language that one comes from, by the names of the fields; once. */
export function takeTyped(): [name: string, value: string][] {
  try {
    const typed = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return typed ? (JSON.parse(typed) as [string, string][]) : [];
  } catch {
    return [];
  }
}
