import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page's code has hydrated the delivered HTML; the first render in the browser is still that of the HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
