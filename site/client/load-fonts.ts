import { afterPaint } from './timing.ts';

/** At most this many elements change their font in one frame, so that each frame is short. */
const MAX_ELEMENTS = 150;

/** The theme's font stacks (compile/theme.ts). The first family of each is a web font of the site. */
const FONT_LISTS = ['--font-display', '--font-sans'];

const root = document.documentElement;

/**
 * Shows the page in fallback fonts of the visitor's device until the site's web fonts are loaded
 * (docs/decisions/0026-simple-before-small.md). The web fonts are fetched after the first paint, because they
 * would delay it. They are applied to one part of the page after another, from the top, because laying out
 * all text at once would block the page for too long.
 */
export function loadFontsAfterPaint() {
  root.setAttribute('data-fallback-fonts', '');
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
    for (const part of pageParts(document.body)) {
      part.setAttribute('data-web-fonts', '');
      await new Promise<void>(afterPaint);
    }
    root.removeAttribute('data-fallback-fonts');
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Yields the parts of an element, each with at most `MAX_ELEMENTS` elements if possible. An SVG is one part.
 * An island is one part too, because React does not expect new attributes inside it. Hidden elements are left
 * out, because changing their font costs no time.
 */
function* pageParts(element: Element): Generator<Element> {
  for (const child of element.children) {
    if (getComputedStyle(child).display === 'none') continue;
    const isLarge = child.getElementsByTagName('*').length > MAX_ELEMENTS;
    if (isLarge && !child.matches('svg, astro-island')) yield* pageParts(child);
    yield child;
  }
}
