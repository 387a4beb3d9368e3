import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

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
