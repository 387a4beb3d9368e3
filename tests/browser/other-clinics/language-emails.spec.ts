import * as v from 'valibot';
import { expect } from '@playwright/test';
import { CivilTimeSchema } from '../../../domain/time/civil-time-schemas.ts';
import { appointmentPages } from '../../../words/en/appointment-pages.ts';
import { booking } from '../../../words/en/booking.ts';
import { optionalEmail } from '../../../words/en/optional-email.ts';
import { dates } from '../../../words/en/dates.ts';
import { coveredText, expectNoViolations, overflowing } from '../../helpers/page-checks.ts';
import { newPatient } from '../../helpers/unique-patients.ts';
import { accented, accentedMessages } from '../../fixtures/accents.ts';
import { attachmentText, linkOf, newestEmails } from '../../helpers/inbox.ts';
import { book, fillInBooking, NOON, timeField } from '../../helpers/booking-form.ts';
import { hasPlainWords } from '../../helpers/untranslated-text.ts';
import { openDay } from '../../helpers/test-schedule.ts';
import { open, stillness } from '../../helpers/browser-test.ts';
import {
  facts,
  left,
  test,
  typeDate,
  typedDate,
  untranslatedNames,
  WIDE,
} from '../../helpers/several-languages.ts';

// docs/product.md, Languages (e-mails) and Automatic e-mails (the reminder's checkbox).

test('the reminder checkbox is unchecked at first, has an explanation, and is sent', async ({ page }) => {
  // The form chooses a day of the next month, which must be later than the reminder's hours.
  await page.clock.setFixedTime(NOON);
  const sent: (string | undefined)[] = [];
  await page.route('**/api/v1.0/email/send', (route) => {
    sent.push(route.request().postDataJSON().template_params.reminder);
    return route.fulfill({ body: 'OK' });
  });
  for (const isChecked of [true, false]) {
    await open(page, '/book');
    const checkbox = page.getByRole('checkbox', { name: optionalEmail.reminderLabel });
    await expect(checkbox).not.toBeChecked();
    await expect(checkbox).toHaveAccessibleDescription(optionalEmail.reminderHint(48));
    await expect(page.getByText(booking.notice.reminder.what)).toBeAttached();
    await fillInBooking(page);
    if (isChecked) await checkbox.check();
    await book(page);
  }
  expect(sent).toEqual(['yes', 'yes', undefined, undefined]);
});

test('offers no reminder for a visit that begins before a reminder could be sent', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+05:30'));
  await page.goto('/book');
  const checkbox = page.locator('[name="reminder"]').first();
  const chooseFirstTime = async (date: string) => {
    await page.getByLabel(booking.labels.date).fill(date);
    await page.keyboard.press('Escape');
    await timeField(page).selectOption({ index: 1 });
  };
  await chooseFirstTime('21/11/2026');
  await expect(checkbox).toBeDisabled();
  await expect(page.getByText(booking.reminderTooLate)).toBeVisible();
  await chooseFirstTime('24/11/2026');
  await expect(checkbox).toBeEnabled();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form has the reminder checkbox, and keeps it when a field is invalid', async ({
    page,
    baseURL,
  }) => {
    const patient = newPatient();
    await page.goto('/xb/book');
    for (const [name, value] of Object.entries({ ...patient, date: openDay(facts, 14), time: '03:00' }))
      await page.locator(`noscript [name="${name}"]`).fill(value);
    await expect(page.locator('noscript [name="reminder"]')).not.toBeChecked();
    await page.locator('noscript [name="reminder"]').check();
    await page.locator('noscript button').click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('[name="reminder"]')).toBeChecked();
    await expect(page.locator('[name="earlier"]')).not.toBeChecked();
    await page.locator('[name="time"]').selectOption({ index: 1 });
    await page.locator('main button').click();
    await expect(page).toHaveURL(`${baseURL}/xb/thank-you`);
  });
});

test('e-mails of a booking and their pages are in the reader’s language', async ({ page, baseURL }) => {
  test.setTimeout(90_000);
  await page.setViewportSize(WIDE);
  const [words, state] = [accentedMessages(booking), accentedMessages(appointmentPages)];
  await open(page, '/xb/book');
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page.getByText(accented(booking.issues(facts.booking).date.missing))).toBeVisible();
  expect(await untranslatedNames(page, 'main')).toEqual([]);

  const { name, email, phone } = newPatient();
  const day = openDay(facts, 14);
  await page.getByLabel(words.labels.name).fill(name);
  await page.getByLabel(words.labels.email).fill(email);
  await page.getByLabel(words.labels.phone).fill(phone);
  await typeDate(page, typedDate(day));
  await expect(page.getByLabel(words.labels.date)).toHaveValue(accented(dates.day(day)));
  await page.getByLabel(words.labels.time).selectOption({ index: 1 });
  const chosen = await page.getByLabel(words.labels.time).inputValue();
  const { time } = v.parse(CivilTimeSchema, { date: day, time: chosen });
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page).toHaveURL(/\/xb\/thank-you$/);
  const toast = page.locator('[data-toast]');
  await expect(toast).toContainText(words.sentFor(day, time));
  await stillness(page);
  expect(await left(toast)).toBeGreaterThan(WIDE.width / 2);
  expect(await untranslatedNames(page)).toEqual([]);

  const onTestServer = (address: string) => baseURL + new URL(address).pathname;
  const isTranslated = (text: string) =>
    !hasPlainWords(text.replaceAll(name, '').replaceAll(/DENT-\w+/g, ''));

  let mails = await newestEmails(email, email, 2);
  expect(mails.clinic.subject).toContain(`Appointment request: ${name}, ${dates.day(day)}`);
  expect(mails.clinic.text).toMatch(/^Language: xb$/m);
  expect(mails.clinic.html).toMatch(/<html[^>]* dir="ltr"[^>]* lang="en"/);
  expect(mails.patient.html).toMatch(/<html[^>]* dir="rtl"[^>]* lang="xb"/);
  expect([mails.patient.subject, mails.patient.text].filter((text) => !isTranslated(text))).toEqual([]);
  expect(mails.patient.text).toContain(accented(dates.day(day)));
  expect(await attachmentText(mails.patient)).toContain(`SUMMARY:${accented('Dental appointment at ')}`);

  await page.goto(onTestServer(linkOf(mails.clinic, /^Confirm$/)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm this appointment?');
  await page.getByRole('button', { name: 'Yes, confirm it' }).click();

  mails = await newestEmails(email, email, 4);
  expect(isTranslated(mails.patient.text), mails.patient.text).toBe(true);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const act of ['change', 'cancel'] as const) {
    await page.goto(onTestServer(linkOf(mails.patient, state.acts[act].button)));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(state.acts[act].title);
    expect(
      (await untranslatedNames(page)).filter((line) => !line.includes(name) && !line.includes('DENT-')),
    ).toEqual([]);
    await expectNoViolations(page, act);
    expect([...(await overflowing(page)), ...(await coveredText(page))]).toEqual([]);
  }
});
