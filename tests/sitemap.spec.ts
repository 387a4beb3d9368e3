import { expect, type Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { clinic } from '../clinic/clinic.ts';
import { privacy } from '../clinic/privacy.ts';
import { phoneText } from '../app/content/clinic-facts.ts';
import { test } from './visitor.ts';

const WITHOUT_ROUTE =
  '/faq /gallery/clinic /gallery/treatments /gallery/team /gallery/patients /emergency /patient-portal /terms /privacy /cookies';

const pages = (page: Page) => page.getByRole('main').getByRole('region', { name: 'All pages' });
const box = (page: Page) => pages(page).getByRole('searchbox', { name: 'Search pages' });

/** Opens a page and waits until its code has taken over. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
}

test('the sitemap lists every page by category and counts them', async ({ page }) => {
  await page.goto('/sitemap');
  await expect(pages(page).getByRole('heading', { level: 2 })).toHaveText([
    'Main Pages',
    'Resources',
    'Media',
    'Support',
    'Services',
    'Legal',
  ]);
  const links = pages(page).getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(WITHOUT_ROUTE.split(' ')));
  const services = readdirSync('clinic/services').map((file) => `/services/${file.replace('.md', '')}`);
  expect(paths.filter((path) => path?.startsWith('/services/')).sort()).toEqual(services.sort());

  const overview = page.getByRole('region', { name: 'Overview' });
  await expect(overview.getByRole('definition')).toHaveText([String(paths.length), '17', '6', '5']);
  await expect(overview.getByRole('term')).toHaveText([
    'Total pages',
    'Services',
    'Categories',
    'Gallery types',
  ]);
});

test('typing filters the links by title, in any case', async ({ page }) => {
  await open(page, '/sitemap');
  await expect(box(page)).toHaveAttribute('placeholder', 'Search pages...');
  await box(page).fill('GALL');
  await expect(pages(page).getByRole('link')).toHaveText(['Gallery']);
  await expect(pages(page).getByRole('heading', { level: 2 })).toHaveText(['Media']);
  await expect(pages(page).getByRole('status')).toHaveText('1 page found');
  await box(page).fill('zzz');
  await expect(pages(page).getByRole('link')).toHaveCount(0);
  await expect(pages(page).getByText('No pages found')).toBeVisible();
  await expect(pages(page).getByText('Try searching with different keywords.')).toBeVisible();
  await box(page).fill('');
  await expect(pages(page).getByRole('heading', { level: 2 })).toHaveCount(6);
});

test('the privacy policy covers everything it has to, and its contents lead there', async ({ page }) => {
  await page.goto('/privacy-policy');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  const text = await main.innerText();
  for (const topic of [
    'Introduction',
    'Information we collect',
    'How we use it',
    'Cookies',
    'Who else is involved',
    'Security',
    'How long we keep it',
    'Access and correction',
    'Deletion',
    'Opt-out',
    'Children under 13',
    'Changes to this policy',
    'How to reach us',
  ]) {
    expect(text).toContain(topic);
  }
  for (const { paragraphs } of privacy.sections) for (const one of paragraphs) expect(text).toContain(one);

  const contact = main.getByRole('region', { name: 'How to reach us' });
  await expect(contact.getByRole('link', { name: phoneText })).toHaveAttribute('href', /^tel:/);
  await expect(contact.getByRole('link', { name: clinic.email })).toHaveAttribute('href', /^mailto:/);

  await main
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Security' })
    .click();
  await expect(page).toHaveURL(/#security$/);
  await expect(main.getByRole('heading', { name: 'Security' })).toBeInViewport();
});
