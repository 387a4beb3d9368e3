import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './browser-test.ts';
import { newPatient } from './unique-patients.ts';

// The parts of the booking form, and functions that fill it in. They work on any clinic's site.

/** A day on which the sample clinic is open. */
export const NOON = new Date('2026-11-20T12:00:00+05:30');

/** The address to which the form posts its two e-mails. */
export const SEND_PATH = '**/api/v1.0/email/send';

export const bookingForm = (page: Page) => page.getByRole('form', { name: 'Appointment request' });
export const dateField = (page: Page) => page.getByRole('combobox', { name: 'Appointment Date' });
export const timeField = (page: Page) => page.getByLabel('Appointment Time');
export const notesField = (page: Page) => page.getByLabel('Additional Message / Symptoms');
export const submit = (page: Page) => page.getByRole('button', { name: 'Book My Appointment' });
export const sending = (page: Page) => page.getByRole('button', { name: 'Booking Your Appointment...' });
export const calendar = (page: Page) => page.getByRole('dialog', { name: 'Choose the appointment date' });
export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

export const timeOptions = (page: Page) => timeField(page).getByRole('option');

/** The part of the thank-you page that shows the request. */
export const requestSummary = (page: Page) => page.getByRole('region', { name: 'What you asked for' });

/** Reads the request's id on the thank-you page. */
export async function bookedId(page: Page): Promise<string> {
  return /DENT-[A-Z0-9]{6}/.exec(await requestSummary(page).innerText())![0];
}

/** Returns the selectable days of the visible month on which the clinic is open or closed. */
function days(page: Page, state: 'open' | 'closed'): Locator {
  const all = calendar(page).locator('table').getByRole('button', { disabled: false });
  return all.and(
    page.locator(state === 'closed' ? '[aria-label*="closed"]' : ':not([aria-label*="closed"])'),
  );
}

export async function openCalendar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await expect(calendar(page)).toBeVisible();
}

/**
 * Chooses the first day of next month, or of the month after it, on which the clinic is open or closed.
 *
 * @returns the day as the field shows it, such as 'Tuesday, March 4, 2025'
 */
export async function chooseDay(page: Page, state: 'open' | 'closed' = 'open'): Promise<string> {
  await openCalendar(page);
  const next = calendar(page).getByRole('button', { name: 'Next month' });
  await next.click();
  if ((await days(page, state).count()) === 0) await next.click();
  const day = days(page, state).first();
  const [name = ''] = /^\w+, \w+ \d+, \d+/.exec((await day.getAttribute('aria-label'))!) ?? [];
  await day.click();
  await expect(calendar(page)).toBeHidden();
  await expect(dateField(page)).toHaveValue(name);
  return name;
}

/** Fills in name, e-mail and phone of a new patient. */
export async function fillInPatient(page: Page) {
  const patient = newPatient();
  await page.getByLabel('Full Name').fill(patient.name);
  await page.getByLabel('Email Address').fill(patient.email);
  await page.getByLabel('Phone Number').fill(patient.phone);
  return patient;
}

/** Fills in all required fields. Returns the values in the form in which e-mails should show them. */
export async function fillInBooking(page: Page) {
  const patient = await fillInPatient(page);
  const day = await chooseDay(page);
  await timeField(page).selectOption({ index: 1 });
  const time = await timeField(page).getByRole('option').nth(1).innerText();
  return { ...patient, day, time };
}

/** Opens the booking page, and fills in all required fields. */
export async function openFilledIn(page: Page) {
  await open(page, '/book');
  return fillInBooking(page);
}

/** Types a date, and closes the calendar. */
export async function typeDate(page: Page, text: string): Promise<void> {
  await dateField(page).fill(text);
  await page.keyboard.press('Escape');
  await notesField(page).focus();
}

/** Answers the form's requests as if both e-mails were sent. */
export function acceptEmails(page: Page): Promise<unknown> {
  return page.route(SEND_PATH, (route) => route.fulfill({ body: 'OK' }));
}

/** Submits the form, and waits for the thank-you page. */
export async function book(page: Page): Promise<void> {
  await submit(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
}
