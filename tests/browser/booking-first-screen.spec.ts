import { expect, type Locator, type Page } from '@playwright/test';
import { languages } from '#clinic/languages.ts';
import { calendar, openCalendar } from '../helpers/booking-form.ts';
import { drawn, open, test, touch } from '../helpers/browser-test.ts';
import { recordLayoutShifts } from '../helpers/page-checks.ts';

// docs/product.md, Booking: Form. A phone's first screen shows the form.

const OPEN = new Date('2026-12-01T11:00:00+05:30');
const CLOSED = new Date('2026-12-01T23:30:00+05:30');

const name = (page: Page) => page.getByLabel('Full Name');
/** The first of the two fields for the visit; the other is its time. */
const date = (page: Page) => page.getByRole('main').getByRole('combobox').first();
const topOf = async (page: Page) => (await name(page).boundingBox())!.y;

/** Whether a field is wholly above the bar at the bottom of a phone's screen. */
async function isAboveBar(field: Locator): Promise<boolean> {
  const bar = field.page().getByRole('navigation').last().getByRole('list');
  const [{ y, height }, edge] = [(await field.boundingBox())!, (await bar.boundingBox())!.y];
  return y + height < edge;
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} px the first field is within 300 px from the top`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.clock.setFixedTime(OPEN);
    await page.goto('/book');
    expect(await topOf(page)).toBeLessThanOrEqual(300);
    await page.clock.setFixedTime(CLOSED);
    await page.reload();
    expect(await isAboveBar(name(page))).toBe(true);
  });
}

test('at 390 px the date is on the first screen of a low phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.clock.setFixedTime(OPEN);
  await page.goto('/book');
  expect(await isAboveBar(date(page))).toBe(true);
});

for (const { code } of languages) {
  test.describe(`in a browser that prefers ${code}`, () => {
    test.use({ locale: code });

    test('the date is on the first screen of a phone while the clinic is closed', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.clock.setFixedTime(CLOSED);
      await page.goto(code === 'en' ? '/book' : `/${code}/book`);
      expect(await isAboveBar(date(page))).toBe(true);
    });
  });
}

test('nothing moves when the requested doctor, the opening status and the doctors’ days appear', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 2400 });
  await page.clock.setFixedTime(OPEN);
  await page.goto('/doctors');
  const forDoctor = (await page.locator('a[href*="?doctor="]').first().getAttribute('href'))!;
  const shifts = await recordLayoutShifts(page);
  await page.goto(forDoctor);
  await touch(page);
  const main = page.getByRole('main');
  await expect(main.getByText(/^For: /)).toBeVisible();
  await expect(main.getByText(/^Open now · until /)).toBeVisible();
  await expect(main.getByText(/^In today: /)).toBeVisible();
  await drawn(page);
  expect(await shifts()).toEqual([]);
});

test('on a phone, advice before a visit and the doctors’ days are below the form', async ({ page }) => {
  await page.clock.setFixedTime(OPEN);
  await open(page, '/book');
  const submit = (await page.getByRole('button', { name: 'Book My Appointment' }).boundingBox())!;
  for (const text of ['Before you come', 'Tell us first', /^In today: /, 'Doctors’ days and closures'])
    expect((await page.getByRole('main').getByText(text).boundingBox())!.y).toBeGreaterThan(submit.y);
});

test('the word “Today” marks today’s hours and the day in the calendar', async ({ page }) => {
  await page.clock.setFixedTime(OPEN);
  await open(page, '/book');
  const word = (part: ReturnType<Page['locator']>) =>
    part.evaluate((element) => {
      const { content, visibility } = getComputedStyle(element, '::after');
      return visibility === 'visible' ? content : '';
    });
  const hours = page.getByRole('main').locator('dd', { hasText: /[AP]M/ });
  await expect(hours.first()).toBeVisible();
  expect(await Promise.all([word(hours.nth(0)), word(hours.nth(1))])).toEqual(['"Today"', '']);
  await openCalendar(page);
  expect(await word(calendar(page).getByRole('button', { name: /, today/ }))).toBe('"Today"');
});

test('the bottom bar is hidden while a field has the focus', async ({ page }) => {
  await page.clock.setFixedTime(OPEN);
  await open(page, '/book');
  const bar = page.getByRole('link', { name: 'Callback' });
  await expect(bar).toBeVisible();
  await name(page).focus();
  await expect(bar).toBeHidden();
  await page.getByLabel('Phone Number').focus();
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Book My Appointment' }).focus();
  await expect(bar).toBeVisible();
});
