import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from '../helpers/page-checks.ts';
import { holdScripts, open, touch, test } from '../helpers/browser-test.ts';

// docs/product.md, Gallery. tests/delivered/screens.test.ts tests the HTML.

const main = (page: Page) => page.getByRole('main');
const tabs = (page: Page) => main(page).getByRole('tab');
const panel = (page: Page) => main(page).getByRole('tabpanel');
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

// The keys are those of the WAI-ARIA Authoring Practices, Tabs.
test('arrow keys select tabs, and the Tab key moves to the panel', async ({ page }) => {
  await open(page, '/gallery');
  const last = (await tabs(page).count()) - 1;
  await tabs(page).first().focus();
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['End', last],
    ['ArrowRight', 0],
    ['ArrowLeft', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs(page).nth(at)).toBeFocused();
    await expect(main(page).getByRole('tab', { selected: true })).toHaveCount(1);
    await expect(tabs(page).nth(at)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page)).toHaveCount(1);
    expect(await tabs(page).nth(at).getAttribute('aria-controls')).toBe(await panel(page).getAttribute('id'));
  }
  await page.keyboard.press('Tab');
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tabs(page).first()).toBeFocused();
});

test('arrow keys of tabs are reversed from right to left', async ({ page }) => {
  await open(page, '/ar/gallery');
  // With two tabs, both arrow keys would select the other one.
  expect(await tabs(page).count()).toBeGreaterThan(2);
  await tabs(page).first().focus();
  for (const [key, at] of [
    ['ArrowLeft', 1],
    ['ArrowLeft', 2],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs(page).nth(at)).toBeFocused();
    await expect(tabs(page).nth(at)).toHaveAttribute('aria-selected', 'true');
  }
});

test('a tab has an address, and Back restores tab and scroll position', async ({ page }) => {
  await open(page, '/gallery#patients');
  await expect(tabs(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeInViewport();
  await expectNoViolations(page, 'the last tab', 'main');
  await panel(page).getByRole('listitem').last().scrollIntoViewIfNeeded();
  const left = await scrolledTo(page);

  // A selected part is shown from its start, below the sticky bar. Playwright's click would scroll first.
  await expect(tabs(page).nth(1)).toBeInViewport();
  await tabs(page)
    .nth(1)
    .evaluate((link: HTMLElement) => link.click());
  await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  const below = (await tabs(page).nth(1).boundingBox())!;
  expect(Math.abs((await panel(page).boundingBox())!.y - (below.y + below.height))).toBeLessThan(12);
  await tabs(page).first().click();
  await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true');

  await page.goBack();
  await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/#patients$/);
  await expect(tabs(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => scrolledTo(page)).toBe(left);
});

test('the tab bar sticks after 300 px of scrolling, at every width', async ({ page }) => {
  await open(page, '/gallery');
  const bar = main(page).getByRole('tablist').locator('xpath=../..');
  const belowHeader = () =>
    bar.evaluate((element) => {
      const { bottom } = document.querySelector('body > header')!.getBoundingClientRect();
      return Math.round(element.getBoundingClientRect().top - bottom);
    });
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    const panelAt = () =>
      panel(page).evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect(bar, `${width} px`).not.toHaveCSS('position', 'sticky');
    const before = await panelAt();
    for (const scrolled of [301, 900]) {
      await page.evaluate((to) => window.scrollTo(0, to), scrolled);
      await expect(bar, `${width} px`).toHaveCSS('position', 'sticky');
      await expect.poll(belowHeader, `${width} px, ${scrolled} px scrolled`).toBe(0);
    }
    expect(await panelAt(), `${width} px`).toBe(before);
  }
});

/** Returns the divider's position: the visible part of the first picture, from 0 to 1. */
async function dividerOf(slider: Locator) {
  const before = slider.locator('xpath=../figure[1]').getByRole('img');
  const clip = await before.evaluate((picture) => getComputedStyle(picture).clipPath);
  const hidden = /^inset\(\S+ ([\d.]+)%/.exec(clip)?.[1];
  return 1 - Number(hidden) / 100;
}

test('a comparison follows keys and clicks, and keeps its position when scripts load', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/gallery/before-after', { waitUntil: 'commit' });
  const slider = main(page).getByRole('slider').first();
  await slider.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  release();
  await touch(page);
  await expect(slider).toHaveAttribute('aria-valuetext', '65% before, 35% after');
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '100% before, 0% after');
  expect(await dividerOf(slider)).toBeCloseTo(1, 2);
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '0% before, 100% after');

  const comparison = slider.locator('xpath=..');
  const { width, height } = (await comparison.boundingBox())!;
  await comparison.click({ position: { x: width * 0.75, y: height / 3 } });
  await expect.poll(async () => Math.abs((await dividerOf(slider)) - 0.75)).toBeLessThan(0.02);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all parts, and both pictures of a pair in full', async ({ page }) => {
    await page.goto('/gallery');
    const links = main(page).getByRole('navigation', { name: 'Parts of the gallery' }).getByRole('link');
    await links.nth(2).click();
    await expect(page).toHaveURL(/\/gallery#before-after$/);
    const pair = main(page).getByRole('listitem').filter({ hasText: 'Before' }).first();
    await expect(pair).toBeInViewport();
    for (const picture of await pair.getByRole('img').all())
      await expect(picture).toHaveCSS('clip-path', 'none');
    await expect(pair.getByRole('slider')).toBeHidden();
    await page.goto('/gallery/before-after');
    await expect(page.getByText('Loading transformations...')).toBeHidden();
    await expect(main(page).getByRole('article').first()).toBeVisible();
  });
});
