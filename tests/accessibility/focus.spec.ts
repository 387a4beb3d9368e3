import { expect, type Page } from '@playwright/test';
import { KINDS, open, test } from './site.ts';

// WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11 and 1.4.11, by the Tab key on every kind of page.

test.use({ trace: 'off' });

declare global {
  interface Window {
    /** where the focus was before */
    stopBefore: Element | null;
  }
}

type Stop = {
  element: string;
  /** whether it comes behind or before the last stop in the document, in the order one reads; null for the first */
  step: 'on' | 'back' | null;
  /** what covers it where it is looked at, or '' */
  coveredBy: string;
  /** the ring's contrast to what it lies on; 0 without a ring */
  ring: number;
};

/** Where the focus is; null when it has left the page. */
async function stop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();

    // Of a text area or a tab's panel, which may be higher than the room there is, a part is enough.
    const height = bottom - top;
    const inset = 6;
    const middle = (left + right) / 2;
    const points: [number, number][] =
      height > 120
        ? [[middle, Math.max(top, 0) + Math.min(height, innerHeight) / 3]]
        : [
            [middle, top + height / 2],
            [middle, top + Math.min(inset, height / 2)],
            [middle, bottom - Math.min(inset, height / 2)],
          ];
    let coveredBy = '';
    for (const [x, y] of points) {
      const at = document.elementFromPoint(x, y);
      if (!at) coveredBy = `the window's edge at ${Math.round(x)}, ${Math.round(y)}`;
      else if (!element.contains(at) && !at.contains(element)) {
        const layer = at.closest('[role="dialog"]') ?? at.closest('header, nav, aside, li, section') ?? at;
        coveredBy = layer.outerHTML.slice(0, 90);
      }
    }

    type Colour = [number, number, number, number];
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    function colour(text: string): Colour {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data] as Colour;
    }
    function luminance([red, green, blue]: Colour) {
      const [r, g, b] = [red, green, blue].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }
    // The ring of a comparison is drawn round its pictures.
    const ringed = element.closest('.comparison') ?? element;
    const style = getComputedStyle(ringed);
    let ring = 0;
    if (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) {
      let ground: Element | null = parseFloat(style.outlineOffset) < 0 ? ringed : ringed.parentElement;
      while (ground && colour(getComputedStyle(ground).backgroundColor)[3] < 255) {
        // The next section's ground shows through the header's, which is clear at the top of the page.
        ground =
          ground.localName === 'header' ? document.querySelector('main section') : ground.parentElement;
      }
      const on = ground ? colour(getComputedStyle(ground).backgroundColor) : colour('#fbf6ee');
      const [bright, dark] = [luminance(on), luminance(colour(style.outlineColor))].sort((a, b) => b - a) as [
        number,
        number,
      ];
      ring = (bright + 0.05) / (dark + 0.05);
    }
    const before = window.stopBefore;
    const isComparable = before?.isConnected && before !== element;
    const isBehind =
      isComparable && before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {
      element: `${element.localName} ${label.trim().slice(0, 40)} ${element.className.toString().slice(0, 40)}`,
      step: !isComparable ? null : isBehind ? 'on' : 'back',
      coveredBy,
      ring: Math.round(ring * 10) / 10,
    };
  });
}

/** Presses the key until the focus has left the page, and tells what is wrong on the way. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  // More stops than any page has: the focus goes round in circles.
  for (let stops = 0; stops < 200; stops++) {
    const isFirst = await page.evaluate(() => {
      window.stopBefore = document.activeElement === document.body ? null : document.activeElement;
      return window.stopBefore?.matches('[href="#main"]');
    });
    if (isFirst && key === 'Shift+Tab') return { stops, faults };
    await page.keyboard.press(key);
    let here = await stop(page);
    // What a style sheet or a scroll changes with the focus, it changes some frames later.
    for (let look = 0; here && faultsOf(here, key).length > 0 && look < 5; look++) {
      await page.waitForTimeout(50);
      here = await stop(page);
    }
    // Behind the last stop comes the browser's own bar, or where there is none, the first again.
    if (!here || (stops > 0 && here.element.includes('Skip to main') && key === 'Tab')) {
      return { stops, faults };
    }
    faults.push(...faultsOf(here, key));
    // The calendar lies over what opened it until Escape takes it away (WCAG 2.4.11, note 2).
    if (here.coveredBy.includes('calendar')) await page.keyboard.press('Escape');
  }
  throw new Error('There is no way out of the page.');
}

function faultsOf({ element, coveredBy, ring, step }: Stop, key: 'Tab' | 'Shift+Tab'): string[] {
  return [
    ...(coveredBy && !coveredBy.includes('calendar') ? [`${element} is covered by ${coveredBy}`] : []),
    ...(ring < 3 ? [`${element} has a ring of ${ring}:1`] : []),
    ...(step === (key === 'Tab' ? 'back' : 'on') ? [`${element} is out of order`] : []),
  ];
}

const halves = [KINDS.filter((_, at) => at % 2 === 0), KINDS.filter((_, at) => at % 2 === 1)];
for (const half of halves) {
  test(`the Tab key goes through ${half[0]} and others in reading order, and each stop is seen`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of half) {
      await open(page, path);
      const { stops, faults } = await walk(page, 'Tab');
      expect.soft(stops, path).toBeGreaterThan(20);
      expect.soft(faults, path).toEqual([]);
    }
  });
}

test('on the way back, too, nothing is hidden under the header', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/services', '/gallery', '/blog', '/contact']) {
    await open(page, path);
    await page.getByRole('button', { name: 'Scroll to top' }).focus();
    expect.soft((await walk(page, 'Shift+Tab')).faults, path).toEqual([]);
  }
});
