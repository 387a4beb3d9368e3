import { expect, type Locator, type Page } from '@playwright/test';
import { booking } from '../../../words/en/booking.ts';
import { message } from '../../../words/en/message.ts';
import { dates } from '../../../words/en/dates.ts';
import { words as frame } from '../../../words/en/layout.ts';
import { languages } from '../../../words/en/languages.ts';
import { expectNoViolations } from '../../helpers/page-checks.ts';
import { newPatient } from '../../helpers/unique-patients.ts';
import { accented, accentedMessages } from '../../fixtures/accents.ts';
import { receivedEmails } from '../../helpers/inbox.ts';
import { openDay } from '../../helpers/test-schedule.ts';
import { open } from '../../helpers/browser-test.ts';
import { facts, test, typeDate, typedDate, WIDE } from '../../helpers/several-languages.ts';

// docs/product.md, Languages: menus, the offer of another language, and forms in another language.

/** Returns the name of a language in the language itself, as links have it. */
const nameOf = (code: string) => (code === 'en' ? 'English' : accented(`Pseudo (${code})`));

/** Opens a language menu, and follows the link of a language. */
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
};

const languageIn = (menu: Locator, code: string) => menu.getByRole('link', { name: nameOf(code) });

test('language menus lead to the same page, and keep what was typed', async ({ page, baseURL }) => {
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
  // The values are restored without an interaction.
  for (const [label, value] of Object.entries(sent))
    await expect(page.getByLabel(accented(label), { exact: true })).toHaveValue(value);
  await expect(page.getByLabel(accented(message.labels.phone))).toHaveValue('+91 9876543210');

  await open(page, '/xb/book');
  const { labels } = accentedMessages(booking);
  const day = openDay(facts, 14);
  await page.getByLabel(labels.name).fill(name);
  await page.getByLabel(labels.phone).fill(phone);
  await typeDate(page, typedDate(day));
  await page.getByLabel(labels.time).selectOption({ index: 2 });
  const time = await page.getByLabel(labels.time).inputValue();
  await MENUS.mobile(page, accented(frame.menu.open), 'xa');
  await expect(page).toHaveURL(`${baseURL}/xa/book`);
  await expect(page.getByLabel(accented(booking.labels.name))).toHaveValue(name);
  await MENUS.header(page, accented(languages.menu), 'en');
  await expect(page).toHaveURL(`${baseURL}/book`);
  await expect(page.getByLabel(booking.labels.name)).toHaveValue(name);
  await expect(page.getByLabel(booking.labels.phone)).toHaveValue(phone);
  await expect(page.getByLabel(booking.labels.date)).toHaveValue(dates.day(day));
  await expect(page.getByLabel(booking.labels.time)).toHaveValue(time);
  // Nothing is stored any more.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(name);
});

test('a message in a language of foreign readers accepts phone numbers of any country', async ({ page }) => {
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

test.describe('in a browser that prefers another language', () => {
  test.use({ locale: 'xb' });

  test('offers that language once, without redirecting', async ({ page, baseURL }) => {
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
