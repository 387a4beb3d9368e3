import { useSyncExternalStore } from 'react';

const CHANGED = 'address-changed';
const TYPES = ['popstate', 'hashchange', CHANGED];

function subscribe(onChange: () => void): () => void {
  for (const type of TYPES) addEventListener(type, onChange);
  return () => TYPES.forEach((type) => removeEventListener(type, onChange));
}

/**
 * A part of the page's address, such as '#dr-asha-rao'. '' in the delivered HTML, which is the same for all
 * addresses.
 */
export function useAddress(part: 'hash' | 'search'): string {
  return useSyncExternalStore(
    subscribe,
    () => location[part],
    () => '',
  );
}

/**
 * Changes the address without navigating or scrolling.
 *
 * @param options - `replace`: replaces the current history entry instead of adding one
 */
export function changeAddress(address: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](history.state, '', address);
  dispatchEvent(new Event(CHANGED));
}
