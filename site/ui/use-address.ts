import { useSyncExternalStore } from 'react';

const CHANGED = 'address-changed';
const TYPES = ['popstate', 'hashchange', CHANGED];

function subscribe(tell: () => void): () => void {
  for (const type of TYPES) addEventListener(type, tell);
  return () => TYPES.forEach((type) => removeEventListener(type, tell));
}

/** A part of the page's address, such as '#dr-asha-rao'; '' in what is delivered, which is the same for all. */
export function useAddress(part: 'hash' | 'search'): string {
  return useSyncExternalStore(
    subscribe,
    () => location[part],
    () => '',
  );
}

/** Writes another address, without a move of the page: as a step to go back from, or in place of the one there is. */
export function changeAddress(address: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](history.state, '', address);
  dispatchEvent(new Event(CHANGED));
}
