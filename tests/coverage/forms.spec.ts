import { expect, type Page } from '@playwright/test';
import { RELAY_IDS } from '../../domain/wire.ts';
import { mapEmbedHref } from '../../app/content/clinic-facts.ts';
import { test } from '../visitor.ts';

const SEND_PATH = '**/api/v1.0/email/send';

type Sent = {
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, string>;
};

async function fillInBooking(page: Page) {
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+05:30'));
  await page.goto('/book');
  await expect(page.locator('form[data-ready]')).toBeVisible();
  await page.getByLabel('Full Name').fill('Asha Rane');
  await page.getByLabel('Email Address').fill('asha@example.com');
  await page.getByLabel('Phone Number').fill('98200 12345');
  await page.locator('[name="date"]').fill('24/11/2026');
  await page.keyboard.press('Escape');
  await page.getByLabel('Appointment Time').selectOption('10:30 AM');
}

test('both e-mails carry every field by the configured ids; a second press sends nothing; then the form is empty', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'phone', 'the same requests on every screen');
  const sent: Sent[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(SEND_PATH, async (route) => {
    sent.push(route.request().postDataJSON());
    await held;
    await route.fulfill({ body: 'OK' });
  });
  await fillInBooking(page);
  await page.getByRole('button', { name: 'Book My Appointment' }).click();
  const sending = page.getByRole('button', { name: 'Booking Your Appointment...' });
  await expect(sending).toBeDisabled();
  const spinner = sending.locator('[aria-hidden="true"]');
  await expect(spinner).toBeVisible();
  expect(await spinner.evaluate((it) => it.getAnimations().length)).toBe(1);
  await page
    .getByRole('form', { name: 'Appointment request' })
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.waitForTimeout(300);
  expect(sent).toHaveLength(1);

  answer();
  await expect(page).toHaveURL(/\/thank-you$/);
  const { publicKey, serviceId, clinicTemplateId, patientTemplateId } = RELAY_IDS.emailjs;
  expect(sent.map(({ template_id }) => template_id)).toEqual([clinicTemplateId, patientTemplateId]);
  for (const { user_id, service_id, template_params } of sent) {
    expect([user_id, service_id]).toEqual([publicKey, serviceId]);
    expect(template_params).toEqual({
      patient_name: 'Asha Rane',
      patient_email: 'asha@example.com',
      patient_phone: '98200 12345',
      appointment_date: 'Tuesday, November 24, 2026',
      appointment_time: '10:30 AM',
      notes: 'No additional notes',
      appointment_id: expect.stringMatching(/^DENT-[A-Z0-9]{6}$/),
    });
  }
  expect(sent[1]!.template_params).toEqual(sent[0]!.template_params);
  await page.goBack();
  for (const label of [
    'Full Name',
    'Email Address',
    'Phone Number',
    'Appointment Date',
    'Appointment Time',
  ]) {
    await expect(page.getByLabel(label)).toHaveValue('');
  }
});

test('a failed booking is told as an error', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'the same on every screen');
  await page.route(SEND_PATH, (route) => route.fulfill({ status: 400, body: 'no' }));
  await fillInBooking(page);
  await page.getByRole('button', { name: 'Book My Appointment' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Booking Error' });
  await expect(toast).toHaveAttribute('data-type', 'error');
  await expect(toast).toHaveCSS('border-left-color', 'rgb(143, 37, 25)');
  await expect(page.getByRole('button', { name: 'Book My Appointment' })).toBeEnabled();
});

test('the booking page gives the phone for urgent cases and marks what is optional', async ({ page }) => {
  await page.goto('/book');
  await expect(page.getByText('For urgent cases call +91 98765 43210')).toBeVisible();
  const form = page.getByRole('form', { name: 'Appointment request' });
  await expect(form.getByText('Additional Message / Symptoms (optional)')).toBeVisible();
  await expect(form.getByText('(optional)')).toHaveCount(1);
});

test('the contact form requires name, e-mail and message; the enquiry has fields of the right kinds', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'phone', 'the same on every screen');
  await page.route(`${new URL(mapEmbedHref).origin}/**`, (route) => route.abort());
  await page.goto('/');
  const contact = page.getByRole('form', { name: 'Message' });
  for (const name of ['Full Name', 'Email', 'Your Message']) {
    await expect(contact.getByRole('textbox', { name })).toHaveAttribute('required');
  }
  await expect(contact.getByRole('textbox', { name: 'Phone Number' })).not.toHaveAttribute('required');
  await expect(contact.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  await expect(contact.getByRole('textbox', { name: 'Phone Number' })).toHaveAttribute('type', 'tel');

  await page.goto('/international-patients');
  const enquiry = page.getByRole('form', { name: 'Enquiry' });
  await expect(enquiry.getByRole('textbox', { name: 'Email Address' })).toHaveAttribute('type', 'email');
  await expect(enquiry.getByRole('textbox', { name: 'Phone Number' })).toHaveAttribute('type', 'tel');
  await expect(enquiry.getByRole('textbox', { name: 'Country' })).toHaveAttribute('type', 'text');
  expect(await enquiry.getByRole('textbox', { name: 'Your Message' }).evaluate((it) => it.tagName)).toBe(
    'TEXTAREA',
  );
});
