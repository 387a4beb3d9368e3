import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { clinic } from '../clinic/clinic.ts';
import {
  beforeAfterPictures,
  clinicPictures,
  patientPictures,
  treatmentPictures,
} from '../clinic/gallery.ts';
import { alignerCases, patients } from '../clinic/transformations.ts';
import { test } from './visitor.ts';

const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: string | RegExp) => main(page).getByRole('tab', { name });
const panel = (page: Page) => main(page).getByRole('tabpanel');
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Opens a page and waits until its code has taken over. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

test('the gallery has four parts under tabs with their counts', async ({ page }) => {
  const complaints = complaintsOf(page);
  await open(page, '/gallery');
  await expect(page).toHaveTitle(`Gallery | ${clinic.name}`);
  await expect(main(page).getByRole('tab')).toHaveText([
    /Clinic\s*6/,
    /Treatments\s*5/,
    /Before-after\s*6/,
    /Patients\s*10/,
  ]);
  await expect(tab(page, /Clinic/)).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page).getByRole('img')).toHaveCount(6);
  await expect(panel(page).getByRole('figure')).toHaveText(clinicPictures.map(({ title }) => title));

  await tab(page, /Treatments/).click();
  await expect(page).toHaveURL(/\/gallery#treatments$/);
  await expect(panel(page).getByRole('figure')).toHaveText(treatmentPictures.map(({ title }) => title));
  await expect(panel(page).getByRole('img').first()).toHaveAttribute('alt', treatmentPictures[0]!.alt);

  await tab(page, /Before-after/).click();
  await expect(panel(page).getByRole('slider')).toHaveCount(6);
  await expect(panel(page).getByText('Illustration', { exact: true })).toHaveCount(
    clinic.picturesAreIllustrations ? 6 : 0,
  );
  for (const { title, beforeAlt, afterAlt } of beforeAfterPictures) {
    await expect(panel(page).getByRole('heading', { name: title })).toBeVisible();
    for (const name of [beforeAlt, afterAlt])
      await expect(panel(page).getByRole('img', { name })).toBeAttached();
  }

  await tab(page, /Patients/).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(10);
  for (const { title, description } of patientPictures) {
    await expect(panel(page).getByRole('listitem').filter({ hasText: title })).toContainText(description);
  }
  const closing = main(page).getByRole('link', { name: 'Book Appointment Now' });
  await expect(closing).toHaveAttribute('href', '/book');
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the tabs follow the arrow keys, Home and End, and the Tab key goes on to the panel', async ({
  page,
}) => {
  await open(page, '/gallery');
  await tab(page, /Clinic/).focus();
  for (const [key, name] of [
    ['ArrowRight', /Treatments/],
    ['End', /Patients/],
    ['ArrowRight', /Clinic/],
    ['ArrowLeft', /Patients/],
    ['Home', /Clinic/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(main(page).getByRole('tab', { selected: true })).toHaveCount(1);
    await expect(panel(page)).toHaveCount(1);
    await expect(panel(page)).toHaveAccessibleName((await tab(page, name).textContent())!.trim());
    expect(await tab(page, name).getAttribute('aria-controls')).toBe(await panel(page).getAttribute('id'));
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, /Treatments/)).toBeFocused();
});

test('a tab is an address: it can be shared, and back and forward restore it and the position', async ({
  page,
}) => {
  await open(page, '/gallery#patients');
  await expect(tab(page, /Patients/)).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeInViewport();
  await panel(page).getByRole('listitem').nth(7).scrollIntoViewIfNeeded();
  const left = await scrollY(page);

  // A newly chosen part is seen from its beginning, below the bar.
  // (A click of Playwright's would scroll a little first.)
  await tab(page, /Treatments/).evaluate((link: HTMLElement) => link.click());
  await expect(panel(page).getByRole('figure')).toHaveCount(5);
  const below = await tab(page, /Treatments/).boundingBox();
  const start = await panel(page).boundingBox();
  expect(Math.abs(start!.y - (below!.y + below!.height))).toBeLessThan(12);
  await tab(page, /Clinic/).click();
  await expect(panel(page).getByRole('figure')).toHaveCount(6);

  await page.goBack();
  await expect(tab(page, /Treatments/)).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/#patients$/);
  await expect(tab(page, /Patients/)).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => scrollY(page)).toBe(left);
  await page.goForward();
  await expect(tab(page, /Treatments/)).toHaveAttribute('aria-selected', 'true');
});

test('the tab bar becomes sticky below the header after 300 px', async ({ page }) => {
  await open(page, '/gallery');
  const bar = main(page).getByRole('tablist').locator('xpath=..');
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(bar).not.toHaveCSS('position', 'sticky');
  await page.evaluate(() => window.scrollTo(0, 301));
  await expect(bar).toHaveCSS('position', 'sticky');
  await page.evaluate(() => window.scrollTo(0, 900));
  const header = (await page.getByRole('banner').boundingBox())!;
  await expect.poll(async () => Math.round((await bar.boundingBox())!.y)).toBe(header.height);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).not.toHaveCSS('position', 'sticky');
});

/** Where the divider stands between the two pictures, from 0 to 1: how much of the first is seen. */
async function dividerOf(slider: Locator) {
  const before = slider.locator('xpath=../figure[1]');
  const clip = await before.evaluate((figure) => getComputedStyle(figure).clipPath);
  const hidden = /^inset\(\S+ ([\d.]+)%/.exec(clip)?.[1];
  return 1 - Number(hidden) / 100;
}

test('a comparison follows keys and clicks', async ({ page }) => {
  await open(page, '/gallery#before-after');
  const { title } = beforeAfterPictures[0]!;
  const slider = panel(page).getByRole('slider', { name: `Before and after: ${title}` });
  const pictures = panel(page).getByRole('listitem').first();
  await expect(pictures.getByText('Before', { exact: true })).toBeVisible();
  await expect(pictures.getByText('After', { exact: true })).toBeVisible();
  expect(await dividerOf(slider)).toBeCloseTo(0.5, 2);

  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '51% before, 49% after');
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '100% before, 0% after');
  expect(await dividerOf(slider)).toBeCloseTo(1, 2);
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '0% before, 100% after');

  const box = (await slider.locator('xpath=..').boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 3);
  await expect.poll(async () => Math.abs((await dividerOf(slider)) - 0.75)).toBeLessThan(0.02);
});

test('the transformations page shows its cases after half a second of loading', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.addInitScript(() => {
    function look() {
      const panel = [...document.querySelectorAll('main [role=status]')].find(({ textContent }) =>
        textContent.includes('Loading transformations...'),
      );
      const text = panel?.querySelector('p')?.getBoundingClientRect();
      const seen = text && document.elementFromPoint(text.x + text.width / 2, text.y + text.height / 2);
      if (seen && panel?.contains(seen)) Object.assign(window, { wasLoading: true });
      requestAnimationFrame(look);
    }
    look();
  });
  await open(page, '/gallery/before-after');
  const loading = page.getByText('Loading transformations...');
  await expect(loading).toBeHidden();
  expect(await page.evaluate(() => 'wasLoading' in window)).toBe(true);
  await expect(loading.locator('xpath=ancestor::*[@role="status"]')).toHaveCSS('animation-delay', '0.5s');

  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Treatment Transformations');
  for (const kind of ['Crowding', 'Spacing']) {
    const cases = main(page).getByRole('region', { name: kind }).getByRole('article');
    await expect(cases).toHaveCount(2);
  }
  const named = main(page).getByRole('region', { name: 'Patient transformations' }).getByRole('article');
  await expect(named.getByRole('heading')).toHaveText(
    patients.map(({ patientName, title }) => `${patientName}: ${title}`),
  );
  for (const { title, treatment, duration, beforeAlt, afterAlt } of [...alignerCases, ...patients]) {
    const card = main(page).getByRole('article').filter({ hasText: title });
    await expect(card.getByRole('definition')).toHaveText([treatment, duration]);
    for (const name of [beforeAlt, afterAlt]) await expect(card.getByRole('img', { name })).toBeAttached();
  }
  await expect(main(page).getByRole('link', { name: 'Back to Gallery' })).toHaveAttribute('href', '/gallery');
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  expect(complaints).toEqual([]);

  const parts = main(page).getByRole('navigation', { name: 'Gallery' });
  await expect(parts.getByRole('link')).toHaveText(['Clinic', 'Treatments', 'Before-after']);
  await expect(parts.getByRole('link', { name: 'Before-after' })).toHaveAttribute('aria-current', 'page');
  for (const [name, path] of [
    ['Clinic', '/gallery/clinic'],
    ['Treatments', '/gallery/treatments'],
  ] as const) {
    await parts.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page.goBack();
    await expect(loading).toBeHidden();
  }
});

test('before the page’s code is there, the address chooses the part', async ({ page }) => {
  await page.route('**', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.fallback(),
  );
  await page.goto('/gallery');
  const heading = (name: string) => main(page).getByRole('heading', { level: 2, name });
  await expect(heading('The rooms you will see')).toBeVisible();
  await expect(heading('People who sat in our chairs')).toBeHidden();
  await main(page).getByRole('link', { name: 'Patients' }).click();
  await expect(heading('The rooms you will see')).toBeHidden();
  await expect(heading('People who sat in our chairs')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all parts are there, the tabs lead to them and pairs stand side by side', async ({ page }) => {
    await page.goto('/gallery');
    await expect(main(page).getByRole('img')).toHaveCount(6 + 5 + 12 + 10);
    const links = main(page).getByRole('navigation', { name: 'Parts of the gallery' }).getByRole('link');
    await expect(links).toHaveCount(4);
    await links.nth(2).click();
    await expect(page).toHaveURL(/\/gallery#before-after$/);
    const pair = main(page).getByRole('listitem').filter({ hasText: beforeAfterPictures[0]!.title });
    await expect(pair).toBeInViewport();
    const [before, after] = await pair.getByRole('figure').all();
    const left = (await before!.boundingBox())!;
    const right = (await after!.boundingBox())!;
    expect(left.x + left.width).toBeLessThanOrEqual(right.x);
    expect(left.y).toBe(right.y);
    await expect(pair.getByRole('slider')).toBeHidden();
    await expect(page.getByText('Book Appointment Now')).toBeVisible();
  });

  test('the transformations are there at once', async ({ page }) => {
    await page.goto('/gallery/before-after');
    await expect(page.getByText('Loading transformations...')).toBeHidden();
    await expect(main(page).getByRole('article')).toHaveCount(10);
  });
});

for (const path of ['/gallery#before-after', '/gallery/before-after']) {
  test(`nothing overflows 320 px at ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
