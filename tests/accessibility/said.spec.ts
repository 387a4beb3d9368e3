import { expect, type Page } from '@playwright/test';
import { fillInBooking, SEND_PATH, submit } from '../helpers/booking-form.ts';
import { fieldOf, fillInMessage, FORM_PATH, sendOf, SORRY, THANKS } from '../helpers/message-form.ts';
import { open, test } from '../helpers/visitor.ts';

// What is said to those who can't see it (WCAG 4.1.3, 3.3.1), and that code which takes the focus gives it back.

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

test('a message says what to mend in the field’s own words, and how sending went', async ({ page }) => {
  const said = await listen(page);
  await open(page, '/contact');
  const fault = 'Please enter a valid name (2-50 characters, letters only)';
  await sendOf(page).press('Enter');
  await expect(fieldOf(page, 'Full Name')).toHaveAccessibleDescription(`Error: ${fault}`);
  await expect.poll(said).toContain(fault);
  await fillInMessage(page);
  for (const [answer, status] of [
    [{ status: 500, body: '{}' }, SORRY],
    [{ json: { ok: true } }, THANKS],
  ] as const) {
    await page.route(FORM_PATH, (route) => route.fulfill(answer), { times: 1 });
    await sendOf(page).press('Enter');
    await expect.poll(said).toContain(status);
    await expect(sendOf(page)).toBeFocused();
  }
  expect(await said()).toContain('Submitting your message...');
});

test('searches say how much they found', async ({ page }) => {
  const said = await listen(page);
  await open(page, '/blog');
  for (const [text, summary] of [
    ['te', /^Showing \d+ blog\(s\) for "te"$/],
    ['zzz', /^No blogs found/],
  ] as const) {
    await page.getByLabel('Search the articles').fill(text);
    await page.keyboard.press('Enter');
    await expect.poll(said).toContainEqual(expect.stringMatching(summary));
  }
  await open(page, '/sitemap');
  await page.getByLabel('Search pages').fill('contact');
  await expect.poll(said).toContain('1 page found');
  await page.getByLabel('Search pages').fill('zzz');
  await expect.poll(said).toContainEqual(expect.stringMatching(/^No pages found/));
});
