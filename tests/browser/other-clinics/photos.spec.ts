import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { slotsOn } from '../../../domain/clinic/opening-hours.ts';
import { SENT_WITHOUT_PHOTOS } from '../../../domain/forms/photos.ts';
import { photos as words } from '../../../words/en/photos.ts';
import { badFiles, jpegPhoto, otherPhoto, paddedTo, SECRET } from '../../helpers/photo-files.ts';
import {
  book,
  bookedId,
  bookingForm,
  fillInBooking,
  requestSummary,
  submit,
} from '../../helpers/booking-form.ts';
import { open } from '../../helpers/browser-test.ts';
import { newestEmails, receivedEmails, type ReceivedEmail } from '../../helpers/inbox.ts';
import { coveredText, expectNoViolations, overflowing } from '../../helpers/page-checks.ts';
import { PORTS } from '../../helpers/ports.ts';
import { facts, test } from '../../helpers/several-languages.ts';
import { openDay } from '../../helpers/test-schedule.ts';
import { newPatient } from '../../helpers/unique-patients.ts';

// Pictures with a request (docs/product.md, A picture with the request). relay/protocols/photos.test.ts tests
// the relay's part.

const SEND_FORM = '**/api/v1.0/email/send-form';

const field = (page: Page) => page.getByRole('group', { name: words.label });
const input = (page: Page) => page.getByLabel(words.choose);
const picture = (page: Page, number: number) => page.getByRole('img', { name: words.picture(number) });

const file = (buffer: Buffer, name = 'IMG_0001.jpg', mimeType = 'image/jpeg') => ({ name, mimeType, buffer });

/** Returns the bytes of an attachment in the local inbox. */
async function attachment(email: ReceivedEmail, index: number): Promise<Buffer> {
  const { generatedFileName } = email.attachments[index]!;
  const address = `http://127.0.0.1:${PORTS.inbox}/api/email/${email.id}/attachment/${generatedFileName}`;
  return Buffer.from(await (await fetch(address)).arrayBuffer());
}

/** Drops or pastes a file from another program, with a text if one is given. */
async function give(page: Page, how: 'drop' | 'paste', buffer: Buffer, text = '') {
  const target = how === 'drop' ? field(page) : bookingForm(page);
  await target.evaluate(
    (element, [type, bytes, plain]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], 'a.png', { type: 'image/png' }));
      if (plain) data.setData('text/plain', plain);
      const event = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === 'drop'
          ? new DragEvent(type, { ...event, dataTransfer: data })
          : new ClipboardEvent(type, { ...event, clipboardData: data }),
      );
    },
    [how, [...buffer], text] as const,
  );
}

test('sends pictures of 12 megapixels upright and small to the clinic, and nobody else', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, '/book');
  const patient = await fillInBooking(page);
  await expect(field(page)).toContainText(words.notInstead);
  await expect(field(page).getByRole('link', { name: words.help })).toHaveAttribute('href', '/in-pain');
  const photo = await jpegPhoto({ width: 4032, height: 3024 }, 6);
  expect(photo.includes(SECRET)).toBe(true);
  await input(page).setInputFiles([file(photo)]);
  await expect(picture(page, 1)).toBeVisible();
  await give(page, 'drop', await otherPhoto('png'));
  await expect(picture(page, 2)).toBeVisible();
  await give(page, 'paste', await otherPhoto('png'));
  await expect(picture(page, 3)).toBeVisible();
  await expect(field(page).getByRole('status')).toHaveText(words.added(3, 3));
  await expectNoViolations(page, 'three pictures', 'main');

  await input(page).setInputFiles([file(photo)]);
  await expect(field(page).getByRole('status')).toHaveText(words.issues['too-many']);
  await page.getByRole('button', { name: words.remove(3) }).click();
  await expect(picture(page, 3)).toHaveCount(0);
  await expect(input(page)).toBeFocused();

  await book(page);
  const id = await bookedId(page);
  await expect(page.getByText(words.notSent)).toBeHidden();
  const { clinic, patient: receipt } = await newestEmails(id, patient.email, 2);
  expect(clinic.attachments.map(({ filename }) => filename)).toEqual([`${id}-1.jpg`, `${id}-2.jpg`]);
  expect(clinic.text).toMatch(new RegExp(`Pictures: ${id}-1\\.jpg \\(\\d+ KB\\)`));
  const received = await attachment(clinic, 0);
  expect(received.length).toBeLessThanOrEqual(500_000);
  expect(received.includes(SECRET)).toBe(false);
  const { width, height, exif, format } = await sharp(received).metadata();
  expect({ width, height, exif, format }).toEqual({
    width: 1200,
    height: 1600,
    exif: undefined,
    format: 'jpeg',
  });
  expect(receipt.attachments.map(({ contentType }) => contentType)).toEqual(['text/calendar']);
  expect(receipt.text).not.toMatch(/picture/i);
});

test('says which files cannot be read, and sends the request without them', async ({ page }) => {
  await open(page, '/book');
  const status = field(page).getByRole('status');
  for (const [name, bytes] of [
    ['scan.heic', Buffer.from('ftypheic')],
    ...(await badFiles()).filter(([, , fault]) => fault === 'other-type').slice(1),
  ] as [string, Buffer][]) {
    await input(page).setInputFiles([file(bytes, name, 'image/heic')]);
    await expect(status, name).toHaveText(words.issues['other-type']);
    await expect(picture(page, 1), name).toHaveCount(0);
  }
  await input(page).setInputFiles([file(await jpegPhoto())]);
  await expect(picture(page, 1)).toBeVisible();
  await expect(status).toHaveText(words.added(1, 3));
});

test('shows the progress, tries twice, and keeps the pictures if sending fails', async ({ page }) => {
  await open(page, '/book');
  await fillInBooking(page);
  await input(page).setInputFiles([file(await jpegPhoto())]);
  await expect(picture(page, 1)).toBeVisible();
  const answer = Promise.withResolvers<void>();
  let attempts = 0;
  await page.route(SEND_FORM, async (route) => {
    attempts++;
    await answer.promise;
    await route.fulfill({ status: 412, body: 'SMTP: away' });
  });
  await submit(page).click();
  await expect(page.getByRole('progressbar', { name: words.label })).toBeVisible();
  await expect(field(page).getByRole('status')).toContainText('Sending the pictures');
  await expect(page.getByRole('button', { name: words.remove(1) })).toBeHidden();
  answer.resolve();
  await expect(page.getByRole('group', { name: 'Booking Error' })).toBeVisible();
  expect(attempts).toBe(2);
  await expect(picture(page, 1)).toBeVisible();
  await expect(page.getByRole('button', { name: words.remove(1) })).toBeVisible();
});

test('says on the thank-you page that the pictures were too large', async ({ page }) => {
  await open(page, '/book');
  await fillInBooking(page);
  await input(page).setInputFiles([file(await jpegPhoto())]);
  await page.route(SEND_FORM, (route) => route.fulfill({ body: SENT_WITHOUT_PHOTOS }));
  await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ body: 'OK' }));
  await book(page);
  await expect(requestSummary(page)).toContainText(words.notSent);
});

test('keeps a picture that was chosen before the code loaded, and ignores one that comes with a text', async ({
  page,
}) => {
  await page.goto('/book');
  await input(page).setInputFiles([file(await jpegPhoto())]);
  await expect(picture(page, 1)).toBeVisible();
  // Spreadsheet programs paste a picture together with a text.
  await give(page, 'paste', await otherPhoto('png'), 'a row of a table');
  await give(page, 'paste', await otherPhoto('png'));
  await expect(field(page).getByRole('status')).toHaveText(words.added(2, 3));
  await page.setViewportSize({ width: 320, height: 640 });
  expect([...(await overflowing(page)), ...(await coveredText(page))]).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sends large pictures, and returns the form with its values if a picture is refused', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { name, email, phone } = newPatient();
    const date = openDay(facts, 20);
    const [slot] = slotsOn(facts, date, new Date());
    await page.goto('/book');
    const form = page.getByRole('form', { name: 'Appointment request' });
    await form.getByLabel('Full Name').fill(name);
    await form.getByLabel(/^Email Address/).fill(email);
    await form.getByLabel('Phone Number').fill(phone);
    await form.getByLabel('Appointment Date').fill(date);
    await form.getByLabel('Appointment Time').fill(slot!.time);
    const [[, gif]] = await badFiles();
    await form.getByLabel(words.label).setInputFiles([file(gif)]);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText(words.issues['other-type']);
    await expect(page.getByLabel('Full Name')).toHaveValue(name);

    // On a slow line, the browser still sends when the relay knows that it is too much.
    const network = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 4_000_000 };
    await network.send('Network.emulateNetworkConditions', slow);
    const tooLarge = file(paddedTo(4_700_000, await jpegPhoto()));
    await page.getByLabel(words.label).setInputFiles([tooLarge, tooLarge, tooLarge]);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText(words.issues['all-too-large']);
    await expect(page.getByLabel('Full Name')).toHaveValue(name);
    await expect(page.getByLabel('Appointment Time')).toHaveValue(slot!.time);
    await network.detach();

    const large = paddedTo(4 * 1024 * 1024, await jpegPhoto());
    await page.getByLabel(words.label).setInputFiles([file(large), file(large), file(large)]);
    await submit(page).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    const [clinic] = await receivedEmails(email, 2);
    expect(clinic!.attachments).toHaveLength(3);
  });
});
