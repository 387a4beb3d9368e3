/** Resolves at the visitor's first interaction, or at once if it has happened (head-script.ts). */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    if (document.documentElement.hasAttribute('data-interacted')) resolve();
    else addEventListener('first-interaction', () => resolve(), { once: true });
  });
}

/**
 * Loads an island's code and hydrates its delivered HTML.
 *
 * A browser that translates a page wraps each text in a `font` element, which React does not expect. Such an
 * island is rendered again instead, as with Astro's `client:only`; `useDeferredForm` keeps what was typed
 * into its form.
 *
 * @param load - the function that Astro passes to a client directive
 * @param island - the `astro-island` element
 */
export async function hydrate(load: () => Promise<() => Promise<void>>, island: HTMLElement): Promise<void> {
  const start = await load();
  const fonts = island.querySelectorAll('font');
  if (fonts.length > 0) island.setAttribute('client', 'only');
  // Astro writes the island's slots as HTML again, and the content security policy forbids style attributes
  // there. Chrome creates the attribute of a style that a script has set only when the attribute is read, so
  // `removeAttribute` without `hasAttribute` would leave an empty one.
  for (const font of fonts) if (font.hasAttribute('style')) font.removeAttribute('style');
  await start();
}
