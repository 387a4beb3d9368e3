import { expect, type Page } from '@playwright/test';
import { book, fillInBooking, openCalendar, SEND_PATH, sending, submit } from '../helpers/booking-form.ts';
import {
  fillInMessage,
  FORM_PATH,
  formOf,
  sendOf,
  SORRY,
  statusOf,
  THANKS,
} from '../helpers/message-form.ts';
import { pathsUnder } from '../helpers/pages.ts';
import { open, reach, stillness, test } from '../helpers/visitor.ts';
import { expectNoFault, smallTargets } from '../helpers/measures.ts';

// What the checker finds in the states that a visitor can bring pages into, each once.

const [SERVICE] = pathsUnder('services');

test.beforeEach(async ({ page }) => {
  // Colours are judged when nothing is half-way faded.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the menu of a phone, unfolded', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Services', { exact: true }).click();
  await menu.locator('details details summary').first().click();
  await stillness(page);
  await expectNoFault(page, 'services unfolded');
  expect(await smallTargets(page, 44)).toEqual([]);
});

test('the menu of services, and the tooltip', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Services' }).click();
  await expect(page.locator('[popover]:popover-open')).toBeVisible();
  await expectNoFault(page, 'services menu open');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Chat with us on WhatsApp' }).hover();
  await expectNoFault(page, 'tooltip shown');
});

test('a question, a tab, a profile, a carousel in use', async ({ page }) => {
  await open(page, SERVICE);
  await page.getByRole('main').locator('summary').first().click();
  await expectNoFault(page, 'a question open', 'main');
  for (const path of ['/doctors', '/gallery']) {
    await open(page, path);
    const tabs = page.getByRole('tab');
    await tabs.last().click();
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await expectNoFault(page, `${path}, the last tab`, 'main');
  }
  await open(page, '/team');
  await page
    .getByRole('button', { name: /^View Profile/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFault(page, 'profile open');

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  const carousel = page.locator('[aria-roledescription="carousel"]');
  await reach(carousel);
  await carousel.getByRole('button', { name: 'Stop automatic slide show' }).click();
  await stillness(page);
  await expectNoFault(page, 'paused', '[aria-roledescription="carousel"]');
});

/** Holds the answer to the next request of a form back until it is told what it is. */
async function holdAnswer(page: Page, path: string) {
  const answer = Promise.withResolvers<number>();
  await page.route(path, async (route) => route.fulfill({ status: await answer.promise, body: '{}' }));
  return answer.resolve;
}

test('the booking form with its messages, calendar, failure and thanks', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, '/book');
  await submit(page).click();
  await expect(page.getByText('Name must be at least 2 characters.')).toBeVisible();
  await expectNoFault(page, 'every field with a message');
  await openCalendar(page);
  await expectNoFault(page, 'calendar open');
  await page.keyboard.press('Escape');
  await fillInBooking(page);
  const answer = await holdAnswer(page, SEND_PATH);
  await submit(page).click();
  await expect(sending(page)).toBeDisabled();
  await expectNoFault(page, 'sending');
  answer(400);
  await expect(page.getByRole('group', { name: 'Booking Error' })).toBeVisible();
  await expectNoFault(page, 'failed, with a toast');
  await page.unrouteAll();
  await page.route(SEND_PATH, (route) => route.fulfill({ body: 'OK' }));
  await book(page);
  await expect(page.getByText('What you asked for')).toBeVisible();
  await expectNoFault(page, 'thanked, with a toast');
});

/** Its section has links that the bar at the foot may half cover, wherever the page was scrolled to. */
const MESSAGE_FORM = '#contact form';

test('the message form with a message, waiting, failed and sent; its notice open', async ({ page }) => {
  await open(page, '/contact');
  await formOf(page).locator('summary').click();
  await sendOf(page).click();
  await expect(statusOf(page)).not.toBeEmpty();
  await expectNoFault(page, 'to mend', MESSAGE_FORM);
  await fillInMessage(page);
  const answer = await holdAnswer(page, FORM_PATH);
  await sendOf(page).click();
  await expect(formOf(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expectNoFault(page, 'sending', MESSAGE_FORM);
  answer(500);
  await expect(statusOf(page)).toHaveText(SORRY);
  await expectNoFault(page, 'failed', MESSAGE_FORM);
  await page.unrouteAll();
  await page.route(FORM_PATH, (route) => route.fulfill({ json: { ok: true } }));
  await sendOf(page).click();
  await expect(statusOf(page)).toHaveText(THANKS);
  await expectNoFault(page, 'sent', MESSAGE_FORM);
});

test('loading panels', async ({ page }) => {
  // The panels are the style sheet's: with its clock stopped they stay.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of [SERVICE, '/gallery/before-after', '/team']) {
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    await expectNoFault(page, `${path} loading`, 'main');
  }
});

test('the plain form, as it is without scripts', async ({ page }) => {
  // The checker is a script itself. So the page comes without its own, with what browsers without scripts show in place
  // of what they hide.
  await page.route(/\/book$|\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replaceAll(/<script\b(?! type="application)[^]*?<\/script>/g, '')
      .replaceAll(/<\/?noscript>/g, '')
      .replaceAll(/scripting: ?none/g, 'min-width:0')
      .replaceAll(/scripting: ?enabled/g, 'max-width:0');
    return route.fulfill({ response, body });
  });
  await page.goto('/book');
  await expect(page.locator('[type="date"]')).toBeVisible();
  await expect(page.locator('form[data-held-until-ready]')).toBeHidden();
  await expectNoFault(page, 'the plain booking form');
});

test('what was wrong with a booking without scripts', async ({ page }) => {
  await page.goto('/book');
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/f/contact' });
    for (const name of ['name', 'date', 'time'])
      form.append(Object.assign(document.createElement('input'), { name }));
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoFault(page, 'the mistakes of a booking');
});
