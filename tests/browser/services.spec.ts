import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../helpers/page-checks.ts';
import { pathsUnder } from '../helpers/page-paths.ts';
import { open, test } from '../helpers/browser-test.ts';

// docs/product.md, Services. tests/delivered/screens.test.ts tests the HTML.

const [SERVICE] = pathsUnder('services');

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const panel = (page: Page) => page.getByText('Loading service details...');
const questions = (page: Page) =>
  main(page)
    .locator('details')
    .filter({ has: page.getByRole('heading') });
const answer = (page: Page, at: number) => questions(page).nth(at).locator('p');

test('opens one question at a time, and arrow keys move the focus between them', async ({ page }) => {
  await open(page, SERVICE);
  await expect(panel(page)).toBeHidden();
  const titles = questions(page).getByRole('heading');
  await expect(answer(page, 0)).toBeHidden();
  await titles.nth(0).click();
  await expect(answer(page, 0)).toBeVisible();
  await expectNoViolations(page, 'a question open', 'main');
  await titles.nth(2).click();
  await expect(answer(page, 2)).toBeVisible();
  await expect(answer(page, 0)).toBeHidden();
  await titles.nth(2).click();
  await expect(answer(page, 2)).toBeHidden();

  const summaries = questions(page).locator('summary');
  for (const [key, at] of [
    ['ArrowDown', 3],
    ['End', (await titles.count()) - 1],
    ['ArrowDown', 0],
    ['ArrowUp', (await titles.count()) - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(summaries.nth(at)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(answer(page, 0)).toBeVisible();
});

// tests/browser/accessibility/every-page-type.spec.ts tests layout shifts.
for (const path of [SERVICE, '/gallery/before-after']) {
  test(`${path} shows its loading panel for 500 ms, then its content`, async ({ page }) => {
    await page.addInitScript(() => {
      // The test reads the animation's end time in ms, because a slow machine renders the next frame late.
      const state = { until: 0, contentFirst: false, isOver: false };
      Object.assign(window, { state });
      function look() {
        const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
        const panel = middle?.closest('[role=status]');
        if (panel?.textContent?.startsWith('Loading'))
          state.until ||= Number(panel.getAnimations()[0]?.effect?.getTiming().delay);
        else if (state.until > 0) state.isOver = true;
        else if (document.querySelector('main h2')) state.contentFirst = true;
        requestAnimationFrame(look);
      }
      requestAnimationFrame(look);
    });
    await page.goto(path);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { state: object }).state))
      .toEqual({ until: 500, contentFirst: false, isOver: true });
    await expect(heading(page)).toBeVisible();
  });
}

test('an unknown service shows the loading panel for 500 ms, then the list', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  await page.clock.pauseAt(Date.now() + 600_000);
  for (const unknown of ['no-such-service', '%e0%a4', 'constructor'].map((id) => `/services/${id}`)) {
    await page.goto(unknown);
    await expect(panel(page)).toBeVisible();
    await page.clock.runFor(450);
    await expect(page).toHaveURL(unknown);
    await page.clock.runFor(100);
    await expect(page).toHaveURL(/\/services$/);
    await expect(heading(page)).toHaveText(/^Expert Dental Services/);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  }
});

test('the address of a group on the home page leads to its category in the list', async ({ page }) => {
  await page.goto('/');
  const landing = main(page)
    .locator('a[href^="/services/"]')
    .filter({ hasText: /^Learn More & Book/ });
  test.skip((await landing.count()) === 0, 'This clinic’s groups have no addresses.');
  await page.goto((await landing.first().getAttribute('href'))!);
  await expect(page).toHaveURL(/\/services#./);
  await expect(main(page).getByRole('article').and(page.locator(':target'))).toBeInViewport();
});
