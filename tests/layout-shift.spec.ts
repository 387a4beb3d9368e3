import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { mapEmbedHref } from '../app/content/clinic-facts.ts';
import { test } from './visitor.ts';

/** Of the services and the articles, those whose lines break elsewhere in the fonts that stand in. */
const OF_MANY = [
  '/services/crowns-bridges',
  '/services/full-mouth-rehabilitation',
  '/blog/why-gums-bleed',
  '/blog/your-childs-first-dental-visit',
];

/** Every screen there is, as the build has written it: '/', '/about', … */
const PATHS = readdirSync('build/client', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  .filter((path) => !/^\/(services|blog)\/./.test(path) || OF_MANY.includes(path))
  .sort();

const FONTS_LATE_MS = 600;
const SETTLED_MS = 600;

type Shift = { value: number; moved: string[] };

/** Writes down every shift of the layout, with what moved. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; sources: { node?: Node }[] }[]) {
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? '?'),
        );
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function shiftsOf(page: Page, path: string): Promise<{ path: string; sum: number; shifts: Shift[] }> {
  // With nothing kept from the page before, as a first visit.
  const fonts = page.waitForResponse((response) => response.url().endsWith('.woff2'));
  await page.goto(path);
  await fonts;
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(SETTLED_MS);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  return { path, sum: shifts.reduce((total, { value }) => total + value, 0), shifts };
}

test('nothing moves on any screen while it loads, even where the fonts come late', async ({ page }) => {
  test.setTimeout(300_000);
  await page.route(`${new URL(mapEmbedHref).origin}/**`, (route) => route.abort());
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONTS_LATE_MS));
    await route.continue();
  });
  await watchShifts(page);
  for (const path of PATHS) {
    const { sum, shifts } = await shiftsOf(page, path);
    expect.soft(sum, `${path}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(0.005);
  }
});
