import lighthouse from 'lighthouse';
import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import type * as Relay from '../../relay/host/node.ts';
import { anyFreePort } from '../any-free-port.ts';
import { launchBrowser } from './browser.ts';
import { readCount, readOptions } from './options.ts';
import { SCREENS, type Screen } from './screens.ts';
import { median } from './statistics.ts';
import { markdownTable } from './table.ts';

const HELP = `Runs Lighthouse's mobile audit over every screen of the built site.

  npm run lighthouse                     builds, then takes the median of 5 runs
  npm run lighthouse -- --built          measures the last build
  npm run lighthouse -- --runs 1         fewer runs (at most 15)
  npm run lighthouse -- --only /book     one screen, by its path (can be repeated)

Ends with 1 when a median is below 99 for performance or 100 for the others, or more than two are 99.`;

/** Of 100. */
const LEAST = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** As many screens may be a point short of 100 for performance. */
const MOST_SHORT = 2;
type Category = keyof typeof LEAST;
const CATEGORIES = Object.keys(LEAST) as Category[];

/** What most of the performance score is made of, in ms; layout shift without a unit. */
const METRICS = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
type Metric = keyof typeof METRICS;
const METRIC_NAMES = Object.keys(METRICS) as Metric[];

type Run = {
  scores: Record<Category, number>;
  metrics: Record<Metric, number>;
  /** audits that cost points, as 'id: title' */
  findings: string[];
  load: number;
};

const options = readOptions(HELP, {
  runs: { type: 'string', default: '5' },
  built: { type: 'boolean' },
  only: { type: 'string', multiple: true },
});
const runs = readCount('runs', options.runs, 15);
const screens = SCREENS.filter(({ path }) => !options.only || options.only.includes(path));

if (!options.built) execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const { startServer } = (await import('../../build/relay/node.js' as string)) as typeof Relay;
const site = await startServer({ port: 0, siteFolder: 'build/client', settings: null });
const debuggingPort = await anyFreePort();
const browser = await launchBrowser(debuggingPort);

const results = new Map<Screen, Run[]>(screens.map((screen) => [screen, []]));
try {
  for (let round = 1; round <= runs; round += 1) {
    for (const screen of screens) {
      const run = await audit(screen);
      results.get(screen)!.push(run);
      const scores = CATEGORIES.map((category) => run.scores[category]).join(' / ');
      console.log(`${round}/${runs} ${screen.name}: ${scores} ${run.findings.join('; ')}`);
    }
  }
} finally {
  await browser.close();
  await site.close();
}
report();

/** The audits that a screen fails on purpose: kept out of indexes, a 404, and that 404 in the console. */
function failedOnPurpose({ hidden, missing }: Screen): string[] {
  return [...(hidden ? ['is-crawlable'] : []), ...(missing ? ['http-status-code', 'errors-in-console'] : [])];
}

async function audit(screen: Screen, attempts = 3): Promise<Run> {
  const result = await lighthouse(site.url + screen.path, {
    port: debuggingPort,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    skipAudits: failedOnPurpose(screen),
    ignoreStatusCode: screen.missing === true,
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${screen.path}.`);
  const { lhr } = result;
  // Now and then a trace misses its beginning.
  if (lhr.runtimeError && attempts > 1) return audit(screen, attempts - 1);
  if (lhr.runtimeError) throw new Error(`${screen.path}: ${lhr.runtimeError.message}`);
  const costly = CATEGORIES.flatMap((category) => lhr.categories[category]!.auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => lhr.audits[id]!)
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'notApplicable',
    );
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, Math.round((lhr.categories[category]!.score ?? 0) * 100)]),
    ) as Run['scores'],
    metrics: Object.fromEntries(
      METRIC_NAMES.map((name) => [name, lhr.audits[METRICS[name]]!.numericValue ?? NaN]),
    ) as Run['metrics'],
    findings: costly.map(({ id, title, displayValue }) => `${id}: ${displayValue ?? title}`),
    load: loadavg()[0]!,
  };
}

function report(): void {
  const medians = screens.map((screen) => {
    const own = results.get(screen)!;
    return {
      screen,
      scores: Object.fromEntries(
        CATEGORIES.map((category) => [category, median(own.map(({ scores }) => scores[category]))]),
      ) as Run['scores'],
      metrics: Object.fromEntries(
        METRIC_NAMES.map((name) => [name, median(own.map(({ metrics }) => metrics[name]))]),
      ) as Run['metrics'],
      load: median(own.map((run) => run.load)),
    };
  });
  const rows = medians.map(({ screen, scores, metrics, load: busy }) => [
    screen.name,
    ...CATEGORIES.map((category) => String(scores[category])),
    ...METRIC_NAMES.map((name) => metrics[name].toFixed(name === 'CLS' ? 2 : 0)),
    busy.toFixed(1),
  ]);
  console.log(`\nLighthouse, mobile, median of ${runs}\n`);
  console.log(
    markdownTable(
      ['Screen', 'Performance', 'Accessibility', 'Best practices', 'SEO', ...METRIC_NAMES, 'Load'],
      rows,
    ),
  );
  for (const screen of screens.filter((one) => failedOnPurpose(one).length > 0)) {
    console.log(
      `${screen.name}: without ${failedOnPurpose(screen).join(' and ')}, which it fails on purpose.`,
    );
  }
  const below = medians.flatMap(({ screen, scores }) =>
    CATEGORIES.filter((category) => scores[category] < LEAST[category]).map(
      (category) => `${screen.name}: ${category} ${scores[category]}, should be ${LEAST[category]}`,
    ),
  );
  const short = medians.filter(({ scores }) => scores.performance < 100).map(({ screen }) => screen.name);
  if (short.length > MOST_SHORT)
    below.push(`performance below 100: ${short.join(', ')}, should be ${MOST_SHORT} screens at most`);
  if (below.length === 0) return;
  console.error(`\nBelow the budget:\n${below.join('\n')}`);
  process.exitCode = 1;
}
