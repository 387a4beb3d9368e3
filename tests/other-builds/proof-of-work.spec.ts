import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { facts } from '#clinic/facts.ts';
import { dates } from '#words/dates.ts';
import { addDays, civilTimeAt } from '../../domain/civil-date.ts';
import { slotsOn } from '../../domain/opening-hours.ts';
import { PORTS } from '../../playwright.config.ts';
import type * as Relay from '../../relay/node.ts';
import { readSettings } from '../../relay/settings.ts';
import { receivedEmails } from '../inbox.ts';
import { BUILDS } from './checkout.ts';
import { PROOF_OF_WORK } from './environments.ts';

/** The site and its relay as they are built and started where a proof of work is demanded. */
const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads here which other fixtures this one uses: none.
    async ({}, use) => {
      const { startServer } = (await import(join(BUILDS.withProofOfWork, 'relay/node.js'))) as typeof Relay;
      const server = await startServer({
        port: 0,
        siteFolder: join(BUILDS.withProofOfWork, 'client'),
        settings: readSettings({ ...PROOF_OF_WORK, SMTP_PORT: String(PORTS.smtp) }),
        log: () => {},
      });
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
});

const CHALLENGE = '**/proof-of-work';

/** Someone of this test alone. */
function newAddress(): string {
  return `asha.${Math.random().toString(36).slice(2, 10)}@example.com`;
}

async function fillInMessage(page: Page, email: string) {
  const form = page.getByRole('form', { name: 'Message' });
  await form.getByRole('textbox', { name: 'Full Name' }).fill('Asha Rane');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'Your Message' }).fill('Do you also treat children?');
  return form;
}

test('a booking is two e-mails, and the page has done its work meanwhile', async ({ page }) => {
  const email = newAddress();
  let day = addDays(civilTimeAt(new Date(), facts.timeZone).date, 1);
  while (slotsOn(facts, day, new Date()).length === 0) day = addDays(day, 1);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/book');
  await expect(page.locator('form[data-ready]')).toBeVisible();
  // Nothing before the form is touched.
  expect(asked.filter((path) => /proof-of-work/.test(path))).toEqual([]);
  const challenge = page.waitForRequest(CHALLENGE);
  await page.getByLabel('Full Name').fill('Asha Rane');
  await challenge;
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Phone Number').fill('98200 12345');
  await page.evaluate(() => document.querySelector<HTMLInputElement>('[name="date"]')!.focus());
  await page.getByRole('combobox', { name: 'Appointment Date' }).fill(dates.day(day));
  await page.keyboard.press('Escape');
  await page.getByLabel('Additional Message / Symptoms').focus();
  await page.getByLabel('Appointment Time').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Book My Appointment' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  const emails = await receivedEmails(email, 2);
  expect(JSON.stringify(emails)).not.toContain('derivedKey');
  // One challenge for each e-mail, asked for once.
  expect(asked.filter((path) => path === '/proof-of-work')).toHaveLength(2);
});

test('a message arrives, also as a plain form sent by the page', async ({ page }) => {
  for (const name of ['Send Message', 'Send via Form']) {
    await page.goto('/contact');
    await expect(page.getByRole('form', { name: 'Message' })).toHaveAttribute('data-ready');
    const email = newAddress();
    const form = await fillInMessage(page, email);
    await form.getByRole('button', { name }).click();
    await receivedEmails(email, 1);
  }
  await expect(page).toHaveURL(/\/thank-you$/);
});

test('without a challenge a message is told as not sent, and the next try succeeds', async ({ page }) => {
  await page.route(CHALLENGE, (route) => route.abort());
  await page.goto('/contact');
  await expect(page.getByRole('form', { name: 'Message' })).toHaveAttribute('data-ready');
  const email = newAddress();
  const form = await fillInMessage(page, email);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('status')).toHaveText(/^Network error\./);
  await page.unroute(CHALLENGE);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('status')).toHaveText(/^Thank you!/);
  await receivedEmails(email, 1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is refused with the ways that are left', async ({ page }) => {
    await page.goto('/contact');
    const form = await fillInMessage(page, newAddress());
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('This form can’t be sent without JavaScript.')).toBeVisible();
    await expect(page.getByRole('link', { name: '+91 98765 43210' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'on WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    );
  });
});
