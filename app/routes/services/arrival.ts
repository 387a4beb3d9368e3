import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** What the history keeps of a visit to the list that was after one category. */
export type Arrival = { category: string | undefined };

/**
 * Brings the category that a visitor came for into the window. It travels in the history and not in the address, which
 * is the list's own: so it is without scripts, and for search engines.
 *
 * @returns its id
 */
export function useArrival(): string | undefined {
  const { category } = (useLocation().state ?? {}) as Partial<Arrival>;
  // Going back or loading anew, the browser knows how far the visitor had scrolled.
  const isNew = useNavigationType() !== 'POP';
  const arrivedAt = isNew ? category : undefined;

  useEffect(() => {
    if (!arrivedAt) return;
    const row = document.getElementById(arrivedAt);
    row?.scrollIntoView();
    row?.querySelector('a')?.focus({ preventScroll: true });
  }, [arrivedAt]);

  return arrivedAt;
}
