import { expect, type Locator } from '@playwright/test';
import { caretLeftIcon } from '../../../site/ui/icons.tsx';
import { pathInLanguage } from '../../../domain/web/language-prefix.ts';
import { booking } from '../../../words/en/booking.ts';
import { dates } from '../../../words/en/dates.ts';
import { ui } from '../../../words/en/ui.ts';
import {
  coveredText,
  cutText,
  expectNoViolations,
  overflowing,
  recordLayoutShifts,
} from '../../helpers/page-checks.ts';
import { SEVERAL_LANGUAGES } from '../../helpers/clinics.ts';
import { accented, accentedMessages } from '../../fixtures/accents.ts';
import { pageTypesOf } from '../../helpers/page-paths.ts';
import { carousels, open, reach, stillness } from '../../helpers/browser-test.ts';
import { left, test, untranslatedNames } from '../../helpers/several-languages.ts';
import type { CivilDate } from '../../../domain/time/civil-date.ts';

// The layout of the pseudo-languages xa (accented) and xb (right to left) in a browser.
// tests/delivered/languages.test.ts tests the HTML.

/** The allowed layout shift. The fallback fonts are not adjusted to the widths of accented letters. */
const MAX_SHIFT = 0.15;

test('pages in another language shift little, and fit at all widths and text sizes', async ({ page }) => {
  test.setTimeout(120_000);
  const shifts = await recordLayoutShifts(page);
  const browser = await page.context().newCDPSession(page);
  async function setText(standard: number, width: number) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.setViewportSize({ width, height: 844 });
    await page.waitForFunction(
      (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
      standard,
    );
  }
  for (const path of pageTypesOf(SEVERAL_LANGUAGES).map((kind) => pathInLanguage('xb', kind))) {
    await setText(16, 390);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, path);
    const moved = (await shifts()).filter((shift) => parseFloat(shift) >= MAX_SHIFT);
    expect.soft(moved, `${path} shifted while it loaded`).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const carousel of await carousels(page).all()) await reach(carousel);
    await stillness(page);
    for (const [size, width] of [
      [16, 390],
      [16, 320],
      [32, 480],
    ] as const) {
      await setText(size, width);
      const problems = [...(await overflowing(page)), ...(await cutText(page)), ...(await coveredText(page))];
      expect.soft(problems, `${path} at ${width} px, text of ${size} px`).toEqual([]);
    }
  }
});

/** Whether the control's arrow points to the left, as rendered. */
function pointsLeft(control: Locator): Promise<boolean> {
  return control.locator('svg').evaluate((arrow: SVGSVGElement, drawnLeft) => {
    const isDrawnLeft = drawnLeft.includes(arrow.querySelector('path')!.getAttribute('d')!);
    return isDrawnLeft !== getComputedStyle(arrow).scale.startsWith('-1');
  }, caretLeftIcon);
}

async function right(element: Locator): Promise<number> {
  const { x, width } = (await element.boundingBox())!;
  return x + width;
}

test.describe('from right to left', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  // gallery.spec.ts tests the arrow keys of tabs.
  test('tabs and the calendar run from right to left, and so do the calendar’s arrow keys', async ({
    page,
  }) => {
    await open(page, '/xb/doctors');
    const [first, second] = [page.getByRole('tab').first(), page.getByRole('tab').nth(1)];
    expect(await left(second)).toBeLessThan(await left(first));

    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+05:30'));
    await open(page, '/xb/book');
    const words = accentedMessages(booking);
    await page.getByRole('button', { name: words.calendar.open }).click();
    const [previous, next] = [words.calendar.previous, words.calendar.next].map((name) =>
      page.getByRole('button', { name }),
    ) as [Locator, Locator];
    expect(await left(next)).toBeLessThan(await left(previous));
    expect(await pointsLeft(next)).toBe(true);
    expect(await pointsLeft(previous)).toBe(false);
    const day = (date: CivilDate) => page.getByRole('button', { name: accented(dates.day(date)) });
    await expect(day('2026-11-20')).toBeFocused();
    for (const [key, date] of [
      ['ArrowLeft', '2026-11-21'],
      ['ArrowDown', '2026-11-28'],
      ['ArrowRight', '2026-11-27'],
      ['PageDown', '2026-12-27'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(day(date), key).toBeFocused();
    }
    expect(await untranslatedNames(page, '[role="dialog"]:not(dialog)')).toEqual([]);
    await expectNoViolations(page, 'the calendar');
  });

  test('the carousel and the comparison run from right to left', async ({ page }) => {
    // This window is wide enough for arrows.
    await page.setViewportSize({ width: 800, height: 900 });
    await open(page, '/xb');
    const words = accentedMessages(ui);
    const [previous, next] = [words.previousSlide, words.nextSlide].map((name) =>
      page.getByRole('button', { name }),
    ) as [Locator, Locator];
    await reach(carousels(page));
    expect(await left(next)).toBeLessThan(await left(previous));
    expect(await pointsLeft(next)).toBe(true);
    const slides = carousels(page).locator('[aria-roledescription]');
    const { x, y, width, height } = (await slides.first().boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const swipe = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...parts: number[]) => {
      const touchPoints = parts.map((part) => ({ x: x + width * part, y: y + height / 2 }));
      return session.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await swipe('touchStart', 0.3);
    await swipe('touchMove', 0.8);
    await swipe('touchEnd');
    await expect(slides.nth(1)).not.toHaveAttribute('inert');

    await open(page, '/xb/gallery#before-after');
    const slider = page.getByRole('slider');
    const divider = slider.locator('xpath=preceding-sibling::div');
    const middle = await left(divider);
    await slider.focus();
    for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveValue('70');
    // The divider follows the slider a moment later.
    await expect.poll(() => left(divider)).toBeLessThan(middle);
    expect(await right(page.getByText(words.before, { exact: true }))).toBeGreaterThan(
      await right(page.getByText(words.after, { exact: true })),
    );
  });
});
