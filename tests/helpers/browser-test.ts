import { expect, type Locator, type Page } from '@playwright/test';
import { asClient, test as onHost } from './host-test.ts';
import { newAddress } from './unique-patients.ts';

const MAP_SERVICE = 'https://www.google.com/';

/**
 * A browser test. Each test is a separate client, because the relay limits requests by address. A test fails
 * on uncaught errors, violations of the content security policy, requests to hosts other than the map's, and
 * cookies. playwright.config.ts makes all other hosts unreachable.
 */
export const test = onHost.extend<{ visitor: void }>({
  visitor: [
    async ({ page, context, host, baseURL }, use) => {
      await page.setExtraHTTPHeaders(asClient(host, newAddress()));
      const problems: string[] = [];
      context.on('weberror', (error) => {
        const text = String(error.error());
        // This error is expected, because tests block scripts and leave pages while they load.
        if (!text.includes('Failed to fetch dynamically imported module')) problems.push(text);
      });
      context.on('console', (message) => {
        if (/Content Security Policy|Permissions-Policy|Trusted Type/i.test(message.text())) {
          problems.push(message.text());
        }
      });
      context.on('request', (request) => {
        const url = request.url();
        if (url.startsWith('http') && !url.startsWith(baseURL!) && !url.startsWith(MAP_SERVICE)) {
          problems.push(`request to another host: ${url}`);
        }
      });
      await use();
      expect(problems).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    },
    { auto: true },
  ],
});

/** Answers requests to the map service. Returns a list to which the address of each request is added. */
export async function answerForMap(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(`${MAP_SERVICE}**`, (route) => {
    requests.push(route.request().url());
    return route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
      : route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>A map</title><p>A map</p>' });
  });
  return requests;
}

/** Opens a page, and loads the scripts that wait for an interaction. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await touch(page);
}

/** Triggers the first interaction, and waits until the page's script has run and its islands are hydrated. */
export async function touch(page: Page): Promise<void> {
  await page.evaluate(async () => {
    dispatchEvent(new Event('scroll'));
    // This is the script that head-script.ts fetches. The import resolves when it has run.
    await import(document.querySelector<HTMLElement>('script[data-page-script]')!.dataset.pageScript!);
  });
  await hydrated(page.locator('astro-island:not([client="near"])'));
}

/** Scrolls to an element, and waits until its island is hydrated. An interaction must come before. */
export async function reach(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await hydrated(part.locator('xpath=ancestor-or-self::astro-island'));
}

/** Returns all carousels. Their slides have a role description too, but are not sections. */
export function carousels(page: Page): Locator {
  return page.locator('section[aria-roledescription]');
}

/** Waits until React has hydrated islands. */
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

/** Waits until all finite animations have ended, except that of the boat in the window. */
export async function stillness(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' ||
          animation.effect?.getComputedTiming().endTime === Infinity ||
          (animation as CSSAnimation).animationName === 'sail',
      ),
  );
}

/** Waits until the browser has rendered the latest changes, even if the clock is paused. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) {
      // IntersectionObserver fires with the next frame and ignores Playwright's fake clock.
      await new Promise((done) => new IntersectionObserver(done).observe(document.body));
    }
  });
}

/** Delays the page's scripts. Returns a function that releases them. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
