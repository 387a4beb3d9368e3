import { expect, type Page } from '@playwright/test';
import { languages } from '#clinic/languages.ts';
import { pathsUnder } from '../helpers/page-paths.ts';
import { open, test } from '../helpers/browser-test.ts';

// docs/product.md, In pain. The tests check what visitors see first on a small phone at night.

const NIGHT = new Date('2026-03-05T03:00:00+05:30');
const DAY = new Date('2026-03-05T12:00:00+05:30');

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;
const bar = (page: Page) => page.locator('nav ul:has(a[href$="#contact-form"])');
const cases = (page: Page) => page.locator('details[name="help"]');
const inLanguage = (code: string) => (code === 'en' ? '' : `/${code}`);

test.describe('on a small phone at night', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.clock.setFixedTime(NIGHT);
  });

  test('the home page’s first screen links to help before booking', async ({ page }) => {
    for (const { code } of languages) {
      await page.goto(inLanguage(code) || '/');
      const helpLink = page.locator('main a:visible').first();
      const { y, height } = (await helpLink.boundingBox())!;
      expect(y + height, code).toBeLessThanOrEqual((await bar(page).boundingBox())!.y);
      expect(y + height, code).toBeLessThanOrEqual((await boxOf(page, 'div:has(> h1) + div > p')).y);
      await helpLink.click();
      await page.waitForURL(`${inLanguage(code)}/in-pain`);
    }
  });

  test('says beside each call link when calls are answered', async ({ page }) => {
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

for (const { code } of languages) {
  test.describe(`in ${code} at 360 × 740 px`, () => {
    test.use({ viewport: { width: 360, height: 740 }, locale: code });

    test('the first 520 px have the heading, the ambulance, what not to do, and five signs', async ({
      page,
    }) => {
      await page.clock.setFixedTime(NIGHT);
      await page.goto(`${inLanguage(code)}/in-pain`);
      const heading = await page.locator('h1').evaluate((element) => {
        const { height } = element.getBoundingClientRect();
        return height / Number.parseFloat(getComputedStyle(element).lineHeight);
      });
      expect(heading, 'lines of the heading').toBeCloseTo(1, 1);
      for (const part of ['h1', '.ambulance-call', '.help-drive', '.help-hospital li:nth-child(5)']) {
        const { y, height } = await boxOf(page, part);
        expect(y + height, part).toBeLessThanOrEqual(520);
      }
      const { y, height } = await boxOf(page, '.help-cases summary');
      expect(y + height, 'the first row of cases').toBeLessThan((await bar(page).boundingBox())!.y + 1);
    });
  });
}

test('opens the card of a case below its picture by keyboard, and closes the other card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/in-pain');
  const card = (at: number) => cases(page).nth(at).getByRole('link').first();
  const summary = (at: number) => cases(page).nth(at).locator('> summary');
  await summary(0).press('Enter');
  await expect(card(0)).toBeVisible();
  await summary(1).press('Enter');
  await expect(card(1)).toBeVisible();
  await expect(card(0)).toBeHidden();
  const [first, second] = await Promise.all([0, 1].map(async (at) => (await summary(at).boundingBox())!));
  expect(second!.y).toBe(first!.y);
  expect((await card(1).boundingBox())!.y).toBeGreaterThan(first!.y + first!.height);
});

for (const [when, time] of [
  ['by day', DAY],
  ['at night', NIGHT],
] as const) {
  test(`a card has at most one filled button ${when}`, async ({ page }) => {
    await page.clock.setFixedTime(time);
    await open(page, '/in-pain');
    for (const each of await cases(page).all()) {
      await each.locator('> summary').click();
      const filled = await each.getByRole('link').evaluateAll(
        (all) =>
          all.filter((element) => {
            const { backgroundColor } = getComputedStyle(element);
            return element.checkVisibility() && backgroundColor !== 'rgba(0, 0, 0, 0)';
          }).length,
      );
      expect(filled, await each.innerText()).toBeLessThanOrEqual(1);
    }
    const book = page.getByRole('navigation', { name: 'Quick contact' }).getByRole('link', { name: 'Book' });
    await expect(book).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
}

test('at night the bottom bar says when messages are read again', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.setFixedTime(NIGHT);
  await open(page, '/in-pain');
  for (const name of ['Callback', 'WhatsApp'])
    await expect(bar(page).getByRole('link', { name })).toHaveText(/from \d+ [AP]M$/);
  await page.clock.setFixedTime(DAY);
  await open(page, '/in-pain');
  await expect(bar(page).getByText(/from/).filter({ visible: true })).toHaveCount(0);
});

test('while the clinic is open, the bottom bar calls it, and has no Callback', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const call = bar(page).getByRole('link', { name: 'Call', exact: true });
  const callback = bar(page).getByRole('link', { name: 'Callback' });
  await page.clock.setFixedTime(DAY);
  await open(page, '/in-pain');
  await expect(call).toHaveAttribute('href', /^tel:\+/);
  await expect(callback).toBeHidden();
  await page.clock.setFixedTime(NIGHT);
  await open(page, '/in-pain');
  await expect(callback).toBeVisible();
  await expect(call).toBeHidden();
  await page.clock.setFixedTime(DAY);
  await open(page, '/contact');
  await expect(callback).toBeVisible();
  await expect(call).toHaveCount(0);
});

test('the ambulance’s numbers are side by side at every width', async ({ page }) => {
  for (const width of [360, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/in-pain', '/hi/in-pain', '/ar/in-pain', '/', '/services/root-canal']) {
      await open(page, path);
      const tops = await page
        .locator('.ambulance-call a')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().y)));
      expect(tops.length, path).toBeGreaterThan(1);
      expect(new Set(tops).size, `${path} at ${width}`).toBe(1);
    }
  }
});
