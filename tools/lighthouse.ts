import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import type * as Relay from '../relay/host/node.ts';
import { articles } from '#clinic/articles.server.ts';
import { facts } from '#clinic/facts.ts';
import {
  articlePath,
  canonicalOf,
  isIndexed,
  pathOf,
  screensOf,
  servicePath,
  type ScreenId,
} from '../domain/web/screens.ts';
import { launchBrowser } from './launch-browser.ts';
import { anyFreePort } from './ports.ts';

// Runs Lighthouse's mobile audits on every kind of page of the built site. Exits with 1 if a median is below
// its minimum, or if more than two pages have less than 100 for performance.
//   npm run lighthouse                     builds the site, and takes the median of 5 runs
//   npm run lighthouse -- --built          measures the last build
//   npm run lighthouse -- --runs 1         sets the number of runs
//   npm run lighthouse -- --only /book     measures one page, by its path (can be repeated)

/** The minimum scores, out of 100. */
const MIN_SCORES = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const MAX_IMPERFECT = 2;
type Category = keyof typeof MIN_SCORES;
const CATEGORIES = Object.keys(MIN_SCORES) as Category[];
type Scores = Record<Category, number>;

const { runs, screens } = readOptions();
const { startServer } = (await import('../build/relay/node.js' as string)) as typeof Relay;
const site = await startServer({ port: 0, siteFolder: 'build/client', settings: null });
const port = await anyFreePort();
const browser = await launchBrowser(`--remote-debugging-port=${port}`);
const results = new Map<Screen, Scores[]>(screens.map((screen) => [screen, []]));
for (let run = 1; run <= runs; run += 1) {
  for (const screen of screens) results.get(screen)!.push(await audit(screen));
}
await browser.close();
await site.close();

const medians = screens.map((screen) => {
  const all = results.get(screen)!;
  const scores = CATEGORIES.map((category) => [category, median(all.map((each) => each[category]))]);
  return {
    name: screen.name,
    ...(Object.fromEntries(scores) as Scores),
    passedOver: failedOnPurpose(screen).join(', '),
  };
});
console.table(medians);
const below = medians.filter((scores) => CATEGORIES.some((each) => scores[each] < MIN_SCORES[each]));
const short = medians.filter(({ performance }) => performance < 100);
if (below.length > 0 || short.length > MAX_IMPERFECT) {
  console.error(`Below the budget: ${[...new Set([...below, ...short])].map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}

/** Lists audits that a page fails on purpose: noindex, status 404, and the console error that 404 causes. */
function failedOnPurpose({ hidden, missing }: Omit<Screen, 'name'>): string[] {
  return [...(hidden ? ['is-crawlable'] : []), ...(missing ? ['http-status-code', 'errors-in-console'] : [])];
}

async function audit(screen: Screen, attempts = 3): Promise<Scores> {
  const result = await lighthouse(site.url + screen.path, {
    port,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    skipAudits: failedOnPurpose(screen),
    ignoreStatusCode: screen.missing === true,
  });
  const { lhr } = result!;
  // Traces are sometimes incomplete at the start.
  if (lhr.runtimeError && attempts > 1) return audit(screen, attempts - 1);
  if (lhr.runtimeError) throw new Error(`${screen.path}: ${lhr.runtimeError.message}`);
  const scores = CATEGORIES.map((each) => [each, Math.round((lhr.categories[each]!.score ?? 0) * 100)]);
  const costly = CATEGORIES.flatMap((category) => lhr.categories[category]!.auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]!.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${lhr.audits[id]!.displayValue ?? ''}`);
  console.log(`${screen.name}: ${scores.map(([, score]) => score).join(' / ')} ${costly.join('; ')}`);
  return Object.fromEntries(scores) as Scores;
}

/** A kind of page, with an example page. */
type Screen = {
  name: string;
  path: string;
  /** whether the page is not indexed, on purpose */
  hidden?: boolean;
  /** whether the page has status 404, on purpose */
  missing?: boolean;
};

function kindsOf(id: ScreenId): Screen[] {
  const screen = { name: id, path: pathOf(id), hidden: !isIndexed(id) };
  if (canonicalOf(id) !== id) return [];
  if (id === 'services') return [screen, { name: 'a service', path: servicePath(facts.serviceIds[0]!) }];
  if (id === 'blog') return [screen, { name: 'an article', path: articlePath(articles[0]!.slug) }];
  return [screen];
}

/** Lists every kind of page of the clinic. */
function allScreens(): Screen[] {
  return [
    ...screensOf(facts).flatMap(kindsOf),
    { name: 'not found', path: '/no-such-page', hidden: true, missing: true },
  ];
}

/** Reads the command line, and builds the site unless `--built` is given. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      built: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
    },
  });
  if (!values.built) execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  const screens = allScreens().filter(({ path }) => !values.only || values.only.includes(path));
  return { ...values, runs: Number(values.runs), screens };
}

/** Returns the median; for an even number of values, the higher of the middle two; NaN for no values. */
function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
