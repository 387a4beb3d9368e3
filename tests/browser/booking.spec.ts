import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { facts } from '#clinic/facts.ts';
import { languages } from '#clinic/languages.ts';
import { pathInLanguage } from '../../domain/web/language-prefix.ts';
import {
  askedFor,
  book,
  bookedId,
  bookingForm as form,
  calendar,
  chooseDay,
  dateField,
  fillInBooking as fillIn,
  fillInPatient,
  notesField,
  openCalendar,
  SEND_PATH,
  sending,
  submit,
  timeField,
  toast,
} from '../helpers/booking-form.ts';
import {
  attachmentText,
  eventOf,
  newestEmails,
  receivedEmails,
  replyTo,
  sourceOf,
  type ReceivedEmail,
} from '../helpers/inbox.ts';
import { expectNoViolations } from '../helpers/page-checks.ts';
import { newPatient } from '../helpers/unique-patients.ts';
import { openDay } from '../helpers/test-schedule.ts';
import { holdScripts, open, test, touch } from '../helpers/browser-test.ts';

// docs/product.md, Booking. Slots and windows: domain/booking/opening-hours.test.ts. Order and retries of the
// two e-mails: site/booking/send-appointment.test.ts.

const NOTHING_SENT = 'Failed to send confirmation emails. Please try again or contact us directly.';
const PATIENT_NOT_TOLD =
  'Your appointment was processed but confirmation email failed. Please contact us to verify your booking.';
const OTHER = 'There was an error booking your appointment. Please try again or contact us directly.';
const NOON = new Date('2026-11-20T12:00:00+05:30');

const times = (page: Page) => timeField(page).getByRole('option');
const accept = (page: Page) => page.route(SEND_PATH, (route) => route.fulfill({ body: 'OK' }));

/** Opens the form, and fills it in. */
async function openFilledIn(page: Page) {
  await open(page, '/book');
  return fillIn(page);
}

/** Types a date without the calendar in the way. */
async function typeDate(page: Page, text: string) {
  await dateField(page).fill(text);
  await page.keyboard.press('Escape');
  await notesField(page).focus();
}

test('a request goes through the menu to two e-mails', { tag: '@edge' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Book Appointment' }).click();
  await expect(page).toHaveURL(/\/booknow$/);
  const { name, email, phone, day, time } = await fillIn(page);
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
    // It is a request until the clinic has confirmed it.
    for (const line of ['BEGIN:VEVENT', 'STATUS:TENTATIVE', id]) expect(event).toContain(line);
  }
  // Nothing personal stays behind: neither address, storage nor history know more.
  const traces = await page.evaluate(() =>
    JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }, history.state]),
  );
  for (const secret of [name, email, id]) expect(traces).not.toContain(secret);
});

/**
 * Notes what is written into live regions that were there before: only that is read out (WCAG 4.1.3). Of
 * messages and searches: messages.spec.ts, blog.spec.ts and sitemap.spec.ts, in regions that are delivered
 * (tests/delivered/screens.test.ts).
 */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const REGIONS = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    new MutationObserver((mutations) => {
      const added = new Set(mutations.flatMap(({ addedNodes }) => [...addedNodes]));
      const regions = mutations.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(REGIONS),
      );
      for (const region of new Set(regions)) {
        const text = region?.textContent?.replace(/\s+/g, ' ').trim();
        if (text && !added.has(region!)) said.push(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test('a request goes once, however often it is sent; back, the form is empty', async ({ page }) => {
  const sent: { template_id: string; template_params: Record<string, string> }[] = [];
  const answer = Promise.withResolvers<void>();
  await page.route(SEND_PATH, async (route) => {
    sent.push(route.request().postDataJSON());
    await answer.promise;
    await route.fulfill({ body: 'OK' });
  });
  const said = await listen(page);
  await openFilledIn(page);
  await submit(page).evaluate((button: HTMLButtonElement) =>
    addEventListener('pagehide', () =>
      sessionStorage.setItem('left', `${button.textContent} ${button.disabled}`),
    ),
  );
  await submit(page).click();
  await expect(sending(page)).toBeDisabled();
  await expect.poll(said).toContain('Booking Your Appointment...');
  await expectNoViolations(page, 'sending');
  await form(page).evaluate((it: HTMLFormElement) => it.requestSubmit());
  answer.resolve();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('Booking Your Appointment... true');
  const told = /^Appointment Booked! 🎉 ?Your appointment is confirmed for .+ at \d\d:\d\d [AP]M\./;
  await expect.poll(said).toContainEqual(expect.stringMatching(told));
  await expect(askedFor(page)).toBeVisible();
  await expectNoViolations(page, 'thanked, with a toast');
  // It goes without a pointer, too, and before its time.
  await page.getByRole('button', { name: 'Close toast' }).press('Enter');
  await expect(page.getByText('Appointment Booked!')).toBeHidden();
  // What they hold: domain/booking/form-protocols.test.ts.
  expect(sent.map(({ template_id }) => template_id)).toEqual(['clinic', 'patient']);
  expect(sent[1]!.template_params).toEqual(sent[0]!.template_params);
  await page.goBack();
  for (const field of await form(page).locator('input:not([type="hidden"]), textarea').all())
    await expect(field).toHaveValue('');
  // And it works, as another request.
  await touch(page);
  await fillIn(page);
  await book(page);
  expect(sent[2]!.template_params.appointment_id).not.toBe(sent[0]!.template_params.appointment_id);
});

test.describe('the page of thanks tells of a booking', () => {
  const plain = async (page: Page) => {
    await touch(page);
    await expect(page.getByText('request has been received')).toBeVisible();
    await expect(askedFor(page)).toBeHidden();
    await expect(page.getByText('Appointment Booked!')).toBeHidden();
  };

  test('in the tab where it was made, and once', async ({ page, context }) => {
    await accept(page);
    await openFilledIn(page);
    await book(page);
    const id = await bookedId(page);
    // What is written to the clinic from here is about it.
    for (const chat of await page.locator('a[href^="https://wa.me/"]').all())
      expect(await chat.getAttribute('href')).toContain(id);
    const other = await context.newPage();
    await other.goto('/thank-you');
    await plain(other);
    await page.reload();
    await plain(page);
    await page.goto('/about');
    await page.goBack();
    await plain(page);
  });

  test('until its toast is closed, or 12 seconds are over and nobody is at it', async ({ page }) => {
    await page.clock.install();
    await accept(page);
    await openFilledIn(page);
    await book(page);
    const booked = toast(page).getByText('Appointment Booked! 🎉');
    await booked.hover();
    await page.clock.runFor(13_000);
    await expect(booked).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(13_000);
    await expect(booked).toBeHidden();
    await expect(askedFor(page)).toBeVisible();
  });

  test('of nothing that an address, or what is no booking, says', async ({ page }) => {
    for (const requested of [
      'DENT-ABC123',
      { id: '<b>DENT</b>', date: '2026-11-24', time: '10:00' },
      { id: 'DENT-ABC123', date: 'soon', time: '10:00' },
      null,
    ]) {
      await page.goto('/about');
      const stored = JSON.stringify({ requested });
      await page.evaluate((it) => sessionStorage.setItem('carried', it), stored);
      await page.goto(
        '/thank-you?requested=DENT-ABC123&id=DENT-ABC123&date=2026-11-24&time=10:00#DENT-ABC123',
      );
      await plain(page);
    }
  });

  test('not where the browser stores nothing; the booking is made nevertheless', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    const { email } = await openFilledIn(page);
    await book(page);
    await receivedEmails(email, 2);
    await plain(page);
  });
});

test('each rule has its message; the first to mend gets the focus', async ({ page }) => {
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

test('what is pasted is sent clean', async ({ page }) => {
  const sent: Record<string, string>[] = [];
  await page.route(SEND_PATH, async (route) => {
    sent.push(route.request().postDataJSON().template_params);
    await route.fulfill({ body: 'OK' });
  });
  await openFilledIn(page);
  await page.getByLabel('Full Name').fill('\u202eAsha\tRao\u200b');
  await page.getByLabel('Email Address').fill("sean.o'malley@hse.example");
  await page.getByLabel('Phone Number').fill('\u202a+91 98765–43210\u202c');
  await book(page);
  for (const params of sent)
    expect(params).toMatchObject({
      patient_name: 'Asha Rao',
      patient_email: "sean.o'malley@hse.example",
      patient_phone: '+91 98765-43210',
    });
});

test('times follow the day, and what has begun can’t be chosen', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  await open(page, '/book');
  await expect(timeField(page)).toBeDisabled();
  await expect(times(page)).toHaveText(['Select date first']);
  await chooseDay(page);
  const [placeholder, ...slots] = await times(page).allInnerTexts();
  expect(placeholder).toBe('Select time slot');
  for (const slot of slots) expect(slot).toMatch(/^\d\d:\d\d [AP]M$/);
  await timeField(page).selectOption({ index: 1 });

  await chooseDay(page, 'closed');
  await expect(timeField(page)).toBeDisabled();
  await expect(timeField(page)).toHaveValue('');
  await expect(timeField(page)).toContainText('Closed on selected day');
  await expect(page.getByRole('status').filter({ hasText: 'Closed on selected day' })).toBeAttached();
  // In December no weekday is off, so that it is a closure.
  await expect(page.getByText(/^Closed for \S/)).toBeVisible();

  // Today, at noon.
  await typeDate(page, '20/11/2026');
  const states = await times(page).evaluateAll((all) =>
    all.slice(1).map((option) => [option.textContent, (option as HTMLOptionElement).disabled] as const),
  );
  expect(states.length).toBeGreaterThan(2);
  for (const [slot, isDisabled] of states)
    expect(isDisabled, slot).toBe(slot.endsWith('AM') || slot === '12:00 PM');
});

test.describe('seen from elsewhere', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the calendar offers the window from the clinic’s today on, and no more', async ({ page }) => {
    // 00:31 on Saturday 21 November at the clinic.
    await page.clock.setFixedTime(new Date('2026-11-20T19:01:00Z'));
    await open(page, '/book');
    await openCalendar(page);
    const button = (name: string | RegExp) => calendar(page).getByRole('button', { name });
    await expect(button('Previous month')).toBeDisabled();
    await expect(button(/^Friday, November 20, 2026/)).toBeDisabled();
    await button(/^Saturday, November 21, 2026, today/).click();
    await expect(dateField(page)).toHaveValue('Saturday, November 21, 2026');
    await expect(times(page).nth(1)).toBeEnabled();
    await openCalendar(page);
    while (await button('Next month').isEnabled()) await button('Next month').click();
    // As far into that month as today is into this one.
    const shown = calendar(page).locator('table').getByRole('button');
    await expect(shown.filter({ hasText: /^21$/ })).toBeEnabled();
    await expect(shown.filter({ hasText: /^22$/ })).toBeDisabled();
    // Each opening begins at the day that is chosen, by hand or typed.
    await page.keyboard.press('Escape');
    await openCalendar(page);
    await expect(button(/^Saturday, November 21, 2026, today, selected/)).toBeVisible();
    await page.keyboard.press('Escape');
    await typeDate(page, '8 dec 2026');
    await openCalendar(page);
    await expect(button(/^Tuesday, December 8, 2026, selected/)).toBeVisible();
  });
});

// WAI-ARIA Authoring Practices, Date Picker Combobox
test('the whole booking goes by keyboard alone', { tag: '@wide' }, async ({ page }) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const patient = newPatient();
  await page.clock.setFixedTime(NOON);
  await accept(page);
  await open(page, '/book');
  // From the top of the page: the skip link, what is good to know before, then the fields in the order they
  // are read.
  await press('Tab', 'Enter', 'Tab', 'Tab');
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
  // Notes, the privacy policy, the notice.
  await press('Tab', 'Tab', 'Tab', 'Tab');
  await expect(submit(page)).toBeFocused();
  await press('Enter');
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page).toHaveTitle(/^Thank you \|/);
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('on a phone the calendar is a sheet that fits, and typing stays possible', async ({ page }) => {
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

test.describe('when sending fails', () => {
  type Answer = 'refuse' | 'break' | 'hang' | 'pass';

  /** Answers each request as `answer` says; tells of which template and appointment they were. */
  async function answerWith(page: Page, answer: (template: string, count: number) => Answer) {
    const asked: { template: string; id: string }[] = [];
    await page.route(SEND_PATH, async (route) => {
      const body = route.request().postDataJSON();
      asked.push({ template: body.template_id, id: body.template_params.appointment_id });
      const count = asked.filter(({ template }) => template === body.template_id).length;
      const kind = answer(body.template_id, count);
      if (kind === 'refuse') await route.fulfill({ status: 400, body: 'The template ID not found' });
      else if (kind === 'break') await route.abort('connectionreset');
      else if (kind === 'pass') await route.fulfill({ body: 'OK' });
    });
    return asked;
  }

  async function expectFailure(page: Page, text: string) {
    await expect(toast(page)).toContainText(`Booking Error${text}`);
    const box = form(page).getByRole('group', { name: 'Booking Error' });
    await expect(box).toContainText(text);
    await expect(box).toBeFocused();
    await expect(box.locator('a[href^="tel:"]')).toBeVisible();
    await expect(submit(page)).toBeEnabled();
    // The toast covers none of the ways out.
    const { y, height } = (await toast(page).boundingBox())!;
    for (const way of await box.getByRole('link').all())
      expect((await way.boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
  }

  test('no e-mail went: told, kept, and sent again under the same id', async ({ page }) => {
    let isFailing = true;
    const asked = await answerWith(page, (_, count) =>
      !isFailing ? 'pass' : count > 1 ? 'break' : 'refuse',
    );
    const { name } = await openFilledIn(page);
    const time = await timeField(page).inputValue();
    await submit(page).click();
    await expectFailure(page, NOTHING_SENT);
    await expectNoViolations(page, 'failed, with a toast');
    await toast(page).getByRole('button', { name: 'Close toast' }).click();
    await expect(toast(page).getByText('Booking Error')).toBeHidden();
    expect(asked).toEqual([asked[0], asked[0]]);
    await expect(page.getByLabel('Full Name')).toHaveValue(name);
    await expect(timeField(page)).toHaveValue(time);
    isFailing = false;
    await book(page);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  });

  test('a value that the service refuses is marked at its field, and kept', async ({ page }) => {
    const body = 'The template params are invalid: patient_phone should be at most 200 characters';
    await page.route(SEND_PATH, (route) => route.fulfill({ status: 400, body }));
    const { phone } = await openFilledIn(page);
    await submit(page).click();
    await expectFailure(page, NOTHING_SENT);
    const field = page.getByLabel('Phone Number');
    await expect(field).toHaveAccessibleDescription(/Error: Please enter a valid phone number\./);
    await expect(field).toHaveValue(phone);
    await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(1);
  });

  test('the clinic’s went, the patient’s did not: told as processed', async ({ page }) => {
    await answerWith(page, (template) => (template === 'patient' ? 'refuse' : 'pass'));
    await openFilledIn(page);
    await submit(page).click();
    await expectFailure(page, PATIENT_NOT_TOLD);
  });

  test('a service that never answers is given up after 15 seconds an attempt', async ({ page }) => {
    const asked = await answerWith(page, () => 'hang');
    await page.clock.install();
    await openFilledIn(page);
    await submit(page).click();
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.runFor(14_000);
    await expect(sending(page)).toBeDisabled();
    await page.clock.runFor(2_500);
    await expect.poll(() => asked.length).toBe(2);
    await page.clock.runFor(15_500);
    await expectFailure(page, NOTHING_SENT);
  });

  test('being offline is told at once, and so is an exception', async ({ page, context }) => {
    const asked = await answerWith(page, () => 'pass');
    await openFilledIn(page);
    await context.setOffline(true);
    await submit(page).click();
    await expectFailure(page, OTHER);
    const offline = 'You are offline. Connect to the internet and press the button again.';
    await expect(page.getByText(offline)).toBeVisible();
    await context.setOffline(false);
    await book(page);
    expect(asked).toHaveLength(2);
    await openFilledIn(page);
    await page.evaluate(() => {
      crypto.getRandomValues = () => {
        throw new Error('no random numbers');
      };
    });
    await submit(page).click();
    await expectFailure(page, OTHER);
    expect(asked).toHaveLength(2);
  });
});

test('where the scripts never come, the form is posted as a plain one', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.clock.install();
  await page.goto('/book');
  const patient = await fillInPatient(page);
  await dateField(page).fill('the day after tomorrow');
  await submit(page).click();
  await page.clock.runFor(10_000);
  // What a script would have asked for is asked for by a page.
  await expect(page.locator('[name="date"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name="date"]')).toHaveValue('the day after tomorrow');
  await expect(page.locator('[name="email"]')).toHaveValue(patient.email);
  await expectNoViolations(page, 'the mistakes of a booking');
});

test('a date that is typed before the form’s code is there is written out once it is', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  const release = await holdScripts(page);
  await page.goto('/book', { waitUntil: 'commit' });
  await dateField(page).fill('24 nov');
  await page.getByLabel('Full Name').focus();
  release();
  await expect(dateField(page)).toHaveValue('Tuesday, November 24, 2026');
  await expect(times(page).nth(1)).toBeEnabled();
});

test('what the visit is for begins the notes, and can be changed', async ({ page }) => {
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

  // Also where the form was pressed before its code was there: the browser shows no fault of its own.
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

  // An address brings nobody's words but the clinic's.
  await open(page, '/booknow?service=call-this-number-instead');
  await expect(reason).toBeHidden();
  await expect(notesField(page)).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const pathOf = ({ html }: ReceivedEmail, act: string) =>
    new RegExp(`href="[^"]*(/appointment/[^"]*\\.${act}\\.[^"]*)"`).exec(html)![1]!;

  for (const { code } of languages) {
    test(`a whole round, with a mistake, in ${code}`, async ({ page }) => {
      const patient = newPatient();
      const press = () => page.getByRole('main').getByRole('button').click();
      const date = openDay(facts, 14);
      await page.goto(pathInLanguage(code, '/book'));
      await expect(page.locator('form[data-defer-submit]')).toBeHidden();
      // Not by role: whether those find what stands in a noscript element is the browser's to say.
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
      await press();
      await expect(page).toHaveURL(new RegExp(`${pathInLanguage(code, '/thank-you')}$`));

      const first = await newestEmails(patient.email, patient.email, 2);
      for (const mail of [first.clinic, first.patient]) expect(await sourceOf(mail)).toContain('DENT-');
      await page.goto(pathOf(first.clinic, 'confirm'));
      await press();
      const { patient: confirmed } = await newestEmails(patient.email, patient.email, 4);
      expect((await eventOf(confirmed)).status).toBe('CONFIRMED');
      await page.goto(pathOf(confirmed, 'cancel'));
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await press();
      await receivedEmails(patient.email, 6);
    });
  }
});
