import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { FIRST_TOUCH } from '../first-touch.ts';

/** Milliseconds. What a page says may depend on the clock, so that the rest of its code comes in the end though nobody stirs. */
const CALM = 3000;

let come: () => void;

/** Resolves at the visitor's first sign of being there, which this code may come after. */
export const stirred = new Promise<void>((resolve) => {
  come = resolve;
  if (import.meta.env.SSR || scrollY > 0 || navigator.userActivation?.hasBeenActive) return resolve();
  for (const type of [...FIRST_TOUCH, 'pointermove', 'scroll']) {
    addEventListener(type, () => resolve(), { once: true, passive: true, capture: true });
  }
  setTimeout(resolve, CALM);
});

/** To be called where no delivered HTML stands for the parts of a page: they come at once. */
export function comeAtOnce(): void {
  come();
}

/**
 * A part of a page whose code is not needed to begin with. Put it in a `<Suspense>`: its delivered HTML is there from the
 * start and is taken over when the code comes; where it can't be had, the HTML stays as it is.
 *
 * @param load - imports the module whose default export the part is
 */
// oxlint-disable-next-line typescript/no-explicit-any -- whatever properties the part has
export function late<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(() =>
    load().catch((cause: unknown) => {
      console.error('The code of a part of the page could not be loaded.', cause);
      return new Promise<never>(() => {});
    }),
  );
}

/**
 * A late part that a visitor who only looks at the page's beginning has no use for: its code is fetched at their first
 * move, touch, scroll or key. A click that comes before it is held until it is there (app/early-script.ts).
 *
 * @param load - as of `late`
 */
// oxlint-disable-next-line typescript/no-explicit-any -- whatever properties the part has
export function onceStirred<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return late(() => stirred.then(load));
}
