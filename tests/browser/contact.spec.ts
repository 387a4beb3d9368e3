import { expect, type Page } from '@playwright/test';
import { facts } from '#clinic/facts.ts';
import { hours as words } from '../../words/en/hours.ts';
import { answerForMap, open, reach, test, touch } from '../helpers/browser-test.ts';

// docs/product.md, Other pages: the map, whether the clinic is open, and help in an emergency.

const map = (page: Page) => page.locator('#clinic-map');

test('the map loads once it comes near; until then the address stands in its place', async ({ page }) => {
  const asked = await answerForMap(page);
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, '/contact');
  await expect(map(page)).toHaveCSS('height', '480px');
  await expect(map(page).getByRole('link', { name: 'Get directions' })).toHaveAttribute(
    'href',
    /destination=/,
  );
  expect(asked).toEqual([]);
  await reach(map(page));
  const frame = map(page).locator('iframe');
  await expect(frame.contentFrame().getByText('A map')).toBeVisible();
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(map(page).getByRole('link', { name: 'Get directions' })).toBeHidden();
  await page.setViewportSize({ width: 768, height: 500 });
  await expect(map(page)).toHaveCSS('height', '640px');
});

test('where the map can’t be had, the address stays', async ({ page }) => {
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('google.com'));
  await open(page, '/contact');
  await reach(map(page));
  await refused;
  await expect(map(page).getByRole('link', { name: 'Get directions' })).toBeVisible();
  await expect(map(page).locator('iframe')).toHaveCount(0);
});

test.describe('help in an emergency', () => {
  const help = (page: Page) => page.getByRole('region', { name: 'Need Emergency Care?' });
  const untilOpen = (page: Page) =>
    help(page).getByText(/^We (are closed now|open (today|on Thursday) at .+)\.$/);
  const answered = (page: Page) => help(page).getByText('Answered when we are open.');
  const call = (page: Page) => help(page).getByRole('link', { name: /^Call now/ });

  // What today's line says at every hour, seen from everywhere: site/client/clock-attributes.test.ts.
  test.describe('seen from elsewhere', () => {
    test.use({ timezoneId: 'America/Los_Angeles' });

    test('goes by the clinic’s clock, as light and hours do, from the first paint on', async ({ page }) => {
      // Thursday at the clinic.
      await page.clock.install({ time: new Date('2026-03-05T03:00:30+05:30') });
      await page.goto('/contact');
      const document = page.locator('html');
      await expect(document).toHaveAttribute('data-moment', 'night');
      await expect(untilOpen(page)).toBeVisible();
      await touch(page);
      const hours = page.locator('#contact');
      await expect(hours.getByText(/^Closed now · opens on Thursday at /)).toBeVisible();
      await expect(hours.locator('[aria-current="date"]')).toHaveText(/^Thu|^Mon/);
      await expect(hours.getByText(words.zone(facts.address.city), { exact: true })).toBeVisible();
      await expect(untilOpen(page)).toHaveText(/^We open on Thursday at /);
      await expect(call(page)).toBeVisible();
      await expect(answered(page)).toBeVisible();
      await page.clock.fastForward('09:00:00');
      await expect(document).toHaveAttribute('data-moment', 'day');
      for (const place of [hours, page.getByRole('contentinfo')])
        await expect(place.getByText(/^Open now · until /)).toBeVisible();
      await expect(untilOpen(page)).toBeHidden();
      await expect(call(page)).toBeVisible();
      await expect(answered(page)).toBeHidden();
    });
  });

  test('stands where its page is missing, and on no other missing page', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-03-05T03:00:00+05:30'));
    await open(page, '/emergency');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(untilOpen(page)).toBeVisible();
    await expect(call(page)).toBeVisible();
    await open(page, '/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(help(page)).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('says whom to call, and what means a hospital', async ({ page }) => {
      await page.goto('/contact');
      await expect(help(page).getByText(/call us/)).toBeVisible();
      await expect(call(page)).toBeVisible();
      await expect(help(page).getByText(/^Go to hospital now/)).toBeVisible();
    });
  });
});
