import { expect, type Page } from '@playwright/test';
import { languages } from '#clinic/languages.ts';
import { longestServicesIn, pathsUnder, serviceInPain } from './helpers/pages.ts';
import { open, test } from './helpers/visitor.ts';

// docs/product.md, In pain: what somebody sees first, on a small phone and at night.

const NIGHT = new Date('2026-03-05T03:00:00+05:30');
const DAY = new Date('2026-03-05T12:00:00+05:30');

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;
const help = (page: Page) => page.locator('#emergency');

test.describe('on a small phone at night', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.clock.setFixedTime(NIGHT);
  });

  test('the way to help stands whole on home’s first screen, before booking', async ({ page }) => {
    await page.goto('/');
    const way = page.getByRole('main').locator('a').filter({ hasText: 'We are closed now.' });
    const { y, height } = (await way.boundingBox())!;
    const bar = (await page
      .getByRole('navigation', { name: 'Quick contact' })
      .getByRole('list')
      .boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(bar.y);
    const [intro, book] = [
      await boxOf(page, 'h1 ~ p, .hero p.text-lead'),
      await boxOf(page, 'main a[href$="/booknow"]'),
    ];
    expect(y + height).toBeLessThanOrEqual(Math.min(intro.y, book.y));
    await way.click();
    // The first advice, within a screen of the press.
    const advice = page.locator('article p, article li').filter({ hasText: '108' }).first();
    await expect(page.getByRole('complementary', { name: 'Current offer' })).toHaveCount(0);
    expect((await advice.boundingBox())!.y).toBeLessThan(640);
  });

  test('the address stands within the first screen and a half of the page of contact', async ({ page }) => {
    await page.goto('/contact');
    const address = page.locator('#contact').getByRole('link', { name: 'Get directions' }).first();
    const { y, height } = (await address.boundingBox())!;
    expect(y + height).toBeLessThan(640 * 1.5);
    expect((await help(page).boundingBox())!.y).toBeGreaterThan(y + height);
  });

  test('no call is offered but where the page says when it is answered', async ({ page }) => {
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

test('help says the same by day and by night', async ({ page }) => {
  for (const path of [serviceInPain(), pathsUnder('services')[0]]) {
    await page.clock.setFixedTime(DAY);
    await open(page, path);
    const said = await help(page).innerText();
    await page.clock.setFixedTime(NIGHT);
    await open(page, path);
    expect(await help(page).innerText(), path).toBe(said);
  }
});

test('help on a service is at most 700 px high, and the page at most 6,800', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(NIGHT);
  for (const path of [serviceInPain(), ...languages.flatMap(({ code }) => longestServicesIn(code))]) {
    await page.goto(path);
    expect((await help(page).boundingBox())!.height, path).toBeLessThanOrEqual(700);
    expect(await page.evaluate(() => document.body.scrollHeight), path).toBeLessThanOrEqual(6800);
  }
});

test('the contact section and Callback arrive with the form’s heading in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/#contact', '/contact#contact', '/contact#contact-form']) {
    await page.goto(path);
    const heading = page.locator('#contact-form').getByRole('heading').first();
    await expect
      .poll(async () => {
        const header = (await page.getByRole('banner').boundingBox())!;
        const { y, height } = (await heading.boundingBox())!;
        return y >= header.y + header.height && y + height <= 844 - 64;
      }, path)
      .toBe(true);
  }
});
