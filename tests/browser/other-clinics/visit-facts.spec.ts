import { expect } from '@playwright/test';
import { dateField, timeField } from '../../helpers/booking-form.ts';
import { LARGE } from '../../helpers/clinics.ts';
import { recordLayoutShifts } from '../../helpers/page-checks.ts';
import { testOf } from '../../helpers/fixture-site.ts';

// What people ask before they come, where a clinic says it, as the large one does: what only a browser shows of it.

const test = testOf(LARGE);

test('who comes from a doctor reads that doctor’s days, nothing moves, and every time can be asked for', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+05:30'));
  const shifts = await recordLayoutShifts(page);
  await page.goto('/book?doctor=dr-number-b');
  await expect(page.getByText('Dr. Banta Numberwala is here on Sunday.')).toBeVisible();
  expect(await shifts()).toEqual([]);
  // A Monday.
  await dateField(page).fill('23/11/2026');
  await dateField(page).press('Tab');
  // From 8 AM to 8 PM, and what asks for one of them.
  await expect(timeField(page).locator('option:not([disabled])')).toHaveCount(26);
});
