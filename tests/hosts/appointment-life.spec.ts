import { expect, type Page } from '@playwright/test';
import { cutText, expectNoViolations, overflowing } from '../helpers/page-checks.ts';
import { book, bookedId, fillInBooking } from '../helpers/booking-form.ts';
import { eventOf, linkOf, newestEmails as newest, sourceOf } from '../helpers/inbox.ts';
import { open, test } from '../helpers/browser-test.ts';

// An appointment from request to cancellation (docs/product.md, An appointment's life) in workerd.
// relay/appointment/lifecycle.test.ts tests each act and failures on Node.

/** Checks a page of the relay with axe, and for overflow on wide and narrow screens. */
async function expectGoodPage(page: Page, state: string) {
  await expectNoViolations(page, state);
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflowing(page), state).toEqual([]);
  await page.setViewportSize(size);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await cutText(page), `${state}, text of twice the size`).toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

test(
  'confirms, moves and cancels an appointment, with e-mails and calendar events for both sides',
  { tag: '@edge' },
  async ({ page }) => {
    test.setTimeout(90_000);
    await open(page, '/book');
    const { email } = await fillInBooking(page);
    await book(page);
    const id = await bookedId(page);

    async function press(href: string, button: string | RegExp) {
      await page.goto(href);
      await page.getByRole('button', { name: button }).click();
    }

    let mails = await newest(id, email, 2);
    const first = mails;
    await page.goto(linkOf(mails.clinic, /^Confirm$/));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm this appointment?');
    await expectGoodPage(page, 'the page that confirms');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Yes, confirm it' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The appointment is confirmed');
    await expectGoodPage(page, 'confirmed');

    mails = await newest(id, email, 4);
    const confirmed = await eventOf(mails.patient);
    expect(confirmed).toMatchObject({ method: 'REQUEST', status: 'CONFIRMED', sequence: 1 });
    expect(await sourceOf(mails.patient)).toMatch(/^Content-Type: text\/calendar;[^]*?method=REQUEST/im);
    expect(confirmed.uid).not.toContain(id);
    expect((await eventOf(first.patient)).uid).toBe(confirmed.uid);

    await page.goto(linkOf(mails.clinic, /^Offer another time$/));
    await expectGoodPage(page, 'the page that offers times');
    await page.getByRole('button', { name: 'Offer these times' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please choose at least one day and time.');
    await page.getByText('More times').click();
    const times: string[] = [];
    for (const nth of [1, 2]) {
      const day = page.getByLabel(`Time ${nth}: Day`);
      await day.selectOption({ index: 20 + nth });
      const time = page.getByLabel(`Time ${nth}: Time`);
      await time.selectOption('11:00');
      times.push(`${await day.locator('option:checked').innerText()}, 11:00 AM`);
    }
    await page.getByRole('button', { name: 'Offer these times' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The times are offered');
    mails = await newest(id, email, 6);
    for (const time of times) expect(mails.patient.text).toContain(`Accept ${time}`);

    await press(linkOf(mails.patient, new RegExp(`^Accept ${times[1]}$`)), 'Yes, accept it');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appointment is confirmed');
    await expect(page.getByText(times[1]!.split(', 11')[0]!)).toBeVisible();
    mails = await newest(id, email, 8);
    const moved = await eventOf(mails.patient);
    expect(moved).toEqual({ ...confirmed, sequence: 3 });

    const late = linkOf(mails.clinic, /^Offer another time$/);
    await press(linkOf(mails.patient, /^Cancel$/), 'Yes, cancel it');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appointment is cancelled');
    mails = await newest(id, email, 10);
    const cancelled = { uid: confirmed.uid, method: 'CANCEL', status: 'CANCELLED', sequence: 4 };
    expect(await eventOf(mails.patient)).toEqual(cancelled);

    await page.goto(late);
    await expect(page.getByRole('main')).toContainText('The patient cancelled the appointment');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expectGoodPage(page, 'superseded');
    await newest(id, email, 10);
  },
);
