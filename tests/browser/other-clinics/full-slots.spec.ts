import { expect, type Page } from '@playwright/test';
import { FULL_SLOTS_PATH } from '../../../domain/web/relay-paths.ts';
import { fullSlots } from '../../../words/en/full-slots.ts';
import { accented } from '../../fixtures/accents.ts';
import { book, bookedId, chooseDay, fillInBooking, timeField } from '../../helpers/booking-form.ts';
import { SEVERAL_LANGUAGES } from '../../helpers/clinics.ts';
import { linkOf, newestEmails } from '../../helpers/inbox.ts';
import { expectNoViolations } from '../../helpers/page-checks.ts';
import { testOf } from '../../helpers/fixture-site.ts';
import { open } from '../../helpers/browser-test.ts';

// A clinic with one chair (docs/product.md, Full times). relay/appointment/full-slots.test.ts tests
// simultaneous acts and the pages of links.

const test = testOf(SEVERAL_LANGUAGES, 'of full slots');

const MARK = 'This time is full';

const firstTime = (page: Page) => page.locator('#booking-time option').nth(1);

async function answered(page: Page, path: string): Promise<void> {
  const answer = page.waitForResponse(`**${FULL_SLOTS_PATH}`);
  await open(page, path);
  await page.locator('#booking-name').focus();
  await answer;
}

/** Books the day's first time. Returns the clinic's e-mail. */
async function bookFirst(page: Page): Promise<{ text: string; confirm: string }> {
  const { email } = await fillInBooking(page);
  await book(page);
  const { clinic } = await newestEmails(await bookedId(page), email, 2);
  return { text: clinic.text, confirm: linkOf(clinic, /^Confirm$/) };
}

test('shows a booked slot as taken; if the relay does not answer, it can be requested with a warning', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const newPage = async () => (await browser.newContext({ baseURL: baseURL! })).newPage();

  const first = await newPage();
  await answered(first, '/book');
  const { text, confirm } = await bookFirst(first);
  expect(text).not.toContain(MARK);
  const staff = await newPage();
  await staff.goto(baseURL + new URL(confirm).pathname);
  await staff.getByRole('button', { name: 'Yes, confirm it' }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('The appointment is confirmed');

  const second = await newPage();
  await answered(second, '/book');
  const day = await chooseDay(second);
  const time = (await firstTime(second).innerText()).replace(' (taken)', '');
  await expect(firstTime(second)).toHaveText(fullSlots.taken(time));
  await expect(firstTime(second)).toBeDisabled();
  await expect(timeField(second).locator('option:disabled')).toHaveCount(1);
  await expectNoViolations(second, 'a time is taken', 'main');
  await answered(second, '/xa/book');
  // A date in digits is the same in both languages.
  await second.locator('#booking-date').fill(new Date(day).toLocaleDateString('en-GB'));
  await expect(firstTime(second)).toContainText(accented('taken'));

  const third = await newPage();
  await third.route(`**${FULL_SLOTS_PATH}`, (route) => route.fulfill({ status: 429 }));
  await answered(third, '/book');
  const refused = await bookFirst(third);
  expect(refused.text).toContain(MARK);
  await staff.goto(baseURL + new URL(refused.confirm).pathname);
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(MARK);
  await expectNoViolations(staff, 'a full time');
  await expect(staff.getByRole('link', { name: 'Offer another time' })).toBeVisible();

  // The page waits a second for a relay that does not answer.
  const fourth = await newPage();
  const held = Promise.withResolvers<void>();
  await fourth.route(`**${FULL_SLOTS_PATH}`, () => held.promise);
  const givenUp = fourth.waitForEvent('requestfailed', (request) => request.url().endsWith(FULL_SLOTS_PATH));
  await open(fourth, '/book');
  await fourth.locator('#booking-name').focus();
  await givenUp;
  await chooseDay(fourth);
  await expect(firstTime(fourth)).toBeEnabled();

  // The answer arrives after a time was chosen.
  const fifth = await newPage();
  await fifth.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  const late = Promise.withResolvers<void>();
  await fifth.route(`**${FULL_SLOTS_PATH}`, async (route) => {
    await late.promise;
    await route.continue();
  });
  await open(fifth, '/book');
  await chooseDay(fifth);
  await timeField(fifth).selectOption({ index: 1 });
  late.resolve();
  await expect(firstTime(fifth)).toHaveText(fullSlots.taken(time));
  await expect(timeField(fifth)).not.toHaveValue('');
  held.resolve();
});
