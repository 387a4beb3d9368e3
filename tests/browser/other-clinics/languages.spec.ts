import { resolve } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type * as Facts from '#clinic/facts.ts';
import { caretLeftIcon } from '../../../site/ui/icons.tsx';
import { pathInLanguage } from '../../../domain/web/language-prefix.ts';
import { appointmentPages } from '../../../words/en/appointment-pages.ts';
import { booking } from '../../../words/en/booking.ts';
import { message } from '../../../words/en/message.ts';
import { dates } from '../../../words/en/dates.ts';
import { words as frame } from '../../../words/en/layout.ts';
import { languages } from '../../../words/en/languages.ts';
import { ui } from '../../../words/en/ui.ts';
import {
  coveredText,
  cutText,
  expectNoViolations,
  overflowing,
  recordLayoutShifts,
} from '../../helpers/page-checks.ts';
import { newPatient } from '../../helpers/unique-patients.ts';
import { SEVERAL_LANGUAGES } from '../../helpers/clinics.ts';
import { accented, said } from '../../fixtures/accents.ts';
import { attachmentText, linkOf, newestEmails, receivedEmails } from '../../helpers/inbox.ts';
import { kindsOf } from '../../helpers/page-paths.ts';
import { book, fillInBooking } from '../../helpers/booking-form.ts';
import { hasPlainWords } from '../../helpers/untranslated-text.ts';
import { openDay } from '../../helpers/test-schedule.ts';
import { carousels, open, reach, stillness } from '../../helpers/browser-test.ts';
import { testOf } from '../../helpers/fixture-site.ts';

// The small clinic in English, in a language with accents on its letters (xa), and in one that is written
// from right to left (xb): what only a browser shows of them. What stands in the files:
// tests/delivered/languages.test.ts.

/** The layout shift that letters of no language may cause: no stand-in has their widths. */
const MOVED_BY_TYPE = 0.15;

const test = testOf(SEVERAL_LANGUAGES);

/** What this clinic's own site knows of it. */
const { facts } = (await import(resolve(SEVERAL_LANGUAGES.content, '../.compiled/facts.ts'))) as typeof Facts;

const CODES = ['xa', 'xb'] as const;

/** A language's own name, as its links have it. */
const nameOf = (code: string) => (code === 'en' ? 'English' : accented(`Pseudo (${code})`));

const WIDE = { width: 1280, height: 900 };

/**
 * What assistive technology reads of the page that nobody has translated, and that does not say that it is
 * English.
 */
async function plainNames(page: Page, part = 'body'): Promise<string[]> {
  const hideEnglish = (hidden: 'true' | null) =>
    page.locator('body [lang="en"]').evaluateAll((parts, value) => {
      for (const each of parts) each.ariaHidden = value;
    }, hidden);
  await hideEnglish('true');
  const tree = await page.locator(part).first().ariaSnapshot();
  await hideEnglish(null);
  return tree
    .split('\n')
    .filter((line) => !/^\s*- \/url:/.test(line))
    .map((line) => line.replace(/^\s*- '?[\w/]+/, '').replace(/ \[[a-z]+(=\w+)?\]/g, ''))
    .filter(hasPlainWords);
}

for (const code of CODES) {
  test(`the pages in ${code} are in order`, async ({ page }) => {
    test.setTimeout(120_000);
    const shifts = await recordLayoutShifts(page);
    const browser = await page.context().newCDPSession(page);
    async function setText(standard: number, width: number) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard } });
      await page.setViewportSize({ width, height: 844 });
      await page.waitForFunction(
        (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
        standard,
      );
    }
    for (const path of kindsOf(SEVERAL_LANGUAGES).map((kind) => pathInLanguage(code, kind))) {
      await setText(16, 390);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await open(page, path);
      const moved = (await shifts()).filter((shift) => parseFloat(shift) >= MOVED_BY_TYPE);
      expect.soft(moved, `${path} moved while it came`).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const carousel of await carousels(page).all()) await reach(carousel);
      await stillness(page);
      for (const [size, width] of [
        [16, 390],
        [16, 320],
        [32, 480],
      ] as const) {
        await setText(size, width);
        const faults = [...(await overflowing(page)), ...(await cutText(page)), ...(await coveredText(page))];
        expect.soft(faults, `${path} at ${width} px, text of ${size} px`).toEqual([]);
      }
    }
  });
}

/** Whether an arrow in it shows to the left, as it is drawn. */
function pointsLeft(control: Locator): Promise<boolean> {
  return control.locator('svg').evaluate((arrow: SVGSVGElement, drawnLeft) => {
    const isDrawnLeft = drawnLeft.includes(arrow.querySelector('path')!.getAttribute('d')!);
    return isDrawnLeft !== getComputedStyle(arrow).scale.startsWith('-1');
  }, caretLeftIcon);
}

async function left(element: Locator): Promise<number> {
  return (await element.boundingBox())!.x;
}

async function right(element: Locator): Promise<number> {
  const { x, width } = (await element.boundingBox())!;
  return x + width;
}

test.describe('from right to left', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  // The keys of tabs, of which it takes three: gallery.spec.ts.
  test('tabs and the calendar go on to the left, the calendar by its keys too', async ({ page }) => {
    await open(page, '/xb/doctors');
    const [first, second] = [page.getByRole('tab').first(), page.getByRole('tab').nth(1)];
    expect(await left(second)).toBeLessThan(await left(first));

    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+05:30'));
    await open(page, '/xb/book');
    const words = said(booking);
    await page.getByRole('button', { name: words.calendar.open }).click();
    const [previous, next] = [words.calendar.previous, words.calendar.next].map((name) =>
      page.getByRole('button', { name }),
    ) as [Locator, Locator];
    expect(await left(next)).toBeLessThan(await left(previous));
    expect(await pointsLeft(next)).toBe(true);
    expect(await pointsLeft(previous)).toBe(false);
    const day = (date: string) => page.getByRole('button', { name: accented(dates.day(date)) });
    await expect(day('2026-11-20')).toBeFocused();
    for (const [key, date] of [
      ['ArrowLeft', '2026-11-21'],
      ['ArrowDown', '2026-11-28'],
      ['ArrowRight', '2026-11-27'],
      ['PageDown', '2026-12-27'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(day(date), key).toBeFocused();
    }
    expect(await plainNames(page, '[role="dialog"]:not(dialog)')).toEqual([]);
    await expectNoViolations(page, 'the calendar');
  });

  test('the carousel turns with the text, and a comparison: before lies right, after left', async ({
    page,
  }) => {
    await open(page, '/xb');
    const words = said(ui);
    const [previous, next] = [words.previousSlide, words.nextSlide].map((name) =>
      page.getByRole('button', { name }),
    ) as [Locator, Locator];
    await reach(carousels(page));
    expect(await left(next)).toBeLessThan(await left(previous));
    expect(await pointsLeft(next)).toBe(true);
    const slides = carousels(page).locator('[aria-roledescription]');
    const { x, y, width, height } = (await slides.first().boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const swipe = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...parts: number[]) => {
      const touchPoints = parts.map((part) => ({ x: x + width * part, y: y + height / 2 }));
      return session.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await swipe('touchStart', 0.3);
    await swipe('touchMove', 0.8);
    await swipe('touchEnd');
    await expect(slides.nth(1)).not.toHaveAttribute('inert');

    await open(page, '/xb/gallery#before-after');
    const slider = page.getByRole('slider');
    const divider = slider.locator('xpath=preceding-sibling::div');
    const middle = await left(divider);
    await slider.focus();
    for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveValue('50');
    // The divider follows once the page's code has heard of it, which may be a moment after the slider has.
    await expect.poll(() => left(divider)).toBeLessThan(middle);
    expect(await right(page.getByText(words.before, { exact: true }))).toBeGreaterThan(
      await right(page.getByText(words.after, { exact: true })),
    );
  });
});

/** Opens a menu of the languages, and goes to one of them. */
const MENUS = {
  async header(page: Page, menu: string, code: string) {
    await page.setViewportSize(WIDE);
    await page.getByRole('banner').getByRole('button', { name: menu }).click();
    await languageIn(page.locator(':popover-open'), code).click();
  },
  async mobile(page: Page, menu: string, code: string) {
    await page.getByRole('banner').getByRole('button', { name: menu }).click();
    await languageIn(page.getByRole('dialog'), code).click();
  },
  footer: (page: Page, code: string) => languageIn(page.getByRole('contentinfo'), code).click(),
};

const languageIn = (menu: Locator, code: string) => menu.getByRole('link', { name: nameOf(code) });

test('menus lead to the same page in another language, with what was typed', async ({ page, baseURL }) => {
  const { name, email, phone } = newPatient();
  await open(page, '/contact');
  const sent = {
    [message.labels.name]: name,
    [message.labels.email]: email,
    [message.labels.message]: 'Ten letters, and <more>',
  };
  for (const [label, value] of Object.entries(sent))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel(message.labels.phone).fill('98765 43210');
  await MENUS.mobile(page, frame.menu.open, 'xb');
  await expect(page).toHaveURL(`${baseURL}/xb/contact`);
  // At once, whether one moves or not.
  for (const [label, value] of Object.entries(sent))
    await expect(page.getByLabel(accented(label), { exact: true })).toHaveValue(value);
  await expect(page.getByLabel(accented(message.labels.phone))).toHaveValue('+91 9876543210');

  await open(page, '/xb/book');
  const { labels } = said(booking);
  const day = openDay(facts, 14);
  await page.getByLabel(labels.name).fill(name);
  await page.getByLabel(labels.phone).fill(phone);
  await typeDate(page, typed(day));
  await page.getByLabel(labels.time).selectOption({ index: 2 });
  const time = await page.getByLabel(labels.time).inputValue();
  await MENUS.footer(page, 'xa');
  await expect(page).toHaveURL(`${baseURL}/xa/book`);
  await expect(page.getByLabel(accented(booking.labels.name))).toHaveValue(name);
  await MENUS.header(page, accented(languages.menu), 'en');
  await expect(page).toHaveURL(`${baseURL}/book`);
  await expect(page.getByLabel(booking.labels.name)).toHaveValue(name);
  await expect(page.getByLabel(booking.labels.phone)).toHaveValue(phone);
  await expect(page.getByLabel(booking.labels.date)).toHaveValue(dates.day(day));
  await expect(page.getByLabel(booking.labels.time)).toHaveValue(time);
  // It is nobody's any more.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(name);
});

test('a message in a language of readers elsewhere takes the telephone number of any country', async ({
  page,
}) => {
  const { name, email } = newPatient();
  await open(page, '/contact');
  await MENUS.mobile(page, frame.menu.open, 'xb');
  const field = (label: string) => page.getByLabel(accented(label), { exact: true });
  const phone = page.getByLabel(accented(message.labels.phone));
  await expect(phone).toHaveValue('');
  await field(message.labels.name).fill(name);
  await field(message.labels.email).fill(email);
  await field(message.labels.message).fill('Ten letters, and more');
  await phone.fill('050 123 4567');
  await page.getByRole('button', { name: accented(message.submit) }).click();
  await expect(phone).toBeFocused();
  await phone.fill('+971 50 123 4567');
  await page.getByRole('button', { name: accented(message.submit) }).click();
  const [mail] = await receivedEmails(email, 1);
  expect(mail!.text).toContain('+971 50 123 4567');
});

test('who ticks it is reminded: the tick is off at first, says what it means, and is sent', async ({
  page,
}) => {
  const sent: (string | undefined)[] = [];
  await page.route('**/api/v1.0/email/send', (route) => {
    sent.push(route.request().postDataJSON().template_params.reminder);
    return route.fulfill({ body: 'OK' });
  });
  for (const isTicked of [true, false]) {
    await open(page, '/book');
    const tick = page.getByRole('checkbox', { name: booking.labels.reminder });
    await expect(tick).not.toBeChecked();
    await expect(tick).toHaveAccessibleDescription(booking.reminderHint(48));
    await expect(page.getByText(booking.notice.reminder.what)).toBeAttached();
    await fillInBooking(page);
    if (isTicked) await tick.check();
    await book(page);
  }
  expect(sent).toEqual(['yes', 'yes', undefined, undefined]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the plain form has the tick too; what was wrong comes back with it', async ({ page, baseURL }) => {
    const patient = newPatient();
    await page.goto('/xb/book');
    for (const [name, value] of Object.entries({ ...patient, date: openDay(facts, 14), time: '03:00' }))
      await page.locator(`noscript [name="${name}"]`).fill(value);
    await expect(page.locator('noscript [name="reminder"]')).not.toBeChecked();
    await page.locator('noscript [name="reminder"]').check();
    await page.locator('noscript button').click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await page.locator('[name="time"]').selectOption({ index: 1 });
    await page.getByRole('main').getByRole('button').click();
    await expect(page).toHaveURL(`${baseURL}/xb/thank-you`);
  });
});

test.describe('a browser that prefers another language', () => {
  test.use({ locale: 'xb' });

  test('is offered it once, and led nowhere', async ({ page, baseURL }) => {
    const offer = page.getByRole('link', { name: accented('Read'), exact: true });
    await open(page, '/services');
    expect(page.url()).toBe(`${baseURL}/services`);
    await expect(offer).toHaveCount(1);
    await expectNoViolations(page, 'with the offer');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(offer).toHaveCount(0);
    await open(page, '/contact');
    await expect(offer).toHaveCount(0);

    await page.evaluate(() => sessionStorage.clear());
    await open(page, '/services');
    await offer.click();
    await expect(page).toHaveURL(`${baseURL}/xb/services`);
    await expect(offer).toHaveCount(0);
  });
});

/** As someone types it in that language. */
function typed(day: string): string {
  const [, month, date, year] = /(\w+) (\d+), (\d+)$/.exec(dates.day(day))!;
  return `${date} ${accented(month!.toLowerCase())} ${year}`;
}

async function typeDate(page: Page, text: string): Promise<void> {
  const field = page.getByLabel(accented(booking.labels.date));
  await field.fill(text);
  await page.keyboard.press('Escape');
  await field.blur();
}

test('e-mails of a booking, and their pages, are in their reader’s language', async ({ page, baseURL }) => {
  test.setTimeout(90_000);
  await page.setViewportSize(WIDE);
  const [words, state] = [said(booking), said(appointmentPages)];
  await open(page, '/xb/book');
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page.getByText(accented(booking.faults(facts.booking).dateMissing))).toBeVisible();
  expect(await plainNames(page, 'main')).toEqual([]);

  const { name, email, phone } = newPatient();
  const day = openDay(facts, 14);
  await page.getByLabel(words.labels.name).fill(name);
  await page.getByLabel(words.labels.email).fill(email);
  await page.getByLabel(words.labels.phone).fill(phone);
  await typeDate(page, typed(day));
  await expect(page.getByLabel(words.labels.date)).toHaveValue(accented(dates.day(day)));
  await page.getByLabel(words.labels.time).selectOption({ index: 1 });
  const time = await page.getByLabel(words.labels.time).inputValue();
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page).toHaveURL(/\/xb\/thank-you$/);
  const toast = page.locator('[data-toast]');
  await expect(toast).toContainText(words.bookedFor(day, time));
  await stillness(page);
  expect(await left(toast)).toBeGreaterThan(WIDE.width / 2);
  expect(await plainNames(page)).toEqual([]);

  const here = (address: string) => baseURL + new URL(address).pathname;
  const isTranslated = (text: string) =>
    !hasPlainWords(text.replaceAll(name, '').replaceAll(/DENT-\w+/g, ''));

  let mails = await newestEmails(email, email, 2);
  expect(mails.clinic.subject).toContain(`Appointment request: ${name}, ${dates.day(day)}`);
  expect(mails.clinic.text).toMatch(/^Language: xb$/m);
  expect(mails.clinic.html).toMatch(/<html[^>]* dir="ltr"[^>]* lang="en"/);
  expect(mails.patient.html).toMatch(/<html[^>]* dir="rtl"[^>]* lang="xb"/);
  expect([mails.patient.subject, mails.patient.text].filter((text) => !isTranslated(text))).toEqual([]);
  expect(mails.patient.text).toContain(accented(dates.day(day)));
  expect(await attachmentText(mails.patient)).toContain(`SUMMARY:${accented('Dental appointment at ')}`);

  await page.goto(here(linkOf(mails.clinic, /^Confirm$/)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm this appointment?');
  await page.getByRole('button', { name: 'Yes, confirm it' }).click();

  mails = await newestEmails(email, email, 4);
  expect(isTranslated(mails.patient.text), mails.patient.text).toBe(true);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const act of ['change', 'cancel'] as const) {
    await page.goto(here(linkOf(mails.patient, state.acts[act].button)));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(state.acts[act].title);
    expect(
      (await plainNames(page)).filter((line) => !line.includes(name) && !line.includes('DENT-')),
    ).toEqual([]);
    await expectNoViolations(page, act);
    expect([...(await overflowing(page)), ...(await coveredText(page))]).toEqual([]);
  }
});
