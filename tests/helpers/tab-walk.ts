import type { Page } from '@playwright/test';
import { drawn } from './browser-test.ts';
import { addColourFunctions } from './contrast.ts';

/** An element that the Tab key focuses. */
type Stop = {
  element: string;
  /** the HTML of the element that covers it, or '' */
  coveredBy: string;
  /** the contrast of its focus ring with the background; 0 without a ring */
  ring: number;
};

/** Returns the focused element; null if the focus is outside the page. */
async function focusedStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();

    // A part of a text area or tab panel is enough, because it may be higher than the window.
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

    // The focus ring of a comparison is around its pictures.
    const outlined = element.closest('.comparison') ?? element;
    const style = getComputedStyle(outlined);
    let ring = 0;
    if (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) {
      let behind: Element | null = parseFloat(style.outlineOffset) < 0 ? outlined : outlined.parentElement;
      while (behind && window.colourOf(getComputedStyle(behind).backgroundColor)[3] < 255) {
        // The header is transparent at the top of the page, so the first section is visible behind it.
        behind =
          behind.localName === 'header' ? document.querySelector('main section') : behind.parentElement;
      }
      const background = behind ? getComputedStyle(behind).backgroundColor : '#fbf6ee';
      ring = window.contrastOf(window.colourOf(background), window.colourOf(style.outlineColor));
    }
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {
      element: `${element.localName} ${label.trim().slice(0, 40)} ${element.className.toString().slice(0, 40)}`,
      coveredBy,
      ring: Math.round(ring * 10) / 10,
    };
  });
}

/**
 * Presses Tab until the focus leaves the page. Each focused element must not be covered, and its focus ring
 * must have a contrast of 3:1. axe checks the order, because it forbids a positive `tabindex`.
 *
 * @throws {Error} if the focus does not leave the page within 200 stops
 */
export async function walkWithTab(page: Page): Promise<{ stops: number; problems: string[] }> {
  const problems: string[] = [];
  await addColourFunctions(page);
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press('Tab');
    let stop = await focusedStop(page);
    // The browser updates styles and scrolls some frames after the focus moves.
    for (let frame = 0; stop && problemsOf(stop).length > 0 && frame < 5; frame++) {
      await drawn(page);
      stop = await focusedStop(page);
    }
    // After the last element, the focus moves to the browser's toolbar, or to the first element if there is
    // none.
    if (!stop || (stops > 0 && stop.element.includes('Skip to main'))) return { stops, problems };
    problems.push(...problemsOf(stop));
    // The calendar may cover the control that opened it, because Escape closes it (WCAG 2.4.11, note 2).
    if (stop.coveredBy.includes('calendar')) await page.keyboard.press('Escape');
  }
  throw new Error('The focus does not leave the page.');
}

function problemsOf({ element, coveredBy, ring }: Stop): string[] {
  // The map's frame belongs to the map service.
  if (element.startsWith('iframe')) return [];
  return [
    ...(coveredBy && !coveredBy.includes('calendar') ? [`${element} is covered by ${coveredBy}`] : []),
    ...(ring < 3 ? [`${element} has a ring of ${ring}:1`] : []),
  ];
}
