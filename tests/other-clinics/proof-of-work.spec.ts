import { expect, type Page } from '@playwright/test';
import { fillInBooking, submit } from '../helpers/booking-form.ts';
import { SMALL } from '../helpers/clinics.ts';
import { receivedEmails } from '../helpers/inbox.ts';
import { open } from '../helpers/visitor.ts';
import { testOf } from '../helpers/served.ts';

/** The small clinic's relay demands a proof of work. */
const test = testOf(SMALL);

const CHALLENGE = '**/proof-of-work';

/** Someone of this test alone. */
function newAddress(): string {
  return `asha.${Math.random().toString(36).slice(2, 10)}@example.com`;
}

async function fillInMessage(page: Page, email: string) {
  const form = page.getByRole('form', { name: 'Message' });
  await form.getByRole('textbox', { name: 'Full Name' }).fill('Asha Rane');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'Your Message' }).fill('Do you also treat children?');
  return form;
}

test('a booking is two e-mails, and the page has done its work meanwhile', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/book');
  // Nothing before the form is touched.
  expect(asked.filter((path) => path.includes('proof-of-work'))).toEqual([]);
  const challenge = page.waitForRequest(CHALLENGE);
  const { email, day, time } = await fillInBooking(page);
  await challenge;
  await submit(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  const emails = await receivedEmails(email, 2);
  for (const { text } of emails) for (const fact of [day, time]) expect(text).toContain(fact);
  expect(JSON.stringify(emails)).not.toContain('derivedKey');
  // One challenge for each e-mail, asked for once.
  expect(asked.filter((path) => path === '/proof-of-work')).toHaveLength(2);
});

test('a message arrives, also as a plain form sent by the page', async ({ page }) => {
  for (const name of ['Send Message', 'Send via Form']) {
    await open(page, '/contact');
    const email = newAddress();
    const form = await fillInMessage(page, email);
    await form.getByRole('button', { name }).click();
    await receivedEmails(email, 1);
  }
  await expect(page).toHaveURL(/\/thank-you$/);
});

test('without a challenge a message is told as not sent, and the next try succeeds', async ({ page }) => {
  await page.route(CHALLENGE, (route) => route.abort());
  await open(page, '/contact');
  const email = newAddress();
  const form = await fillInMessage(page, email);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('status')).toHaveText(/^Network error\./);
  await page.unroute(CHALLENGE);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('status')).toHaveText(/^Thank you!/);
  await receivedEmails(email, 1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is refused with the ways that are left', async ({ page }) => {
    await page.goto('/contact');
    const form = await fillInMessage(page, newAddress());
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('This form can’t be sent without JavaScript.')).toBeVisible();
    await expect(page.locator('a[href^="tel:"]')).toBeVisible();
  });
});
