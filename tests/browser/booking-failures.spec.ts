import { expect, type Page } from '@playwright/test';
import { refusalText } from '../../domain/forms/email-params.ts';
import {
  openFilledIn,
  book,
  bookingForm as form,
  SEND_PATH,
  sending,
  submit,
  timeField,
  toast,
} from '../helpers/booking-form.ts';
import { expectNoViolations } from '../helpers/page-checks.ts';
import { test } from '../helpers/browser-test.ts';

// docs/product.md, Booking: Failures.

const NOTHING_SENT = 'Failed to send confirmation emails. Please try again or contact us directly.';
const PATIENT_EMAIL_FAILED =
  'Your appointment was processed but confirmation email failed. Please contact us to verify your booking.';
const UNEXPECTED = 'There was an error booking your appointment. Please try again or contact us directly.';

test.describe('if sending fails', () => {
  type Answer = 'refuse' | 'break' | 'hang' | 'pass';

  /** Answers each request as `answer` decides. Returns a list to which each request is added. */
  async function answerWith(page: Page, answer: (template: string, count: number) => Answer) {
    const requests: { template: string; id: string }[] = [];
    await page.route(SEND_PATH, async (route) => {
      const body = route.request().postDataJSON();
      requests.push({ template: body.template_id, id: body.template_params.appointment_id });
      const count = requests.filter(({ template }) => template === body.template_id).length;
      const kind = answer(body.template_id, count);
      if (kind === 'refuse') await route.fulfill({ status: 400, body: 'The template ID not found' });
      else if (kind === 'break') await route.abort('connectionreset');
      else if (kind === 'pass') await route.fulfill({ body: 'OK' });
    });
    return requests;
  }

  async function expectFailure(page: Page, text: string) {
    await expect(toast(page)).toContainText(`Booking Error${text}`);
    const box = form(page).getByRole('group', { name: 'Booking Error' });
    await expect(box).toContainText('You can also reach us directly:');
    await expect(box).not.toContainText(text);
    await expect(box).toBeFocused();
    await expect(box.locator('a[href^="tel:"]')).toBeVisible();
    await expect(submit(page)).toBeEnabled();
    // The toast does not cover any of the links.
    const { y, height } = (await toast(page).boundingBox())!;
    for (const link of await box.getByRole('link').all())
      expect((await link.boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
  }

  test('keeps the values if no e-mail was sent, and retries under the same id', async ({ page }) => {
    let isFailing = true;
    const requests = await answerWith(page, (_, count) =>
      !isFailing ? 'pass' : count > 1 ? 'break' : 'refuse',
    );
    const { name } = await openFilledIn(page);
    const time = await timeField(page).inputValue();
    await submit(page).click();
    await expectFailure(page, NOTHING_SENT);
    await expectNoViolations(page, 'failed, with a toast');
    await toast(page).getByRole('button', { name: 'Close toast' }).click();
    await expect(toast(page).getByText('Booking Error')).toBeHidden();
    await expect(form(page).getByRole('group', { name: 'Booking Error' })).toContainText(NOTHING_SENT);
    expect(requests).toEqual([requests[0], requests[0]]);
    await expect(page.getByLabel('Full Name')).toHaveValue(name);
    await expect(timeField(page)).toHaveValue(time);
    isFailing = false;
    await book(page);
    expect(new Set(requests.map(({ id }) => id)).size).toBe(1);
  });

  test('marks a value that the relay refuses, but not after an error text of EmailJS', async ({ page }) => {
    let body = 'The template params are invalid: patient_phone is required';
    await page.route(SEND_PATH, (route) => route.fulfill({ status: 400, body }));
    const { phone } = await openFilledIn(page);
    await submit(page).click();
    await expectFailure(page, NOTHING_SENT);
    await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(0);
    body = refusalText({ phone: 'too-short' });
    await submit(page).click();
    const field = page.getByLabel('Phone Number');
    await expect(field).toHaveAccessibleDescription(/Error: Please enter a valid phone number\./);
    await expectFailure(page, NOTHING_SENT);
    await expect(field).toHaveValue(phone);
    await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(1);
  });

  test('says that only the clinic’s e-mail was sent', async ({ page }) => {
    await answerWith(page, (template) => (template === 'patient' ? 'refuse' : 'pass'));
    await openFilledIn(page);
    await submit(page).click();
    await expectFailure(page, PATIENT_EMAIL_FAILED);
  });

  test('gives up after two attempts of 15 seconds without an answer', async ({ page }) => {
    const requests = await answerWith(page, () => 'hang');
    await page.clock.install();
    await openFilledIn(page);
    await submit(page).click();
    await expect.poll(() => requests.length).toBe(1);
    await page.clock.runFor(14_000);
    await expect(sending(page)).toBeDisabled();
    await page.clock.runFor(2_500);
    await expect.poll(() => requests.length).toBe(2);
    await page.clock.runFor(15_500);
    await expectFailure(page, NOTHING_SENT);
  });

  test('reports at once that the visitor is offline, or that an exception occurred', async ({
    page,
    context,
  }) => {
    const requests = await answerWith(page, () => 'pass');
    await openFilledIn(page);
    await context.setOffline(true);
    await submit(page).click();
    await expectFailure(page, UNEXPECTED);
    const offline = 'You are offline. Connect to the internet and press the button again.';
    await expect(page.getByText(offline)).toBeVisible();
    await context.setOffline(false);
    await book(page);
    expect(requests).toHaveLength(2);
    await openFilledIn(page);
    await page.evaluate(() => {
      crypto.getRandomValues = () => {
        throw new Error('no random numbers');
      };
    });
    await submit(page).click();
    await expectFailure(page, UNEXPECTED);
    expect(requests).toHaveLength(2);
  });
});
