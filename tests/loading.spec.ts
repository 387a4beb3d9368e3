import { expect, type Request, type Route } from '@playwright/test';
import { CLINICS } from './clinics.ts';
import { KINDS, pathsInPain, pathsUnder, scriptsWith } from './pages.ts';
import { holdScripts, open, touch, test } from './visitor.ts';

// How a page comes: pictures and words first, scripts later, and nothing moves (docs/decisions/0012-what-a-page-begins-with.md).

const SCRIPTS = '**/assets/*.js';
const PICTURES = '**/pictures/**';
const [WITH_PICTURE] = pathsUnder('services');

test('scripts are asked for once the page has loaded and been painted', async ({ page }) => {
  const asked: string[] = [];
  const picture = Promise.withResolvers<void>();
  const readThenContinue = async (route: Route) => {
    // The page is painted, and as much as it can be without the picture: it has had its time to ask.
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    expect(asked).toEqual([]);
    picture.resolve();
    await route.continue();
  };
  await page.route(PICTURES, readThenContinue, { times: 1 });
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  await page.goto(WITH_PICTURE);
  await picture.promise;
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('the first touch brings the scripts, however slow a picture is', async ({ page }) => {
  await page.route(PICTURES, () => {});
  await page.goto(WITH_PICTURE, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  const scripts = page.waitForRequest(SCRIPTS);
  await heading.tap();
  await scripts;
});

test('no style sheet is asked for, neither at first nor on the way to other pages', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(request.url());
  });
  await open(page, '/');
  for (const path of ['/about', '/gallery']) {
    await open(page, path);
    await expect(page).toHaveURL(path);
  }
  expect(asked).toEqual([]);
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

const KB = 1024;
const [OWN] = CLINICS;

function isTakenOver(): boolean {
  return Object.keys(document.body).some((key) => key.startsWith('__reactFiber'));
}

/**
 * Of scripts, as servers send them: compressed. An article that there is not brings the code of one that there may be, and
 * an address of help without a page the help.
 */
function mostOf(path: string): number {
  if (path.startsWith('/book')) return 140 * KB;
  return path.startsWith('/blog/no-such') || OWN.withoutPage.includes(path) ? 112 * KB : 105 * KB;
}

for (const path of new Set([...KINDS, ...pathsInPain()])) {
  test(`${path} fetches no more scripts by itself than a page may`, async ({ page }) => {
    const pending = new Set<Request>();
    const sizes: Promise<number>[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') pending.add(request);
    });
    page.on('requestfinished', (request) => {
      if (!pending.delete(request)) return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    // The rest comes to whoever does nothing after three seconds: not here.
    await page.addInitScript(() => {
      const later = window.setTimeout;
      window.setTimeout = ((run: () => void, time: number) =>
        time === 3000 ? 0 : later(run, time)) as typeof later;
    });
    await page.goto(path);
    await page.waitForFunction(isTakenOver);
    for (let round = 0; round < 3; round += 1) {
      await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
      await expect.poll(() => pending.size).toBe(0);
    }
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    // React alone is half of it: a sum below that has missed something.
    expect(total).toBeGreaterThan(mostOf(path) / 2);
    expect(total).toBeLessThanOrEqual(mostOf(path));
  });
}

test('a link whose part has no code yet waits for it, and does not load the site anew', async ({ page }) => {
  const code = scriptsWith('group-head');
  expect(code.length).toBeGreaterThan(0);
  const arrived = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => code.includes(pathname),
    async (route) => {
      await arrived.promise;
      await route.continue();
    },
  );
  await page.goto('/');
  await page.waitForFunction(isTakenOver);
  const asked = page.waitForRequest((request) => code.some((file) => request.url().endsWith(file)));
  await page
    .getByRole('link', { name: /^Learn More/ })
    .first()
    .tap();
  await asked;
  const pages: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages.push(request.url());
  });
  arrived.resolve();
  await expect(page).toHaveURL(/\/services$/);
  expect(pages).toEqual([]);
});

test('a menu opened before the scripts have come stays open, and leads on', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Services', { exact: true }).tap();
  await menu.locator('details details summary').first().tap();
  const service = menu.locator('details details').first().getByRole('link').first();
  await expect(service).toBeVisible();
  release();
  await touch(page);
  await expect(service).toBeVisible();
  await service.tap();
  await expect(page).toHaveURL(/\/services\/[a-z-]+$/);
});

test('a link that is about to be followed brings the code and the data of its page, for the click to use', async ({
  page,
}) => {
  await open(page, '/services');
  const path = pathsUnder('services')[0]!;
  const link = page.getByRole('main').locator(`a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(js|data)$/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  const data = page.waitForResponse(`**${path}.data`);
  const code = page.waitForResponse(SCRIPTS);
  await link.dispatchEvent('pointerdown', { bubbles: true });
  await Promise.all([data, code]);
  await expect(page).toHaveURL(/\/services$/);
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((file, at) => asked.indexOf(file) < at)).toEqual([]);
});

test('the page of a link that rests in view is there before the touch', async ({ page }) => {
  await page.goto('/services');
  await page.waitForFunction(isTakenOver);
  const path = pathsUnder('services')[0]!;
  const link = page.getByRole('main').locator(`a[href="${path}"]`).first();
  const data = page.waitForResponse(`**${path}.data`);
  // A scroll is a sign of somebody who looks around.
  await link.evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
  await data;
  await expect(page).toHaveURL(/\/services$/);
});

test('a link touched first brings its page and what stands around every one, nothing more of the one it leaves', async ({
  page,
}) => {
  const below = scriptsWith('group-head');
  const footer = scriptsWith('Quick Links');
  expect(below.length).toBeGreaterThan(0);
  expect(footer.length).toBeGreaterThan(0);
  await page.goto('/');
  await page.waitForFunction(isTakenOver);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const around = page.waitForResponse((response) => footer.some((file) => response.url().endsWith(file)));
  const link = page.getByRole('main').getByRole('link', { name: 'Book Appointment' }).first();
  await link.dispatchEvent('pointerdown', { bubbles: true });
  await around;
  expect(asked.filter((file) => below.includes(file))).toEqual([]);
  const delivered = await page.locator('body > footer').elementHandle();
  await link.tap();
  await expect(page).toHaveURL(/\/booknow$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Book Your/ })).toBeVisible();
  expect(await delivered!.evaluate((footer) => footer.isConnected)).toBe(true);
});

// A page without the form that it was opened for would be a dead end.
test('where the code of a page’s form can’t be had, the visitor reads how else to reach the clinic', async ({
  page,
}) => {
  const code = scriptsWith('Enter 10-digit mobile number');
  expect(code.length).toBeGreaterThan(0);
  await page.route(
    ({ pathname }) => code.includes(pathname),
    (route) => route.abort(),
  );
  await open(page, '/services');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
  await expect(main.locator('a[href^="tel:"]')).toBeVisible();
  await expect(main.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
});

test('text has its font with the page; what a visitor types beyond it brings the rest', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await open(page, '/contact');
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  for (const selector of ['main h1', 'main p']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const drawnWith = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(drawnWith.fonts.map(({ isCustomFont }) => isCustomFont)).not.toContain(false);
  }
  expect(fonts).toEqual([]);
  const rest = page.waitForRequest((request) => request.resourceType() === 'font');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Þórunn');
  await rest;
});

test('a page without its root element says so', async ({ context }) => {
  // A page of its own: what goes uncaught here is asked for.
  const page = await context.browser()!.newPage();
  const failure = page.waitForEvent('pageerror');
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => document.body.remove()));
  await page.goto(`${test.info().project.use.baseURL}/privacy-policy`);
  expect((await failure).message).toBe('Root element not found');
  await page.close();
});
