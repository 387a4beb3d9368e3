import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { clinic } from '../clinic/clinic.ts';
import { everyService, serviceList } from '../clinic/faqs.ts';
import { test } from './visitor.ts';

const PLACE = `${clinic.address.locality}, ${clinic.address.city}`;
const MENU_PATHS = /^\/services\/[a-z-]+$/;

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name });
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });
const panel = (page: Page) => page.getByText('Loading service details...');

/** Opens a page and waits until its code has taken over. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
}

test('the list leads to every service, by category, and to booking', async ({ page }) => {
  await page.goto('/services');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    'Expert Dental Services for Your Smile',
  );
  await expect(main(page).getByRole('link', { name: 'Book an Appointment' })).toHaveAttribute(
    'href',
    '/book',
  );
  await expect(main(page).getByRole('link', { name: 'View All Services' })).toHaveAttribute(
    'href',
    /#all-services$/,
  );
  await main(page).getByRole('link', { name: 'View All Services' }).click();
  await expect(heading(page, 'All services')).toBeInViewport();

  const cards = region(page, 'All services').getByRole('article');
  await expect(cards).toHaveCount(8);
  const paths = new Set<string>();
  for (const card of await cards.all()) {
    const title = card.getByRole('heading', { level: 3 });
    const address = await title.getByRole('link').getAttribute('href');
    expect(address).toBe(`/services#${(await title.innerText()).toLowerCase().replaceAll(' ', '-')}`);
    expect(await card.getAttribute('id')).toBe(address!.split('#')[1]);
    const links = await card.getByRole('listitem').getByRole('link').all();
    const count = links.length === 1 ? '1 service' : `${links.length} services`;
    await expect(card.getByText(count, { exact: true })).toBeVisible();
    for (const link of links) paths.add((await link.getAttribute('href'))!);
  }
  expect(paths.size).toBe(17);
  for (const path of paths) expect(path).toMatch(MENU_PATHS);

  await cards.nth(6).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/services#surgical$/);
  await expect(cards.nth(6)).toBeInViewport();
});

test('the list goes on with featured treatments, help in choosing, six reasons and four answers', async ({
  page,
}) => {
  await page.goto('/services');
  const featured = region(page, 'Featured Treatments').getByRole('article');
  await expect(featured).toHaveCount(6);
  for (const card of await featured.all()) {
    await expect(card.getByRole('img')).toHaveAttribute('alt', /\w{3}/);
    await expect(card.getByRole('paragraph').first()).toHaveText(/\w{3}.*\.$/);
    const title = await card.getByRole('heading').innerText();
    await expect(card.getByRole('link', { name: `Learn more about ${title}` })).toHaveAttribute(
      'href',
      MENU_PATHS,
    );
  }
  await expect(featured.first().getByRole('heading')).toHaveText('General Dentistry');

  const unsure = region(page, 'Not sure which service you need?');
  await expect(unsure.getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute('href', '/book');

  await expect(region(page, `Why Choose ${clinic.name}`).getByRole('heading', { level: 3 })).toHaveText([
    'Experienced Specialists',
    'State-of-the-Art Technology',
    'Comfortable Environment',
    'Personalized Care',
    'Transparent Pricing',
    'Focus on Prevention',
  ]);

  const questions = region(page, 'Frequently Asked Questions');
  await expect(questions.getByRole('heading', { level: 3 })).toHaveText(
    serviceList.map(({ question }) => question),
  );
  for (const { answer } of serviceList) await expect(questions.getByText(answer)).toBeVisible();
  await expect(questions.getByText('Every six months')).toBeVisible();
  await expect(questions.getByText('most major plans')).toContainText('flexible payment options');
  await expect(main(page).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});

test('a service shows all there is to know, and the way to book it', async ({ page }) => {
  await page.goto('/services/invisalign');
  await expect(page).toHaveTitle(new RegExp(`^Invisalign in ${PLACE}`));
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Invisalign in ${PLACE}`);
  await expect(main(page).getByText(/^Invisalign is a brand of removable clear aligner/)).toBeVisible();
  await expect(main(page).getByRole('img').first()).toHaveAttribute('alt', /aligner/);

  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Services', 'Invisalign']);
  await expect(trail.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');

  const about = region(page, 'About Invisalign');
  await expect(about.getByRole('paragraph').first()).toHaveText(/^Made by Align Technology/);
  expect(await about.getByRole('paragraph').count()).toBeGreaterThan(3);
  await expect(region(page, 'Benefits').getByRole('listitem')).toHaveCount(5);
  const steps = region(page, 'Procedure').getByRole('listitem');
  await expect(steps).toHaveCount(7);
  await expect(steps.first()).toHaveText(/^An examination and X-rays/);
  expect(
    await steps.nth(6).evaluate((step) => getComputedStyle(step, '::before').content),
    'the steps are numbered',
  ).toContain('counter');

  const next = main(page).getByRole('complementary');
  await expect(next.getByRole('link', { name: 'Book Appointment' })).toHaveAttribute('href', '/booknow');
  await expect(next.getByRole('link', { name: 'View All Services' })).toHaveAttribute('href', '/services');

  const related = region(page, 'Related services').getByRole('heading', { level: 3 });
  await expect(related).toHaveCount(3);
  expect(await related.allInnerTexts()).not.toContain('Invisalign');
});

test('of six questions one is open at a time, and it can be closed again', async ({ page }) => {
  await page.goto('/services/invisalign');
  const questions = region(page, 'Frequently Asked Questions');
  const titles = questions.getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(6);
  expect((await titles.allInnerTexts()).slice(3)).toEqual(everyService.map(({ question }) => question));
  expect((await titles.allInnerTexts()).slice(3).join()).toMatch(
    /best dentist in Worli.*Invisalign in Worli.*teeth whitening in Worli/,
  );
  await expect(panel(page)).toBeHidden();

  const first = questions.getByText(/^Twenty to twenty-two/);
  const fifth = questions.getByText(everyService[1]!.answer);
  await expect(first).toBeHidden();
  await titles.nth(0).click();
  await expect(first).toBeVisible();
  await titles.nth(4).click();
  await expect(fifth).toBeVisible();
  await expect(first).toBeHidden();
  await titles.nth(4).click();
  await expect(fifth).toBeHidden();

  // Another service begins with its questions closed.
  await titles.nth(4).click();
  await region(page, 'Related services').getByRole('link').first().click();
  await expect(main(page).getByRole('heading', { level: 1 })).not.toHaveText(/^Invisalign/);
  await expect(panel(page)).toBeHidden();
  await expect(questions.getByText(everyService[1]!.answer)).toBeHidden();
});

type Seen = { until: number | null; isOver: boolean; heights: Set<number>; contentFirst: boolean };

/**
 * Notes, frame by frame, whether the loading panel covers the middle of the screen, and how tall the page is. `until` is
 * the time in ms at which the panel goes by its own animation: a slow machine shows the frame after it late.
 */
async function watchPanel(page: Page) {
  await page.addInitScript(() => {
    const seen: Seen = { until: null, isOver: false, heights: new Set(), contentFirst: false };
    Object.assign(window, { seen });
    function look() {
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      const panel = middle?.closest('[role=status]');
      if (panel?.textContent === 'Loading service details...')
        seen.until ??= Number(panel.getAnimations()[0]?.effect?.getTiming().delay);
      else if (seen.until !== null) seen.isOver = true;
      else if (document.querySelector('main h2')) seen.contentFirst = true;
      // Fonts come when they come, and the page's end too; the panel must not move anything.
      const isWhole = document.readyState !== 'loading' && document.fonts.status === 'loaded';
      if (seen.until !== null && isWhole) seen.heights.add(document.body.scrollHeight);
      requestAnimationFrame(look);
    }
    requestAnimationFrame(look);
  });
}

test('entering a service shows the loading panel for 500 ms, the content after it, and nothing moves', async ({
  page,
}) => {
  await watchPanel(page);
  await page.goto('/services/braces');
  await expect(panel(page)).toBeHidden();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.isOver);
  const seen = await page.evaluate(() => {
    const { until, heights, contentFirst } = (window as unknown as { seen: Seen }).seen;
    return { until, heights: [...heights], contentFirst };
  });
  expect(seen.contentFirst, 'content before the panel').toBe(false);
  expect(seen.until).toBe(500);
  expect(seen.heights, 'heights of the page').toHaveLength(1);

  await open(page, '/services');
  await region(page, 'All services').getByRole('link', { name: 'Root Canal Treatment' }).click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Root Canal Treatment in ${PLACE}`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a service is there at once, and the delivered HTML holds all of it', async ({ page }) => {
    const html = (await (await page.goto('/services/braces'))!.text()).replace(/<!-- -->/g, '');
    await expect(panel(page)).toBeHidden();
    await expect(region(page, 'About Braces')).toBeVisible();
    const file = readFileSync('clinic/services/braces.md', 'utf8');
    const lastParagraph = file.trim().split('\n\n').at(-1)!;
    expect(html).toContain(lastParagraph.slice(0, 60).replaceAll("'", '&#x27;'));
    await main(page).getByText(everyService[0]!.question).click();
    await expect(main(page).getByText(everyService[0]!.answer)).toBeVisible();
  });
});

test('an unknown service shows the panel and then the list, by address and by link', async ({
  page,
  request,
}) => {
  expect((await request.get('/services/orthodontics-in-worli')).status()).toBe(404);
  const dataRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('orthodontics-in-worli.data')) dataRequests.push(request.url());
  });
  await page.goto('/services/orthodontics-in-worli');
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveURL(/\/services$/);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/^Expert Dental Services/);

  await open(page, '/');
  // The home page's cards link to such addresses; what matters here is the way there within the site.
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => void };
    };
    router.navigate('/services/orthodontics-in-worli');
  });
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveURL(/\/services$/);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/^Expert Dental Services/);
  expect(dataRequests, 'nothing is asked for that is not there').toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('a service whose details cannot be had says so and leads back to the list', async ({ page }) => {
  await open(page, '/services');
  await page.route('**/services/braces.data*', (route) => route.abort());
  await region(page, 'All services').getByRole('link', { name: 'Braces', exact: true }).click();
  await expect(main(page).getByRole('heading', { name: 'Service Not Found' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Return to All Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
});
