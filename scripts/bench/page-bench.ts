import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from './browser.ts';
import { chartPage } from './chart.ts';
import { BYTE_KINDS, CONDITIONS, loadPage, timeNavigation, type PageLoad } from './page-load.ts';
import { describeMachine, load, writeResult } from './results.ts';
import { SCREENS, type Screen } from './screens.ts';
import { copySite, serveSite, withoutScripts } from './site-copies.ts';
import { median } from './statistics.ts';
import { markdownTable } from './table.ts';

const SITE = 'build/client';
/** What loads of more than this much longer are worth a look (design.md). */
const MOST_PAINT_RATIO = 1.05;

export type VariantName = 'site' | 'without scripts' | 'other site';

type Options = {
  runs: number;
  built: boolean;
  /** another built site's folder */
  against?: string;
  /** paths; all screens when absent */
  only?: string[];
  /** no round begins that would probably end later */
  minutes: number;
};

type Measured = { loads: PageLoad[]; navigations: number[] };
export type Summary = Omit<PageLoad, 'cls'> & { cls: number; navigation: number };
export type ScreenResult = { screen: Screen; variants: Partial<Record<VariantName, Summary>> };

/** Measures every kind of page against the same page without its scripts, and against another site if there is one. */
export async function benchPages({ runs, built, against, only, minutes }: Options): Promise<void> {
  if (against !== undefined && !existsSync(join(against, 'index.html'))) {
    throw new Error(`--against: ${against} has no index.html; it should be the folder of a built site.`);
  }
  if (!built) execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  const screens = SCREENS.filter(({ path }) => !only || only.includes(path));
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const names: VariantName[] = ['site', 'without scripts', ...(against ? (['other site'] as const) : [])];
    copySite(SITE, join(folder, 'site'));
    copySite(SITE, join(folder, 'without scripts'), withoutScripts);
    if (against) copySite(against, join(folder, 'other site'));
    const before = load();
    const { rounds, measured } = await measure({ folder, names, screens, runs, minutes });
    report({ names, screens, rounds, measured, busy: { before, after: load() } });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Results = Map<Screen, Record<VariantName, Measured>>;

async function measure({
  folder,
  names,
  screens,
  runs,
  minutes,
}: {
  folder: string;
  names: VariantName[];
  screens: Screen[];
  runs: number;
  minutes: number;
}): Promise<{ rounds: number; measured: Results }> {
  const nothing = (): Measured => ({ loads: [], navigations: [] });
  const measured: Results = new Map(
    screens.map((screen) => [
      screen,
      { site: nothing(), 'without scripts': nothing(), 'other site': nothing() },
    ]),
  );
  const servers = new Map(
    await Promise.all(names.map(async (name) => [name, await serveSite(join(folder, name))] as const)),
  );
  const browser = await launchBrowser();
  const began = performance.now();
  let rounds = 0;
  try {
    while (rounds < runs) {
      const minutesSoFar = (performance.now() - began) / 60_000;
      if (rounds > 0 && minutesSoFar * (1 + 1 / rounds) > minutes) {
        console.log(`After ${rounds} of ${runs} rounds, another would take longer than ${minutes} minutes.`);
        break;
      }
      for (const [index, screen] of screens.entries()) {
        const next = screens[(index + 1) % screens.length]!;
        // Whatever slows the machine down meanwhile meets all of them alike.
        for (const name of rounds % 2 === 0 ? names : names.toReversed()) {
          const result = await loadPage(browser, servers.get(name)!.url + screen.path, {
            missing: screen.missing === true,
            afterwards: (page) =>
              next === screen ? Promise.resolve(null) : timeNavigation(page, next.linkedAs ?? next.path),
          });
          if (!result) continue;
          measured.get(screen)![name].loads.push(result.load);
          if (result.afterwards !== null) measured.get(next)![name].navigations.push(result.afterwards);
        }
      }
      rounds += 1;
      console.log(`Round ${rounds} of ${runs} measured; load ${load()}.`);
    }
  } finally {
    await browser.close();
    for (const { close } of servers.values()) close();
  }
  return { rounds, measured };
}

function summarise({ loads, navigations }: Measured): Summary {
  const middle = (value: (one: PageLoad) => number) => median(loads.map(value));
  return {
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    bytes: Object.fromEntries(
      BYTE_KINDS.map((kind) => [kind, middle(({ bytes }) => bytes[kind])]),
    ) as PageLoad['bytes'],
    requests: middle(({ requests }) => requests),
    navigation: median(navigations),
  };
}

function report({
  names,
  screens,
  rounds,
  measured,
  busy,
}: {
  names: VariantName[];
  screens: Screen[];
  rounds: number;
  measured: Results;
  busy: { before: number; after: number };
}): void {
  const results: ScreenResult[] = screens.map((screen) => ({
    screen,
    variants: Object.fromEntries(
      names
        .map((name) => [name, measured.get(screen)![name]] as const)
        .filter(([, { loads }]) => loads.length > 0)
        .map(([name, own]) => [name, summarise(own)]),
    ),
  }));

  console.log(`\nThe site, median of ${rounds} (ms, KB; ratios to the same page without its scripts)\n`);
  console.log(markdownTable(SITE_COLUMNS, results.map(siteRow)));
  if (names.includes('other site')) {
    console.log('\nThe other site (ratios: this site to the other)\n');
    console.log(markdownTable(OTHER_COLUMNS, results.map(otherRow)));
  }

  const json = {
    at: new Date().toISOString(),
    rounds,
    machine: describeMachine(),
    load: busy,
    conditions: CONDITIONS,
    screens: results.map(({ screen, variants }) => ({
      ...screen,
      medians: variants,
      runs: measured.get(screen),
    })),
  };
  const files = [
    writeResult('bench.json', JSON.stringify(json, null, 2)),
    writeResult('bench.html', chartPage(names, results, rounds)),
  ];
  console.log(
    `\nLoad of the machine before and after: ${busy.before}, ${busy.after}. Written: ${files.join(', ')}`,
  );

  const slower = results.flatMap(({ screen, variants }) =>
    (['fcp', 'lcp'] as const)
      .map((paint) => ({
        paint,
        ratio: variants.site![paint] / (variants['without scripts']?.[paint] ?? NaN),
      }))
      .filter(({ ratio }) => ratio > MOST_PAINT_RATIO)
      .map(({ paint, ratio }) => `${screen.name}: ${paint.toUpperCase()} × ${ratio.toFixed(2)}`),
  );
  console.log(
    slower.length === 0
      ? `No page paints more than ${MOST_PAINT_RATIO} times as late as without its scripts.`
      : `Painted more than ${MOST_PAINT_RATIO} times as late as without scripts:\n${slower.join('\n')}`,
  );
}

function ms(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '–' : String(Math.round(value));
}

function kilobytes(value: number): string {
  return (value / 1000).toFixed(value < 9950 ? 1 : 0);
}

function ratio(mine: number | undefined, theirs: number | undefined): string {
  const value = (mine ?? NaN) / (theirs ?? NaN);
  return Number.isFinite(value) ? value.toFixed(2) : '–';
}

const SITE_COLUMNS = [
  'Page',
  'FCP',
  'ratio',
  'LCP',
  'ratio',
  'TBT',
  'CLS',
  'HTML',
  'CSS',
  'JS',
  'Font',
  'Image',
  'Other',
  'Requests',
  'Next page',
];

function siteRow({ screen, variants: { site, 'without scripts': plain } }: ScreenResult): string[] {
  return [
    screen.name,
    ms(site!.fcp),
    ratio(site!.fcp, plain?.fcp),
    ms(site!.lcp),
    ratio(site!.lcp, plain?.lcp),
    ms(site!.tbt),
    site!.cls.toFixed(2),
    ...BYTE_KINDS.map((kind) => kilobytes(site!.bytes[kind])),
    ms(site!.requests),
    ms(site!.navigation),
  ];
}

const OTHER_COLUMNS = [
  'Page',
  'FCP',
  'ratio',
  'LCP',
  'ratio',
  'TBT',
  'CLS',
  'JS',
  'ratio',
  'Bytes',
  'ratio',
  'Requests',
  'Next page',
  'ratio',
];

function otherRow({ screen, variants: { site, 'other site': other } }: ScreenResult): string[] {
  if (!other) return [screen.name, ...OTHER_COLUMNS.slice(1).map(() => '–')];
  const total = (one: Summary) => BYTE_KINDS.reduce((sum, kind) => sum + one.bytes[kind], 0);
  return [
    screen.name,
    ms(other.fcp),
    ratio(site!.fcp, other.fcp),
    ms(other.lcp),
    ratio(site!.lcp, other.lcp),
    ms(other.tbt),
    other.cls.toFixed(2),
    kilobytes(other.bytes.js),
    ratio(site!.bytes.js, other.bytes.js),
    kilobytes(total(other)),
    ratio(total(site!), total(other)),
    ms(other.requests),
    ms(other.navigation),
    ratio(site!.navigation, other.navigation),
  ];
}
