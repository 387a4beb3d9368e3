import { expect, type Page } from '@playwright/test';
import { receivedEmails, replyTo } from '../helpers/inbox.ts';
import {
  fieldOf as field,
  fillInMessage as fillIn,
  FORM_PATH,
  formOf as form,
  MESSAGE as MESSAGE_FORM,
  NETWORK,
  sendOf as send,
  SORRY,
  statusOf as status,
  THANKS,
  type FormKind,
} from '../helpers/message-form.ts';
import { expectNoViolations } from '../helpers/page-checks.ts';
import { newMark } from '../helpers/unique-patients.ts';
import { open, test } from '../helpers/browser-test.ts';

// docs/product.md, Messages and enquiries. site/forms/message/send-message.test.ts tests the answers of the
// form service.

/** Only the form is checked: the bottom bar may half cover links of its section. */
const FORM = '#contact form';

/** The fields of each form in the order of their checks. */
const MESSAGE = {
  ...MESSAGE_FORM,
  checks: [
    ['Full Name', 'Please enter a valid name (2-50 characters, letters only)', 'Asha Rane'],
    [
      'Phone Number',
      'Please enter a valid Indian mobile number (10 digits starting with 6-9)',
      '98765 43210',
    ],
    ['Email', 'Please enter a valid email address', 'asha@example.com'],
    ['Your Message', 'Please enter a message with at least 10 characters', 'Ten letters and more'],
  ],
} as const;
const ENQUIRY = {
  path: '/international-patients',
  name: 'Enquiry',
  send: 'Send Enquiry',
  checks: [
    ['Full Name', 'Please enter your full name', 'Amara O’Neill'],
    ['Email Address', 'Please enter a valid email address', 'amara@example.com'],
    ['Country', 'Please enter your country', 'Nigeria'],
    ['Your Message', 'Please enter your message', 'Two implants?'],
  ],
} as const;

/** Returns the colour of the status text: 'blue' while sending, 'green' after success, 'red' for errors. */
async function colour(page: Page, of?: FormKind): Promise<'red' | 'green' | 'blue'> {
  const text = await status(page, of).evaluate((box) => getComputedStyle(box).color);
  const [red, green, blue] = text.match(/\d+/g)!.map(Number) as [number, number, number];
  if (red > green && red > blue) return 'red';
  return green > blue ? 'green' : 'blue';
}

test('sends a message to the clinic, and empties the form', { tag: '@edge' }, async ({ page }) => {
  await open(page, '/contact');
  const answer = Promise.withResolvers<void>();
  await page.route(FORM_PATH, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const sender = await fillIn(page);
  await field(page, 'Phone Number').fill('098765 43210');
  const request = page.waitForRequest(FORM_PATH);
  await send(page).click();
  await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(status(page)).toHaveText('Submitting your message...');
  await expectNoViolations(page, 'sending', FORM);
  expect(await colour(page)).toBe('blue');
  expect((await request).headers().accept).toBe('application/json');

  answer.resolve();
  await expect(status(page)).toHaveText(THANKS);
  expect(await colour(page)).toBe('green');
  await expectNoViolations(page, 'sent', FORM);
  await expect(send(page)).toBeEnabled();
  for (const name of ['Full Name', 'Email', 'Your Message']) await expect(field(page, name)).toHaveValue('');
  await expect(field(page, 'Phone Number')).toHaveValue('+91 ');

  const [email] = await receivedEmails(sender.email, 1);
  for (const text of [sender.message, '+91 9876543210']) expect(email?.text).toContain(text);
  expect(await replyTo(email!)).toBe(sender.email);
});

for (const kind of [MESSAGE, ENQUIRY]) {
  test(`checks the ${kind.name.toLowerCase()} one field at a time, in order`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));
    await open(page, kind.path);
    if (kind === MESSAGE) await field(page, 'Phone Number').fill('12345');
    const faulty = form(page, kind).locator('[aria-invalid="true"]');
    for (const [name, message, mended] of kind.checks) {
      await send(page, kind).click();
      await expect(status(page, kind)).toHaveText(message);
      expect(await colour(page, kind)).toBe('red');
      await expect(field(page, name, kind)).toBeFocused();
      await expect(field(page, name, kind)).toHaveAccessibleDescription(
        new RegExp(message.replace(/[()]/g, '\\$&')),
      );
      await expect(faulty).toHaveCount(1);
      await field(page, name, kind).fill(mended);
      await expect(status(page, kind)).toHaveText('');
      await expect(faulty).toHaveCount(0);
    }
    expect(requests).toEqual([]);
  });
}

test('keeps a message that was not sent, says why, and can send it again', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await open(page, '/contact');
  const sender = await fillIn(page);
  const errors = [
    { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
    { code: 'REQUIRED_FIELD_EMPTY', field: 'message', message: 'is required' },
  ];
  for (const [answer, text] of [
    [{ status: 422, json: { error: 'Validation errors', errors } }, 'Error: should be an email, is required'],
    [{ status: 500, body: 'Internal Server Error' }, SORRY],
    [null, NETWORK],
  ] as const) {
    await page.route(FORM_PATH, (route) => (answer ? route.fulfill(answer) : route.abort()), { times: 1 });
    logged.length = 0;
    await send(page).click();
    await expect(status(page)).toHaveText(text);
    expect(await colour(page)).toBe('red');
    expect(logged.join()).toContain('The message was not sent.');
    await expect(send(page)).toBeFocused();
    await expect(field(page, 'Your Message')).toHaveValue(sender.message);
  }
  await expectNoViolations(page, 'failed', FORM);
  const request = page.waitForRequest(FORM_PATH);
  await send(page).click();
  await expect(status(page)).toHaveText(THANKS);
  // If the field has only the prefix, an empty value is sent.
  expect((await request).postData()).toMatch(/name="phone"\r\n\r\n\r\n/);
  await receivedEmails(sender.email, 1);
});

test("'Send via Form' posts the same four values natively", async ({ page }) => {
  await open(page, '/contact');
  const button = form(page).getByRole('button', { name: 'Send via Form' });
  await form(page).locator('summary').click();
  await button.click();
  await expect(status(page)).toHaveText(MESSAGE.checks[0][1]);
  await expectNoViolations(page, 'to mend, with the notice open', FORM);
  const sender = await fillIn(page);
  await field(page, 'Phone Number').fill('9876543210');
  const request = page.waitForRequest(FORM_PATH);
  await button.click();
  const plain = await request;
  expect(plain.isNavigationRequest()).toBe(true);
  const values = Object.fromEntries(new URLSearchParams(plain.postData()!));
  expect(values).toEqual({ ...sender, phone: '+91 9876543210' });
  await expect(page).toHaveURL(/\/thank-you$/);
  await receivedEmails(sender.email, 1);
});

test('shows other ways to reach the clinic above the bottom bar if sending fails', async ({ page }) => {
  await page.route(FORM_PATH, (route) => route.abort());
  await open(page, '/contact');
  // A phone has no bar while a field has the focus.
  const bar = page.getByRole('navigation', { name: 'Quick contact' }).getByRole('list');
  const edge = (await bar.boundingBox())!.y;
  await fillIn(page);
  await send(page).evaluate((button, bottom) => {
    window.scrollBy({ top: button.getBoundingClientRect().bottom - bottom, behavior: 'instant' });
  }, edge);
  await send(page).click();
  await expect(status(page)).toHaveText(NETWORK);
  const contactLinks = status(page).locator('xpath=..').getByRole('link');
  await expect(contactLinks).not.toHaveCount(0);
  for (const contactLink of await contactLinks.all()) {
    // WCAG 2.5.8
    await expect
      .poll(async () => {
        const { y, height } = (await contactLink.boundingBox())!;
        return Math.min(y + height, edge) - y;
      })
      .toBeGreaterThanOrEqual(24);
  }
});

test('sends an enquiry to the clinic', async ({ page }) => {
  await open(page, ENQUIRY.path);
  const email = `amara.${newMark()}@example.com`;
  for (const [name, , value] of ENQUIRY.checks) await field(page, name, ENQUIRY).fill(value);
  await field(page, 'Email Address', ENQUIRY).fill(email);
  await field(page, 'Phone Number', ENQUIRY).fill('+234 803 123 4567');
  const treatment = form(page, ENQUIRY).getByRole('combobox', { name: 'Treatment Interest' });
  await treatment.selectOption('Dental Implants');
  await send(page, ENQUIRY).click();
  await expect(status(page, ENQUIRY)).toHaveText(THANKS);
  await expect(field(page, 'Country', ENQUIRY)).toHaveValue('');
  await expect(treatment).toHaveValue('');
  const [mail] = await receivedEmails(email, 1);
  expect(mail?.subject).toBe('International patient enquiry');
  for (const text of ['Amara O’Neill', 'Nigeria', '+234 803 123 4567', 'Dental Implants', 'Two implants?'])
    expect(mail?.text).toContain(text);
  expect(await replyTo(mail!)).toBe(email);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms post natively and reach the clinic', { tag: '@edge' }, async ({ page }) => {
    await page.goto('/contact');
    const sender = await fillIn(page);
    await send(page).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    await receivedEmails(sender.email, 1);
  });
});
