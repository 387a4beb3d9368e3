import { expect } from '@playwright/test';
import { ALONE } from '../../helpers/clinics.ts';
import { testOf } from '../../helpers/fixture-site.ts';

// A clinic with minimal content and a long name. tests/delivered/every-page.test.ts tests empty headings and
// links.

const test = testOf(ALONE);

test('without a picture, a phone’s first screen shows the heading and booking above the bottom bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const bar = (await page.locator('nav:has(a[href$="#contact-form"]) ul').boundingBox())!;
  const main = page.getByRole('main');
  const booking = main.getByRole('link', { name: 'Book Appointment' }).first();
  for (const part of [main.getByRole('heading', { level: 1 }), booking]) {
    const { y, height } = (await part.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(bar.y);
  }
});

test('a long clinic name fits the header at 320 px with doubled text size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/contact');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const header = (await page.getByRole('banner').boundingBox())!;
  const name = (await page.getByRole('banner').getByRole('link').first().locator('span').boundingBox())!;
  const menu = (await page.getByRole('button', { name: 'Menu' }).boundingBox())!;
  expect(name.y).toBeGreaterThanOrEqual(header.y);
  expect(name.y + name.height).toBeLessThanOrEqual(header.y + header.height);
  expect(name.x + name.width).toBeLessThanOrEqual(menu.x);
});

test('links to the page of the only doctor have the doctor’s name', async ({ page }) => {
  await page.goto('/doctor');
  await expect(page.getByRole('main').getByText(/^You may be looking for Dr\. /)).toBeVisible();
});
