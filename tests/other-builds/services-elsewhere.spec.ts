import { expect, type Page } from '@playwright/test';
import { facts } from '#clinic/facts.ts';
import { dates } from '#words/dates.ts';
import { addDays, civilTimeAt } from '../../domain/civil-date.ts';
import { slotsOn } from '../../domain/opening-hours.ts';
import { test } from './elsewhere.ts';
import { SERVICES } from './environments.ts';

const { EMAILJS_CLINIC_TEMPLATE_ID: CLINIC, EMAILJS_PATIENT_TEMPLATE_ID: PATIENT } = SERVICES;

// The clock is the real one: a clock of the test's own lets timers fire early, and the pause between two e-mails is what
// keeps the site within the service's limit.
const day = firstOpenDay();
const DATE = dates.day(day);
const TIME = dates.slot(slotsOn(facts, day, new Date())[0]!.time);

function firstOpenDay() {
  let date = addDays(civilTimeAt(new Date(), facts.timeZone).date, 1);
  while (slotsOn(facts, date, new Date()).length === 0) date = addDays(date, 1);
  return date;
}

const NOTHING_SENT = 'Failed to send confirmation emails. Please try again or contact us directly.';
const PATIENT_NOT_TOLD =
  'Your appointment was processed but confirmation email failed. Please contact us to verify your booking.';
const THANKS = "Thank you! Your message has been sent successfully. We'll get back to you soon!";
const SORRY = 'Sorry, there was an error sending your message. Please try again or contact us directly.';
const NETWORK = `Network error. Please check your connection and try again, or contact us directly at ${facts.email}`;

/** What the page's security policy kept the browser from doing. */
const blocked: string[] = [];

test.beforeEach(({ context }) => {
  blocked.length = 0;
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) blocked.push(message.text());
  });
});
test.afterEach(() => expect(blocked).toEqual([]));

const bookingForm = (page: Page) => page.getByRole('form', { name: 'Appointment request' });
const book = (page: Page) => page.getByRole('button', { name: 'Book My Appointment' }).click();

/** Fills in the booking form as it stands there. */
async function fillInBooking(page: Page) {
  await expect(page.locator('form[data-ready]')).toBeVisible();
  await page.getByLabel('Full Name').fill('Asha Rane');
  await page.getByLabel('Email Address').fill('asha@example.com');
  await page.getByLabel('Phone Number').fill('98200 12345');
  await page.evaluate(() => document.querySelector<HTMLInputElement>('[name="date"]')!.focus());
  await page.getByRole('combobox', { name: 'Appointment Date' }).fill(DATE);
  await page.keyboard.press('Escape');
  await page.getByLabel('Additional Message / Symptoms').fill('A molar aches.');
  await page.getByLabel('Appointment Time').selectOption(TIME);
}

async function openBooking(page: Page) {
  await page.goto('/book');
  await fillInBooking(page);
}

async function expectFailure(page: Page, text: string) {
  await expect(bookingForm(page).getByRole('group', { name: 'Booking Error' })).toContainText(text);
  await expect(bookingForm(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rane');
}

const templates = (attempts: { template: string }[]) => attempts.map(({ template }) => template);

test.describe('a booking through EmailJS', () => {
  test('is two e-mails, a second apart, as the two templates have them', async ({ page, emailService }) => {
    await openBooking(page);
    await book(page);
    await expect(page).toHaveURL(/\/thank-you$/);

    const [first, second] = emailService.attempts;
    const id = first!.appointmentId;
    expect(id).toMatch(/^DENT-[A-Z0-9]{6}$/);
    expect(emailService.emails).toEqual([
      {
        to: facts.email,
        fromName: 'Asha Rane (website)',
        replyTo: 'asha@example.com',
        subject: `Appointment request: Asha Rane, ${DATE}, ${TIME} (${id})`,
        content: `Asha Rane, 98200 12345, asha@example.com\n${DATE}, ${TIME}\nA molar aches.\n${id}`,
      },
      {
        to: 'asha@example.com',
        fromName: facts.name,
        replyTo: facts.email,
        subject: `Your appointment request: ${DATE}, ${TIME}`,
        content: `Dear Asha Rane, we have received your request for ${DATE} at ${TIME} and will confirm it within 24 hours. Your reference is ${id}.`,
      },
    ]);
    expect(second!.at - first!.at).toBeGreaterThan(1000);
    // The browser asked beforehand, and told the site's origin and no page of it.
    const site = new URL(page.url()).origin;
    expect(emailService.preflights[0]).toEqual({ origin: site, headers: 'content-type' });
    expect(first!.referer).toBe(`${site}/`);
  });

  test('of which the first fails twice: told, kept, and sent again under the same id', async ({
    page,
    emailService,
  }) => {
    emailService.fail('account-disconnected', 'account-disconnected');
    await openBooking(page);
    await book(page);
    await expectFailure(page, NOTHING_SENT);
    expect(templates(emailService.attempts)).toEqual([CLINIC, CLINIC]);
    expect(emailService.emails).toEqual([]);

    await book(page);
    await expect(page).toHaveURL(/\/thank-you$/);
    expect(emailService.emails).toHaveLength(2);
    expect(new Set(emailService.attempts.map(({ appointmentId }) => appointmentId)).size).toBe(1);
  });

  test("of which the patient's alone fails: told as processed, and the button sends it after all", async ({
    page,
    emailService,
  }) => {
    await openBooking(page);
    const [first] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      book(page),
    ]);
    expect(first.status()).toBe(200);
    emailService.fail('account-disconnected', 'account-disconnected');
    await expectFailure(page, PATIENT_NOT_TOLD);
    expect(templates(emailService.attempts)).toEqual([CLINIC, PATIENT, PATIENT]);
    expect(emailService.emails.map(({ to }) => to)).toEqual([facts.email]);

    await book(page);
    await expect(page).toHaveURL(/\/thank-you$/);
    // The service knows no repeats: the clinic reads the same reference twice.
    expect(emailService.emails.map(({ to }) => to)).toEqual([facts.email, facts.email, 'asha@example.com']);
    expect(new Set(emailService.attempts.map(({ appointmentId }) => appointmentId)).size).toBe(1);
  });

  test('that meets the limit of one a second is let through a second later', async ({
    page,
    emailService,
  }) => {
    await openBooking(page);
    emailService.beBusy();
    await book(page);
    await expect(page).toHaveURL(/\/thank-you$/);
    expect(templates(emailService.attempts)).toEqual([CLINIC, CLINIC, PATIENT]);
    expect(emailService.emails).toHaveLength(2);
  });

  for (const [name, troubles] of [
    ['that is told twice of too many requests', ['too-many-requests', 'too-many-requests']],
    ['whose connections are closed', ['drop', 'drop']],
    ['answered by something that names no origin', ['gateway-error', 'gateway-error']],
  ] as const) {
    test(`${name}: told, and nothing lost`, async ({ page, emailService }) => {
      emailService.fail(...troubles);
      await openBooking(page);
      await book(page);
      await expectFailure(page, NOTHING_SENT);
      expect(templates(emailService.attempts)).toEqual([CLINIC, CLINIC]);
      expect(emailService.emails).toEqual([]);
    });
  }

  test('without an answer is given up after 15 seconds an attempt', async ({ page, emailService }) => {
    emailService.fail('hang', 'hang');
    await page.clock.install();
    await page.goto('/book');
    await fillInBooking(page);
    await book(page);
    await expect.poll(() => emailService.attempts.length).toBe(1);
    await page.clock.runFor(14_000);
    await expect(page.getByRole('button', { name: 'Booking Your Appointment...' })).toBeDisabled();
    await page.clock.runFor(2_500);
    await expect.poll(() => emailService.attempts.length).toBe(2);
    await page.clock.runFor(15_500);
    await expectFailure(page, NOTHING_SENT);
  });
});

const messageForm = (page: Page) => page.getByRole('form', { name: 'Message' });
const enquiryForm = (page: Page) => page.getByRole('form', { name: 'Enquiry' });

const MESSAGE = { name: 'Asha Rane', email: 'asha@example.com', message: 'Do you also treat children?' };

async function fillInMessage(page: Page) {
  const field = (name: string) => messageForm(page).getByRole('textbox', { name });
  await field('Full Name').fill(MESSAGE.name);
  await field('Email').fill(MESSAGE.email);
  await field('Your Message').fill(MESSAGE.message);
}

async function openContact(page: Page) {
  await page.goto('/contact');
  await expect(messageForm(page)).toHaveAttribute('data-ready');
  await fillInMessage(page);
}

const send = (page: Page) => messageForm(page).getByRole('button', { name: 'Send Message' }).click();
const status = (page: Page) => messageForm(page).getByRole('status');

test.describe('a message through Formspree', () => {
  test('arrives whole', async ({ page, formService }) => {
    await openContact(page);
    await send(page);
    await expect(status(page)).toHaveText(THANKS);
    expect(formService.submissions).toEqual([{ ...MESSAGE, phone: '' }]);
  });

  test('that is refused stays, with the reason; the next try succeeds', async ({ page, formService }) => {
    await openContact(page);
    for (const [trouble, text] of [
      ['invalid-email', 'Error: should be an email'],
      ['inactive', SORRY],
      ['drop', NETWORK],
    ] as const) {
      formService.fail(trouble);
      await send(page);
      await expect(status(page)).toHaveText(text);
      await expect(messageForm(page).getByLabel('Your Message')).toHaveValue(MESSAGE.message);
    }
    formService.beBusy();
    await send(page);
    await expect(messageForm(page).getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await expect(status(page)).toHaveText(SORRY);
    expect(formService.submissions).toEqual([]);

    formService.reset();
    await send(page);
    await expect(status(page)).toHaveText(THANKS);
    expect(formService.submissions).toHaveLength(1);
  });

  test('without an answer is given up after 15 seconds', async ({ page, formService }) => {
    formService.fail('hang');
    await openContact(page);
    await send(page);
    await expect(status(page)).toHaveText(NETWORK, { timeout: 17_000 });
    await expect(messageForm(page).getByLabel('Your Message')).toHaveValue(MESSAGE.message);
  });

  test('from abroad arrives whole, or is told why not', async ({ page, formService }) => {
    await page.goto('/international-patients');
    await expect(enquiryForm(page)).toHaveAttribute('data-ready');
    const field = (name: string) => enquiryForm(page).getByRole('textbox', { name });
    await field('Full Name').fill('Joan Smith');
    await field('Email Address').fill('joan@example.com');
    await field('Phone Number').fill('+44 20 7946 0000');
    await field('Country').fill('United Kingdom');
    await field('Your Message').fill('How long must I stay?');
    formService.fail('inactive');
    await enquiryForm(page).getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(enquiryForm(page).getByRole('status')).toHaveText(SORRY);
    await enquiryForm(page).getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(enquiryForm(page).getByRole('status')).toHaveText(THANKS);
    expect(formService.submissions).toEqual([
      {
        subject: 'International patient enquiry',
        name: 'Joan Smith',
        email: 'joan@example.com',
        phone: '+44 20 7946 0000',
        country: 'United Kingdom',
        treatment: '',
        message: 'How long must I stay?',
      },
    ]);
  });

  test("as a plain form leads to the service's own page of thanks", async ({ page, formService }) => {
    await openContact(page);
    await messageForm(page).getByRole('button', { name: 'Send via Form' }).click();
    await expect(page).toHaveURL(/^https:\/\/formspree\.io\/thanks/);
    await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
    expect(formService.submissions).toEqual([{ ...MESSAGE, phone: '' }]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is a plain form, and so is its refusal', async ({ page, formService }) => {
    await page.goto('/contact');
    await fillInMessage(page);
    formService.fail('inactive');
    await send(page);
    await expect(page.getByRole('heading', { name: 'Form not active' })).toBeVisible();
    await page.goBack();
    await fillInMessage(page);
    await send(page);
    await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
    expect(formService.submissions).toMatchObject([MESSAGE]);
  });

  test('an appointment request reaches the form service', async ({ page, formService }) => {
    await page.goto('/book');
    const field = (name: string) => page.locator(`noscript [name="${name}"]`);
    for (const [name, value] of Object.entries({
      name: 'Asha Rane',
      email: 'asha@example.com',
      phone: '98200 12345',
      date: day,
      time: '10:30',
    })) {
      await field(name).fill(value);
    }
    await page.locator('noscript button').click();
    await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
    expect(formService.submissions).toEqual([
      {
        subject: 'Appointment request',
        name: 'Asha Rane',
        email: 'asha@example.com',
        phone: '98200 12345',
        date: day,
        time: '10:30',
        notes: '',
      },
    ]);
  });
});
