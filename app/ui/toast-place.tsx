import { Suspense, useSyncExternalStore } from 'react';
import { late } from './late.ts';

const Toaster = late(() => import('./toaster.tsx'));

let areExpected = false;
const places = new Set<() => void>();

/** To be called where a toast may follow: from now on there is a place for it, on this page and on the next ones. */
export function expectToasts() {
  areExpected = true;
  for (const tell of places) tell();
}

function subscribe(tell: () => void) {
  places.add(tell);
  return () => places.delete(tell);
}

/** The place where toasts appear; one on every page, so that a toast outlives a navigation. Empty until one is expected. */
export function ToastPlace() {
  const isNeeded = useSyncExternalStore(
    subscribe,
    () => areExpected,
    () => false,
  );
  return (
    isNeeded && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
