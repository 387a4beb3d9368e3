import { expect, type Locator, type Page } from '@playwright/test';

// The booking form as a visitor finds and fills it in, on whatever clinic's site.

export const bookingForm = (page: Page) => page.getByRole('form', { name: 'Appointment request' });
export const dateField = (page: Page) => page.getByRole('combobox', { name: 'Appointment Date' });
export const timeField = (page: Page) => page.getByLabel('Appointment Time');
export const submit = (page: Page) => page.getByRole('button', { name: 'Book My Appointment' });
export const calendar = (page: Page) => page.getByRole('dialog', { name: 'Choose the appointment date' });

/** The days of the month that is shown which can be chosen, on which the clinic is open or closed. */
function days(page: Page, are: 'open' | 'closed'): Locator {
  const all = calendar(page).locator('table').getByRole('button', { disabled: false });
  return all.and(page.locator(are === 'closed' ? '[aria-label*="closed"]' : ':not([aria-label*="closed"])'));
}

export async function openCalendar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await expect(calendar(page)).toBeVisible();
}

/** Chooses the first day of next month, or the one after, on which the clinic is open or closed; returns its long date. */
export async function chooseDay(page: Page, are: 'open' | 'closed' = 'open'): Promise<string> {
  await openCalendar(page);
  const next = calendar(page).getByRole('button', { name: 'Next month' });
  await next.click();
  if ((await days(page, are).count()) === 0) await next.click();
  const day = days(page, are).first();
  const [name = ''] = /^\w+, \w+ \d+, \d+/.exec((await day.getAttribute('aria-label'))!) ?? [];
  await day.click();
  await expect(calendar(page)).toBeHidden();
  await expect(dateField(page)).toHaveValue(name);
  return name;
}

/** A patient of one test alone, so that its e-mails can be told from others. */
export function newPatient() {
  const mark = Math.random().toString(36).slice(2, 10);
  return { name: 'Asha Rane', email: `asha.${mark}@example.com`, phone: '98200 12345' };
}

/** Fills in all that is required; returns it as an e-mail should have it. */
export async function fillInBooking(page: Page) {
  const patient = newPatient();
  await page.getByLabel('Full Name').fill(patient.name);
  await page.getByLabel('Email Address').fill(patient.email);
  await page.getByLabel('Phone Number').fill(patient.phone);
  const day = await chooseDay(page);
  await timeField(page).selectOption({ index: 1 });
  const time = await timeField(page).getByRole('option').nth(1).innerText();
  return { ...patient, day, time };
}
