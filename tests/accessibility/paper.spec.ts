import { expect, type Page } from '@playwright/test';
import { clinic } from '../../clinic/clinic.ts';
import { addressLines, phoneText } from '../../app/content/clinic-facts.ts';
import { open, test } from './site.ts';

// Pages on A4: no controls, black on white, nothing folded away or cut, and the clinic's address and phone at the foot.

test.beforeEach(({ page }, { project }) => {
  test.skip(project.name === 'phone', 'paper is as wide for everybody');
  void page;
});

/** How many sheets the page takes. */
async function sheets(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return [...file.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;
}

for (const [path, most] of [
  ['/services/invisalign', 4],
  ['/blog/why-gums-bleed', 4],
  ['/contact', 1],
  ['/thank-you', 1],
] as const) {
  test(`${path} on paper`, async ({ page }) => {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const foot = page.getByRole('contentinfo');
    for (const fact of [addressLines[0]!, phoneText, clinic.email]) {
      await expect(foot.getByText(fact).first()).toBeVisible();
    }
    await expect(page.locator('main p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('main > * ').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    for (const answer of await page.locator('details:visible p').all()) await expect(answer).toBeVisible();
    expect(await sheets(page)).toBeLessThanOrEqual(most);
  });
}
