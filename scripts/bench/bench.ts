import { benchGrowth } from './growth.ts';
import { benchPages } from './page-bench.ts';
import { CONDITIONS } from './page-load.ts';
import { readCount, readOptions } from './options.ts';

const HELP = `Measures the built site in Chromium, as a phone of 390 × 844 on a slow connection meets it:
${CONDITIONS.latencyMs} ms of latency, ${CONDITIONS.downloadKbps} kbit/s down, ${CONDITIONS.uploadKbps} kbit/s up, a processor ${CONDITIONS.processorSlowdown} times slower than this one.

  npm run bench                          builds; every kind of page against the same page without its scripts
  npm run bench -- --built               measures the last build
  npm run bench -- --against DIR         and against the same paths of another built static site
  npm run bench -- --runs 3              fewer rounds than 5 (at most 25)
  npm run bench -- --minutes 10          begins no round that would probably end later (30; at most 240)
  npm run bench -- --only /book          one page, by its path (can be repeated)

  npm run bench -- --growth              builds copies with 15, 150 and 1,500 articles and with 17 and 170 services, and
                                         shows build time, peak memory, bytes of each kind of page and blog search time

Prints tables and writes bench-results/bench.json and bench.html, or growth.json.`;

const options = readOptions(HELP, {
  runs: { type: 'string', default: '5' },
  minutes: { type: 'string', default: '30' },
  built: { type: 'boolean', default: false },
  growth: { type: 'boolean', default: false },
  against: { type: 'string' },
  only: { type: 'string', multiple: true },
});

const runs = readCount('runs', options.runs, 25);

try {
  if (options.growth) await benchGrowth(runs);
  else {
    await benchPages({
      runs,
      minutes: readCount('minutes', options.minutes, 240),
      built: options.built,
      ...(options.against !== undefined && { against: options.against }),
      ...(options.only && { only: options.only }),
    });
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
