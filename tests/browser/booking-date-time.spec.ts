import { expect } from '@playwright/test';
import { FULL_SLOTS_PATH } from '../../domain/web/relay-paths.ts';
import {
  acceptEmails,
  NOON,
  timeOptions,
  typeDate,
  calendar,
  chooseDay,
  dateField,
  openCalendar,
  submit,
  timeField,
} from '../helpers/booking-form.ts';
import { expectNoViolations } from '../helpers/page-checks.ts';
import { newPatient } from '../helpers/unique-patients.ts';
import { open, test } from '../helpers/browser-test.ts';

// docs/product.md, Booking: Calendar and Slots.

test('offers the times of the chosen day, and disables those that have begun', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.clock.setFixedTime(NOON);
  await open(page, '/book');
  await expect(timeField(page)).toBeDisabled();
  await expect(timeOptions(page)).toHaveText(['Select date first']);
  await chooseDay(page);
  const [placeholder, ...slots] = await timeOptions(page).allInnerTexts();
  expect(placeholder).toBe('Select time slot');
  for (const slot of slots) expect(slot).toMatch(/^\d\d:\d\d [AP]M$/);
  await timeField(page).selectOption({ index: 1 });

  await chooseDay(page, 'closed');
  await expect(timeField(page)).toBeDisabled();
  await expect(timeField(page)).toHaveValue('');
  await expect(timeField(page)).toContainText('Closed on selected day');
  await expect(page.getByRole('status').filter({ hasText: 'Closed on selected day' })).toBeAttached();
  // The clinic is open on all weekdays in December, so a disabled day is a closure.
  await expect(page.getByText(/^Closed for \S/)).toBeVisible();

  // This is today. It is noon.
  await typeDate(page, '20/11/2026');
  const states = await timeOptions(page).evaluateAll((all) =>
    all.slice(1).map((option) => [option.textContent, (option as HTMLOptionElement).disabled] as const),
  );
  expect(states.length).toBeGreaterThan(2);
  for (const [slot, isDisabled] of states)
    expect(isDisabled, slot).toBe(slot.endsWith('AM') || slot === '12:00 PM');
  // The clinic does not say how many visits it takes at a time.
  expect(requested).not.toContain(FULL_SLOTS_PATH);
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the calendar offers the booking window, from the clinic’s today', async ({ page }) => {
    // 00:31 on Saturday 21 November at the clinic.
    await page.clock.setFixedTime(new Date('2026-11-20T19:01:00Z'));
    await open(page, '/book');
    await openCalendar(page);
    const button = (name: string | RegExp) => calendar(page).getByRole('button', { name });
    await expect(button('Previous month')).toBeDisabled();
    await expect(button(/^Friday, November 20, 2026/)).toBeDisabled();
    await button(/^Saturday, November 21, 2026, today/).click();
    await expect(dateField(page)).toHaveValue('Saturday, November 21, 2026');
    await expect(timeOptions(page).nth(1)).toBeEnabled();
    await openCalendar(page);
    while (await button('Next month').isEnabled()) await button('Next month').click();
    // The window ends on the same day of the month, some months later.
    const shown = calendar(page).locator('table').getByRole('button');
    await expect(shown.filter({ hasText: /^21$/ })).toBeEnabled();
    await expect(shown.filter({ hasText: /^22$/ })).toBeDisabled();
    // The calendar opens at the chosen day, whether picked or typed.
    await page.keyboard.press('Escape');
    await openCalendar(page);
    await expect(button(/^Saturday, November 21, 2026, today, selected/)).toBeVisible();
    await page.keyboard.press('Escape');
    await typeDate(page, '8 dec 2026');
    await openCalendar(page);
    await expect(button(/^Tuesday, December 8, 2026, selected/)).toBeVisible();
  });
});

// Keys as in the WAI-ARIA Authoring Practices, Date Picker Combobox.
test('a booking can be made by keyboard', { tag: '@wide' }, async ({ page }) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const patient = newPatient();
  await page.clock.setFixedTime(NOON);
  await acceptEmails(page);
  await open(page, '/book');
  // The focus starts at the top of the page: the skip link, then the fields in reading order.
  await press('Tab', 'Enter', 'Tab');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.keyboard.type('A');
  await press('Enter');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.keyboard.type('sha Rane');
  for (const text of [patient.email, patient.phone]) {
    await press('Tab');
    await page.keyboard.type(text);
  }
  await press('Tab');
  await expect(calendar(page)).toBeVisible();
  await expect(dateField(page)).toHaveAttribute('aria-expanded', 'true');
  const day = (name: RegExp) => calendar(page).getByRole('button', { name });
  await press('ArrowDown');
  await expect(day(/^Friday, November 20, 2026, today/)).toBeFocused();
  await press('ArrowLeft');
  await expect(day(/^Friday, November 20, 2026, today/)).toBeFocused();
  await press('ArrowDown', 'ArrowDown');
  await expect(day(/^Friday, December 4, 2026/)).toBeFocused();
  await press('Escape');
  await expect(calendar(page)).toBeHidden();
  await expect(dateField(page)).toBeFocused();
  await expect(dateField(page)).toHaveValue('');
  await press('ArrowDown');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(calendar(page)).toBeHidden();
  await dateField(page).focus();
  await press('ArrowDown', 'ArrowRight', 'Enter');
  await expect(calendar(page)).toBeHidden();
  await expect(dateField(page)).toBeFocused();
  await expect(dateField(page)).toHaveValue('Saturday, November 21, 2026');

  await press('Tab', 'Tab');
  await expect(timeField(page)).toBeFocused();
  await press('ArrowDown');
  await expect(timeField(page)).not.toHaveValue('');
  // The stops are the telephone number (the time is near), the notes, the notice and the privacy policy.
  await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab');
  await expect(submit(page)).toBeFocused();
  await press('Enter');
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page).toHaveTitle(/^Thank you \|/);
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('on a phone the calendar fills the width, and the date can be typed instead', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  await open(page, '/book');
  await dateField(page).tap();
  const { width, height } = page.viewportSize()!;
  const sheet = (await calendar(page).boundingBox())!;
  expect([sheet.x, sheet.width, Math.round(sheet.y + sheet.height)]).toEqual([0, width, height]);
  await expect(
    calendar(page).getByRole('button', { name: /^Friday, November 20, 2026, today/ }),
  ).toBeFocused();
  await expectNoViolations(page, 'the calendar open');
  await page.getByRole('button', { name: 'Type the date instead' }).tap();
  await expect(calendar(page)).toBeHidden();
  await expect(dateField(page)).toBeFocused();
  await page.keyboard.type('24/11/26');
  await page.getByLabel('Full Name').tap();
  await expect(dateField(page)).toHaveValue('Tuesday, November 24, 2026');
});
