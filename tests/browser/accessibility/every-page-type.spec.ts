import { expect } from '@playwright/test';
import { PAGE_TYPES, pathsUnder } from '../../helpers/page-paths.ts';
import { answerForMap, carousels, open, reach, test, touch } from '../../helpers/browser-test.ts';
import {
  brokenWords,
  cutText,
  expectNoViolations,
  overflowing,
  smallTargets,
  setTextSpacing,
  recordLayoutShifts,
} from '../../helpers/page-checks.ts';
import { lowContrastText } from '../../helpers/contrast.ts';
import { walkWithTab } from '../../helpers/tab-walk.ts';

// docs/product.md, Accessibility and motion. The tests open one page of each type on a phone.

/** Pages that the test walks through with the Tab key. All pages have the same header and footer. */
const TAB_WALK_PATHS = new Set([
  '/',
  '/book',
  '/gallery/before-after',
  ...pathsUnder('services').slice(0, 1),
]);

for (const path of PAGE_TYPES) {
  test(`${path} is stable while it loads, and accessible`, async ({ page }) => {
    test.setTimeout(120_000);
    const messages: string[] = [];
    page.on('console', (message) => {
      // `postMessage`: axe cannot look into the frame of the map.
      const isExpected = /status of 404|Page not found|no-such|no\/such|'postMessage'/.test(message.text());
      if (['error', 'warning'].includes(message.type()) && !isExpected) messages.push(message.text());
    });
    await answerForMap(page);
    const shifts = await recordLayoutShifts(page);
    await page.goto(path);
    await touch(page);
    expect.soft(await shifts(), 'layout shifts while loading').toEqual([]);

    // axe must see the final colours, not those during a fade.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The carousel works by keyboard only once its code has loaded.
    for (const carousel of await carousels(page).all()) await reach(carousel);
    await expectNoViolations(page, 'axe');
    expect.soft(await smallTargets(page, 44), 'controls below 44 px').toEqual([]);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await lowContrastText(page), `running text below 7:1, ${colorScheme}`).toEqual([]);
    }

    if (TAB_WALK_PATHS.has(path)) {
      // WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11, 1.4.11
      const { stops, problems } = await walkWithTab(page);
      expect.soft(stops, 'stops of the Tab key').toBeGreaterThan(20);
      expect.soft(problems, 'focused elements').toEqual([]);
    }

    // WCAG 1.4.12
    const removeSpacing = await setTextSpacing(page);
    expect.soft(await cutText(page), 'with text spacing').toEqual([]);
    await removeSpacing();

    // WCAG 1.4.10: 400 % of 1280 × 1024 px.
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft([...(await overflowing(page)), ...(await cutText(page))], 'at 320 px').toEqual([]);

    // The browser's text size (WCAG 1.4.4): rem and em lengths grow with it, in media queries too.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflowing(page), `text of twice the size at ${width} px`).toEqual([]);
      expect.soft(await brokenWords(page), `broken words at ${width} px`).toEqual([]);
    }
    expect(messages).toEqual([]);
  });
}

test('the wide header works with the Tab key', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/contact');
  expect((await walkWithTab(page)).problems).toEqual([]);
});

test('in a small window, fixed parts take a quarter at most, and menus can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/book');
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter(
        (element) => element.checkVisibility({ opacityProperty: true }) && !element.matches('[href="#main"]'),
      )
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
  );
  expect(fixed).toBeLessThanOrEqual(64);
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Choose the appointment date' });
  // A row has seven days, so a target cannot be 44 px wide. WCAG 2.5.8 requires 24 px.
  expect.soft(await smallTargets(page, 40), 'calendar').toEqual([]);
  for (const name of ['Next month', 'Close']) {
    const button = calendar.getByRole('button', { name });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  const book = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Book Appointment' });
  await book.scrollIntoViewIfNeeded();
  await expect(book).toBeInViewport();
});

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    document.addEventListener('transitionrun', ({ target }) => {
      const lasting = (target as Element)
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getTiming().duration) > 1)
        .map((animation) => (animation as CSSTransition).transitionProperty);
      if (lasting.length > 0) document.documentElement.dataset.moved = lasting.join();
    });
  });
  for (const path of ['/', pathsUnder('services')[0], '/gallery/before-after', '/team']) {
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

test('forced colours distinguish selected and focused elements', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  /** Returns the colours of an element that differ in forced colours. */
  const coloursOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderBottomColor, borderLeftColor } = getComputedStyle(element);
        return [backgroundColor, borderBottomColor, borderLeftColor].join();
      });
  async function expectDifferent(first: string, second: string) {
    expect.soft(await coloursOf(first), `${first} and ${second}`).not.toBe(await coloursOf(second));
  }

  await open(page, '/');
  const dot = '[aria-label="Choose slide to display"]';
  await expectDifferent(`${dot} [aria-disabled="true"] span`, `${dot} [aria-disabled="false"] span`);
  await page.getByRole('link', { name: 'Book Appointment' }).last().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid');

  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+05:30'));
  await open(page, '/book');
  // The calendar needs the form's code, which loads at the first interaction.
  await page.getByLabel('Full Name').focus();
  await expect(page.locator('form[data-ready]')).toBeAttached();
  await page.getByRole('combobox', { name: 'Appointment Date' }).fill('24/11/2026');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await expectDifferent(
    'td[aria-selected="true"] button',
    'td:not([aria-selected]):not([data-disabled]) button',
  );
  await open(page, '/gallery/before-after');
  const parts = 'nav[aria-label="Gallery"]';
  await expectDifferent(`${parts} [aria-current]`, `${parts} a:not([aria-current])`);
});
