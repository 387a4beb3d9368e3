import { useMemo, useSyncExternalStore } from 'react';
import { blogChoicePath } from '../../../domain/screens.ts';
import { placeOf } from '../../site-language.ts';

const CHANGED = 'query-changed';

function subscribe(tell: () => void): () => void {
  for (const type of ['popstate', CHANGED]) addEventListener(type, tell);
  return () => {
    for (const type of ['popstate', CHANGED]) removeEventListener(type, tell);
  };
}

/** The query of the page's address; none in what is delivered, which is the same for all. */
export function useQuery(): URLSearchParams {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  return useMemo(() => new URLSearchParams(query), [query]);
}

/** Writes another choice into the blog's address, as a step to go back from. */
export function choose(choice: { search: string; category?: string }): void {
  history.pushState(null, '', placeOf(blogChoicePath(choice)));
  dispatchEvent(new Event(CHANGED));
}
