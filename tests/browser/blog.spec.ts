import { expect, type Page } from '@playwright/test';
import { holdScripts, open, touch, test } from '../helpers/browser-test.ts';

// docs/product.md, Blog. HTML: tests/delivered/screens.test.ts.

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const chips = (page: Page) => main(page).getByRole('group', { name: 'Category' }).getByRole('button');
const box = (page: Page) => main(page).getByRole('searchbox', { name: 'Search the articles' });
const summary = (page: Page) => main(page).getByRole('status');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });

test('combines search and category, and restores them from the address', async ({ page }) => {
  await open(page, '/blog');
  const all = await summary(page).innerText();
  // Only the first article's title has this word. Several texts contain a part of it.
  const firstTitle = (await cards(page).first().getByRole('heading').innerText()).toUpperCase();
  const several = 'te';
  await box(page).fill(`  ${firstTitle} `);
  await box(page).press('Enter');
  await expect(page).toHaveURL(({ search }) => search === `?${new URLSearchParams({ search: firstTitle })}`);
  await expect(summary(page)).toHaveText(`Showing 1 blog(s) for "${firstTitle}"`);
  await expect(cards(page)).toHaveCount(1);

  await box(page).fill(several);
  await main(page).getByRole('button', { name: 'Search', exact: true }).click();
  await expect(summary(page)).toHaveText(new RegExp(`^Showing \\d+ blog\\(s\\) for "${several}"$`));
  const before = await cards(page).count();

  const chip = chips(page).last();
  const category = await chip.innerText();
  await chip.click();
  await expect(page).toHaveURL(new RegExp(`\\?search=${several}&category=`));
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(summary(page)).toHaveText(
    new RegExp(`^Showing \\d+ blog\\(s\\) for "${several}" in category "${category}"$`),
  );
  const combined = await cards(page).count();
  expect(combined).toBeLessThan(before);
  await expect(cards(page).getByText(category, { exact: true })).toHaveCount(combined);
  await chip.click();
  await expect(page).toHaveURL(new RegExp(`\\?search=${several}$`));
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await expect(cards(page)).toHaveCount(before);

  await page.goBack();
  await expect(cards(page)).toHaveCount(combined);
  await page.goBack();
  await page.goBack();
  await expect(cards(page)).toHaveCount(1);
  await expect(box(page)).toHaveValue(firstTitle);
  await page.goForward();
  await expect(cards(page)).toHaveCount(before);
  await expect(box(page)).toHaveValue(several);
  await page.goForward();
  await page.reload();
  await touch(page);
  await expect(cards(page)).toHaveCount(combined);
  await expect(box(page)).toHaveValue(several);
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await chip.click();

  await box(page).fill('zzz');
  await box(page).press('Enter');
  await expect(summary(page)).toHaveText('No blogs found for "zzz"');
  await expect(cards(page)).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Show all articles' }).click();
  await expect(summary(page)).toHaveText(all);
  await expect(box(page)).toHaveValue('');
});

test('on a phone, a search scrolls to its result', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/blog');
  await box(page).fill('te');
  await box(page).press('Enter');
  await expect(summary(page)).toHaveText(/for "te"$/);
  await expect(summary(page)).toBeInViewport();
  await expect(cards(page).first().getByRole('heading')).toBeInViewport({ ratio: 1 });
});

test('runs a search that was submitted before the scripts loaded', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/blog', { waitUntil: 'commit' });
  await box(page).fill('te');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?search=te/);
  release();
  await touch(page);
  await expect(summary(page)).toHaveText(/for "te"$/);
});

test('the page of an unknown article says so, and links back', async ({ page }) => {
  await open(page, '/blog/nothing-here');
  await expect(heading(page)).toHaveText('Blog post not found');
  await expect(page).toHaveTitle(/^Blog post not found/);
  await main(page).getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the whole list, and no search', async ({ page }) => {
    await page.goto('/blog?search=zzz');
    await expect(cards(page).last()).toBeVisible();
    await expect(box(page)).toBeHidden();
  });
});

test('finds treatments and their questions below the articles, and fetches them only for a search', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await open(page, '/blog');
  expect(fetched).not.toContain('/blog/search.json');
  const response = await page.request.get('/blog/search.json');
  const index = (await response.json()) as { kind: string; title: string; to: string }[];
  const { title, to } = index.find(({ kind }) => kind === 'question')!;
  await box(page).fill(title);
  await box(page).press('Enter');
  const also = main(page).getByRole('region', { name: 'Also on this site' });
  await expect(also.getByRole('link', { name: title })).toHaveAttribute('href', to);
  await expect(summary(page)).toHaveText(/^(No blogs found|Showing \d+ blog\(s\)) for /);
});
