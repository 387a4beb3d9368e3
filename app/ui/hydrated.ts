import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React has taken over the page: false in delivered HTML and while it hydrates. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
