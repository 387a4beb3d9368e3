import { afterPaint } from './after-paint.ts';

/** The most elements that get their fonts at once. */
const MOST_ELEMENTS = 150;

const root = document.documentElement;

/**
 * Fetches the fonts that the page has letters of, which the build has written down in its styles. On a visit's first page it
 * does so after the first paint, which they would hold up. What stands in for them is as wide, and gives way part by part from
 * the top: all text laid out again at once holds up whoever touches the page.
 *
 * @param atOnce - the visitor has them
 */
export function showFonts(atOnce: boolean) {
  // While developing, the styles are linked.
  const { families, letters } = document.querySelector('style')?.dataset ?? {};
  if (!families) return;
  const load = () => document.fonts.load(families, letters).catch(console.error);
  if (atOnce) {
    void load();
    return;
  }
  root.setAttribute('data-stand-ins', '');
  const parsed = new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
  new PerformanceObserver(async (_, paints) => {
    paints.disconnect();
    await Promise.all([load(), parsed]);
    for (const part of partsOf(document.body)) {
      part.setAttribute('data-fonts', '');
      await new Promise<void>(afterPaint);
    }
    root.removeAttribute('data-stand-ins');
  }).observe({ type: 'paint', buffered: true });
}

/**
 * What is large goes by its children, but for drawings, and for islands, in which React looks for strange attributes. What is not
 * shown costs nothing, and goes last.
 */
function* partsOf(element: Element): Generator<Element> {
  for (const child of element.children) {
    if (getComputedStyle(child).display === 'none') continue;
    const isLarge = child.getElementsByTagName('*').length > MOST_ELEMENTS;
    if (isLarge && !child.matches('svg, astro-island')) yield* partsOf(child);
    yield child;
  }
}
