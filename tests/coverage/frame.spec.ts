import { expect, type Page } from '@playwright/test';
import { readServices } from '../../app/content/services.server.ts';
import { mapEmbedHref } from '../../app/content/clinic-facts.ts';
import { test } from '../visitor.ts';

/** Opens a page and waits until its code has taken over. */
async function open(page: Page, path: string) {
  await page.route(`${new URL(mapEmbedHref).origin}/**`, (route) => route.abort());
  await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
}

test('the banner offers a month of free scans with an intraoral scanner', async ({ page }) => {
  await page.goto('/privacy-policy');
  const offer = page.getByRole('complementary', { name: 'Current offer' });
  await expect(offer).toContainText('This month');
  await expect(offer).toContainText('free Invisalign scan');
  await expect(offer).toContainText('advanced intraoral scanner');
});

test('the footer lists the first five services and says what the clinic is', async ({ page }) => {
  await page.goto('/privacy-policy');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Dentistry for the whole family in Worli, Mumbai');
  const first = readServices().slice(0, 5);
  await expect(footer.locator('a[href^="/services/"]')).toHaveText(first.map(({ title }) => title));
  await expect(footer.getByText('Emergency contact')).toBeVisible();
});

test('the mobile menu has the same items as the header', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'wide screens have the navigation in the header');
  await open(page, '/privacy-policy');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const [name, path] of [
    ['Home', '/'],
    ['About', '/about'],
    ['Gallery', '/gallery'],
    ['Blog', '/blog'],
    ['International Patients', '/international-patients'],
    ['Contact', '/contact'],
    ['Doctor Profiles', '/doctors'],
    ['Invisalign provider', '/services/invisalign'],
    ['Book Appointment', '/booknow'],
  ] as const) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await menu.getByText('Services', { exact: true }).tap();
  await expect(menu.locator('details details')).toHaveCount(8);
  await expect(menu.locator('a[href^="/services/"]:not([href="/services/invisalign"])')).toHaveCount(16);
});

test('the bar of four actions ends at 768 px, where the chat button begins', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'sets the width itself');
  await page.goto('/privacy-policy');
  const bar = page.getByRole('navigation', { name: 'Quick contact' }).getByRole('list');
  const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(bar).toBeVisible();
  await expect(chat).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar).toBeHidden();
  await expect(chat).toBeVisible();
});

/** Notes to where, and how, the page is asked to scroll. */
async function watchScrolling(page: Page) {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    Element.prototype.scrollIntoView = function (options) {
      const how = (options as ScrollIntoViewOptions | undefined)?.behavior;
      asked.push(`${this.id || this.tagName.toLowerCase()} ${how}`);
    };
  });
  return () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
}

test('Clinic goes to the contact section at once and to its map half a second later, Callback to the section alone', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'phone', 'wide screens have no such bar');
  const asked = await watchScrolling(page);
  await page.clock.install();
  await open(page, '/');
  const bar = page.getByRole('navigation', { name: 'Quick contact' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await bar.getByRole('link', { name: 'Clinic' }).dispatchEvent('click');
  expect(await asked()).toEqual(['contact smooth']);
  await page.clock.runFor(490);
  expect(await asked()).toHaveLength(1);
  await page.clock.runFor(20);
  expect(await asked()).toEqual(['contact smooth', 'clinic-map smooth']);
  await bar.getByRole('link', { name: 'Callback' }).dispatchEvent('click');
  await page.clock.runFor(1000);
  expect(await asked()).toEqual(['contact smooth', 'clinic-map smooth', 'contact smooth']);
});

test('scrolling to the top is smooth, and sudden where less motion is asked for', async ({ page }) => {
  const asked = await watchScrolling(page);
  await open(page, '/privacy-policy');
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await button.dispatchEvent('click');
  expect(await asked()).toEqual(['body smooth']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await button.dispatchEvent('click');
  expect(await asked()).toEqual(['body smooth', 'body auto']);
});

test('a page without its root element says so', async ({ page }) => {
  const failure = page.waitForEvent('pageerror');
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => document.body.remove()));
  await page.goto('/privacy-policy');
  expect((await failure).message).toBe('Root element not found');
});
