import { expect } from '@playwright/test';
import { dateField, timeField } from '../../helpers/booking-form.ts';
import { LARGE } from '../../helpers/clinics.ts';
import { recordLayoutShifts } from '../../helpers/page-checks.ts';
import { testOf } from '../../helpers/fixture-site.ts';

// Optional facts about a visit, which the large clinic has. HTML: tests/delivered/optional-facts.test.ts.

const test = testOf(LARGE);

test('a booking from a doctor’s page shows the doctor’s days, without a shift, and offers every time', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+05:30'));
  const shifts = await recordLayoutShifts(page);
  await page.goto('/book?doctor=dr-number-b');
  await expect(page.getByText('Dr. Banta Numberwala is here on Sunday.')).toBeVisible();
  expect(await shifts()).toEqual([]);
  // Monday.
  await dateField(page).fill('23/11/2026');
  await dateField(page).press('Tab');
  // All slots from 8 AM to 8 PM, and the placeholder.
  await expect(timeField(page).locator('option:not([disabled])')).toHaveCount(26);
});
