import type { Page } from '@playwright/test';

/** Red, green, blue and alpha, each from 0 to 255. */
type Colour = [number, number, number, number];

declare global {
  interface Window {
    /** Converts any CSS colour. */
    colourOf(text: string): Colour;
    /** The contrast ratio of two opaque colours (WCAG 2). */
    contrastOf(first: Colour, second: Colour): number;
  }
}

/** Adds `colourOf` and `contrastOf` to the page. */
export async function addColourFunctions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const luminance = ([red, green, blue]: Colour) => {
      const [r, g, b] = [red, green, blue].map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      ) as [number, number, number];
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    window.colourOf = (text) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data] as Colour;
    };
    window.contrastOf = (first, second) => {
      const [a, b] = [luminance(first), luminance(second)];
      return Math.max(a, b) / Math.min(a, b);
    };
  });
}

/**
 * Lists running text whose contrast with its background is below 7:1 (docs/accessibility.md). axe's rule
 * `color-contrast-enhanced` does not measure gradients, and also reports labels, for which 4.5:1 is enough.
 */
export async function lowContrastText(page: Page): Promise<string[]> {
  await addColourFunctions(page);
  return page.evaluate(() => {
    const blend = ([r, g, b, a]: Colour, [R, G, B]: Colour): Colour => {
      const alpha = a / 255;
      return [r * alpha + R * (1 - alpha), g * alpha + G * (1 - alpha), b * alpha + B * (1 - alpha), 255];
    };
    /** Returns the colours behind an element: one colour, or the colour stops of a gradient. */
    function backgroundsOf(element: Element | null): Colour[] {
      if (!element) return [window.colourOf('#fff')];
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const stops = backgroundImage.match(/(?:rgb|oklab|oklch|color)a?\([^)]*\)/g);
      if (backgroundImage.startsWith('linear-gradient') && stops) return stops.map(window.colourOf);
      const colour = window.colourOf(backgroundColor);
      return colour[3] === 255
        ? [colour]
        : backgroundsOf(element.parentElement).map((behind) => blend(colour, behind));
    }
    const problems = new Set<string>();
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent!.trim();
      const element = texts.currentNode.parentElement!;
      // axe checks that labels, headings, links and controls have 4.5:1.
      const isRunning =
        element.closest('p, li, dd, blockquote') &&
        !element.closest('a, button, label, h1, h2, h3, h4, [aria-hidden], .sr-only');
      const { fontWeight, color } = getComputedStyle(element);
      if (text.split(' ').length < 5 || !isRunning || Number(fontWeight) > 500) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      for (const background of backgroundsOf(element)) {
        const contrast = window.contrastOf(blend(window.colourOf(color), background), background);
        if (contrast < 7) problems.add(`${contrast.toFixed(2)}: ${text.slice(0, 60)}`);
      }
    }
    return [...problems];
  });
}
