import { expect, type Page } from '@playwright/test';
import { phoneHref, phoneText } from '../app/content/clinic-facts.ts';
import { test } from './visitor.ts';

async function openServices(page: Page) {
  await page.goto('/services');
  await page.waitForFunction(() =>
    Object.keys(document.body ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

test('a link that is about to be followed brings the code of its page', async ({ page, isMobile }) => {
  await openServices(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Braces' }).first();
  await link.scrollIntoViewIfNeeded();
  const code = page.waitForRequest('**/assets/service-*.js');
  if (isMobile) await link.dispatchEvent('pointerdown', { bubbles: true });
  else await link.hover();
  await code;
  await expect(page).toHaveURL(/\/services$/);
});

// A page without the form that it was opened for would be a dead end.
test('where the code of a page’s form can’t be had, the visitor reads how else to reach the clinic', async ({
  page,
}) => {
  await page.route('**/assets/contact-form-*.js', (route) => route.abort());
  await openServices(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
  await expect(main.getByRole('link', { name: phoneText })).toHaveAttribute('href', phoneHref);
  await expect(main.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
});
