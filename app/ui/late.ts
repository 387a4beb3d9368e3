import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Milliseconds. What a page says may depend on the clock, so that the rest of its code comes in the end though nobody stirs. */
const CALM = 3000;

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- an interface is added to
  interface Window {
    /** resolves at the visitor's first move, touch, scroll or key (app/early-visitor.ts) */
    touched?: Promise<void>;
    /** the same, but not yet when a link is pressed, which leads away from the page */
    stirred?: Promise<void>;
  }
}

let come = () => {};
const calm = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return resolve();
  come = resolve;
  setTimeout(resolve, CALM);
});
let comeAround = () => {};
const madeAnew = new Promise<void>((resolve) => (comeAround = resolve));

/** Resolves at the visitor's first sign of being there. */
export const stirred = import.meta.env.SSR ? calm : Promise.race([window.stirred, calm]);
const touched = import.meta.env.SSR ? calm : Promise.race([window.touched, calm, madeAnew]);

/** Where the delivered page is: no delivered HTML stands for the parts of another one, that they could wait behind. */
const deliveredAt = import.meta.env.SSR ? '' : location.pathname;

function isElsewhere(): boolean {
  return !import.meta.env.SSR && location.pathname !== deliveredAt;
}

/** To be called once the delivered page was left: no delivered HTML stands for the parts of another one. */
export function comeAtOnce(): void {
  come();
}

/** To be called where what stands around the page is made anew: the delivered one does not stay in its place. */
export function comeAroundAtOnce(): void {
  comeAround();
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
 * move, touch, scroll or key. A click that comes before it is held until it is there (app/early-visitor.ts).
 *
 * @param load - as of `late`
 */
// oxlint-disable-next-line typescript/no-explicit-any -- whatever properties the part has
export function onceStirred<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return late(() => (isElsewhere() ? load() : stirred.then(load)));
}

/**
 * The same for a late part that stands around every page: it stays when a link is pressed, so that its code comes with the
 * next page's.
 *
 * @param load - as of `late`
 */
// oxlint-disable-next-line typescript/no-explicit-any -- whatever properties the part has
export function onceTouched<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return late(() => touched.then(load));
}
