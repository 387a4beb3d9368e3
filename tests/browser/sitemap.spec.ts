import { expect } from '@playwright/test';
import { open, test } from '../helpers/browser-test.ts';

// docs/product.md, Other pages.
test('filters the links by title, ignoring case', async ({ page }) => {
  await open(page, '/sitemap');
  const list = page.getByRole('main').getByRole('region', { name: 'All pages' });
  const box = list.getByRole('searchbox', { name: 'Search pages' });
  await expect(box).toHaveAttribute('placeholder', 'Search pages...');
  const categories = await list.getByRole('heading', { level: 2 }).count();
  await box.fill('GALL');
  await expect(list.getByRole('link')).toHaveText(['Gallery']);
  await expect(list.getByRole('heading', { level: 2 })).toHaveText(['Media']);
  await expect(list.getByRole('status')).toHaveText('1 page found');
  await box.fill('zzz');
  await expect(list.getByRole('link')).toHaveCount(0);
  await expect(list.getByText('No pages found')).toBeVisible();
  await expect(list.getByText('Try searching with different keywords.')).toBeVisible();
  await box.fill('');
  await expect(list.getByRole('heading', { level: 2 })).toHaveCount(categories);
});

test('in another language, finds words of this language and of the address', async ({ page }) => {
  await open(page, '/hi/sitemap');
  const box = page.getByRole('main').getByRole('searchbox');
  const services = page.getByRole('main').locator('a[href*="/services/"]:visible');
  for (const typed of ['रूट कनाल', 'Root Canal']) {
    await box.fill(typed);
    await expect(services).toHaveCount(1);
    await expect(services).toHaveAttribute('href', '/hi/services/root-canal');
  }
});
