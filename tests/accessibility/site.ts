import { expect, type Page } from '@playwright/test';
import { mapEmbedHref } from '../../app/content/clinic-facts.ts';
import { test as visitor } from '../visitor.ts';

/** A page of every kind, with the longest words of its kind. */
export const KINDS = [
  ...'/ /book /thank-you /services /services/full-mouth-rehabilitation /contact /blog'.split(' '),
  ...'/blog/diabetes-and-your-gums /doctors /team /about /gallery /gallery/before-after'.split(' '),
  ...'/international-patients /sitemap /privacy-policy /gallery/team /blog/no-such-article'.split(' '),
];

/** A visitor for whom the map's service answers, without anything being asked of the real one. */
export const test = visitor.extend<{ map: void }>({
  map: [
    async ({ context }, use) => {
      await context.route(`${new URL(mapEmbedHref).origin}/**`, (route) =>
        route.request().resourceType() === 'image'
          ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
          : route.fulfill({
              contentType: 'text/html',
              body: '<!doctype html><html lang="en"><title>A map</title><p>A map</p></html>',
            }),
      );
      await use();
    },
    { auto: true },
  ],
});

/** Opens a page afresh and makes its code take over at once instead of in a quiet moment. */
export async function open(page: Page, path: string): Promise<void> {
  // A path with a hash alone would be followed within the page.
  await page.goto('about:blank');
  await page.goto(path);
  await page.evaluate(() => dispatchEvent(new Event('keydown')));
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
  // The parts whose code comes late.
  await expect(page.locator('main h1').first()).toBeAttached();
  const forms = page.locator('form[data-held-until-ready]');
  await expect(page.locator('form[data-held-until-ready][data-ready]')).toHaveCount(await forms.count());
}
