import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether React has taken over the delivered HTML, which the first rendering must be like. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
