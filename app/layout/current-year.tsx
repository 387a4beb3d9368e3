import { useSyncExternalStore } from 'react';
import { useHydrated } from '../ui/hydrated.ts';

const never = () => () => {};
const thisYear = () => new Date().getFullYear();

/**
 * This year, on a page that may have been built last year. The built year stands until the page's code has taken over;
 * then the new key makes React write the element anew.
 */
export function CurrentYear() {
  const year = useSyncExternalStore(never, thisYear, thisYear);
  return (
    <span key={useHydrated() ? 'now' : 'built'} suppressHydrationWarning>
      {year}
    </span>
  );
}
