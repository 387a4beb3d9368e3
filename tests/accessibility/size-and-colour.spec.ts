import { expect, type Page } from '@playwright/test';
import { KINDS, open, test } from './site.ts';

// What a checker can't measure: room for fingers, for large and widely set text, and colours of one's own.

test.use({ trace: 'off' });

/** Controls smaller than `size` in either direction. Links within a sentence may be as high as its line (WCAG 2.5.8). */
async function smallTargets(page: Page, size: number): Promise<string[]> {
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

test('every control is 44 px high and wide, links within a sentence aside', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of KINDS) {
    await open(page, path);
    expect.soft(await smallTargets(page, 44), path).toEqual([]);
  }
  if (page.viewportSize()!.width < 768) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByText('Services', { exact: true }).click();
    expect.soft(await smallTargets(page, 44), 'menu').toEqual([]);
  }
  await open(page, '/book');
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  // Seven days side by side on a narrow phone: no less than 24 px (WCAG 2.5.8), and as much as there is room for.
  expect.soft(await smallTargets(page, 40), 'calendar').toEqual([]);
});

/** Elements that hide a part of their text. */
async function cutText(page: Page): Promise<string[]> {
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

/** WCAG 1.4.12, Text Spacing. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

test('text set as widely as a reader may need loses nothing', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of KINDS) {
    await open(page, path);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, SPACING);
    expect.soft(await cutText(page), path).toEqual([]);
  }
});

test('at 400 % of 1280 × 1024 px everything can be reached and read', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'the size is set here');
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of KINDS) {
    await open(page, path);
    expect.soft(await cutText(page), path).toEqual([]);
  }
  // No more than a quarter of the window is taken by what stays in it.
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter(
        (element) => element.checkVisibility({ opacityProperty: true }) && !element.matches('[href="#main"]'),
      )
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
  );
  expect(fixed).toBeLessThanOrEqual(64);

  await page.getByRole('button', { name: 'Menu' }).click();
  const book = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Book Appointment' });
  await book.scrollIntoViewIfNeeded();
  await expect(book).toBeInViewport();

  await page.clock.setFixedTime(new Date('2026-11-02T12:00:00+05:30'));
  await open(page, '/book');
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Choose the appointment date' });
  for (const name of ['Next month', 'Close']) {
    const button = calendar.getByRole('button', { name });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

/** Running text whose contrast to its ground is below 7:1 (design: colour). */
async function faintText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Colour = [number, number, number, number];
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    function colour(text: string): Colour {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      return [r!, g!, b!, a! / 255];
    }
    function over([r, g, b, a]: Colour, [R, G, B]: Colour): Colour {
      return [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
    }
    function luminance([red, green, blue]: Colour) {
      const [r, g, b] = [red, green, blue].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }
    /** The grounds an element may lie on: two where one colour runs into another. */
    function grounds(element: Element | null): Colour[] {
      if (!element) return [colour('#fff')];
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const stops = backgroundImage.match(/(?:rgb|oklab|oklch|color)a?\([^)]*\)/g);
      if (backgroundImage.startsWith('linear-gradient') && stops) return stops.map(colour);
      const own = colour(backgroundColor);
      return own[3] === 1 ? [own] : grounds(element.parentElement).map((below) => over(own, below));
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
        const [bright, dark] = [luminance(over(colour(color), ground)), luminance(ground)].sort(
          (a, b) => b - a,
        );
        const contrast = (bright! + 0.05) / (dark! + 0.05);
        if (contrast < 7) faint.add(`${contrast.toFixed(2)}: ${words.slice(0, 60)}`);
      }
    }
    return [...faint];
  });
}

test('running text has a contrast of 7:1', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of KINDS) {
    await open(page, path);
    expect.soft(await faintText(page), path).toEqual([]);
  }
  for (const path of ['/gallery#patients', '/doctors#dr-kabir-sethna']) {
    await open(page, path);
    expect.soft(await faintText(page), path).toEqual([]);
  }
});

test('in forced colours, what is chosen and what has the focus can still be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const isWide = page.viewportSize()!.width > 1216;

  /** What an element looks like, as far as forced colours leave it. */
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderBottomColor, borderLeftColor } = getComputedStyle(element);
        return [backgroundColor, borderBottomColor, borderLeftColor].join();
      });
  async function expectDifferent(one: string, other: string) {
    expect.soft(await look(one), `${one} and ${other}`).not.toBe(await look(other));
  }

  await open(page, '/');
  if (isWide) {
    await expectDifferent(
      'nav[aria-label="Main"] [aria-current] span',
      'nav[aria-label="Main"] a:not([aria-current]) span',
    );
  }
  await expectDifferent('.carousel [aria-disabled="true"] span', '.carousel [aria-disabled="false"] span');
  await page.getByRole('link', { name: 'Book Appointment' }).last().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid');

  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+05:30'));
  await open(page, '/book');
  await page.getByRole('combobox', { name: 'Appointment Date' }).fill('24/11/2026');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await expectDifferent(
    'td[aria-selected="true"] button',
    'td:not([aria-selected]):not([data-disabled]) button',
  );

  await open(page, '/gallery/before-after');
  await expectDifferent(
    'nav[aria-label="Gallery"] [aria-current]',
    'nav[aria-label="Gallery"] a:not([aria-current])',
  );
});

test('where less motion is asked for, nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/services/braces', '/gallery/before-after', '/team']) {
    await page.addInitScript(() => {
      document.addEventListener('transitionrun', ({ target }) => {
        const lasting = (target as Element)
          .getAnimations()
          .filter((animation) => Number(animation.effect?.getTiming().duration) > 1)
          .map((animation) => (animation as CSSTransition).transitionProperty);
        if (lasting.length > 0) document.documentElement.dataset.moved = lasting.join();
      });
    });
    await open(page, path);
    for (let step = 0; step < 12; step++) await page.mouse.wheel(0, 400);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getTiming().duration) > 1)
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    expect.soft(moving, path).toEqual([]);
    expect.soft(await page.locator('html').getAttribute('data-moved'), path).toBeNull();
  }
});
