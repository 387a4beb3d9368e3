import { expect, type Page } from '@playwright/test';
import { test } from './visitor.ts';

const CATEGORIES = ['Dental Care', 'Oral Health', 'Cosmetic Dentistry', 'Pediatric Dentistry', 'Dental Tips'];

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const chip = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const box = (page: Page) => main(page).getByRole('searchbox', { name: 'Search the articles' });
const summary = (page: Page) => main(page).getByRole('status');

/** Opens a page and waits until its code has taken over. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
}

test('all 15 articles are listed with what a reader wants to know before opening one', async ({ page }) => {
  await page.goto('/blog');
  await expect(summary(page)).toHaveText('Showing 15 blog(s)');
  await expect(cards(page)).toHaveCount(15);
  for (const card of await cards(page).all()) {
    await expect(card.getByRole('img')).toHaveAttribute('alt', /\w{3}/);
    await expect(card.getByText(new RegExp(`^(${CATEGORIES.join('|')})$`))).toBeVisible();
    await expect(card.getByText(/^[4-8] min read$/)).toBeVisible();
    await expect(card.getByText(/^Dr\. .+, [A-Z][a-z]+ \d{1,2}, 20\d\d$/)).toBeVisible();
    await expect(card.getByRole('heading', { level: 2 }).getByRole('link')).toHaveAttribute(
      'href',
      /^\/blog\/[a-z-]+$/,
    );
  }
  // Of a long title two lines are shown, of a long excerpt three.
  const lines = await cards(page)
    .first()
    .evaluate((card) => {
      const title = card.querySelector('h2 a')!;
      const excerpt = [...card.querySelectorAll('p')].find((p) => p.textContent.length > 80)!;
      return [title, excerpt].map((element) => {
        element.textContent = 'Many words of a long text. '.repeat(30);
        return element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight);
      });
    });
  expect(lines.map(Math.round)).toEqual([2, 3]);
});

test('search and category filter the list, live in the address, and come back with back and forward', async ({
  page,
}) => {
  await open(page, '/blog');
  await expect(main(page).getByRole('group', { name: 'Category' }).getByRole('button')).toHaveText(
    CATEGORIES,
  );

  await box(page).fill('  TOOTHACHE night ');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/blog\?search=TOOTHACHE\+night$/);
  await expect(summary(page)).toHaveText('Showing 1 blog(s) for "TOOTHACHE night"');
  await expect(cards(page).getByRole('heading')).toHaveText(/Toothache at night/);

  await box(page).fill('teeth');
  await main(page).getByRole('button', { name: 'Search', exact: true }).click();
  await expect(summary(page)).toHaveText(/^Showing \d+ blog\(s\) for "teeth"$/);
  const before = await cards(page).count();

  await chip(page, 'Dental Tips').click();
  await expect(page).toHaveURL(/\/blog\?search=teeth&category=Dental\+Tips$/);
  await expect(chip(page, 'Dental Tips')).toHaveAttribute('aria-pressed', 'true');
  await expect(summary(page)).toHaveText(/^Showing \d+ blog\(s\) for "teeth" in category "Dental Tips"$/);
  const combined = await cards(page).count();
  expect(combined).toBeLessThan(before);
  expect(combined).toBeGreaterThan(0);
  await expect(cards(page).getByText('Dental Tips', { exact: true })).toHaveCount(combined);

  await chip(page, 'Dental Tips').click();
  await expect(page).toHaveURL(/\/blog\?search=teeth$/);
  await expect(chip(page, 'Dental Tips')).toHaveAttribute('aria-pressed', 'false');
  await expect(cards(page)).toHaveCount(before);

  await page.goBack();
  await expect(cards(page)).toHaveCount(combined);
  await page.goBack();
  await page.goBack();
  await expect(summary(page)).toHaveText('Showing 1 blog(s) for "TOOTHACHE night"');
  await expect(box(page)).toHaveValue('TOOTHACHE night');
  await page.goForward();
  await expect(cards(page)).toHaveCount(before);
  await expect(box(page)).toHaveValue('teeth');
});

test('an address with a query opens filtered, without the whole list showing first', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { most: 0 });
    function look() {
      const shown = [...document.querySelectorAll('main article')].filter(
        (card) => getComputedStyle(card).visibility === 'visible',
      ).length;
      const watched = window as unknown as { most: number };
      watched.most = Math.max(watched.most, shown);
      requestAnimationFrame(look);
    }
    requestAnimationFrame(look);
  });
  await page.goto('/blog?search=gums&category=oral+health');
  await expect(summary(page)).toHaveText(/^Showing [1-4] blog\(s\) for "gums" in category "Oral Health"$/);
  await expect(box(page)).toHaveValue('gums');
  await expect(chip(page, 'Oral Health')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page).first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { most: number }).most)).toBeLessThan(5);

  await page.goto('/blog?search=zzz');
  await expect(summary(page)).toHaveText('No blogs found for "zzz"');
  await expect(cards(page)).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Show all articles' }).click();
  await expect(summary(page)).toHaveText('Showing 15 blog(s)');
  await expect(box(page)).toHaveValue('');
});

test('an article can be read from its head to its neighbours', async ({ page }) => {
  await open(page, '/blog/toothache-at-night');
  const article = main(page).getByRole('article').first();
  const title = article.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Toothache at night: what to do until morning');
  await expect(article.getByRole('link', { name: 'Dental Tips' })).toHaveAttribute(
    'href',
    '/blog?category=Dental+Tips',
  );
  await expect(article.getByText(/[4-8] min read$/)).toBeVisible();
  await expect(article.getByText(/^By Dr\. .+, July 24, 2026$/)).toBeVisible();
  await expect(article.getByRole('img').first()).toHaveAttribute('alt', /\w{3}/);
  await expect(article.getByRole('heading', { level: 2, name: 'In the next half hour' })).toBeVisible();
  await expect(article.getByRole('list').first().getByRole('listitem').first()).toBeVisible();

  const related = main(page).getByRole('region', { name: 'Related Articles' }).getByRole('article');
  const count = await related.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(3);
  await expect(related.getByText('Dental Tips', { exact: true })).toHaveCount(count);
  await expect(related.getByText('Toothache at night')).toHaveCount(0);

  // Another article begins at its top.
  await related.first().scrollIntoViewIfNeeded();
  const next = await related.first().getByRole('heading').innerText();
  await related.first().getByRole('link').click();
  await expect(title).toHaveText(next.replace(/\s+/g, ' '));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await main(page).getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('an unknown article says so and leads back, by address and by link', async ({ page, request }) => {
  expect((await request.get('/blog/nothing-here')).status()).toBe(404);
  await page.goto('/blog/nothing-here');
  const heading = main(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Blog post not found');
  await expect(page).toHaveTitle(/^Blog post not found/);
  await main(page).getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(cards(page)).toHaveCount(15);

  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => void };
    };
    router.navigate('/blog/nothing-here');
  });
  await expect(heading).toHaveText('Blog post not found');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list and whole articles are there, and no search that could not work', async ({ page }) => {
    await page.goto('/blog?search=zzz');
    await expect(cards(page)).toHaveCount(15);
    await expect(cards(page).last()).toBeVisible();
    await expect(box(page)).toBeHidden();
    await page.goto('/blog/toothache-at-night');
    await expect(main(page).getByRole('heading', { name: 'When the morning comes' })).toBeVisible();
  });
});
