import type { Browser } from '@playwright/test';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { certificateFor } from '../certificate.ts';
import { launchBrowser, loadPage, timeAnswer, type PageLoad } from './measure-page.ts';
import { readOptions, SCREENS, type Screen } from './bench-options.ts';
import { median, siteListener, withoutScripts } from './site-listener.ts';

// Measures every kind of page of the built site in Chromium as a phone on a slow connection
// (measure-page.ts), and the same page without scripts. Exits with 1 if a value is over budget.
//   npm run bench                          builds first
//   npm run bench -- --built               measures the last build
//   npm run bench -- --against DIR         also the same paths of another built static site
//   npm run bench -- --runs 3              number of rounds, 5 by default
//   npm run bench -- --only /book          one page, by its path (can be repeated)

/**
 * Budgets by column of the table; decision 25 explains them. Byte budgets are in
 * tests/delivered/page-weight.test.ts.
 */
const BUDGETS = { 'answer to a touch': 100, 'FCP × without scripts': 1.05, 'LCP × without scripts': 1.05 };
const SITE = 'build/client';

const { runs: rounds, screens, against } = readOptions();

type Figures = PageLoad & { answer: number };
type Variant = { url: string; close: () => void; measured: ({ screen: Screen } & Partial<Figures>)[] };

const overBudget = await measurePages();
if (overBudget.length > 0) {
  console.error(`\nAbove the budget:\n${overBudget.join('\n')}`);
  process.exitCode = 1;
}

async function measurePages(): Promise<string[]> {
  const site = await serve(SITE);
  const plain = await serve(SITE, withoutScripts);
  const other = against === undefined ? null : await serve(against);
  const variants = [site, plain, ...(other ? [other] : [])];
  const browser = await launchBrowser();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const screen of screens) {
        // Alternates the order, so that changes in the machine's speed affect all variants.
        for (const each of round % 2 === 0 ? variants : variants.toReversed())
          await visit(browser, each, screen);
      }
      console.log(`Round ${round} of ${rounds} is measured.`);
    }
  } finally {
    await browser.close();
    for (const { close } of variants) close();
  }
  return report(site, plain, other);
}

/** Uses HTTP/2, over which browsers request many files at once. */
async function serve(folder: string, change?: (html: string) => string): Promise<Variant> {
  // The listener works for both HTTP versions, but Node's types know only HTTP/1.
  const listener = siteListener(folder, change) as unknown as Parameters<typeof createSecureServer>[1];
  const server = createSecureServer({ ...certificateFor(['localhost']), allowHTTP1: true }, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, close: () => server.close(), measured: [] };
}

async function visit(browser: Browser, { url, measured }: Variant, screen: Screen): Promise<void> {
  const walked = screens.length > 1 ? screens : SCREENS;
  const next = walked[(walked.indexOf(screen) + 1) % walked.length]!;
  const status = screen.missing ? 404 : 200;
  const load = await loadPage(browser, url + screen.path, status, next.linkedAs ?? next.path);
  if (!load) return;
  const { press, ...paints } = load;
  measured.push({ screen, ...paints }, { screen: next, press });
  if (!screen.missing) measured.push({ screen, answer: await timeAnswer(browser, url + screen.path) });
}

/** The median of a value of a page; NaN without measurements. */
function medianOf({ measured }: Variant, screen: Screen, name: keyof Figures): number {
  const own = measured.filter((each) => each.screen === screen).map((each) => each[name] ?? NaN);
  return median(own.filter(Number.isFinite));
}

/**
 * Prints one row for each page, in ms and as ratios to the other variants.
 *
 * @returns one line for each value over budget
 */
function report(site: Variant, plain: Variant, other: Variant | null): string[] {
  const rows = screens.map((screen) => {
    const row: Record<string, number> = { 'answer to a touch': medianOf(site, screen, 'answer') };
    for (const name of ['fcp', 'lcp', 'press'] as const) {
      const title = name === 'press' ? name : name.toUpperCase();
      const own = medianOf(site, screen, name);
      row[title] = Math.round(own);
      for (const [which, each] of Object.entries({ 'without scripts': plain, other }))
        if (each) row[`${title} × ${which}`] = Number((own / medianOf(each, screen, name)).toFixed(2));
    }
    return { page: screen.name, figures: row };
  });
  console.table(rows.map(({ page, figures }) => ({ page, ...figures })));
  return rows.flatMap(({ page, figures }) =>
    Object.entries(BUDGETS)
      .filter(([title, most]) => figures[title]! > most)
      .map(([title, most]) => `${page}: ${title} is ${figures[title]}, should be ${most} at most`),
  );
}
