import { expect } from '@playwright/test';
import { pathsUnder } from '../../helpers/page-paths.ts';
import { carousels, open, reach, test } from '../../helpers/browser-test.ts';
import { expectNoViolations } from '../../helpers/page-checks.ts';

// axe checks states of pages that no other test creates.

const [SERVICE] = pathsUnder('services');

test('a paused carousel is accessible', async ({ page }) => {
  await open(page, '/');
  const carousel = carousels(page);
  await reach(carousel);
  await carousel.getByRole('button', { name: 'Stop automatic slide show' }).click();
  await expectNoViolations(page, 'paused', '[aria-roledescription="carousel"]');
});

test('loading panels are accessible', async ({ page }) => {
  // Loading panels stay while the page is prerendered.
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }));
  for (const path of [SERVICE, '/gallery/before-after', '/team']) {
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    await expectNoViolations(page, `${path} loading`, 'main');
  }
});

test('the form for browsers without JavaScript is accessible', async ({ page }) => {
  // axe needs JavaScript, so the test removes the page's own scripts and activates its `noscript` content and
  // styles.
  await page.route(/\/book$|\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replaceAll(/<script\b(?! type="application)[^]*?<\/script>/g, '')
      .replaceAll(/<\/?noscript>/g, '')
      .replaceAll(/scripting: ?none/g, 'min-width:0')
      .replaceAll(/scripting: ?enabled/g, 'max-width:0');
    return route.fulfill({ response, body });
  });
  await page.goto('/book');
  await expect(page.locator('[type="date"]')).toBeVisible();
  await expect(page.locator('form[data-defer-submit]')).toBeHidden();
  await expectNoViolations(page, 'the plain booking form');
});
