import { expect, type Page } from '@playwright/test';
import { test } from './site.ts';

// A slow line: the page is there, its scripts are not. What a visitor does meanwhile works, and is still done when they
// have come. (What is typed and sent early: booking.spec.ts and contact.spec.ts.)

/** Opens a page whose scripts wait until they are let through. */
async function openWithoutScripts(page: Page, path: string) {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  return {
    /** Lets the scripts come and waits until they have taken over. */
    async arrive() {
      release();
      await page.evaluate(() => dispatchEvent(new Event('keydown')));
      await page.waitForFunction(() =>
        Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
      );
      expect(complaints).toEqual([]);
    },
  };
}

test('the menu opens, stays open, and leads on', async ({ page }) => {
  const scripts = await openWithoutScripts(page, '/about');
  if (page.viewportSize()!.width < 768) {
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText('Services', { exact: true }).tap();
    await menu.locator('summary').filter({ hasText: 'Surgical' }).tap();
    const service = menu.getByRole('link', { name: 'Dental Implants' });
    await expect(service).toBeVisible();
    await scripts.arrive();
    await expect(service).toBeVisible();
    await service.tap();
  } else {
    await page.getByRole('button', { name: 'Services' }).click();
    const service = page.getByRole('list', { name: 'Surgical', exact: true }).getByRole('link').first();
    await expect(service).toBeVisible();
    await scripts.arrive();
    await expect(service).toBeVisible();
    await service.click();
  }
  await expect(page).toHaveURL(/\/services\/[a-z-]+$/);
});

test('questions open one at a time and stay as they were left', async ({ page }) => {
  const scripts = await openWithoutScripts(page, '/services/invisalign');
  const questions = page.getByRole('main').locator('details');
  await questions.nth(0).locator('summary').click();
  await questions.nth(2).locator('summary').click();
  await expect(questions.nth(2).locator('p')).toBeVisible();
  await expect(questions.nth(0).locator('p')).toBeHidden();
  await scripts.arrive();
  await expect(questions.nth(2).locator('p')).toBeVisible();
});

test('a tab shows its panel alone, before and after', async ({ page }) => {
  for (const path of ['/doctors', '/gallery']) {
    const scripts = await openWithoutScripts(page, path);
    const links = page.locator('.tab-list a');
    await links.nth(2).click();
    const panels = page.locator('.tab-panels > *');
    await expect(panels.nth(2)).toBeVisible();
    await expect(panels.nth(0)).toBeHidden();
    await scripts.arrive();
    await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(panels.nth(2)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('about:blank');
  }
});

test('a profile opens as a dialog', async ({ page }) => {
  const scripts = await openWithoutScripts(page, '/team');
  await page
    .getByRole('button', { name: /^View Profile/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await scripts.arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a comparison that was moved is where it was left', async ({ page }) => {
  const scripts = await openWithoutScripts(page, '/gallery/before-after');
  const slider = page.getByRole('slider').first();
  await slider.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await scripts.arrive();
  await expect(slider).toHaveValue('55');
  await expect(slider).toHaveAttribute('aria-valuetext', '55% before, 45% after');
});

test('the blog can be searched, and an enquiry is kept', async ({ page }) => {
  let scripts = await openWithoutScripts(page, '/blog');
  await page.getByLabel('Search the articles').fill('gums');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\?search=gums/);
  await scripts.arrive();
  await expect(page.getByRole('status').filter({ hasText: /for "gums"$/ })).toBeVisible();

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  scripts = await openWithoutScripts(page, '/international-patients');
  const form = page.getByRole('form', { name: 'Enquiry' });
  await form.getByLabel('Full Name').fill('Asha Rane');
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await scripts.arrive();
  // It was sent too early; what is missing is said now, and what was typed is there.
  await expect(form.getByLabel('Email Address')).toBeFocused();
  await expect(form.getByLabel('Full Name')).toHaveValue('Asha Rane');
});
