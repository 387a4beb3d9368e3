import { expect, type Locator, type Page } from '@playwright/test';
import { newPatient } from './unique-patients.ts';

// The booking form as a visitor finds and fills it in, on whatever clinic's site.

/** Where its e-mails are posted to. */
export const SEND_PATH = '**/api/v1.0/email/send';

export const bookingForm = (page: Page) => page.getByRole('form', { name: 'Appointment request' });
export const dateField = (page: Page) => page.getByRole('combobox', { name: 'Appointment Date' });
export const timeField = (page: Page) => page.getByLabel('Appointment Time');
export const notesField = (page: Page) => page.getByLabel('Additional Message / Symptoms');
export const submit = (page: Page) => page.getByRole('button', { name: 'Book My Appointment' });
export const sending = (page: Page) => page.getByRole('button', { name: 'Booking Your Appointment...' });
export const calendar = (page: Page) => page.getByRole('dialog', { name: 'Choose the appointment date' });
export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** What the page of thanks tells of the booking. */
export const askedFor = (page: Page) => page.getByRole('region', { name: 'What you asked for' });

/** The request's id, from the page of thanks. */
export async function bookedId(page: Page): Promise<string> {
  return /DENT-[A-Z0-9]{6}/.exec(await askedFor(page).innerText())![0];
}

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

/** Fills in who one is. */
export async function fillInPatient(page: Page) {
  const patient = newPatient();
  await page.getByLabel('Full Name').fill(patient.name);
  await page.getByLabel('Email Address').fill(patient.email);
  await page.getByLabel('Phone Number').fill(patient.phone);
  return patient;
}

/** Fills in all that is required; returns it as an e-mail should have it. */
export async function fillInBooking(page: Page) {
  const patient = await fillInPatient(page);
  const day = await chooseDay(page);
  await timeField(page).selectOption({ index: 1 });
  const time = await timeField(page).getByRole('option').nth(1).innerText();
  return { ...patient, day, time };
}

/** Sends what is filled in; goes on once the page of thanks is there. */
export async function book(page: Page): Promise<void> {
  await submit(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
}
