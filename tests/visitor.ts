import { expect, type Page } from '@playwright/test';
import { asClient, newAddress, test as onHost } from './host.ts';

const MAP_SERVICE = 'https://www.google.com/';

/**
 * Each test is a visitor of its own: the relay counts requests by address. Whatever the visitor does, no error goes
 * uncaught, nothing is asked for that the content security policy forbids, and no other host but the map's is asked for
 * anything. (None can be reached: playwright.config.ts.)
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

/** Opens a page and makes its code take over at once instead of in a quiet moment. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takeOver(page);
}

/** Makes the code of the page take over, and waits until it has, with the parts whose code comes late. */
export async function takeOver(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('keydown')));
  await page.waitForFunction(() =>
    ['body', 'body > footer', 'body > nav']
      .map((part) => document.querySelector(part))
      .every((element) => element && Object.keys(element).some((key) => key.startsWith('__reactFiber'))),
  );
  // An address without a file has a heading that is not shown until the code of its page is late.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main h1')].some((heading) =>
      heading.checkVisibility({ visibilityProperty: true }),
    ),
  );
  await expect(page.locator('form[data-held-until-ready]:not([data-ready])')).toHaveCount(0);
}

/** Goes to another page of the site without loading it anew, as a link does. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => void };
    };
    router.navigate(to);
  }, path);
}

/** Waits until nothing moves any more but what moves for ever. */
export async function stillness(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState === 'finished' || effect?.getComputedTiming().endTime === Infinity,
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
