import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { facts } from '#clinic/facts.ts';
import { languages } from '#clinic/languages.ts';
import { hours as words } from '../../words/en/hours.ts';
import { answerForMap, open, reach, test, touch } from '../helpers/browser-test.ts';

// docs/product.md, Other pages: the map, the opening status and the emergency help.

const map = (page: Page) => page.locator('#clinic-map');

test('loads the map when it comes near, and shows the address until then', async ({ page }) => {
  const mapRequests = await answerForMap(page);
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, '/contact');
  await expect(map(page)).toHaveCSS('height', '480px');
  await expect(map(page).getByRole('link', { name: 'Get directions' })).toHaveAttribute(
    'href',
    /destination=/,
  );
  expect(mapRequests).toEqual([]);
  await reach(map(page));
  const frame = map(page).locator('iframe');
  await expect(frame.contentFrame().getByText('A map')).toBeVisible();
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(map(page).getByRole('link', { name: 'Get directions' })).toBeHidden();
  await page.setViewportSize({ width: 768, height: 500 });
  await expect(map(page)).toHaveCSS('height', '640px');
});

test('keeps the address if the map fails to load', async ({ page }) => {
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('google.com'));
  await open(page, '/contact');
  await reach(map(page));
  await refused;
  await expect(map(page).getByRole('link', { name: 'Get directions' })).toBeVisible();
  await expect(map(page).locator('iframe')).toHaveCount(0);
});

test('on the home page, Clinic in a phone’s bottom bar leads to the map with the opening hours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const bar = page.getByRole('navigation', { name: 'Quick contact' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await bar.getByRole('link', { name: 'Clinic' }).tap();
  const hours = page.locator('#contact [data-weekdays]').last();
  await expect
    .poll(async () => {
      const { y } = (await hours.boundingBox())!;
      const { y: mapY } = (await map(page).boundingBox())!;
      const header = (await page.getByRole('banner').boundingBox())!;
      const foot = (await bar.getByRole('list').boundingBox())!;
      return mapY >= header.y + header.height - 1 && y > mapY && y < foot.y - 100;
    })
    .toBe(true);
});

test('on home, the details on a phone’s map leave the clinic’s place free in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { code } of languages) {
    await open(page, code === 'en' ? '/' : `/${code}`);
    const hours = page.locator('#contact [data-weekdays]').first();
    await hours.scrollIntoViewIfNeeded();
    const belowTop = await hours.evaluate(
      (element, over) => element.getBoundingClientRect().y - over!.getBoundingClientRect().y,
      await map(page).elementHandle(),
    );
    // The pin is drawn in the upper 155 px, and the details have a padding and a label above the hours.
    expect(belowTop, code).toBeGreaterThan(155 + 12 + 20);
  }
});

test('the sketch of the map is dark in the dark palette', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const lightness = async (colorScheme: 'dark' | 'light') => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/contact');
    await map(page).scrollIntoViewIfNeeded();
    await expect(map(page).getByRole('img')).toHaveJSProperty('complete', true);
    const { channels } = await sharp(await map(page).screenshot()).stats();
    return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3 / 255, 0);
  };
  expect(await lightness('light')).toBeGreaterThan(0.7);
  expect(await lightness('dark')).toBeLessThan(0.4);
});

test.describe('emergency help', () => {
  const help = (page: Page) => page.getByRole('region', { name: 'Need Emergency Care?' });
  const untilOpen = (page: Page) =>
    help(page)
      .getByText(/^We (are closed now|open (today|on Thursday) at .+)\.$/)
      .filter({ visible: true });
  const answered = (page: Page) =>
    help(page).getByText('Answered when we are open.').filter({ visible: true });
  const call = (page: Page) => help(page).getByRole('link', { name: /^Call now/ });

  // site/parts/opening-hours/clinic-clock.test.ts tests all hours and time zones.
  test.describe('in another time zone', () => {
    test.use({ timezoneId: 'America/Los_Angeles' });

    test('follows the clinic’s clock from the first paint, and so do light and hours', async ({ page }) => {
      // It is already Thursday at the clinic.
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
      await expect(call(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(answered(page)).toBeVisible();
      await page.clock.fastForward('09:00:00');
      await expect(document).toHaveAttribute('data-moment', 'day');
      for (const place of [hours, page.getByRole('contentinfo')])
        await expect(place.getByText(/^Open now · until /)).toBeVisible();
      await expect(untilOpen(page)).toBeHidden();
      await expect(call(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(answered(page)).toBeHidden();
    });
  });

  test('/emergency is the not-found page with the help for somebody in pain', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-03-05T03:00:00+05:30'));
    await open(page, '/emergency');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('In pain? Start here');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toHaveText(/^404/);
    const offer = page.getByRole('complementary', { name: 'Current offer' });
    await expect(offer).toHaveCount(0);
    await open(page, '/faq');
    await expect(offer).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.getByText('Go to hospital now with:')).toBeHidden();
  });
});
