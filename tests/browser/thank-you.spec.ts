import { expect, type Page } from '@playwright/test';
import {
  acceptEmails,
  openFilledIn,
  requestSummary,
  book,
  bookedId,
  toast,
} from '../helpers/booking-form.ts';
import { test, touch } from '../helpers/browser-test.ts';

// docs/product.md, Booking: Sending.

test.describe('the thank-you page', () => {
  const expectNoRequest = async (page: Page) => {
    await touch(page);
    await expect(page.getByText('request has been received')).toBeVisible();
    await expect(requestSummary(page)).toBeHidden();
    await expect(page.getByText('Appointment Booked!')).toBeHidden();
  };

  test('shows a booking once, in the tab where it was made', async ({ page, context }) => {
    await acceptEmails(page);
    await openFilledIn(page);
    await book(page);
    const id = await bookedId(page);
    // A chat that begins on this page mentions the request.
    for (const chat of await page.locator('a[href^="https://wa.me/"]').all())
      expect(await chat.getAttribute('href')).toContain(id);
    const secondTab = await context.newPage();
    await secondTab.goto('/thank-you');
    await expectNoRequest(secondTab);
    await page.reload();
    await expectNoRequest(page);
    await page.goto('/about');
    await page.goBack();
    await expectNoRequest(page);
  });

  test('hides its toast after 12 seconds, unless the pointer is over it', async ({ page }) => {
    await page.clock.install();
    await acceptEmails(page);
    await openFilledIn(page);
    await book(page);
    const booked = toast(page).getByText('Appointment Booked! 🎉');
    await booked.hover();
    await page.clock.runFor(13_000);
    await expect(booked).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(13_000);
    await expect(booked).toBeHidden();
    await expect(requestSummary(page)).toBeVisible();
  });

  test('ignores bookings in the address, and invalid ones in storage', async ({ page }) => {
    for (const requested of [
      'DENT-ABC123',
      { id: '<b>DENT</b>', date: '2026-11-24', time: '10:00' },
      { id: 'DENT-ABC123', date: 'soon', time: '10:00' },
      null,
    ]) {
      await page.goto('/about');
      const stored = JSON.stringify({ requested });
      await page.evaluate((value) => sessionStorage.setItem('carried', value), stored);
      await page.goto(
        '/thank-you?requested=DENT-ABC123&id=DENT-ABC123&date=2026-11-24&time=10:00#DENT-ABC123',
      );
      await expectNoRequest(page);
    }
  });
});
