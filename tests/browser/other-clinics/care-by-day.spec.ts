import { expect } from '@playwright/test';
import { open } from '../../helpers/browser-test.ts';
import { SMALL } from '../../helpers/clinics.ts';
import { testOf } from '../../helpers/fixture-site.ts';

// The after-care by day can be printed alone on one sheet, with and without scripts.

const test = testOf(SMALL);
const PATH = '/services/wisdom-tooth-extraction';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of the after-care opens it, and prints it alone on one A4 sheet', async ({ page }) => {
    await page.goto(`${PATH}#by-day`);
    await expect(page.getByRole('link', { name: 'Print this on one sheet' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const name of [
      /^Wisdom Tooth Extraction/,
      'And afterwards?',
      'The first day',
      'When to get help now',
    ])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('contentinfo').locator('address')).toBeVisible();
    for (const name of ['What is it?', 'Does it hurt?', 'Questions'])
      await expect(page.getByRole('heading', { name })).toBeHidden();
    const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect([...file.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)]).toHaveLength(1);
  });
});

test('the sheet for another treatment of the page has only the name of that treatment', async ({ page }) => {
  await page.goto(`${PATH}#by-day-1`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /^Wisdom Tooth Extraction/ })).toBeHidden();
  await expect(page.locator('.sheet-title')).toBeVisible();
  await expect(page.locator('.sheet-title')).toHaveText('A simple extraction');
  await expect(page.getByRole('heading', { name: 'The first day' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What is it?' })).toBeHidden();
});

test('the whole page is printed if its address does not name the after-care', async ({ page }) => {
  await page.goto(PATH);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['And afterwards?', 'What is it?', 'Does it hurt?'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('the link opens the print dialog at once, with the after-care in the address', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', location.hash);
  });
  await open(page, PATH);
  await page.locator('summary').filter({ hasText: 'Day by day' }).click();
  await page.getByRole('link', { name: 'Print this on one sheet' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '#by-day');
});
