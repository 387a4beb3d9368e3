import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificateFor } from '../certificate.ts';
import { launchBrowser } from './browser.ts';
import { readCount, readOptions } from './options.ts';
import { BYTE_KINDS, CONDITIONS, loadPage, timeNavigation, type PageLoad } from './page-load.ts';
import { SCREENS, type Screen } from './screens.ts';
import { copySite, serveSite, withoutScripts } from './site-copies.ts';
import { median } from './statistics.ts';
import { markdownTable } from './table.ts';

const HELP = `Measures the built site in Chromium, as a phone of 390 × 844 on a slow connection meets it:
${CONDITIONS.latencyMs} ms of latency, ${CONDITIONS.downloadKbps} kbit/s down, ${CONDITIONS.uploadKbps} kbit/s up, a processor ${CONDITIONS.processorSlowdown} times slower than this one.

  npm run bench                          builds; every kind of page against the same page without its scripts
  npm run bench -- --built               measures the last build
  npm run bench -- --against DIR         and against the same paths of another built static site
  npm run bench -- --runs 3              fewer rounds than 5 (at most 25)
  npm run bench -- --only /book          one page, by its path (can be repeated)`;

const SITE = 'build/client';
/** What paints later than this many times the same page without its scripts is worth a look. */
const MOST_PAINT_RATIO = 1.05;

const options = readOptions(HELP, {
  runs: { type: 'string', default: '5' },
  built: { type: 'boolean', default: false },
  against: { type: 'string' },
  only: { type: 'string', multiple: true },
});
const rounds = readCount('runs', options.runs, 25);
const screens = SCREENS.filter(({ path }) => !options.only || options.only.includes(path));
if (options.against !== undefined && !existsSync(join(options.against, 'index.html'))) {
  console.error(`--against: ${options.against} has no index.html; it should be the folder of a built site.`);
  process.exit(1);
}

/** How the pages of one site were loaded, and how long it took to reach each from the one before. */
type Measured = { loads: PageLoad[]; navigations: number[] };
type Variant = { name: string; measured: Map<Screen, Measured> };

/** The medians of a page; NaN for what could not be measured. */
type Summary = Omit<PageLoad, 'bytes'> & { bytes: Record<string, number>; navigation: number };

if (!options.built) execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  const site = variant('site', SITE);
  const plain = variant('without scripts', SITE, withoutScripts);
  const other = options.against === undefined ? null : variant('other site', options.against);
  await measure(other ? [site, plain, other] : [site, plain]);
  report(site, plain, other);
} finally {
  rmSync(folder, { recursive: true });
}

function variant(name: string, from: string, change?: (html: string) => string): Variant {
  copySite(from, join(folder, name), change);
  return { name, measured: new Map(screens.map((screen) => [screen, { loads: [], navigations: [] }])) };
}

async function measure(variants: Variant[]): Promise<void> {
  const certificate = certificateFor(['localhost']);
  const running = await Promise.all(
    variants.map(async (one) => ({ ...one, server: await serveSite(join(folder, one.name), certificate) })),
  );
  const browser = await launchBrowser();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const [index, screen] of screens.entries()) {
        const next = screens[(index + 1) % screens.length]!;
        // Whatever slows the machine down meanwhile meets all of them alike.
        for (const { measured, server } of round % 2 === 0 ? running : running.toReversed()) {
          const result = await loadPage(browser, server.url + screen.path, {
            missing: screen.missing === true,
            afterwards: (page) =>
              next === screen ? Promise.resolve(null) : timeNavigation(page, next.linkedAs ?? next.path),
          });
          if (!result) continue;
          measured.get(screen)!.loads.push(result.load);
          if (result.afterwards !== null) measured.get(next)!.navigations.push(result.afterwards);
        }
      }
      console.log(`Round ${round} of ${rounds} measured; load ${loadavg()[0]!.toFixed(2)}.`);
    }
  } finally {
    await browser.close();
    for (const { server } of running) server.close();
  }
}

function summary({ measured }: Variant, screen: Screen): Summary {
  const { loads, navigations } = measured.get(screen)!;
  const middle = (value: (one: PageLoad) => number) => median(loads.map(value));
  return {
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    bytes: Object.fromEntries(BYTE_KINDS.map((kind) => [kind, middle(({ bytes }) => bytes[kind])])),
    requests: middle(({ requests }) => requests),
    navigation: median(navigations),
  };
}

function report(site: Variant, plain: Variant, other: Variant | null): void {
  console.log(`\nThe site, median of ${rounds} (ms, KB; × the same page without its scripts)\n`);
  printTable(site, plain);
  if (other) {
    console.log('\nThe other site (× the other site: how this one compares)\n');
    printTable(other, site, (own, compared) => compared / own);
  }
  const slower = screens.flatMap((screen) =>
    (['fcp', 'lcp'] as const)
      .map((paint) => ({ paint, ratio: summary(site, screen)[paint] / summary(plain, screen)[paint] }))
      .filter(({ ratio }) => ratio > MOST_PAINT_RATIO)
      .map(({ paint, ratio }) => `${screen.name}: ${paint.toUpperCase()} × ${ratio.toFixed(2)}`),
  );
  console.log(
    slower.length === 0
      ? `\nNo page paints more than ${MOST_PAINT_RATIO} times as late as without its scripts.`
      : `\nPainted more than ${MOST_PAINT_RATIO} times as late as without scripts:\n${slower.join('\n')}`,
  );
}

/** One row a page: what was measured of the first, and of the figures that matter most the ratio of the two. */
function printTable(
  shown: Variant,
  compared: Variant,
  ratio = (own: number, compared: number) => own / compared,
): void {
  const number = (value: number, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–');
  const kilobytes = (bytes: number) => number(bytes / 1000, bytes < 9950 ? 1 : 0);
  console.log(
    markdownTable(
      ['Page', 'FCP', '×', 'LCP', '×', 'TBT', 'CLS', ...BYTE_KINDS, 'Requests', 'Next page', '×'],
      screens.map((screen) => {
        const own = summary(shown, screen);
        const against = summary(compared, screen);
        return [
          screen.name,
          number(own.fcp),
          number(ratio(own.fcp, against.fcp), 2),
          number(own.lcp),
          number(ratio(own.lcp, against.lcp), 2),
          number(own.tbt),
          number(own.cls, 2),
          ...BYTE_KINDS.map((kind) => kilobytes(own.bytes[kind]!)),
          number(own.requests),
          number(own.navigation),
          number(ratio(own.navigation, against.navigation), 2),
        ];
      }),
    ),
  );
}
