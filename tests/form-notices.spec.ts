import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { clinic } from '../clinic/clinic.ts';
import { promises } from '../clinic/privacy.ts';
import { test } from './visitor.ts';

const FORMS = [
  { path: '/book', name: 'Appointment request', inShort: 'only to arrange this appointment', asks: 5 },
  { path: '/contact', name: 'Message', inShort: 'only to answer you', asks: 4 },
  { path: '/international-patients', name: 'Enquiry', inShort: 'only to answer you', asks: 6 },
];

const notice = (form: Locator) => form.locator('details');

async function open(page: Page, { path, name }: { path: string; name: string }) {
  await page.goto(path);
  const form = page.getByRole('form', { name, exact: true }).and(page.locator('[data-ready]'));
  await expect(form).toBeVisible();
  return form;
}

for (const asked of FORMS) {
  test(`the form on ${asked.path} says what is collected, why, for how long, and how to withdraw or complain`, async ({
    page,
  }) => {
    const form = await open(page, asked);
    await expect(form.getByText(asked.inShort)).toBeVisible();
    await expect(notice(form).getByText('Data Protection Board')).toBeHidden();

    const summary = form.getByText('What happens to your details');
    await summary.focus();
    await page.keyboard.press('Enter');

    await expect(notice(form).getByRole('term')).toHaveText([
      'What we ask for, and why',
      'What we use it for',
      'How long we keep it',
      'Who else handles it',
      'Changing your mind, and your rights',
      'Complaints',
    ]);
    const items = notice(form).getByRole('listitem');
    await expect(items).toHaveCount(asked.asks);
    for (const item of await items.all()) await expect(item).toHaveText(/: (to|so that) .+\.$/);
    await expect(notice(form)).toContainText(`within ${promises.keptFor} after our last exchange`);
    await expect(notice(form)).toContainText(`answer within ${promises.answeredWithin}`);
    await expect(notice(form)).toContainText('Data Protection Board of India');
    // The tests' build sends through the relay.
    await expect(notice(form)).toContainText('our own mail program, which passes it on and stores nothing');
    await expect(notice(form).getByRole('link', { name: clinic.email })).toHaveAttribute(
      'href',
      `mailto:${clinic.email}`,
    );
    await expect(notice(form).getByRole('link', { name: 'All your rights' })).toHaveAttribute(
      'href',
      '/privacy-policy#rights',
    );
    const { violations } = await new AxeBuilder({ page }).include('form').analyze();
    expect(violations).toEqual([]);
  });
}

test('the notice tells of every field of its form', async ({ page }) => {
  for (const asked of FORMS) {
    const form = await open(page, asked);
    const fields = form.locator('input:not([type="hidden"], [hidden]), select, textarea');
    // The booking form's day and time are one item.
    await expect(fields).toHaveCount(asked.path === '/book' ? asked.asks + 1 : asked.asks);
  }
});

test('reading the privacy policy loses nothing that was typed', async ({ page }) => {
  const form = await open(page, FORMS[1]!);
  await form.getByLabel('Your Message').fill('Do you treat children?');
  await form.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await page.goBack();
  await expect(page.getByRole('form', { name: 'Message' }).getByLabel('Your Message')).toHaveValue(
    'Do you treat children?',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the plain booking form has its notice too', async ({ page }) => {
    await page.goto('/book');
    const details = page.locator('noscript details');
    await details.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(details).toHaveAttribute('open');
    await expect(details).toContainText('Data Protection Board of India');
    await expect(details.locator('li')).toHaveCount(5);
  });
});
