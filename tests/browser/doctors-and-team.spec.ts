import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from '../helpers/page-checks.ts';
import { open, touch, test } from '../helpers/browser-test.ts';

// docs/product.md, Doctors and team. HTML: tests/delivered/screens.test.ts.

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const cards = (page: Page) => main(page).getByRole('article');
const profileButtons = (page: Page) => main(page).getByRole('button', { name: /^View Profile of / });
const dialog = (page: Page) => page.getByRole('dialog');
const tabs = (page: Page) => main(page).getByRole('tab');
const panel = (page: Page) => main(page).getByRole('tabpanel');

test('shows 4 placeholders for 800 ms, then the team, one card every 0.15 s', async ({ page }) => {
  await page.addInitScript(() => {
    // Waits for a frame with all cards, because a slow machine may paint before the last card is parsed.
    function look() {
      const status = document.querySelector('main [role=status]');
      const cards = [...document.querySelectorAll('main ul > li:has(article)')];
      if (!status || !document.querySelector('footer')) requestAnimationFrame(look);
      else
        Object.assign(window, {
          first: {
            placeholders: status.querySelectorAll('[aria-hidden] > div').length,
            visible: getComputedStyle(status).visibility,
            gone: getComputedStyle(status).animationDelay,
            seenCards: cards.filter((each) => getComputedStyle(each).visibility === 'visible').length,
            delays: cards.map((each) => Math.round(each.getAnimations()[0]?.effect?.getTiming().delay ?? -1)),
          },
        });
    }
    requestAnimationFrame(look);
  });
  await open(page, '/team');
  await expect(profileButtons(page).last()).toBeVisible();
  await expect(main(page).getByRole('status')).toBeHidden();
  const first = await page.evaluate(() => (window as unknown as { first: unknown }).first);
  // The count includes cards that have not appeared yet.
  const count = await main(page).locator('article').count();
  expect(first).toEqual({
    placeholders: 4,
    visible: 'visible',
    gone: '0.8s',
    seenCards: 0,
    delays: Array.from({ length: count }, (_, at) => 800 + 150 * at),
  });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const calm = await main(page)
    .locator('li:has(article)')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).animationDelay));
  expect(new Set(calm)).toEqual(new Set(['0.8s']));
});

for (const path of ['/team', '/thank-you']) {
  test(`${path} opens at its top, also after a reload or Back`, async ({ page }) => {
    const atTop = () => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.setViewportSize({ width: 390, height: 400 });
    await open(page, path);
    await page.evaluate(() => scrollTo(0, 500));
    expect(await page.evaluate(() => scrollY)).toBe(500);
    await page.reload();
    await touch(page);
    await atTop();
    await page.evaluate(() => scrollTo(0, 500));
    const here = await heading(page).innerText();
    await open(page, '/doctors');
    await expect(heading(page)).not.toHaveText(here);
    await page.goBack();
    await expect(heading(page)).toHaveText(here);
    await atTop();
  });
}

test('a profile opens as a dialog, closes in three ways and returns the focus', async ({ page }) => {
  await open(page, '/team');
  const button = profileButtons(page).first();
  const name = (await button.textContent())!.replace('View Profile of ', '').trim();
  await button.click();
  await expect(dialog(page)).toHaveAccessibleName(name);
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await expectNoViolations(page, 'a profile open');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
  }
});

// gallery.spec.ts tests the keys of tabs, and Back.
test('opens the first doctor, or the one in the address', async ({ page }) => {
  await open(page, '/doctors');
  await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true');
  await tabs(page).last().click();
  await expect(panel(page)).toHaveCount(1);
  await expectNoViolations(page, 'the last tab', 'main');
  const { hash } = new URL(page.url());
  const name = await panel(page).getByRole('heading', { level: 2 }).innerText();

  await open(page, '/privacy-policy');
  await open(page, `/doctors${hash}`);
  await expect(tabs(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(name);
  await page.evaluate(() => (location.hash = 'nobody'));
  await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true');
});

test('below the tabs, people who are only on the home page have an address of their own', async ({
  page,
}) => {
  const ids = (list: Locator) =>
    list.evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).hash).filter(Boolean));
  await page.goto('/');
  const named = main(page).getByRole('heading', { level: 3 }).locator('a[href^="/doctors#"]');
  const atHome = await ids(named);
  await page.goto('/doctors');
  const inTabs = await ids(main(page).getByRole('navigation').getByRole('link'));
  const [hash] = atHome.filter((each) => !inTabs.includes(each));
  test.skip(!hash, 'This clinic has none.');
  await page.goto('/');
  const name = await named.and(page.locator(`[href$="${hash}"]`)).innerText();
  await open(page, `/doctors${hash}`);
  await expect(main(page).getByRole('heading', { level: 3, name })).toBeInViewport();
  await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true');
});

test('shows a placeholder if a photograph fails to load', async ({ page }) => {
  await page.route(/\/pictures\//, (route) => route.abort());
  await open(page, '/doctors');
  const photo = tabs(page).first().locator('img');
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.complete && [img.naturalWidth, img.alt]))
    .toEqual([0, '']);
  const figure = tabs(page).first().locator('svg');
  const [photoBox, figureBox] = [(await photo.boundingBox())!, (await figure.boundingBox())!];
  expect(figureBox.y).toBeGreaterThan(photoBox.y);
  expect(figureBox.y + figureBox.height).toBeLessThan(photoBox.y + photoBox.height);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the team at once, and all doctors one after another', async ({ page }) => {
    await page.goto('/team');
    await expect(main(page).getByRole('status')).toBeHidden();
    await expect(cards(page).last()).toHaveCSS('opacity', '1');
    await profileButtons(page).first().click();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();

    await page.goto('/doctors');
    await main(page).getByRole('navigation').getByRole('link').last().click();
    await expect(cards(page).first()).toBeVisible();
    await expect(cards(page).last().getByRole('heading', { level: 2 })).toBeInViewport();
  });
});
