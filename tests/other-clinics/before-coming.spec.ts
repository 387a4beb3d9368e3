import { expect } from '@playwright/test';
import { addDays } from '../../domain/civil-date.ts';
import { dateField, timeField } from '../helpers/booking-form.ts';
import { LARGE } from '../helpers/clinics.ts';
import { watchShifts } from '../helpers/measures.ts';
import { testOf } from '../helpers/served.ts';
import { open } from '../helpers/visitor.ts';

// What people ask before they come, where a clinic says it, as the large one does: what only a browser shows of it.

const test = testOf(LARGE);

/** One that is still to come, wherever the clinic is. */
function nextMonday(): string {
  const soon = new Date().toISOString().slice(0, 10);
  const days = [7, 8, 9, 10, 11, 12, 13].map((count) => addDays(soon, count));
  return days.find((day) => new Date(day).getUTCDay() === 1)!;
}

test('a fee is one tap and three screens from home', async ({ page }) => {
  await open(page, '/');
  const way = page.getByRole('main').getByRole('link', { name: 'What does it cost?' });
  const { y } = (await way.boundingBox())!;
  expect(y).toBeLessThan(2 * 844);
  await way.click();
  await expect(page).toHaveURL(/\/services#fees$/);
  await expect(page.getByRole('term').filter({ hasText: 'Treatment number 40' })).toBeInViewport();
});

test('who comes from a doctor reads that doctor’s days, nothing moves, and every time can be asked for', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.goto('/book?doctor=dr-number-b');
  await expect(page.getByText('Dr. Banta Numberwala is here on Sunday.')).toBeVisible();
  expect(await shifts()).toEqual([]);
  const [year, month, day] = nextMonday().split('-');
  await dateField(page).fill(`${day}/${month}/${year}`);
  await dateField(page).press('Tab');
  // From 8 AM to 8 PM, and what asks for one of them.
  await expect(timeField(page).locator('option:not([disabled])')).toHaveCount(26);
});
