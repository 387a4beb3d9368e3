import { expect } from '@playwright/test';
import { pathsUnder } from '../../helpers/page-paths.ts';
import { open, test } from '../../helpers/browser-test.ts';

// On A4 paper, pages have no controls, are black on white, show folded texts, and cut nothing off. The footer
// has the address and the phone number.

test('prints pages', { tag: '@wide' }, async ({ page }) => {
  test.setTimeout(120_000);
  for (const [path, maxSheets] of [
    ['/', 6],
    [pathsUnder('services')[0], 2],
    [pathsUnder('blog')[0], 2],
    ['/contact', 1],
    ['/thank-you', 2],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    for (const role of ['navigation', 'complementary', 'button'] as const) {
      await expect(page.getByRole(role), path).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const foot = page.getByRole('contentinfo');
    await expect(foot.locator('address')).toBeVisible();
    for (const kind of ['tel:', 'mailto:'])
      await expect(foot.locator(`a[href^="${kind}"]`).first()).toBeVisible();
    await expect(page.locator('main p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('main > *').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const answers = page.locator('details:visible > :not(summary)');
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
    const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    const sheets = [...file.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;
    expect(sheets, path).toBeLessThanOrEqual(maxSheets);
  }
});
