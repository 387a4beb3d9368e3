import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificateFor } from '../certificate.ts';
import { launchBrowser } from './browser.ts';
import { overBudget } from './budgets.ts';
import { readCount, readOptions } from './options.ts';
import { BYTE_KINDS, CONDITIONS, loadPage, timeNavigation, visitNext, type PageLoad } from './page-load.ts';
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
  npm run bench -- --only /book          one page, by its path (can be repeated)

Ends with 1 when a figure is above its budget (tools/bench/budgets.ts).`;

const SITE = 'build/client';

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

type Next = NonNullable<Awaited<ReturnType<typeof visitNext>>>;

/** How the pages of one site were loaded, how long it took to reach each from the one before, and what each was then. */
type Measured = { loads: PageLoad[]; navigations: number[]; next: Next[] };
type Variant = { name: string; measured: Map<Screen, Measured> };

/** The medians of a page; NaN for what could not be measured. */
type Summary = Omit<PageLoad, 'bytes'> & { bytes: Record<string, number>; navigation: number; next: Next };

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
  return {
    name,
    measured: new Map(screens.map((screen) => [screen, { loads: [], navigations: [], next: [] }])),
  };
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
          const from = screen.path === '/' ? screens.find(({ path }) => path !== '/') : screens[0];
          const second = from && (await visitNext(browser, server.url + from.path, server.url + screen.path));
          if (second) measured.get(screen)!.next.push(second);
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
  const { loads, navigations, next } = measured.get(screen)!;
  const middle = (value: (one: PageLoad) => number) => median(loads.map(value));
  return {
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    bytes: Object.fromEntries(BYTE_KINDS.map((kind) => [kind, middle(({ bytes }) => bytes[kind])])),
    requests: middle(({ requests }) => requests),
    navigation: median(navigations),
    next: { bytes: median(next.map(({ bytes }) => bytes)), answer: median(next.map(({ answer }) => answer)) },
  };
}

function report(site: Variant, plain: Variant, other: Variant | null): void {
  console.log(`\nThe site, median of ${rounds} (ms, KB; × the same page without its scripts)\n`);
  printTable(site, plain);
  if (other) {
    console.log('\nThe other site (× the other site: how this one compares)\n');
    printTable(other, site, (own, compared) => compared / own);
  }
  const over = screens.flatMap((screen) => {
    const [own, without] = [summary(site, screen), summary(plain, screen)];
    const paints = { FCP: own.fcp / without.fcp, LCP: own.lcp / without.lcp };
    return overBudget(screen, { ...own, paints });
  });
  if (over.length === 0) return console.log('\nEvery page is within its budget.');
  console.error(`\nAbove the budget:\n${over.join('\n')}`);
  process.exitCode = 1;
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
      [
        'Page',
        'FCP',
        '×',
        'LCP',
        '×',
        'TBT',
        'CLS',
        ...BYTE_KINDS,
        'Requests',
        'Answer',
        'Second',
        'Press',
        '×',
      ],
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
          number(own.next.answer),
          kilobytes(own.next.bytes),
          number(own.navigation),
          number(ratio(own.navigation, against.navigation), 2),
        ];
      }),
    ),
  );
}
