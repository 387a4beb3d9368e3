import { expect, type Route } from '@playwright/test';
import { test } from './visitor.ts';

const KINDS = [
  ...'/ /services /services/braces /doctors /team /blog /blog/aligners-or-braces /gallery'.split(' '),
  ...'/gallery/before-after /about /international-patients /contact /book /thank-you /sitemap'.split(' '),
  ...'/privacy-policy /no-such-page'.split(' '),
];
const SCRIPTS = '**/assets/*.js';

test('a page whose scripts have not come is no wider than the screen', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  for (const path of KINDS) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, page.viewportSize()!.width]);
  }
});

test('scripts are asked for once the page has loaded', async ({ page }) => {
  const asked: string[] = [];
  const picture = Promise.withResolvers<void>();
  await page.route('**/pictures/hero-*', async (route) => {
    await picture.promise;
    await route.continue();
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  picture.resolve();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('scripts are asked for once something has been painted', async ({ page }) => {
  for (const path of KINDS) {
    await page.goto(path);
    const wait = await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByType('paint');
      const script = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'));
      return paint && script && [script.startTime - paint.startTime];
    });
    const [after] = (await wait.jsonValue()) || [];
    expect(after, path).toBeGreaterThan(0);
  }
});

test('the first touch brings the scripts, however slow a picture is', async ({ page, isMobile }) => {
  await page.route('**/pictures/hero-*', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  const scripts = page.waitForRequest(SCRIPTS);
  if (isMobile) await heading.tap();
  else await heading.click();
  await scripts;
});

test('the first picture does not wait for the style sheets', async ({ page }) => {
  await page.route('**/assets/*.css', () => {});
  const picture = page.waitForRequest('**/pictures/about-story-*');
  await page.goto('/about', { waitUntil: 'commit' });
  await picture;
});

test('scripts are asked for once all that fades in has done so', async ({ page }) => {
  const states = Promise.withResolvers<string[]>();
  const readThenContinue = async (route: Route) => {
    // An animation that holds its end stays with its element: 'running' before, 'finished' after.
    const cards = page.getByRole('region', { name: 'Team members' }).locator('li');
    const read = await cards.evaluateAll((all) =>
      all.flatMap((card) => card.getAnimations().map(({ playState }) => playState)),
    );
    await route.continue();
    states.resolve(read);
  };
  await page.route(SCRIPTS, readThenContinue, { times: 1 });
  await page.goto('/team');
  const appeared = await states.promise;
  expect(appeared.length).toBeGreaterThan(1);
  expect(new Set(appeared)).toEqual(new Set(['finished']));
});
