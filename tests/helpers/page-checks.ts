import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { drawn, stillness } from './browser-test.ts';

// What is measured on a page, each as a list of what is wrong.

/** WCAG 2.0 to 2.2, A and AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that the checker finds no fault in the page, or in one part of it, once nothing is half-way faded. */
export async function expectNoFault(page: Page, state: string, part = 'html'): Promise<void> {
  await stillness(page);
  // It knows no language that is made up.
  const areKnown = { enabled: (await page.locator('[lang="xa"], [lang="xb"]').count()) === 0 };
  const rules = {
    // axe turns this rule on only when it is named.
    'target-size': { enabled: true },
    'valid-lang': areKnown,
    'html-lang-valid': areKnown,
  };
  const { violations } = await new AxeBuilder({ page })
    .options({ rules, resultTypes: ['violations'] })
    .withTags(RULES)
    // In the page alone: there is no frame of ours, and it takes a third of the time.
    .setLegacyMode()
    .include(part)
    .analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
  );
  expect.soft(faults, state).toEqual([]);
}

/** Controls smaller than `size` in either direction. Links within a sentence may be as high as its line (WCAG 2.5.8). */
export async function smallTargets(page: Page, size: number): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="tab"]',
    );
    const small: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const { width, height } = control.getBoundingClientRect();
      // Off the screen until it has the focus, or out of reach.
      if (width <= 1 || control.matches('[href="#main"]') || control.closest('[inert]')) continue;
      // A card that answers a click as a whole.
      if (getComputedStyle(control, '::after').position === 'absolute') continue;
      const sentence = control.parentElement!;
      const isWithinSentence =
        getComputedStyle(control).display === 'inline' &&
        [...sentence.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent!.trim());
      if (isWithinSentence) continue;
      if (Math.min(width, height) < least - 0.5) {
        small.push(`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`);
      }
    }
    return small;
  }, size);
}

/** Elements that hide a part of their text. */
export async function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY, webkitLineClamp, position } = getComputedStyle(element);
      // Previews of texts that are whole elsewhere are cut by the specification; what is for the ear alone is not seen.
      if (webkitLineClamp !== 'none' || (position === 'absolute' && element.offsetWidth <= 1)) continue;
      if (!element.checkVisibility() || !element.textContent?.trim()) continue;
      const hidesX = ['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const hidesY =
        ['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1;
      if (!hidesX && !hidesY) continue;
      const edge = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const box = range.getBoundingClientRect();
        const parent = texts.currentNode.parentElement!;
        if (box.width <= 1 || parent.closest('[inert], .sr-only') || !parent.checkVisibility()) continue;
        // A font's box is higher than its letters.
        const air = parseFloat(getComputedStyle(parent).fontSize) / 2;
        if (box.right > edge.right + 1 || box.left < edge.left - 1 || box.bottom > edge.bottom + air) {
          cut.push(`${texts.currentNode.textContent!.slice(0, 40)} in ${element.outerHTML.slice(0, 100)}`);
        }
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) cut.push(`the page is ${scrollWidth} px wide`);
    return cut;
  });
}

type Colour = [number, number, number, number];

declare global {
  interface Window {
    /** A colour as it is drawn, its parts from 0 to 255. */
    colourOf(text: string): Colour;
    /** The contrast of two colours (WCAG 2). */
    contrastOf(one: Colour, other: Colour): number;
  }
}

/** Gives the page what colours are measured by. */
async function measureColours(page: Page): Promise<void> {
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
    window.contrastOf = (one, other) => {
      const [a, b] = [luminance(one), luminance(other)];
      return Math.max(a, b) / Math.min(a, b);
    };
  });
}

/** Running text whose contrast to its ground is below 7:1 (design: colour). */
export async function faintText(page: Page): Promise<string[]> {
  await measureColours(page);
  return page.evaluate(() => {
    const over = ([r, g, b, a]: Colour, [R, G, B]: Colour): Colour => {
      const part = a / 255;
      return [r * part + R * (1 - part), g * part + G * (1 - part), b * part + B * (1 - part), 255];
    };
    /** The grounds an element may lie on: two where one colour runs into another. */
    function grounds(element: Element | null): Colour[] {
      if (!element) return [window.colourOf('#fff')];
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const stops = backgroundImage.match(/(?:rgb|oklab|oklch|color)a?\([^)]*\)/g);
      if (backgroundImage.startsWith('linear-gradient') && stops) return stops.map(window.colourOf);
      const own = window.colourOf(backgroundColor);
      return own[3] === 255 ? [own] : grounds(element.parentElement).map((below) => over(own, below));
    }
    const faint = new Set<string>();
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent!.trim();
      const element = texts.currentNode.parentElement!;
      // Labels, headings, links and controls are not running text; 4.5:1 is seen to by the checker.
      const isRunning =
        element.closest('p, li, dd, blockquote') &&
        !element.closest('a, button, label, h1, h2, h3, h4, [aria-hidden], .sr-only');
      const { fontWeight, color } = getComputedStyle(element);
      if (words.split(' ').length < 5 || !isRunning || Number(fontWeight) > 500) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      for (const ground of grounds(element)) {
        const contrast = window.contrastOf(over(window.colourOf(color), ground), ground);
        if (contrast < 7) faint.add(`${contrast.toFixed(2)}: ${words.slice(0, 60)}`);
      }
    }
    return [...faint];
  });
}

/** Some of what makes the page wider than the window. */
export async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { documentElement } = document;
    if (documentElement.scrollWidth <= documentElement.clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return document.dir === 'rtl' ? left < -1 : right > innerWidth + 1;
    });
    return [
      `${documentElement.scrollWidth} px`,
      ...wide.slice(-3).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}

/** Lines of text that lie over one another, or beyond the window's edge where nobody can scroll to. */
export async function coveredText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { text: string; element: Element; box: DOMRect };
    const lines: Line[] = [];
    const faults: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const place = document.createRange();
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!;
      const text = texts.currentNode.textContent!.trim();
      if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // What stays in the window lies over the page; what waits is moved aside.
      if (element.closest('[popover], [inert], [href="#main"], body > nav, body > header')) continue;
      let isScrolled = false;
      let lowest = Infinity;
      let isForTheEar = false;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        isScrolled ||= ['auto', 'scroll'].includes(overflowX);
        isForTheEar ||= around.clientWidth === 1;
        // What a preview leaves out, or a cut of it (above).
        if (overflowY === 'hidden') lowest = Math.min(lowest, around.getBoundingClientRect().bottom);
      }
      if (isForTheEar) continue;
      place.selectNodeContents(texts.currentNode);
      for (const { left, right, top, width, height } of place.getClientRects()) {
        // A font's box is higher than its letters.
        const box = new DOMRect(left, top + height / 3, width, height / 3);
        if (width <= 2 || box.bottom > lowest) continue;
        lines.push({ text: text.slice(0, 40), element, box });
        if (!isScrolled && (left < -1 || right > innerWidth + 1))
          faults.push(`${text.slice(0, 40)} goes from ${Math.round(left)} to ${Math.round(right)} px`);
      }
    }
    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [at, { text, element, box }] of lines.entries()) {
      for (const below of lines.slice(at + 1)) {
        if (below.box.top >= box.bottom) break;
        const isBeside = below.box.left >= box.right - 2 || below.box.right <= box.left + 2;
        if (!isBeside && element !== below.element)
          faults.push(`${text} and ${below.text} lie on one another`);
      }
    }
    return faults;
  });
}

/**
 * Sets the page's text as wide as a reader may (WCAG 1.4.12, Text Spacing).
 *
 * @returns takes it back
 */
export async function setWidely(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
}

/**
 * Writes down every shift of the layout.
 *
 * @returns what has moved so far, and how much; less than a page can show without anybody seeing it is nothing
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; sources: { node?: Node }[] }[]) {
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? '?'),
        );
        shifts.push({ value: entry.value, moved: moved.join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { shifts } = window as unknown as { shifts: { value: number; moved: string }[] };
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      return sum < 0.005 ? [] : shifts.map(({ value, moved }) => `${value}: ${moved}`);
    });
}

type Stop = {
  element: string;
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

    // The ring of a comparison is drawn round its pictures.
    const ringed = element.closest('.comparison') ?? element;
    const style = getComputedStyle(ringed);
    let ring = 0;
    if (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) {
      let ground: Element | null = parseFloat(style.outlineOffset) < 0 ? ringed : ringed.parentElement;
      while (ground && window.colourOf(getComputedStyle(ground).backgroundColor)[3] < 255) {
        // The next section's ground shows through the header's, which is clear at the top of the page.
        ground =
          ground.localName === 'header' ? document.querySelector('main section') : ground.parentElement;
      }
      const on = ground ? getComputedStyle(ground).backgroundColor : '#fbf6ee';
      ring = window.contrastOf(window.colourOf(on), window.colourOf(style.outlineColor));
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
 * Presses the Tab key until the focus has left the page, and tells what is wrong on the way. That it goes in the order of the
 * document, the checker sees: no control has a place of its own in it.
 */
export async function walk(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  await measureColours(page);
  // More stops than any page has: the focus goes round in circles.
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press('Tab');
    let here = await stop(page);
    // What a style sheet or a scroll changes with the focus, it changes some frames later.
    for (let look = 0; here && faultsOf(here).length > 0 && look < 5; look++) {
      await drawn(page);
      here = await stop(page);
    }
    // Behind the last stop comes the browser's own bar, or where there is none, the first again.
    if (!here || (stops > 0 && here.element.includes('Skip to main'))) return { stops, faults };
    faults.push(...faultsOf(here));
    // The calendar lies over what opened it until Escape takes it away (WCAG 2.4.11, note 2).
    if (here.coveredBy.includes('calendar')) await page.keyboard.press('Escape');
  }
  throw new Error('There is no way out of the page.');
}

function faultsOf({ element, coveredBy, ring }: Stop): string[] {
  // Within the map the focus is its service's.
  if (element.startsWith('iframe')) return [];
  return [
    ...(coveredBy && !coveredBy.includes('calendar') ? [`${element} is covered by ${coveredBy}`] : []),
    ...(ring < 3 ? [`${element} has a ring of ${ring}:1`] : []),
  ];
}
