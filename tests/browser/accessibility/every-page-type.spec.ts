import { expect } from '@playwright/test';
import { KINDS, pathsUnder } from '../../helpers/page-paths.ts';
import { answerForMap, carousels, open, reach, test, touch } from '../../helpers/browser-test.ts';
import {
  cutText,
  expectNoViolations,
  overflowing,
  smallTargets,
  setTextSpacing,
  recordLayoutShifts,
} from '../../helpers/page-checks.ts';
import { lowContrastText } from '../../helpers/contrast.ts';
import { walkWithTab } from '../../helpers/tab-walk.ts';

// docs/product.md, Accessibility and motion: a page of every kind, on a phone.

/** Where the Tab key is walked through the whole page; what all pages share is on each of them. */
const WALKED = new Set(['/', '/book', '/gallery/before-after', ...pathsUnder('services').slice(0, 1)]);

for (const path of KINDS) {
  test(`${path} stands still as it comes, and can be read and used by everybody`, async ({ page }) => {
    test.setTimeout(120_000);
    const complaints: string[] = [];
    page.on('console', (message) => {
      const isExpected = /status of 404|Page not found|no-such|no\/such/.test(message.text());
      if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text());
    });
    await answerForMap(page);
    const shifts = await recordLayoutShifts(page);
    await page.goto(path);
    await touch(page);
    expect.soft(await shifts(), 'moved while the page came').toEqual([]);

    // Colours are judged when nothing is half-way faded.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The keyboard does not come to it before its code is there.
    for (const carousel of await carousels(page).all()) await reach(carousel);
    await expectNoViolations(page, 'axe');
    // Links within a sentence aside.
    expect.soft(await smallTargets(page, 44), 'controls below 44 px').toEqual([]);
    expect.soft(await lowContrastText(page), 'running text below 7:1').toEqual([]);

    if (WALKED.has(path)) {
      // WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11, 1.4.11
      const { stops, problems } = await walkWithTab(page);
      expect.soft(stops, 'stops of the Tab key').toBeGreaterThan(20);
      expect.soft(problems, 'focused elements').toEqual([]);
    }

    // WCAG 1.4.12
    const takeBack = await setTextSpacing(page);
    expect.soft(await cutText(page), 'text set widely').toEqual([]);
    await takeBack();

    // WCAG 1.4.10: 400 % of 1280 × 1024 px.
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft([...(await overflowing(page)), ...(await cutText(page))], 'at 320 px').toEqual([]);

    // The browser's own text size (WCAG 1.4.4): what is measured in rem and em grows with it, media queries too.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflowing(page), `text of twice the size at ${width} px`).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}

test('the wide header is in order for the Tab key', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/contact');
  expect((await walkWithTab(page)).problems).toEqual([]);
});

test('what stays takes a quarter of a small window; what opens is reached', async ({ page }) => {
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
  // Seven days side by side: no less than 24 px (WCAG 2.5.8), and as much as there is room for.
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

test('where less motion is asked for, nothing moves', async ({ page }) => {
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

test('in forced colours, what is chosen and what has the focus can still be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
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
  const dot = '[aria-label="Choose slide to display"]';
  await expectDifferent(`${dot} [aria-disabled="true"] span`, `${dot} [aria-disabled="false"] span`);
  await page.getByRole('link', { name: 'Book Appointment' }).last().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid');

  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+05:30'));
  await open(page, '/book');
  // The calendar is the form's code's, which comes at the first touch.
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
