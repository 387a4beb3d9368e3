import lighthouse from 'lighthouse';
import type * as Relay from '../../relay/host/node.ts';
import { anyFreePort } from '../ports.ts';
import { launchBrowser } from './measure-page.ts';
import { asked, type Screen } from './bench-options.ts';
import { median } from './site-listener.ts';

// Runs Lighthouse's mobile audit over every screen of the built site. Ends with 1 when a median is below what it should be, or
// more than two screens are a point short of 100 for performance.
//   npm run lighthouse                     builds, then takes the median of 5 runs
//   npm run lighthouse -- --built          measures the last build
//   npm run lighthouse -- --runs 1         fewer runs
//   npm run lighthouse -- --only /book     one screen, by its path (can be repeated)

/** Of 100. */
const LEAST = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const MOST_SHORT = 2;
type Category = keyof typeof LEAST;
const CATEGORIES = Object.keys(LEAST) as Category[];
type Scores = Record<Category, number>;

const { runs, screens } = asked();
const { startServer } = (await import('../../build/relay/node.js' as string)) as typeof Relay;
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
const below = medians.filter((scores) => CATEGORIES.some((each) => scores[each] < LEAST[each]));
const short = medians.filter(({ performance }) => performance < 100);
if (below.length > 0 || short.length > MOST_SHORT) {
  console.error(`Below the budget: ${[...new Set([...below, ...short])].map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}

/** The audits that a screen fails on purpose: kept out of indexes, a 404, and that 404 in the console. */
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
  // Now and then a trace misses its beginning.
  if (lhr.runtimeError && attempts > 1) return audit(screen, attempts - 1);
  if (lhr.runtimeError) throw new Error(`${screen.path}: ${lhr.runtimeError.message}`);
  const scores = CATEGORIES.map((each) => [each, Math.round((lhr.categories[each]!.score ?? 0) * 100)]);
  const costly = CATEGORIES.flatMap((category) => lhr.categories[category]!.auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]!.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${lhr.audits[id]!.displayValue ?? ''}`);
  console.log(`${screen.name}: ${scores.map(([, score]) => score).join(' / ')} ${costly.join('; ')}`);
  return Object.fromEntries(scores) as Scores;
}
