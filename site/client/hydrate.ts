/**
 * Loads an island's code, and lets React take over its delivered HTML.
 *
 * A browser that translates the page wraps each text in `font` elements, in which React would not find its own. Such an island
 * is drawn anew instead, as Astro's `client:only` does; `useHeldForm` keeps what was typed into its form.
 *
 * @param load - given to a client directive by Astro
 * @param island - the island's own element
 */
export async function hydrate(load: () => Promise<() => Promise<void>>, island: HTMLElement): Promise<void> {
  const start = await load();
  if (island.querySelector('font')) island.setAttribute('client', 'only');
  await start();
}
