import { expect, type Page } from '@playwright/test';
import { facts } from '#clinic/facts.ts';
import { dates } from '#words/dates.ts';
import { addDays, civilTimeAt, instantAt, type CivilDate, weekdayOf } from '../domain/civil-date.ts';
import { sittingsOn } from '../domain/opening-hours.ts';
import { attachmentText, receivedEmails, replyTo } from './inbox.ts';
import { test } from './visitor.ts';

// The rules are tested at one fixed moment.
const FRIDAY_NOON = new Date('2026-11-20T12:00:00+05:30');

// What is really sent is for days that are still to come: the relay goes by its own clock, not by the browser's. A
// Tuesday, the Friday noon before it, and the Friday after it.
const tuesday = nextOpenTuesday();
const fridayBefore = instantAt(addDays(tuesday, -4), '12:00', facts.timeZone);
const fridayAfter = addDays(tuesday, 3);

function nextOpenTuesday(): CivilDate {
  let day = addDays(civilTimeAt(new Date(), facts.timeZone).date, 1);
  const suits = () => [day, addDays(day, 3)].every((date) => sittingsOn(facts, date).length);
  while (weekdayOf(day) !== 'tuesday' || !suits()) day = addDays(day, 1);
  return day;
}

/** '4/3/2025' */
const typed = (date: CivilDate) => date.split('-').map(Number).reverse().join('/');

const SEND_PATH = '**/api/v1.0/email/send';

/** A patient of this test alone, so that its e-mails can be told from others. */
function newPatient() {
  const mark = Math.random().toString(36).slice(2, 10);
  return { name: 'Asha Rane', email: `asha.${mark}@example.com`, phone: '98200 12345' };
}

const dateField = (page: Page) => page.getByRole('combobox', { name: 'Appointment Date' });
const timeField = (page: Page) => page.getByLabel('Appointment Time');
const submit = (page: Page) => page.getByRole('button', { name: 'Book My Appointment' });
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Choose the appointment date' });

/** Opens the booking page at a fixed moment and waits until its code has taken over. */
async function openBooking(page: Page, now = FRIDAY_NOON) {
  await page.clock.setFixedTime(now);
  await page.goto('/book');
  await expect(page.locator('form[data-ready]')).toBeVisible();
}

/** Types a date without the calendar in the way. */
async function typeDate(page: Page, text: string) {
  await page.evaluate(() => document.querySelector<HTMLInputElement>('[name="date"]')!.focus());
  await dateField(page).fill(text);
  await page.keyboard.press('Escape');
  await page.getByLabel('Additional Message / Symptoms').focus();
}

async function fillIn(page: Page, patient = newPatient(), date = typed(tuesday), time = '10:30 AM') {
  await page.getByLabel('Full Name').fill(patient.name);
  await page.getByLabel('Email Address').fill(patient.email);
  await page.getByLabel('Phone Number').fill(patient.phone);
  await typeDate(page, date);
  await timeField(page).selectOption(time);
  return patient;
}

test(
  'a request goes from the home page through the menu to two e-mails',
  { tag: '@edge' },
  async ({ page, isMobile }) => {
    const patient = newPatient();
    const day = dates.day(tuesday);
    await page.clock.setFixedTime(fridayBefore);
    await page.goto('/');
    if (isMobile) {
      await page.getByRole('button', { name: /menu/i }).first().click();
      await page.getByRole('dialog').getByRole('link', { name: 'Book Appointment' }).click();
    } else {
      await page.getByRole('banner').getByRole('link', { name: 'Book Appointment' }).click();
    }
    await expect(page).toHaveURL(/\/booknow$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Your Dental Appointment');

    await page.getByLabel('Full Name').fill(patient.name);
    await page.getByLabel('Email Address').fill(patient.email);
    await page.getByLabel('Phone Number').fill(patient.phone);
    await dateField(page).click();
    if (fridayBefore.getUTCMonth() + 1 !== Number(tuesday.slice(5, 7))) {
      await calendar(page).getByRole('button', { name: 'Next month' }).click();
    }
    await calendar(page).getByRole('button', { name: day }).click();
    await expect(calendar(page)).toBeHidden();
    await expect(dateField(page)).toHaveValue(day);
    await timeField(page).selectOption('10:30 AM');
    await page
      .getByLabel('Additional Message / Symptoms')
      .fill('My upper left molar aches.\n<b>Cold</b> water hurts.');
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Booking Your Appointment...' })).toBeDisabled();

    await expect(page).toHaveURL(/\/thank-you$/);
    await expect(page.getByText('Appointment Booked! 🎉')).toBeVisible();
    await expect(
      page.getByText(
        `Your appointment is confirmed for ${day} at 10:30 AM. You'll receive a confirmation email shortly.`,
      ),
    ).toBeVisible();
    const asked = page.getByRole('region', { name: 'What you asked for' });
    const id = /DENT-[A-Z0-9]{6}/.exec(await asked.innerText())?.[0] ?? 'no id';

    const [first, second] = await receivedEmails(id, 2);
    const toClinic = first?.to[0]?.address === facts.email ? first : second;
    const toPatient = toClinic === first ? second : first;
    expect(await replyTo(toClinic!)).toBe(patient.email);
    for (const fact of [patient.name, patient.email, patient.phone, day, '10:30 AM', id]) {
      expect(toClinic?.text).toContain(fact);
    }
    expect(toClinic?.text).toContain('My upper left molar aches.');
    expect(toClinic?.html).not.toContain('<b>Cold</b>');
    expect(toPatient?.to[0]?.address).toBe(patient.email);
    for (const fact of [patient.name, day, '10:30 AM', id]) {
      expect(toPatient?.text).toContain(fact);
    }
    const start = `DTSTART:${tuesday.replaceAll('-', '')}T050000Z`;
    const invitation = await attachmentText(toPatient!);
    expect(invitation).toContain(start);
    expect(invitation).toContain('STATUS:TENTATIVE');

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to your calendar' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`${id}.ics`);
    const { readFile } = await import('node:fs/promises');
    expect(await readFile(await file.path(), 'utf8')).toContain(start);

    // Nothing personal stays behind: a reload shows the plain page, and neither address, storage nor history know more.
    const traces = await page.evaluate(() =>
      JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }, history.state]),
    );
    for (const secret of [patient.name, patient.email, id, tuesday.slice(0, 4)])
      expect(traces).not.toContain(secret);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    await expect(page.getByText('What you asked for')).toBeHidden();
  },
);

test('the page says what the specification says, under all three addresses', async ({ page }) => {
  for (const path of ['/book', '/book-appointment', '/booknow']) {
    await page.goto(path);
    await expect(page).toHaveTitle(`Book an Appointment | ${facts.name}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${facts.siteUrl}/book`);
  }
  await expect(page.getByText('confirm via e-mail within 24 hours')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('9:00 AM - 7:00 PM')).toBeVisible();
  await expect(main.getByText('10:00 AM - 2:00 PM')).toBeVisible();
  await expect(main.getByText('For urgent cases call +91 98765 43210')).toBeVisible();
  await expect(timeField(page)).toBeDisabled();
  await expect(timeField(page)).toContainText('Select date first');
  await expect(main.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
});

test('each rule has its message; focus goes to the first field to mend', async ({ page }) => {
  await openBooking(page);
  await submit(page).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription(
    'Error: Name must be at least 2 characters.',
  );
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(
    'Error: Please enter a valid email address.',
  );
  await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription(
    'Error: Please enter a valid phone number.',
  );
  await expect(dateField(page)).toHaveAccessibleDescription(/Please select a date for your appointment\./);
  await expect(timeField(page)).toHaveAccessibleDescription(
    'Error: Please select a time for your appointment.',
  );
  await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');

  // Corrected fields are judged as they are corrected.
  await page.getByLabel('Full Name').pressSequentially('As');
  await expect(page.getByText('Name must be at least 2 characters.')).toBeHidden();

  for (const [typed, message] of [
    ['next week', 'Date input not valid.'],
    ['19/11/2026', 'Appointment date cannot be in the past.'],
    ['21 February 2027', 'Appointments can only be booked up to 3 months in advance.'],
  ] as const) {
    await typeDate(page, typed);
    await expect(page.getByText(message)).toBeVisible();
  }
  await typeDate(page, '20 Feb 2027');
  await expect(dateField(page)).toHaveAttribute('aria-invalid', 'false');
  await expect(dateField(page)).toHaveValue('Saturday, February 20, 2027');
});

test('a field is not judged while it is first typed, but when it is left', async ({ page }) => {
  await openBooking(page);
  await page.getByLabel('Email Address').pressSequentially('asha@');
  await expect(page.getByText('Please enter a valid email address.')).toBeHidden();
  await page.getByLabel('Phone Number').focus();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await page.getByLabel('Email Address').pressSequentially('example.com');
  await expect(page.getByText('Please enter a valid email address.')).toBeHidden();
});

test('times follow the day: 21 on weekdays, 9 on Sundays, none when closed', async ({ page }) => {
  await openBooking(page);
  const times = timeField(page).getByRole('option');
  await typeDate(page, '23/11/2026');
  await expect(times).toHaveCount(22);
  await expect(times.first()).toHaveText('Select time slot');
  await timeField(page).selectOption('07:00 PM');

  // A time that Sunday has not is cleared.
  await typeDate(page, '22/11/2026');
  await expect(times).toHaveCount(10);
  await expect(timeField(page)).toHaveValue('');
  await timeField(page).selectOption('10:30 AM');
  await typeDate(page, '23/11/2026');
  await expect(timeField(page)).toHaveValue('10:30');

  await typeDate(page, '25/12/2026');
  await expect(timeField(page)).toBeDisabled();
  await expect(timeField(page)).toContainText('Closed on selected day');

  // Today, at noon: what has begun stays listed and can't be chosen.
  await typeDate(page, '20/11/2026');
  await expect(times.filter({ hasText: '12:00 PM' })).toBeDisabled();
  await expect(times.filter({ hasText: '12:30 PM' })).toBeEnabled();
});

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Auckland']) {
  test.describe(`seen from ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("today and the long date are the clinic's", async ({ page }) => {
      // 00:31 on Saturday 21 November in Mumbai.
      await openBooking(page, new Date('2026-11-20T19:01:00Z'));
      await dateField(page).click();
      await expect(calendar(page).getByRole('button', { name: 'Friday, November 20, 2026' })).toBeDisabled();
      await calendar(page).getByRole('button', { name: 'Saturday, November 21, 2026, today' }).click();
      await expect(dateField(page)).toHaveValue('Saturday, November 21, 2026');
      await expect(timeField(page).getByRole('option', { name: '09:00 AM' })).toBeEnabled();

      // The relay is not asked: the day may be over by its clock.
      await page.route(SEND_PATH, (route) => route.fulfill({ body: 'OK' }));
      const sent = page.waitForRequest(SEND_PATH);
      await fillIn(page, newPatient(), 'Saturday, November 21, 2026', '09:00 AM');
      await submit(page).click();
      expect((await sent).postDataJSON().template_params).toMatchObject({
        appointment_date: 'Saturday, November 21, 2026',
        appointment_time: '09:00 AM',
        notes: 'No additional notes',
      });
    });
  });
}

test('the calendar works by keyboard', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'a phone has no arrow keys');
  await openBooking(page);
  await page.getByLabel('Phone Number').focus();
  await page.keyboard.press('Tab');
  await expect(dateField(page)).toBeFocused();
  await expect(calendar(page)).toBeVisible();
  await expect(dateField(page)).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Friday, November 20, 2026, today' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Friday, November 20, 2026, today' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Friday, December 4, 2026' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(calendar(page)).toBeHidden();
  await expect(dateField(page)).toBeFocused();
  await expect(dateField(page)).toHaveValue('');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar(page)).toBeHidden();
  await expect(dateField(page)).toBeFocused();
  await expect(dateField(page)).toHaveValue('Saturday, November 21, 2026');

  await page.keyboard.press('ArrowDown');
  await expect(calendar(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(calendar(page)).toBeHidden();
});

test('on a phone the calendar is a sheet that fits, and typing stays possible', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'phone');
  await openBooking(page);
  await dateField(page).tap();
  const box = (await calendar(page).boundingBox())!;
  expect(box.x).toBe(0);
  expect(box.width).toBe(390);
  expect(Math.round(box.y + box.height)).toBe(844);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(
    calendar(page).getByRole('button', { name: 'Friday, November 20, 2026, today' }),
  ).toBeFocused();

  await page.getByRole('button', { name: 'Type the date instead' }).tap();
  await expect(calendar(page)).toBeHidden();
  await expect(dateField(page)).toBeFocused();
  await page.keyboard.type('24 nov 2026');
  await page.getByLabel('Full Name').tap();
  await expect(dateField(page)).toHaveValue('Tuesday, November 24, 2026');
});

test('the calendar offers the window and no more', async ({ page }) => {
  await openBooking(page);
  await dateField(page).click();
  await expect(calendar(page).getByRole('button', { name: 'Previous month' })).toBeDisabled();
  const next = calendar(page).getByRole('button', { name: 'Next month' });
  for (let month = 0; month < 3; month++) await next.click();
  await expect(calendar(page).getByText('February 2027')).toBeVisible();
  await expect(next).toBeDisabled();
  await expect(calendar(page).getByRole('button', { name: 'Saturday, February 20, 2027' })).toBeEnabled();
  await expect(calendar(page).getByRole('button', { name: 'Sunday, February 21, 2027' })).toBeDisabled();
});

test.describe('when sending fails', () => {
  const NOTHING_SENT = 'Failed to send confirmation emails. Please try again or contact us directly.';

  /** Counts the requests by template and answers them with what `answer` says; null lets one through. */
  async function answerWith(
    page: Page,
    answer: (template: string, count: number) => 'refuse' | 'limit' | 'break' | 'hang' | null,
  ) {
    const asked: { template: string; id: string }[] = [];
    await page.route(SEND_PATH, async (route) => {
      const body = route.request().postDataJSON();
      asked.push({ template: body.template_id, id: body.template_params.appointment_id });
      const count = asked.filter(({ template }) => template === body.template_id).length;
      const kind = answer(body.template_id, count);
      if (kind === 'refuse') await route.fulfill({ status: 400, body: 'The template ID not found' });
      else if (kind === 'limit') await route.fulfill({ status: 429, body: 'Too Many Requests' });
      else if (kind === 'break') await route.abort('connectionreset');
      else if (kind === null) await route.continue();
    });
    return asked;
  }

  for (const kind of ['refuse', 'limit', 'break'] as const) {
    test(`the clinic's e-mail (${kind}): told, kept, and sent again under the same id`, async ({ page }) => {
      let failing = true;
      const asked = await answerWith(page, () => (failing ? kind : null));
      await openBooking(page, fridayBefore);
      const patient = await fillIn(page);
      await submit(page).click();

      await expect(page.getByRole('listitem').getByText('Booking Error')).toBeVisible();
      await expect(page.getByText(NOTHING_SENT).first()).toBeVisible();
      const form = page.getByRole('form', { name: 'Appointment request' });
      await expect(form.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
      await expect(form.getByRole('link', { name: '+91 98765 43210' }).first()).toBeVisible();
      expect(asked.map(({ template }) => template)).toEqual(['clinic', 'clinic']);
      await expect(page.getByLabel('Full Name')).toHaveValue(patient.name);
      await expect(timeField(page)).toHaveValue('10:30');

      failing = false;
      await submit(page).click();
      await expect(page).toHaveURL(/\/thank-you$/);
      expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
      await receivedEmails(asked[0]!.id, 2);
    });
  }

  test("the patient's e-mail alone: the request is told as processed", async ({ page }) => {
    const asked = await answerWith(page, (template) => (template === 'patient' ? 'refuse' : null));
    await openBooking(page, fridayBefore);
    await fillIn(page);
    await submit(page).click();
    await expect(
      page
        .getByText(
          'Your appointment was processed but confirmation email failed. Please contact us to verify your booking.',
        )
        .first(),
    ).toBeVisible();
    expect(asked.map(({ template }) => template)).toEqual(['clinic', 'patient', 'patient']);
    await receivedEmails(asked[0]!.id, 1);
  });

  test('one refused attempt is made good by the second', async ({ page }) => {
    await answerWith(page, (template, count) => (template === 'clinic' && count === 1 ? 'refuse' : null));
    await openBooking(page, fridayBefore);
    await fillIn(page);
    await submit(page).click();
    await expect(page).toHaveURL(/\/thank-you$/);
  });

  test('a service that never answers is given up after 15 seconds an attempt', async ({ page }) => {
    const asked = await answerWith(page, () => 'hang');
    await page.clock.install({ time: fridayBefore });
    await page.goto('/book');
    await expect(page.locator('form[data-ready]')).toBeVisible();
    await fillIn(page);
    await submit(page).click();
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.runFor(14_000);
    await expect(page.getByRole('button', { name: 'Booking Your Appointment...' })).toBeDisabled();
    await page.clock.runFor(2_500);
    await expect.poll(() => asked.length).toBe(2);
    await page.clock.runFor(15_500);
    await expect(page.getByText(NOTHING_SENT).first()).toBeVisible();
  });

  test('offline is told at once, and as what it is', async ({ page, context }) => {
    const asked = await answerWith(page, () => null);
    await openBooking(page, fridayBefore);
    await fillIn(page);
    await context.setOffline(true);
    await submit(page).click();
    await expect(
      page.getByText('You are offline. Connect to the internet and press the button again.'),
    ).toBeVisible();
    await expect(
      page
        .getByText('There was an error booking your appointment. Please try again or contact us directly.')
        .first(),
    ).toBeVisible();
    expect(asked).toEqual([]);
    await context.setOffline(false);
    await submit(page).click();
    await expect(page).toHaveURL(/\/thank-you$/);
  });
});

test('what is typed and sent before the code arrives is neither lost nor put into the address', async ({
  page,
}) => {
  const patient = newPatient();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.setFixedTime(fridayBefore);
  await page.goto('/book', { waitUntil: 'commit' });
  await page.getByLabel('Full Name').fill(patient.name);
  await page.getByLabel('Email Address').fill(patient.email);
  await page.getByLabel('Phone Number').fill('98200');
  await dateField(page).fill(typed(tuesday));
  await submit(page).click();
  await expect(page).toHaveURL(/\/book$/);

  release();
  // The early submit is made good: the first field to mend is shown, all others are kept.
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue(patient.name);
  await expect(page.getByLabel('Email Address')).toHaveValue(patient.email);
  await expect(timeField(page)).toBeEnabled();
  await expect(page).toHaveURL(/\/book$/);
});

test('where the code never comes, the form is posted as a plain one and reaches the clinic', async ({
  page,
}) => {
  const patient = newPatient();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/book');
  await page.getByLabel('Full Name').fill(patient.name);
  await page.getByLabel('Email Address').fill(patient.email);
  await page.getByLabel('Phone Number').fill(patient.phone);
  await dateField(page).fill(typed(tuesday));
  await submit(page).click();
  await expect(page).toHaveURL(/\/thank-you$/, { timeout: 20_000 });
  const [email] = await receivedEmails(patient.email, 1);
  expect(email?.text).toContain(typed(tuesday));
});

test('the thank-you page reached directly shows the specified text alone', async ({ page }) => {
  await page.goto('/thank-you');
  await expect(page.getByRole('main').getByText('request has been received')).toBeVisible();
  await expect(page.getByText('What you asked for')).toBeHidden();
  for (const step of ['Confirmation e-mail', 'A call within 24 hours', 'Come prepared']) {
    await expect(page.getByRole('heading', { name: step })).toBeVisible();
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '+91 98765 43210' })).toBeVisible();
  await expect(main.getByRole('link', { name: facts.email })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'View Our Services' })).toHaveAttribute('href', '/services');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('the whole booking goes by keyboard alone, and every control says its name, state and error', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'phone', 'a phone has no Tab key');
  const patient = newPatient();
  await openBooking(page, fridayBefore);
  const form = page.getByRole('form', { name: 'Appointment request' });
  await expect(form).toMatchAriaSnapshot(`
    - form "Appointment request":
      - text: Full Name
      - textbox "Full Name"
      - text: Email Address
      - textbox "Email Address"
      - text: Phone Number
      - textbox "Phone Number"
      - text: Appointment Date
      - paragraph: Pick a day, or type day, month, year
      - combobox "Appointment Date"
      - button "Open the calendar"
      - text: Appointment Time
      - combobox "Appointment Time" [disabled]:
        - option "Select date first" [selected]
      - text: Additional Message / Symptoms (optional)
      - textbox "Additional Message / Symptoms (optional)"
  `);

  // From the top of the page: the skip link, then the fields in the order they are read.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.keyboard.type('A');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(form).toMatchAriaSnapshot(`
    - form "Appointment request":
      - paragraph: "Error: Name must be at least 2 characters."
      - textbox "Full Name" [invalid]: A
      - paragraph: "Error: Please enter a valid email address."
      - textbox "Email Address" [invalid]
      - paragraph: "Error: Please enter a valid phone number."
      - textbox "Phone Number" [invalid]
      - paragraph: "Error: Please select a date for your appointment."
      - combobox "Appointment Date" [invalid]
      - paragraph: "Error: Please select a time for your appointment."
      - combobox "Appointment Time" [disabled] [invalid]
  `);

  await page.keyboard.type('sha Rane');
  await page.keyboard.press('Tab');
  await page.keyboard.type(patient.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(patient.phone);
  await page.keyboard.press('Tab');
  await expect(calendar(page)).toBeVisible();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(dateField(page)).toHaveValue(dates.day(fridayAfter));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Open the calendar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(timeField(page)).toBeFocused();
  await page.keyboard.type('11:00');
  await expect(timeField(page)).toHaveValue('11:00');
  await page.keyboard.press('Tab');
  await page.keyboard.type('No pain, a check-up.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Privacy policy' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByText('What happens to your details').locator('visible=true')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeFocused();
  await receivedEmails(patient.email, 2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("a plain form with the browser's own date and time reaches the clinic", async ({ page }) => {
    const patient = newPatient();
    await page.goto('/book');
    // Not by role: whether those find what stands in a noscript element is the browser's to say.
    const field = (name: string) => page.locator(`noscript [name="${name}"]`);
    await expect(page.locator('form[data-held-until-ready]')).toBeHidden();
    await field('name').fill(patient.name);
    await field('email').fill(patient.email);
    await field('phone').fill(patient.phone);
    await field('date').fill(tuesday);
    await field('time').fill('10:30');
    await page.locator('noscript button').click();
    await expect(page).toHaveURL(/\/thank-you$/);
    const [email] = await receivedEmails(patient.email, 1);
    for (const fact of [patient.name, patient.phone, tuesday, '10:30']) expect(email?.text).toContain(fact);
  });
});
