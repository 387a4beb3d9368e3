import { expect, type Page } from '@playwright/test';
import { fillInBooking, SEND_PATH, submit } from '../helpers/booking-form.ts';
import { open, test } from '../helpers/visitor.ts';

// What is said to those who can't see it (WCAG 4.1.3). Of messages and searches: messages.spec.ts, blog.spec.ts and sitemap.spec.ts,
// in regions that are delivered (tests/delivered/screens.test.ts).

/** Notes what is written into live regions that were there before: only that is read out. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const REGIONS = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    new MutationObserver((mutations) => {
      const added = new Set(mutations.flatMap(({ addedNodes }) => [...addedNodes]));
      const regions = mutations.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(REGIONS),
      );
      for (const region of new Set(regions)) {
        const text = region?.textContent?.replace(/\s+/g, ' ').trim();
        if (text && !added.has(region!)) said.push(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test('booking says that it is sending and how it went; its toast goes by a key', async ({ page }) => {
  const said = await listen(page);
  await open(page, '/book');
  await fillInBooking(page);
  await page.route(SEND_PATH, (route) => route.fulfill({ body: 'OK' }));
  const next = Promise.withResolvers<void>();
  await page.route('**/thank-you', async (route) => {
    await next.promise;
    await route.continue();
  });
  await submit(page).press('Enter');
  await expect.poll(said).toContain('Booking Your Appointment...');
  next.resolve();
  await expect(page).toHaveURL(/\/thank-you$/);
  const toast = page.getByText(/^Your appointment is confirmed for/);
  await expect(toast).toBeVisible();
  await expect(page).toHaveTitle(/^Thank you \|/);
  expect(await said()).toContainEqual(
    expect.stringMatching(
      /^Appointment Booked! 🎉 ?Your appointment is confirmed for .+ at \d\d:\d\d [AP]M\./,
    ),
  );
  // It goes without a pointer, too, and before its time.
  await page.getByRole('button', { name: 'Close toast' }).press('Enter');
  await expect(toast).toBeHidden();
});
