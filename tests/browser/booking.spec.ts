import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { facts } from '#clinic/facts.ts';
import {
  NOON,
  openFilledIn,
  requestSummary,
  typeDate,
  book,
  bookedId,
  bookingForm as form,
  dateField,
  fillInBooking,
  fillInPatient,
  notesField,
  SEND_PATH,
  sending,
  submit,
} from '../helpers/booking-form.ts';
import { attachmentText, receivedEmails, replyTo } from '../helpers/inbox.ts';
import { expectNoViolations } from '../helpers/page-checks.ts';
import { newPatient } from '../helpers/unique-patients.ts';
import { openDay } from '../helpers/test-schedule.ts';
import { holdScripts, open, test, touch } from '../helpers/browser-test.ts';

// docs/product.md, Booking. domain/clinic/opening-hours.test.ts tests slots and windows, and
// site/forms/booking/send-appointment.test.ts tests the order and the retries of the two e-mails.

test('books from the home page, and both e-mails arrive', { tag: '@edge' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Book Appointment' }).click();
  await expect(page).toHaveURL(/\/booknow$/);
  const { name, email, phone, day, time } = await fillInBooking(page);
  await notesField(page).fill('My upper left molar aches.\n<b>Cold</b> water hurts.');
  await book(page);
  await expect(page.getByText('Appointment Booked! 🎉')).toBeVisible();
  await expect(
    page.getByText(
      `Your appointment is confirmed for ${day} at ${time}. You'll receive a confirmation email shortly.`,
    ),
  ).toBeVisible();
  const id = await bookedId(page);

  const emails = await receivedEmails(id, 2);
  const toPatient = emails.find(({ to }) => to[0]?.address === email);
  const toClinic = emails.find((each) => each !== toPatient);
  const clinic = page.getByRole('main').locator('a[href^="mailto:"]');
  await expect(clinic).toHaveText(toClinic!.to[0]!.address);
  expect(await replyTo(toClinic!)).toBe(email);
  for (const fact of [name, email, phone, day, time, id, 'My upper left molar aches.'])
    expect(toClinic?.text).toContain(fact);
  expect(toClinic?.html).not.toContain('<b>Cold</b>');
  for (const fact of [name, day, time, id]) expect(toPatient?.text).toContain(fact);
  expect(toPatient?.text).not.toContain('molar');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to your calendar' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`${id}.ics`);
  for (const event of [await attachmentText(toPatient!), await readFile(await file.path(), 'utf8')]) {
    // A request is tentative until the clinic confirms it.
    for (const line of ['BEGIN:VEVENT', 'STATUS:TENTATIVE', id]) expect(event).toContain(line);
  }
  // Nothing personal remains in the address, storage or history.
  const traces = await page.evaluate(() =>
    JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }, history.state]),
  );
  for (const secret of [name, email, id]) expect(traces).not.toContain(secret);
});

/**
 * Records texts that scripts write into live regions. Screen readers announce only these (WCAG 4.1.3).
 *
 * @returns a function that returns the texts so far
 */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const REGIONS = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    new MutationObserver((mutations) => {
      const added = new Set(mutations.flatMap(({ addedNodes }) => [...addedNodes]));
      const regions = mutations.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(REGIONS),
      );
      for (const region of new Set(regions)) {
        const text = region?.textContent?.replace(/\s+/g, ' ').trim();
        if (text && !added.has(region!)) announced.push(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
}

test('sends a request once, cleaned, even if submitted twice, and empties the form', async ({ page }) => {
  const sent: { template_id: string; template_params: Record<string, string> }[] = [];
  const answer = Promise.withResolvers<void>();
  await page.route(SEND_PATH, async (route) => {
    sent.push(route.request().postDataJSON());
    await answer.promise;
    await route.fulfill({ body: 'OK' });
  });
  const announcements = await recordAnnouncements(page);
  await openFilledIn(page);
  await page.getByLabel('Full Name').fill('\u202eAsha\tRao\u200b');
  await page.getByLabel('Phone Number').fill('\u202a+91 98765–43210\u202c');
  await submit(page).evaluate((button: HTMLButtonElement) =>
    addEventListener('pagehide', () =>
      sessionStorage.setItem('button', `${button.textContent} ${button.disabled}`),
    ),
  );
  await submit(page).click();
  await expect(sending(page)).toBeDisabled();
  await expect.poll(announcements).toContain('Booking Your Appointment...');
  await expectNoViolations(page, 'sending');
  await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
  answer.resolve();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(await page.evaluate(() => sessionStorage.getItem('button'))).toBe(
    'Booking Your Appointment... true',
  );
  const announcement = /^Appointment Booked! 🎉 ?Your appointment is confirmed for .+ at \d\d:\d\d [AP]M\./;
  await expect.poll(announcements).toContainEqual(expect.stringMatching(announcement));
  await expect(requestSummary(page)).toBeVisible();
  await expectNoViolations(page, 'the thank-you page with a toast');
  // The toast can be closed by keyboard.
  await page.getByRole('button', { name: 'Close toast' }).press('Enter');
  await expect(page.getByText('Appointment Booked!')).toBeHidden();
  // domain/forms/email-params.test.ts tests the values.
  expect(sent.map(({ template_id }) => template_id)).toEqual(['clinic', 'patient']);
  expect(sent[1]!.template_params).toEqual(sent[0]!.template_params);
  const cleaned = { patient_name: 'Asha Rao', patient_phone: '+91 98765-43210' };
  expect(sent[0]!.template_params).toMatchObject(cleaned);
  await page.goBack();
  for (const field of await form(page).locator('input:not([type="hidden"]), textarea').all())
    await expect(field).toHaveValue('');
  // The next request must have another id.
  await touch(page);
  await fillInBooking(page);
  await book(page);
  expect(sent[2]!.template_params.appointment_id).not.toBe(sent[0]!.template_params.appointment_id);
});

test('shows the message of each rule, and focuses the first invalid field', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  await open(page, '/book');
  const email = page.getByLabel('Email Address');
  const emailMessage = page.getByText('Please enter a valid email address.');
  await email.pressSequentially('asha@');
  await expect(emailMessage).toBeHidden();
  await page.getByLabel('Phone Number').focus();
  await expect(emailMessage).toBeVisible();
  await email.pressSequentially('example.com');
  await expect(emailMessage).toBeHidden();
  await email.fill('');

  await submit(page).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  for (const [label, message] of [
    ['Full Name', 'Name must be at least 2 characters.'],
    ['Email Address', 'Please enter a valid email address.'],
    ['Phone Number', 'Please enter a valid phone number.'],
    ['Appointment Date', 'Please select a date for your appointment.'],
    ['Appointment Time', 'Please select a time for your appointment.'],
  ] as const) {
    const field = form(page).getByLabel(label);
    await expect(field).toHaveAccessibleDescription(new RegExp(`^(.* )?Error: ${message}`));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expectNoViolations(page, 'every field with a message');
  await page.getByLabel('Full Name').pressSequentially('As');
  await expect(page.getByText('Name must be at least 2 characters.')).toBeHidden();

  for (const [text, message] of [
    ['next week', /^(Error: )?Date input not valid\.$/],
    ['19/11/2026', /Appointment date cannot be in the past\./],
    ['21 February 2036', /Appointments can only be booked up to .+ in advance\./],
  ] as const) {
    await typeDate(page, text);
    await expect(page.getByText(message)).toBeVisible();
  }
  await typeDate(page, '24 nov 2026');
  await expect(dateField(page)).toHaveAttribute('aria-invalid', 'false');
  await expect(dateField(page)).toHaveValue('Tuesday, November 24, 2026');
});

test('posts the form natively if its scripts fail to load', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.clock.install();
  await page.goto('/book');
  const patient = await fillInPatient(page);
  await dateField(page).fill('the day after tomorrow');
  await submit(page).click();
  await page.clock.runFor(10_000);
  // The relay's answer is a page that marks the invalid field.
  await expect(page.locator('[name="date"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name="date"]')).toHaveValue('the day after tomorrow');
  await expect(page.locator('[name="email"]')).toHaveValue(patient.email);
  await expectNoViolations(page, 'the page with invalid fields');
});

test('starts the notes with the reason of the visit, which can be edited', async ({ page }) => {
  await open(page, '/services');
  const service = page.getByRole('main').locator('a[href^="/services/"]').first();
  const path = `/booknow?service=${(await service.getAttribute('href'))!.split('/').at(-1)}`;
  await open(page, path);
  const reason = page.getByText(/^For: \S/);
  await expect(reason).toBeVisible();
  await expect(notesField(page)).toHaveValue(`${await reason.innerText()}\n`);
  await notesField(page).fill('Something else');
  await page.getByLabel('Full Name').focus();
  await expect(notesField(page)).toHaveValue('Something else');

  // The messages are the same if the form is submitted before its code loads. The browser shows none.
  const release = await holdScripts(page);
  await page.addInitScript(() =>
    addEventListener('invalid', () => (document.documentElement.dataset.bubble = ''), true),
  );
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByLabel('Full Name').fill('Asha Rane');
  await notesField(page).fill('It aches.');
  await submit(page).click();
  release();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-bubble');
  await expect(notesField(page)).toHaveValue(`${await reason.innerText()}\nIt aches.`);

  // Unknown ids in the address are ignored.
  await open(page, '/booknow?service=call-this-number-instead');
  await expect(reason).toBeHidden();
  await expect(notesField(page)).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('corrects a mistake, and both e-mails arrive', async ({ page }) => {
    const patient = newPatient();
    const date = openDay(facts, 14);
    await page.goto('/book');
    await expect(page.locator('form[data-defer-submit]')).toBeHidden();
    // Fields are not found by role, because `noscript` content has no roles in some browsers.
    for (const [name, value] of Object.entries({ ...patient, date, time: '03:00' }))
      await page.locator(`noscript [name="${name}"]`).fill(value);
    await page.locator('noscript summary').click();
    await expect(page.locator('noscript details li').first()).toBeVisible();
    await page.locator('noscript button').click();

    const times = page.locator('[name="time"]');
    await expect(times).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert')).toHaveText(/./);
    for (const [name, value] of Object.entries({ ...patient, date }))
      await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
    await times.selectOption({ index: 1 });
    await page.getByRole('main').getByRole('button').click();
    await expect(page).toHaveURL(/\/thank-you$/);

    await receivedEmails(patient.email, 2);
  });
});
