import { expect, type Page } from '@playwright/test';
import {
  bookingForm,
  dateField,
  fillInBooking,
  notesField,
  openCalendar,
  calendar,
  requestSummary,
  SEND_PATH,
  submit,
  timeField,
} from '../helpers/booking-form.ts';
import { test as onHost } from '../helpers/host-test.ts';
import { receivedEmails } from '../helpers/inbox.ts';
import {
  fieldOf,
  fillInMessage,
  FORM_PATH,
  formOf,
  MESSAGE,
  sendOf,
  statusOf,
  THANKS,
  type FormKind,
} from '../helpers/message-form.ts';
import { newPatient } from '../helpers/unique-patients.ts';
import { translate } from '../helpers/translator.ts';
import { carousels, holdScripts, open, reach, test, touch } from '../helpers/browser-test.ts';

// Browsers, settings and extensions can disturb a page. Visitors must never lose what they typed.

test.describe('in a browser without storage', () => {
  const failureKinds = {
    'access denied': () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    },
    'storage full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
    'storage missing': () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { value: null });
    },
  };
  for (const [kind, block] of Object.entries(failureKinds)) {
    test(`sends forms, and the thank-you page shows no details: ${kind}`, async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
      await page.addInitScript(block);
      await open(page, '/book');
      const { email } = await fillInBooking(page);
      await submit(page).click();
      await expect(page).toHaveURL(/\/thank-you$/);
      await expect(page.getByText('request has been received')).toBeVisible();
      await expect(requestSummary(page)).toBeHidden();
      await receivedEmails(email, 2);
      await open(page, '/contact');
      await fillInMessage(page);
      await sendOf(page).click();
      await expect(statusOf(page)).toHaveText(THANKS);
      expect(errors).toEqual([]);
    });
  }
});

const ENQUIRY = { path: '/international-patients', name: 'Enquiry', send: 'Send Enquiry' };
const BOOKING = { path: '/book', name: 'Appointment request', send: 'Book My Appointment' };
const FORMS: FormKind[] = [BOOKING, MESSAGE, ENQUIRY];

const nameIn = (page: Page, kind: FormKind) => fieldOf(page, 'Full Name', kind);

test.describe('if a form’s code fails, the browser handles the form', () => {
  const script = { contentType: 'text/javascript' };
  /** The code that replaces an island's module. */
  const failures: Record<string, string | null> = {
    'it fails to load': null,
    'it throws at once': 'throw new Error("broken")',
    'it throws while rendering':
      'function fail() { throw new Error("broken") }; export { fail as BookingForm, fail as MessageForm, fail as EnquiryForm }',
  };
  for (const [failure, body] of Object.entries(failures)) {
    // All forms have the same loader, so one form is enough if its code cannot be loaded.
    for (const kind of body === null ? FORMS : [BOOKING]) {
      // The error is expected.
      onHost(`${kind.name} on ${kind.path}: ${failure}`, async ({ page }) => {
        const typed = Promise.withResolvers<void>();
        await page.route(/\/assets\/(booking-form|message-form|enquiry-form)[^/]*\.js/, async (route) => {
          await typed.promise;
          await (body === null ? route.abort() : route.fulfill({ ...script, body }));
        });
        await page.goto(kind.path);
        const form = formOf(page, kind);
        await form.scrollIntoViewIfNeeded();
        await nameIn(page, kind).fill('Asha Rane');
        typed.resolve();
        await expect(form).not.toHaveAttribute('data-defer-submit');
        await expect(nameIn(page, kind)).toBeFocused();
        await expect(nameIn(page, kind)).toHaveValue('Asha Rane');
        // The browser's own validation must prevent the submission now.
        expect(await form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(false);
        await form.evaluate((element: HTMLFormElement) => {
          for (const field of element.querySelectorAll<HTMLInputElement>('[required]'))
            field.required = false;
        });
        const posted = page.waitForRequest(
          (request) => request.isNavigationRequest() && request.method() === 'POST',
        );
        await sendOf(page, kind).click();
        expect((await posted).postData()).toContain('Asha+Rane');
      });
    }
  }
});

test.describe('on a page that the browser translates', () => {
  test('shows errors of a booking, and sends it once corrected', async ({ page }) => {
    let isFailing = true;
    await page.route(SEND_PATH, (route) =>
      isFailing ? route.fulfill({ status: 412, body: 'no' }) : route.fulfill({ body: 'OK' }),
    );
    await open(page, '/book');
    await translate(page);
    await submit(page).click();
    await expect(page.getByText('Name must be at least 2 characters.')).toBeVisible();
    await translate(page);
    await fillInBooking(page);
    await expect(page.getByText('Name must be at least 2 characters.')).toBeHidden();
    await openCalendar(page);
    await translate(page);
    await calendar(page).getByRole('button', { name: 'Next month' }).click();
    await translate(page);
    await calendar(page).getByRole('button', { name: 'Previous month' }).click();
    await page.keyboard.press('Escape');
    const day = await dateField(page).inputValue();
    await submit(page).click();
    await expect(page.getByRole('group', { name: 'Booking Error' })).toBeVisible();
    await translate(page);
    await expect(dateField(page)).toHaveValue(day);
    isFailing = false;
    await submit(page).click();
    await expect(page).toHaveURL(/\/thank-you$/);
  });

  for (const kind of [MESSAGE, ENQUIRY]) {
    test(`shows errors of the ${kind.name.toLowerCase()}, and sends it once corrected`, async ({ page }) => {
      let isFailing = true;
      await page.route(FORM_PATH, (route) =>
        isFailing ? route.fulfill({ status: 412, body: 'no' }) : route.fulfill({ json: { ok: true } }),
      );
      await open(page, kind.path);
      await reach(formOf(page, kind));
      await translate(page);
      await sendOf(page, kind).click();
      await expect(statusOf(page, kind)).toContainText('Please enter');
      await translate(page);
      await nameIn(page, kind).fill('Asha Rane');
      await fieldOf(page, 'Email', kind).fill('asha@example.com');
      if (kind === ENQUIRY) await fieldOf(page, 'Country', kind).fill('Nigeria');
      await fieldOf(page, 'Your Message', kind).fill('Ten letters and more');
      await expect(statusOf(page, kind)).toHaveText('');
      await sendOf(page, kind).click();
      await expect(statusOf(page, kind)).toContainText('Sorry');
      await translate(page);
      isFailing = false;
      await sendOf(page, kind).click();
      await expect(statusOf(page, kind)).toHaveText(THANKS);
    });
  }

  for (const kind of FORMS) {
    test(`keeps input and clicks from before the translation: ${kind.name} on ${kind.path}`, async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto(kind.path, { waitUntil: 'commit' });
      const form = formOf(page, kind);
      await form.scrollIntoViewIfNeeded();
      const typed = [
        [nameIn(page, kind), 'Asha Rane'],
        [form.getByRole('textbox', { name: 'Phone' }), '+91 98765'],
        [kind === BOOKING ? dateField(page) : fieldOf(page, 'Your Message', kind), '24 nov'],
      ] as const;
      for (const [field, text] of typed) await field.fill(text);
      if (kind !== BOOKING) await sendOf(page, kind).click();
      await translate(page);
      await form.evaluate((element) => element.classList.add('delivered'));
      release();
      await expect(form).toHaveAttribute('data-ready');
      // React renders the form again.
      await expect(form).not.toHaveClass(/delivered/);
      for (const [field, text] of typed.slice(0, 2)) await expect(field).toHaveValue(text);
      if (kind === BOOKING) {
        await notesField(page).focus();
        await expect(dateField(page)).toHaveValue(/November 24/);
        await submit(page).click();
        await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
      } else {
        await expect(typed[2][0]).toHaveValue('24 nov');
        // A submission before the code loads is validated by the site's own rules.
        await expect(statusOf(page, kind)).not.toHaveText('');
      }
    });
  }

  for (const moment of ['before', 'after'] as const) {
    test(`other islands work if they are translated ${moment} their code loads`, async ({ page }) => {
      const go = async (path: string) => {
        if (moment === 'after') await open(page, path);
        else {
          await page.goto(path);
          await translate(page);
          await touch(page);
        }
        await translate(page);
      };
      await go('/gallery');
      const tabs = page.getByRole('main').getByRole('tab');
      await tabs.nth(1).click();
      await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await tabs.first().click();

      await go('/doctors');
      await tabs.last().click();
      await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');

      await go('/blog');
      const chips = page.getByRole('group', { name: 'Category' }).getByRole('button');
      const count = await page.getByRole('status').innerText();
      await chips.first().click();
      await expect(page.getByRole('status')).not.toHaveText(count);
      await translate(page);
      await chips.first().click();
      await expect(page.getByRole('status')).toHaveText(count);

      await go('/sitemap');
      const box = page.getByRole('searchbox');
      await box.fill('nothing has this title');
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
      await translate(page);
      await box.fill('');
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();

      await go('/');
      await reach(carousels(page));
      await translate(page);
      await carousels(page).getByRole('button', { name: 'Stop' }).click();
      await carousels(page).getByRole('group').getByRole('button').last().click();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await page.keyboard.press('Escape');

      await go('/team');
      await page
        .getByRole('button', { name: /^View Profile of / })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }
});

test('sends values that a program has filled in', async ({ page }) => {
  await page.route(SEND_PATH, (route) => route.fulfill({ body: 'OK' }));
  await open(page, '/book');
  await fillInBooking(page);
  const patient = newPatient();
  await bookingForm(page).evaluate(
    (form, values) => {
      for (const [name, value] of Object.entries(values)) {
        const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
        field.value = value;
        // A password manager may fire neither event.
        if (name === 'name') continue;
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    },
    { ...patient, notes: 'By a program.' },
  );
  const request = page.waitForRequest(SEND_PATH);
  await submit(page).click();
  expect((await request).postDataJSON().template_params).toMatchObject({
    patient_name: patient.name,
    patient_email: patient.email,
    notes: 'By a program.',
  });
});

test.describe('a page that stays open, in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('shows the next day and later times after a while', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T22:00:00+05:30'));
    await open(page, '/book');
    await page.clock.setFixedTime(new Date('2026-11-23T08:00:00+05:30'));
    await openCalendar(page);
    const day = (name: RegExp) => calendar(page).getByRole('button', { name });
    await expect(day(/^Friday, November 20, 2026/)).toBeDisabled();
    await day(/^Monday, November 23, 2026, today/).click();
    const slot = timeField(page).getByRole('option').nth(1);
    await expect(slot).toBeEnabled();
    await timeField(page).selectOption({ index: 1 });
    // The page becomes visible again on Monday afternoon.
    await page.clock.setFixedTime(new Date('2026-11-23T16:00:00+05:30'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(slot).toBeDisabled();
    await expect(timeField(page)).toHaveValue('');
    await page.clock.setFixedTime(new Date('2026-11-24T09:00:00+05:30'));
    await page.evaluate(() => dispatchEvent(new Event('pageshow')));
    await openCalendar(page);
    await expect(day(/^Monday, November 23, 2026/)).toBeDisabled();
    await expect(day(/^Tuesday, November 24, 2026, today/)).toBeEnabled();
  });
});
