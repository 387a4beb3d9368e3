import { expect, type Page } from '@playwright/test';
import { book, bookingForm, fillInBooking, notesField, submit } from '../helpers/booking-form.ts';
import { test } from '../helpers/elsewhere.ts';
import { OWNER } from '../helpers/emailjs-stand-in.ts';
import { fieldOf, fillInMessage, formOf, sendOf, SORRY, statusOf, THANKS } from '../helpers/message-form.ts';
import { newPatient } from '../helpers/people.ts';
import { open } from '../helpers/visitor.ts';

// The large clinic's site, whose forms go to EmailJS and Formspree. How sending fails and is told: booking.spec.ts and
// messages.spec.ts; here, that what the two services really answer is understood.

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

test.describe('a booking through EmailJS', () => {
  test('is two e-mails, a second apart, as the two templates have them', async ({ page, emailService }) => {
    const { name, email, phone, day, time } = await openBooking(page);
    await notesField(page).fill('A molar aches.');
    await book(page);
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
      expect.objectContaining({ to: email, subject: `Your appointment request: ${day}, ${time}` }),
    ]);
    expect(second!.at - first!.at).toBeGreaterThan(1000);
    // The browser asked beforehand, and told the site's origin and no page of it.
    const site = new URL(page.url()).origin;
    expect(emailService.preflights[0]).toEqual({ origin: site, headers: 'content-type' });
    expect(first!.referer).toBe(`${site}/`);
  });

  test('is told as not sent, whatever goes wrong, and sent by the next press', async ({
    page,
    emailService,
  }) => {
    await openBooking(page);
    for (const trouble of ['account-disconnected', 'too-many-requests', 'drop', 'gateway-error'] as const) {
      emailService.fail(trouble, trouble);
      await submit(page).click();
      await expect.poll(() => emailService.hasTrouble()).toBe(false);
      await expect(bookingForm(page).getByRole('group', { name: 'Booking Error' })).toContainText(
        'Failed to send confirmation emails. Please try again or contact us directly.',
      );
      await expect(submit(page)).toBeEnabled();
    }
    expect(emailService.emails).toEqual([]);
    await book(page);
    expect(emailService.emails).toHaveLength(2);
    expect(new Set(emailService.attempts.map(({ appointmentId }) => appointmentId)).size).toBe(1);
  });
});

test.describe('a message through Formspree', () => {
  test('that is refused stays, with the reason; the next arrives', async ({ page, formService }) => {
    await open(page, '/contact');
    const sent = await fillInMessage(page);
    for (const [trouble, text] of [
      ['invalid-email', 'Error: should be an email'],
      ['inactive', SORRY],
      ['drop', /^Network error\./],
    ] as const) {
      formService.fail(trouble);
      await sendOf(page).click();
      await expect(statusOf(page)).toHaveText(text);
      await expect(fieldOf(page, 'Your Message')).toHaveValue(sent.message);
    }
    formService.beBusy();
    await sendOf(page).click();
    await expect(sendOf(page)).toBeEnabled();
    await expect(statusOf(page)).toHaveText(SORRY);
    expect(formService.submissions).toEqual([]);

    formService.reset();
    await sendOf(page).click();
    await expect(statusOf(page)).toHaveText(THANKS);
    expect(formService.submissions).toEqual([{ ...sent, phone: '' }]);
  });

  test("as a plain form leads to the service's own page of thanks", async ({ page, formService }) => {
    await open(page, '/contact');
    const sent = await fillInMessage(page);
    await formOf(page).getByRole('button', { name: 'Send via Form' }).click();
    await expect(page).toHaveURL(/^https:\/\/formspree\.io\/thanks/);
    expect(formService.submissions).toEqual([{ ...sent, phone: '' }]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is a plain form, and so is its refusal', async ({ page, formService }) => {
    formService.fail('inactive');
    for (const heading of ['Form not active', 'Thanks!']) {
      await page.goto('/contact');
      const sent = await fillInMessage(page);
      await sendOf(page).click();
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      if (heading === 'Thanks!') expect(formService.submissions).toMatchObject([sent]);
    }
  });

  test('an appointment request reaches the form service', async ({ page, formService }) => {
    await page.goto('/book');
    const asked = { ...newPatient(), date: '2031-03-04', time: '10:30' };
    for (const [name, value] of Object.entries(asked))
      await page.locator(`noscript [name="${name}"]`).fill(value);
    await page.locator('noscript button').click();
    await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
    expect(formService.submissions).toEqual([{ subject: 'Appointment request', ...asked, notes: '' }]);
  });
});
