import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether React has hydrated the delivered HTML. False in the first render, which must match that HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
