import { expect, type Page } from '@playwright/test';
import { bookingForm, fillInBooking, submit } from '../helpers/booking-form.ts';
import { SERVICES } from '../fixtures/environments.ts';
import { open } from '../helpers/visitor.ts';
import { test } from '../helpers/elsewhere.ts';
import { OWNER } from '../helpers/emailjs-stand-in.ts';

// The large clinic's site, whose forms go to EmailJS and Formspree. How sending fails and is told: booking.spec.ts and
// messages.spec.ts; here, that what the two services really answer is understood.

const { EMAILJS_CLINIC_TEMPLATE_ID: CLINIC, EMAILJS_PATIENT_TEMPLATE_ID: PATIENT } = SERVICES;

const NOTHING_SENT = 'Failed to send confirmation emails. Please try again or contact us directly.';
const THANKS = "Thank you! Your message has been sent successfully. We'll get back to you soon!";
const SORRY = 'Sorry, there was an error sending your message. Please try again or contact us directly.';

/** What the page's security policy kept the browser from doing. */
const blocked: string[] = [];

test.beforeEach(({ context }) => {
  blocked.length = 0;
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) blocked.push(message.text());
  });
});
test.afterEach(() => expect(blocked).toEqual([]));

async function openBooking(page: Page) {
  await open(page, '/book');
  return fillInBooking(page);
}

async function expectFailure(page: Page) {
  await expect(bookingForm(page).getByRole('group', { name: 'Booking Error' })).toContainText(NOTHING_SENT);
}

test.describe('a booking through EmailJS', () => {
  test('is two e-mails, a second apart, as the two templates have them', async ({ page, emailService }) => {
    const { name, email, phone, day, time } = await openBooking(page);
    await page.getByLabel('Additional Message / Symptoms').fill('A molar aches.');
    await submit(page).click();
    await expect(page).toHaveURL(/\/thank-you$/);

    const [first, second] = emailService.attempts;
    const id = first!.appointmentId;
    expect(emailService.emails).toEqual([
      {
        to: OWNER.email,
        fromName: `${name} (website)`,
        replyTo: email,
        subject: `Appointment request: ${name}, ${day}, ${time} (${id})`,
        content: `${name}, ${phone}, ${email}\n${day}, ${time}\nA molar aches.\n${id}`,
      },
      {
        to: email,
        fromName: OWNER.name,
        replyTo: OWNER.email,
        subject: `Your appointment request: ${day}, ${time}`,
        content: `Dear ${name}, we have received your request for ${day} at ${time} and will confirm it within 24 hours. Your reference is ${id}.`,
      },
    ]);
    expect(second!.at - first!.at).toBeGreaterThan(1000);
    // The browser asked beforehand, and told the site's origin and no page of it.
    const site = new URL(page.url()).origin;
    expect(emailService.preflights[0]).toEqual({ origin: site, headers: 'content-type' });
    expect(first!.referer).toBe(`${site}/`);
  });

  test('that meets the limit of one a second is let through a second later', async ({
    page,
    emailService,
  }) => {
    await openBooking(page);
    emailService.beBusy();
    await submit(page).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    expect(emailService.attempts.map(({ template }) => template)).toEqual([CLINIC, CLINIC, PATIENT]);
    expect(emailService.emails).toHaveLength(2);
  });

  test('is told as not sent, whatever the service has against it, and sent by the next press', async ({
    page,
    emailService,
  }) => {
    await openBooking(page);
    for (const trouble of ['account-disconnected', 'too-many-requests', 'drop', 'gateway-error'] as const) {
      emailService.fail(trouble, trouble);
      await submit(page).click();
      await expect.poll(() => emailService.hasTrouble()).toBe(false);
      await expectFailure(page);
      await expect(submit(page)).toBeEnabled();
    }
    expect(emailService.emails).toEqual([]);
    await submit(page).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    expect(emailService.emails).toHaveLength(2);
    expect(new Set(emailService.attempts.map(({ appointmentId }) => appointmentId)).size).toBe(1);
  });
});

const messageForm = (page: Page) => page.getByRole('form', { name: 'Message' });

const MESSAGE = { name: 'Asha Rane', email: 'asha@example.com', message: 'Do you also treat children?' };

async function fillInMessage(page: Page) {
  const field = (name: string) => messageForm(page).getByRole('textbox', { name });
  await field('Full Name').fill(MESSAGE.name);
  await field('Email').fill(MESSAGE.email);
  await field('Your Message').fill(MESSAGE.message);
}

async function openContact(page: Page) {
  await open(page, '/contact');
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
      ['drop', /^Network error\./],
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
      date: '2031-03-04',
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
        date: '2031-03-04',
        time: '10:30',
        notes: '',
      },
    ]);
  });
});
