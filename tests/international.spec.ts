import { expect, type Page } from '@playwright/test';
import { clinic } from '../clinic/clinic.ts';
import * as faqs from '../clinic/faqs.ts';
import { international } from '../clinic/international.ts';
import * as testimonials from '../clinic/testimonials.ts';
import { receivedEmails, replyTo } from './inbox.ts';
import { test } from './visitor.ts';

const ENDPOINT = '**/f/*';
const PATH = '/international-patients';

const form = (page: Page) => page.getByRole('form', { name: 'Enquiry' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const status = (page: Page) => form(page).getByRole('status');
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Enquiry' });

async function open(page: Page) {
  await page.goto(PATH);
  await expect(form(page)).toHaveAttribute('data-ready');
}

test('the page has its sections in order, and the figures it promises', async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle(`International Patients | ${clinic.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Global Smiles');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Why patients travel to us',
    'Your journey in 4 steps',
    'Travel assistance',
    'What patients from abroad say',
    'Questions we are asked',
    'Tell us what you need',
    'Ready when you are',
  ]);
  for (const [label, figure] of [
    ['Savings up to', '70%'],
    ['Quote within', '48 hours'],
    ['Coordinator contact within', '24 hours'],
    ['Hotel discount', '15%'],
    ['Support', '24/7'],
  ]) {
    await expect(main.locator('dl > div', { hasText: label }).getByRole('definition')).toHaveText(figure!);
  }
  const section = (name: string) => main.getByRole('region', { name });
  await expect(section('Why patients').getByRole('listitem')).toHaveCount(international.benefits.length);
  await expect(section('Your journey').getByRole('listitem')).toHaveCount(4);
  await expect(section('Travel assistance').getByRole('listitem')).toHaveCount(
    international.travelAssistance.length,
  );
  const said = section('What patients').getByRole('listitem');
  await expect(said).toHaveCount(3);
  for (const [index, { name, country, quote, treatment }] of testimonials.international.entries()) {
    for (const text of [name, country, quote, treatment]) await expect(said.nth(index)).toContainText(text);
    // Drawn, not written: where no font has flags, an emoji would be two letters.
    await expect(said.nth(index).getByText(country).locator('svg')).toBeVisible();
    await expect(said.nth(index).getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  }
});

test('most buttons lead to the form, and WhatsApp Us to the contact page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const main = page.getByRole('main');
  for (const name of ['Get Your Quote', 'Take the First Step', 'Plan Your Visit', 'Send an Enquiry']) {
    await main.getByRole('link', { name }).click();
    await expect(field(page, 'Full Name')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(field(page, 'Full Name')).toBeFocused();
  }
  const whatsapp = main.getByRole('link', { name: 'WhatsApp Us' });
  await expect(whatsapp).toHaveCount(2);
  for (const link of await whatsapp.all()) await expect(link).toHaveAttribute('href', '/contact');
});

test('one question is open at a time; arrow keys, Home and End go between them', async ({ page }) => {
  await open(page);
  const region = page.getByRole('region', { name: 'Questions we are asked' });
  const questions = region.getByRole('heading', { level: 3 });
  await expect(questions).toHaveText(faqs.international.map(({ question }) => question));
  const answer = (index: number) => region.getByText(faqs.international[index]!.answer);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);

  await questions.nth(0).click();
  await expect(answer(0)).toBeVisible();
  await questions.nth(2).click();
  await expect(answer(2)).toBeVisible();
  await expect(answer(0)).toBeHidden();
  await questions.nth(2).click();
  await expect(answer(2)).toBeHidden();

  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe(faqs.international[3]!.question);
  await page.keyboard.press('End');
  expect(await focused()).toBe(faqs.international[5]!.question);
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe(faqs.international[0]!.question);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(answer(0)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer(0)).toBeHidden();
});

test('an enquiry is checked, kept when it fails, and reaches the clinic with all its fields', async ({
  page,
}) => {
  await open(page);
  const email = `amara.${Math.random().toString(36).slice(2, 10)}@example.com`;
  const required = [
    ['Full Name', 'Please enter your full name', 'Amara O’Neill'],
    ['Email Address', 'Please enter a valid email address', email],
    ['Country', 'Please enter your country', 'Nigeria'],
    ['Your Message', 'Please enter your message', 'Two implants?'],
  ] as const;
  for (const [name, message, value] of required) {
    await send(page).click();
    await expect(status(page)).toHaveText(message);
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message));
    await field(page, name).fill(value);
    await expect(status(page)).toHaveText('');
  }
  await field(page, 'Phone Number').fill('+234 803 123 4567');
  const treatment = form(page).getByRole('combobox', { name: 'Treatment Interest' });
  await expect(treatment.getByRole('option')).toHaveText([
    'Not sure yet',
    'Dental Implants',
    'Full Mouth Rehabilitation',
    'Smile Makeover',
    'Orthodontics',
    'General Dentistry',
  ]);
  await treatment.selectOption('Dental Implants');

  await page.route(ENDPOINT, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await send(page).click();
  await expect(status(page)).toHaveText(
    'Sorry, there was an error sending your message. Please try again or contact us directly.',
  );
  await expect(field(page, 'Country')).toHaveValue('Nigeria');
  await expect(treatment).toHaveValue('Dental Implants');

  await send(page).click();
  await expect(status(page)).toHaveText(
    "Thank you! Your message has been sent successfully. We'll get back to you soon!",
  );
  await expect(field(page, 'Country')).toHaveValue('');
  await expect(treatment).toHaveValue('');
  const [mail] = await receivedEmails(email, 1);
  expect(mail?.subject).toBe('International patient enquiry');
  for (const text of ['Amara O’Neill', 'Nigeria', '+234 803 123 4567', 'Dental Implants', 'Two implants?']) {
    expect(mail?.text).toContain(text);
  }
  expect(await replyTo(mail!)).toBe(email);
});

test('everything is there without scripts, the form and the questions in working order', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PATH);
  await page.getByText(faqs.international[1]!.question).click();
  await expect(page.getByText(faqs.international[1]!.answer)).toBeVisible();
  await page.getByText(faqs.international[4]!.question).click();
  await expect(page.getByText(faqs.international[1]!.answer)).toBeHidden();

  const email = `daniel.${Math.random().toString(36).slice(2, 10)}@example.com`;
  await page.getByRole('link', { name: 'Get Your Quote' }).click();
  await field(page, 'Full Name').fill('Daniel Whitfield');
  await field(page, 'Email Address').fill(email);
  await field(page, 'Country').fill('United Kingdom');
  await field(page, 'Your Message').fill('A bridge');
  await send(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await receivedEmails(email, 1);
  await context.close();
});
