import { expect } from '@playwright/test';
import {
  dateField,
  fillInPatient,
  requestSummary,
  SEND_PATH,
  submit,
  timeField,
  typeDate,
} from '../../helpers/booking-form.ts';
import { LARGE } from '../../helpers/clinics.ts';
import { recordLayoutShifts } from '../../helpers/page-checks.ts';
import { touch } from '../../helpers/browser-test.ts';
import { testOf } from '../../helpers/fixture-site.ts';

// The large clinic has optional facts about a visit. tests/delivered/optional-facts.test.ts tests the HTML.

const test = testOf(LARGE);

test('booking from a doctor’s page shows the doctor’s days without a layout shift, and offers every time', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+05:30'));
  const shifts = await recordLayoutShifts(page);
  await page.goto('/book?doctor=dr-number-b');
  await expect(page.getByText('Days of Dr. Banta Numberwala: Sunday.')).toBeVisible();
  expect(await shifts()).toEqual([]);
  // This is a Monday.
  await dateField(page).fill('23/11/2026');
  await dateField(page).press('Tab');
  // The options are all slots from 8 AM to 7:30 PM, and the placeholder.
  await expect(timeField(page).locator('option:not([disabled])')).toHaveCount(25);
});

const NOON_ON_FRIDAY = new Date('2026-11-20T12:00:00+05:30');

test('the form and the clinic’s e-mail say that the requested doctor is not in on the date', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOON_ON_FRIDAY);
  const notes: string[] = [];
  await page.route(SEND_PATH, (route) => {
    notes.push(route.request().postDataJSON().template_params.notes);
    return route.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await page.goto('/book?doctor=dr-number-b');
  await fillInPatient(page);
  await typeDate(page, '23/11/2026');
  const absence = 'Dr. Banta Numberwala is not in on Monday, November 23, 2026.';
  await expect(page.getByRole('status').filter({ hasText: absence })).toBeVisible();
  await timeField(page).selectOption('10:00');
  await submit(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(notes[0]).toContain(absence);
});

test('asks the visitor to call if the time is earlier than the promised answer', async ({ page }) => {
  await page.clock.setFixedTime(NOON_ON_FRIDAY);
  await page.goto('/book');
  const soon = page.getByRole('status').filter({ hasText: 'This time is less than 24 hours away' });
  await typeDate(page, '21/11/2026');
  await timeField(page).selectOption('11:30');
  await expect(soon.getByRole('link')).toHaveAttribute('href', 'tel:+919447012345');
  await timeField(page).selectOption('12:00');
  await expect(soon).toHaveCount(0);
});

test('the thank-you page asks to call instead of promising an answer after the requested time', async ({
  page,
}) => {
  const asksToCall = page.getByText(/This time is less than \d+ hours? away/);
  const promises = page.locator('main').getByText(/within \d+ hours?/);
  await page.clock.setFixedTime(new Date('2026-11-24T05:20:00+05:30'));
  for (const [date, isSoon] of [
    ['2026-11-24', true],
    ['2026-12-04', false],
  ] as const) {
    await page.goto('/about');
    const stored = JSON.stringify({ requested: { id: 'DENT-ABC123', date, time: '09:30' } });
    await page.evaluate((value) => sessionStorage.setItem('carried', value), stored);
    await page.goto('/thank-you');
    await touch(page);
    await expect(requestSummary(page)).toBeVisible();
    await expect(asksToCall).toBeVisible({ visible: isSoon });
    expect((await promises.filter({ visible: true }).count()) > 0).toBe(!isSoon);
  }
});

test('on a date with special hours, pages mark these hours and cut the doctors’ hours', async ({ page }) => {
  const hours = page.locator('#contact');
  const today = hours.locator('[aria-current="date"]');
  await page.clock.setFixedTime(new Date('2026-12-23T09:00:00+05:30'));
  await page.goto('/contact');
  await touch(page);
  await expect(today).toHaveText(/^Monday to Saturday/);
  await expect(hours.getByText('In today: Dr. Aanta Numberwala (10 AM-2 PM).')).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-12-30T09:00:00+05:30'));
  await page.reload();
  await touch(page);
  await expect(today).toHaveText('Wednesday, 30 December 20269 AM-12 PM');
  await expect(hours.getByText('In today: Dr. Aanta Numberwala (10 AM-12 PM).')).toBeVisible();
  await expect(hours.getByText(/^Open now · until 12/)).toBeVisible();
});
