import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};
const thisYear = () => new Date().getFullYear();

/**
 * This year, on a page that may have been built last year. The built year stands until the page's code has taken over;
 * then the new key makes React write the element anew.
 */
export function CurrentYear() {
  const year = useSyncExternalStore(subscribe, thisYear, thisYear);
  const isBuiltPage = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  return (
    <span key={isBuiltPage ? 'built' : 'now'} suppressHydrationWarning>
      {year}
    </span>
  );
}
