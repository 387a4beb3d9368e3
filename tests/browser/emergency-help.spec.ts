import { expect, type Page } from '@playwright/test';
import { languages } from '#clinic/languages.ts';
import { pathsUnder, serviceInPain } from '../helpers/page-paths.ts';
import { open, test } from '../helpers/browser-test.ts';

// docs/product.md, In pain: what visitors see first on a small phone at night.

const NIGHT = new Date('2026-03-05T03:00:00+05:30');
const DAY = new Date('2026-03-05T12:00:00+05:30');

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;
const help = (page: Page) => page.locator('#emergency');
const firstAdvice = (page: Page) => page.locator('article :is(p, li)').filter({ hasText: '108' }).first();
const inLanguage = (code: string) => (code === 'en' ? '' : `/${code}`);

test.describe('on a small phone at night', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.clock.setFixedTime(NIGHT);
  });

  test('the home page’s first screen leads to help, before booking', async ({ page }) => {
    for (const { code } of languages) {
      await page.goto(inLanguage(code) || '/');
      const helpLink = page.locator('main a:visible').first();
      const bar = (await page.locator('nav:has(a[href$="#contact-form"]) ul').boundingBox())!;
      const { y, height } = (await helpLink.boundingBox())!;
      expect(y + height, code).toBeLessThanOrEqual(bar.y);
      expect(y + height, code).toBeLessThanOrEqual((await boxOf(page, 'div:has(> h1) + div > p')).y);
      await helpLink.click();
      await page.waitForURL(/\/blog\//);
      // The first advice begins above the bottom bar, on the screen that the link opens.
      expect((await firstAdvice(page).boundingBox())!.y + 20, code).toBeLessThan(bar.y);
      await expect(page.getByRole('complementary')).toHaveCount(0);
    }
  });

  test('offers no call without saying when it is answered', async ({ page }) => {
    for (const path of ['/', '/services', '/doctors', '/gallery', pathsUnder('blog')[0]]) {
      await open(page, path);
      const calls = page
        .getByRole('main')
        .locator('a[href^="tel:+"]:visible:not(#contact dl a, #contact-heading + p a)');
      for (const call of await calls.all()) {
        const part = call.locator('xpath=..');
        await expect(part, path).toContainText(/Answered when we are open|\d [AP]M/);
      }
    }
  });
});

test('help is the same by day and by night', async ({ page }) => {
  for (const path of [serviceInPain(), pathsUnder('services')[0]]) {
    await page.clock.setFixedTime(DAY);
    await open(page, path);
    const helpText = await help(page).innerText();
    await page.clock.setFixedTime(NIGHT);
    await open(page, path);
    expect(await help(page).innerText(), path).toBe(helpText);
  }
});

test('a case opens its card below its picture by keyboard, and closes the card of another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact');
  const cases = help(page).locator('details[name="help"]');
  const card = (at: number) => cases.nth(at).getByRole('link').first();
  const summary = (at: number) => cases.nth(at).locator('> summary');
  await summary(0).press('Enter');
  await expect(card(0)).toBeVisible();
  await summary(1).press('Enter');
  await expect(card(1)).toBeVisible();
  await expect(card(0)).toBeHidden();
  const [first, second] = await Promise.all([0, 1].map(async (at) => (await summary(at).boundingBox())!));
  expect(second!.y).toBe(first!.y);
  expect((await card(1).boundingBox())!.y).toBeGreaterThan(first!.y + first!.height);
});
