import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * This year, on a page that may have been built last year. The built year stands until the page's code has taken over;
 * then the new key makes React write the element anew.
 */
export function CurrentYear() {
  const isBuiltPage = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  return (
    <span key={isBuiltPage ? 'built' : 'now'} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
