import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { stillness } from './browser-test.ts';

// Checks of a page in the browser. Each returns a list of problems, empty if there are none.

/** WCAG 2.0 to 2.2, A and AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects that axe finds no violation after all animations have ended, and no violation of its rules about
 * colours in the dark palette.
 *
 * @param state - the state of the page, for the failure message
 * @param part - the selector of the part to check
 */
export async function expectNoViolations(page: Page, state: string, part = 'html'): Promise<void> {
  await stillness(page);
  // axe does not know the languages of the fixtures.
  const hasKnownLanguages = { enabled: (await page.locator('[lang="xa"], [lang="xb"]').count()) === 0 };
  const rules = {
    // axe does not check this rule by default.
    'target-size': { enabled: true },
    'valid-lang': hasKnownLanguages,
    'html-lang-valid': hasKnownLanguages,
  };
  const axe = new AxeBuilder({ page }).options({ rules, resultTypes: ['violations'] }).withTags(RULES);
  expect.soft(await problems(axe, part), state).toEqual([]);

  await page.emulateMedia({ colorScheme: 'dark' });
  // The owner's pages have no dark palette.
  if (await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme.includes('dark'))) {
    await stillness(page);
    const contrast = new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']);
    expect.soft(await problems(contrast, part), `${state}, dark`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

async function problems(axe: AxeBuilder, part: string): Promise<string[]> {
  // The legacy mode skips frames, which saves a third of the time. The site has no frames of its own.
  const { violations } = await axe.setLegacyMode().include(part).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
  );
}

/** Lists controls that are narrower or lower than `size` px. Links in a sentence are exempt (WCAG 2.5.8). */
export async function smallTargets(page: Page, size: number): Promise<string[]> {
  return page.evaluate((minimum) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="tab"]',
    );
    const small: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const { width, height } = control.getBoundingClientRect();
      // Skips the skip link, which is hidden until it has the focus, and inert controls.
      if (width <= 1 || control.matches('[href="#main"]') || control.closest('[inert]')) continue;
      // Skips the link of a card that can be clicked everywhere.
      if (getComputedStyle(control, '::after').position === 'absolute') continue;
      const sentence = control.parentElement!;
      const isWithinSentence =
        getComputedStyle(control).display === 'inline' &&
        [...sentence.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent!.trim());
      if (isWithinSentence) continue;
      if (Math.min(width, height) < minimum - 0.5) {
        small.push(`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`);
      }
    }
    return small;
  }, size);
}

/** Lists elements that cut off a part of their text. */
export async function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY, webkitLineClamp, position } = getComputedStyle(element);
      // Excerpts of other pages are cut on purpose; text for screen readers is not visible.
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
        const tolerance = parseFloat(getComputedStyle(parent).fontSize) / 2;
        if (box.right > edge.right + 1 || box.left < edge.left - 1 || box.bottom > edge.bottom + tolerance) {
          cut.push(`${texts.currentNode.textContent!.slice(0, 40)} in ${element.outerHTML.slice(0, 100)}`);
        }
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) cut.push(`the page is ${scrollWidth} px wide`);
    return cut;
  });
}

/** Returns the page's width, and up to three elements that make it wider than the window. */
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

/** Lists words of headings that are broken into two lines. A line may end after a hyphen. */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2')) {
      if (!heading.checkVisibility({ visibilityProperty: true })) continue;
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(`${heading.localName}: ${word}`);
        }
      }
    }
    return broken;
  });
}

/** Lists lines of text that overlap, or that are outside the window and cannot be scrolled to. */
export async function coveredText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { text: string; element: Element; box: DOMRect };
    const lines: Line[] = [];
    const problems: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!;
      const text = texts.currentNode.textContent!.trim();
      if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // The fixed header and the bar cover the page, and closed menus are outside of it.
      if (element.closest('[popover], [inert], [href="#main"], body > nav, body > header')) continue;
      let isScrolled = false;
      let lowest = Infinity;
      let isScreenReaderOnly = false;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, contentVisibility } = getComputedStyle(around);
        isScrolled ||= ['auto', 'scroll'].includes(overflowX);
        isScreenReaderOnly ||= around.clientWidth === 1;
        // `cutText` reports cut text. Content that is not rendered yet counts as cut (CSS Containment 2).
        if (overflowY === 'hidden' || contentVisibility === 'auto')
          lowest = Math.min(lowest, around.getBoundingClientRect().bottom);
      }
      if (isScreenReaderOnly) continue;
      range.selectNodeContents(texts.currentNode);
      for (const { left, right, top, width, height } of range.getClientRects()) {
        // A font's box is higher than its letters.
        const box = new DOMRect(left, top + height / 3, width, height / 3);
        if (width <= 2 || box.bottom > lowest) continue;
        lines.push({ text: text.slice(0, 40), element, box });
        if (!isScrolled && (left < -1 || right > innerWidth + 1))
          problems.push(`${text.slice(0, 40)} goes from ${Math.round(left)} to ${Math.round(right)} px`);
      }
    }
    lines.sort((first, second) => first.box.top - second.box.top);
    for (const [at, { text, element, box }] of lines.entries()) {
      for (const below of lines.slice(at + 1)) {
        if (below.box.top >= box.bottom) break;
        const isBeside = below.box.left >= box.right - 2 || below.box.right <= box.left + 2;
        if (!isBeside && element !== below.element) problems.push(`${text} and ${below.text} overlap`);
      }
    }
    return problems;
  });
}

/**
 * Applies the text spacing of WCAG 1.4.12.
 *
 * @returns a function that removes it
 */
export async function setTextSpacing(page: Page): Promise<() => Promise<void>> {
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
 * Records layout shifts. Call this before the page opens.
 *
 * @returns a function that returns the shifts so far, as `value: elements`; `[]` if their sum is below 0.005
 */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
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
