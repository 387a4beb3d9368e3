import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/browser-test.ts';

// docs/decisions/0039-dark-palette.md. Every spec checks contrast in the dark palette (expectNoViolations).

test.use({ colorScheme: 'dark' });

/** Returns the lightness (OKLCH, from 0 to 1) of an element's background or text. */
function lightness(page: Page, selector: string, property: 'background-color' | 'color'): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => {
      const probe = document.createElement('i');
      const color = getComputedStyle(element).getPropertyValue(name);
      // `important` is needed, because print styles make all texts black.
      probe.style.setProperty('color', `oklch(from ${color} l c h)`, 'important');
      element.append(probe);
      const [, found] = /oklch\(([\d.]+)/.exec(getComputedStyle(probe).color)!;
      probe.remove();
      return Number(found);
    }, property);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is dark on a screen and light on paper', async ({ page }) => {
    await page.goto('/contact');
    expect(await lightness(page, 'body', 'background-color')).toBeLessThan(0.25);
    expect(await lightness(page, 'body', 'color')).toBeGreaterThan(0.8);
    await page.emulateMedia({ media: 'print' });
    expect(await lightness(page, 'body', 'color')).toBeLessThan(0.4);
  });
});

test('the browser’s own controls are dark, and pictures are less bright', async ({ page }) => {
  await page.goto('/about');
  const [scheme, filter, themeColors] = await page.evaluate(() => [
    getComputedStyle(document.documentElement).colorScheme,
    getComputedStyle(document.querySelector('main img')!).filter,
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  ]);
  expect(scheme).toBe('dark');
  expect(filter).toBe('brightness(0.88)');
  expect(themeColors).toHaveLength(1);
});

test('the window keeps the daylight of the clinic on a dark wall', async ({ page }) => {
  // It is eleven in the morning in Mumbai.
  await page.clock.setFixedTime('2026-12-01T05:30:00Z');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-moment', 'day');
  expect(await lightness(page, '.hero-wall', 'background-color')).toBeLessThan(0.3);
});

test('the booking form is in front of the picture behind it', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/book');
  await page.getByRole('button', { name: 'Book My Appointment' }).click({ trial: true });
});
