import { expect, type Page } from '@playwright/test';
import {
  acceptEmails,
  book,
  fillInPatient,
  NOON,
  requestSummary,
  timeField,
  typeDate,
} from '../helpers/booking-form.ts';
import { lowContrastText } from '../helpers/contrast.ts';
import { expectNoViolations } from '../helpers/page-checks.ts';
import { open, stillness, test, touch } from '../helpers/browser-test.ts';

// docs/product.md, Booking. The drawn window beside date and time has the light of the chosen time.

const MORNING = new Date('2026-11-20T07:30:00+05:30');
const NIGHT = new Date('2026-11-20T22:00:00+05:30');

/** Returns the colours of the wall and of everything in the window. */
async function light(page: Page): Promise<string> {
  await stillness(page);
  return page.locator('.window-wall').evaluate((wall) =>
    [wall, ...wall.querySelectorAll('svg *')]
      .map((each) => getComputedStyle(each))
      .map(({ backgroundColor, fill, opacity }) => [backgroundColor, fill, opacity].join())
      .join('\n'),
  );
}

test('the window has the light of the clinic’s clock until a time is chosen, then that of this time', async ({
  page,
}) => {
  await page.clock.setFixedTime(NIGHT);
  await open(page, '/book');
  const night = await light(page);
  await expectNoViolations(page, 'night', 'form');
  expect.soft(await lowContrastText(page), 'night').toEqual([]);
  await typeDate(page, '4 dec 2026');
  const seen = [night];
  for (const time of ['09:00', '12:00', '17:30']) {
    await timeField(page).selectOption(time);
    seen.push(await light(page));
    expect.soft(await lowContrastText(page), time).toEqual([]);
  }
  expect(new Set(seen).size).toBe(4);
  await typeDate(page, '25 dec 2026');
  expect(await light(page)).toBe(night);
});

test('the thank-you page has the light of the visit, then that of the clinic’s clock', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(NOON);
  await acceptEmails(page);
  await open(page, '/book');
  await fillInPatient(page);
  await typeDate(page, '4 dec 2026');
  await timeField(page).selectOption('17:30');
  await book(page);
  await expect(requestSummary(page)).toBeVisible();
  const atDusk = await light(page);
  expect.soft(await lowContrastText(page)).toEqual([]);
  await page.clock.setFixedTime(NIGHT);
  await page.reload();
  await touch(page);
  const atNight = await light(page);
  expect.soft(await lowContrastText(page)).toEqual([]);
  await expectNoViolations(page, 'at night');
  await page.clock.setFixedTime(MORNING);
  await page.reload();
  expect(new Set([atDusk, atNight, await light(page)]).size).toBe(3);
});

test('the boat and the cat do not move with reduced motion', async ({ page }) => {
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await page.clock.setFixedTime(NOON);
  await open(page, '/book');
  expect(await moving()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await touch(page);
  expect(await moving()).toBe(0);
});
