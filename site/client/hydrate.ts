/**
 * Loads an island's code, and lets React take over its delivered HTML.
 *
 * A browser that translates the page wraps each text in `font` elements, in which React would not find its
 * own. Such an island is drawn anew instead, as Astro's `client:only` does; `useHeldForm` keeps what was
 * typed into its form.
 *
 * @param load - given to a client directive by Astro
 * @param island - the island's own element
 */
export async function hydrate(load: () => Promise<() => Promise<void>>, island: HTMLElement): Promise<void> {
  const start = await load();
  const fonts = island.querySelectorAll('font');
  if (fonts.length > 0) island.setAttribute('client', 'only');
  // What the island was given is written anew as HTML, in which the content security policy allows no styles.
  // Chrome writes a style that a script has set into its attribute when that is read: removed before, it
  // would be left empty.
  for (const font of fonts) if (font.hasAttribute('style')) font.removeAttribute('style');
  await start();
}
