import { expect, type Locator, type Page } from '@playwright/test';
import { asClient, test as onHost } from './host-test.ts';
import { newAddress } from './unique-patients.ts';

const MAP_SERVICE = 'https://www.google.com/';

/**
 * Each test is a visitor of its own: the relay counts requests by address. Whatever the visitor does, no error goes
 * uncaught, nothing is asked for that the content security policy forbids, no other host but the map's is asked for anything, and no
 * cookie is left. (None can be reached: playwright.config.ts.)
 */
export const test = onHost.extend<{ visitor: void }>({
  visitor: [
    async ({ page, context, host, baseURL }, use) => {
      await page.setExtraHTTPHeaders(asClient(host, newAddress()));
      const complaints: string[] = [];
      context.on('weberror', (error) => {
        const text = String(error.error());
        // A script that did not come is the network's doing, or the test's.
        if (!text.includes('Failed to fetch dynamically imported module')) complaints.push(text);
      });
      context.on('console', (message) => {
        if (/Content Security Policy|Permissions-Policy|Trusted Type/i.test(message.text())) {
          complaints.push(message.text());
        }
      });
      context.on('request', (request) => {
        const url = request.url();
        if (url.startsWith('http') && !url.startsWith(baseURL!) && !url.startsWith(MAP_SERVICE)) {
          complaints.push(`asked of another host: ${url}`);
        }
      });
      await use();
      expect(complaints).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    },
    { auto: true },
  ],
});

/** Lets the map's service answer; returns what it was asked for. */
export async function answerForMap(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${MAP_SERVICE}**`, (route) => {
    asked.push(route.request().url());
    return route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
      : route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>A map</title><p>A map</p>' });
  });
  return asked;
}

/** Opens a page as a visitor who is there: what waits for a first sign has it, and has come. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await touch(page);
}

/** Makes a visitor's first sign, and waits until the page's script has run and the islands that wait for it are hydrated. */
export async function touch(page: Page): Promise<void> {
  await page.evaluate(async () => {
    dispatchEvent(new Event('scroll'));
    // The same module as the page's own (site/client/head-script.ts): once it has run, this comes back.
    await import(document.querySelector<HTMLElement>('script[data-page-script]')!.dataset.pageScript!);
  });
  await hydrated(page.locator('astro-island:not([client="near"])'));
}

/** Scrolls there, and waits until the island it stands in is hydrated. Somebody must have given a sign before. */
export async function reach(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await hydrated(part.locator('xpath=ancestor-or-self::astro-island'));
}

/** Slides that follow one another. Each slide says that it is one, too. */
export function carousels(page: Page): Locator {
  return page.locator('section[aria-roledescription]');
}

/** Waits until React has taken over islands; no more than the delivered HTML is there before. */
async function hydrated(islands: Locator): Promise<void> {
  await expect
    .poll(() =>
      islands.evaluateAll((all) =>
        all.every((island) =>
          [...island.children].every((root) =>
            Object.keys(root).some((key) => key.startsWith('__reactFiber')),
          ),
        ),
      ),
    )
    .toBe(true);
  await expect(islands.locator('form[data-defer-submit]:not([data-ready])')).toHaveCount(0);
  await drawn(islands.page());
}

/** Waits until nothing moves any more but what moves for ever; what is stopped does not. */
export async function stillness(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

/** Waits until the browser has drawn what was last done, whatever the page's clock says. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) {
      // It tells of what it is shown with the next frame, and is no part of the clock.
      await new Promise((done) => new IntersectionObserver(done).observe(document.body));
    }
  });
}

/** Holds back the page's scripts until they are let through. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
