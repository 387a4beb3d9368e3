import { useSyncExternalStore } from 'react';

const CHANGED = 'hash-changed';

function subscribe(tell: () => void): () => void {
  for (const type of ['hashchange', 'popstate', CHANGED]) addEventListener(type, tell);
  return () => {
    for (const type of ['hashchange', 'popstate', CHANGED]) removeEventListener(type, tell);
  };
}

/** The hash of the page's address, such as '#dr-asha-rao'; '' in what is delivered. */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
}

/** Writes another hash into the address, without a move of the page. */
export function setHash(id: string, { replace }: { replace: boolean }): void {
  history[replace ? 'replaceState' : 'pushState'](history.state, '', `#${id}`);
  dispatchEvent(new Event(CHANGED));
}
