import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What the visit is for, where the link that led here says so: 'For: a visit to Dr. Asha Rao'. The address has ids
 * alone, so that nobody's words but the clinic's come to stand on its page. The delivered page is the same for all.
 *
 * @param reasons - all there are, by the query that asks for them: `doctor=dr-asha-rao`
 */
export function useReason(reasons: Record<string, string>): string | null {
  return useSyncExternalStore(
    never,
    () => reasonAmong(reasons),
    () => null,
  );
}

/** The same, once the page is there. */
export function reasonAmong(reasons: Record<string, string>): string | null {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const reason = reasons[`${name}=${value}`];
    if (reason) return reason;
  }
  return null;
}
