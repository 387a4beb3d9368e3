import { afterPaint } from './after-paint.ts';

/** The most elements that get their fonts in one frame. */
const MOST_ELEMENTS = 150;

/** The theme's lists of families (compile/theme.ts). The first family of each is the site's own. */
const FONT_LISTS = ['--font-display', '--font-sans'];

const root = document.documentElement;

/**
 * Shows the page in fonts of the visitor's machine until the site's own have come
 * (docs/decisions/0026-simple-before-small.md). These are fetched after the first paint, which they would
 * delay. Then they are applied part by part, from the top: all text laid out again at once would block
 * whoever touches the page.
 */
export function showFontsAfterPaint() {
  root.setAttribute('data-stand-ins', '');
  const parsed = new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
  new PerformanceObserver(async (_, paints) => {
    paints.disconnect();
    await parsed;
    const styles = getComputedStyle(root);
    const text = document.body.textContent;
    const loads = FONT_LISTS.map((list) => {
      const [family] = styles.getPropertyValue(list).split(',');
      return document.fonts.load(`1em ${family}`, text).catch(console.error);
    });
    await Promise.all(loads);
    for (const part of partsOf(document.body)) {
      part.setAttribute('data-fonts', '');
      await new Promise<void>(afterPaint);
    }
    root.removeAttribute('data-stand-ins');
  }).observe({ type: 'paint', buffered: true });
}

/**
 * The parts of an element, each of at most `MOST_ELEMENTS` elements where its children allow it. A drawing is
 * one part; so is an island, in which React would find attributes that it does not know. What is hidden costs
 * nothing, and is left out.
 */
function* partsOf(element: Element): Generator<Element> {
  for (const child of element.children) {
    if (getComputedStyle(child).display === 'none') continue;
    const isLarge = child.getElementsByTagName('*').length > MOST_ELEMENTS;
    if (isLarge && !child.matches('svg, astro-island')) yield* partsOf(child);
    yield child;
  }
}
