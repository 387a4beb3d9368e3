import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteListener } from '../../relay/host/site-files.ts';
import { LOOPBACK_ALONE } from './browser.ts';
import { BUDGETS } from './budgets.ts';
import { readCount, readOptions } from './options.ts';
import { CONDITIONS } from './page-load.ts';
import { SCREENS } from './screens.ts';
import { copySite } from './site-copies.ts';
import { median } from './statistics.ts';
import { markdownTable } from './table.ts';

const HELP = `Measures from inside the pages of the last build, in a Chromium that nothing drives: its developer protocol switches
off what it renders ahead. How long it takes from the press of a link on the home page until the next page is painted, with and
without fetching and rendering it ahead, behind the bench's latency of ${CONDITIONS.latencyMs} ms.

  npm run bench:prerendered              the median of 5 rounds
  npm run bench:prerendered -- --runs 3  fewer (at most 25)

Ends with 1 where a press that was rendered ahead is above its budget (tools/bench/budgets.ts).`;

const LONGEST_MS = 30_000;

/** Stands in each page; `#ahead=/contact` or `#plain=/contact` says what is pressed, and how. */
function measure(): void {
  const [, how, path] = /^#(ahead|plain)=(.*)$/.exec(location.hash) ?? [];
  function rule(kind: string, href: string) {
    const text = JSON.stringify({ [kind]: [{ urls: [href], eagerness: 'immediate' }] });
    document.head.append(Object.assign(document.createElement('script'), { type: 'speculationrules', text }));
  }
  const now = () => performance.timeOrigin + performance.now();
  function tell() {
    requestAnimationFrame(() =>
      setTimeout(() => {
        const pressed = Number(localStorage.getItem('pressed'));
        if (!pressed) return;
        localStorage.removeItem('pressed');
        const [{ activationStart = 0 } = {}] = performance.getEntriesByType(
          'navigation',
        ) as (PerformanceNavigationTiming & { activationStart: number })[];
        navigator.sendBeacon(`/measured?ms=${now() - pressed}&ahead=${activationStart > 0}`);
      }),
    );
  }
  if (path) {
    addEventListener('load', () =>
      setTimeout(() => {
        const link = [...document.querySelectorAll('a')].find(
          (each) => each.pathname === path && !each.search && !each.hash,
        );
        if (!link) return navigator.sendBeacon('/measured?ms=NaN');
        // Looked at, then pressed by a finger that lifts again.
        if (how === 'ahead') rule('prefetch', link.href);
        setTimeout(() => {
          localStorage.setItem('pressed', String(now()));
          if (how === 'ahead') rule('prerender', link.href);
          setTimeout(() => link.click(), 80);
        }, 2000);
      }, 500),
    );
  } else if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', tell);
  } else addEventListener('DOMContentLoaded', tell);
}

const options = readOptions(HELP, { runs: { type: 'string', default: '5' } });
const rounds = readCount('runs', options.runs, 25);
const folder = mkdtempSync(join(tmpdir(), 'prerendered-'));
copySite('build/client', join(folder, 'site'), (html) =>
  html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
    .replace(/<script type="speculationrules">[\s\S]*?<\/script>/, '')
    .replace('<head>', `<head><script>(${measure.toString()})()</script>`),
);

type Measured = { ms: number; ahead: boolean };
let told: (measured: Measured) => void = () => {};
const answer = createSiteListener(join(folder, 'site'));
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
  if (pathname !== '/measured') return void setTimeout(() => answer(request, response), CONDITIONS.latencyMs);
  response.writeHead(204).end();
  told({ ms: Number(searchParams.get('ms')), ahead: searchParams.get('ahead') === 'true' });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

async function press(how: 'ahead' | 'plain', path: string): Promise<Measured> {
  const profile = mkdtempSync(join(folder, 'profile-'));
  const browser = spawn(
    process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      LOOPBACK_ALONE,
      '--window-size=390,844',
      `--user-data-dir=${profile}`,
      `${origin}/#${how}=${path}`,
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  try {
    return await new Promise<Measured>((resolve) => {
      told = resolve;
      setTimeout(() => resolve({ ms: NaN, ahead: false }), LONGEST_MS);
    });
  } finally {
    browser.kill();
    await ended;
  }
}

try {
  const rows: string[][] = [];
  const slow: string[] = [];
  for (const { name, path, linkedAs = path } of SCREENS.filter(
    (each) => !each.missing && each.path !== '/',
  )) {
    const ways = { ahead: [] as Measured[], plain: [] as Measured[] };
    for (let round = 0; round < rounds; round += 1) {
      ways.ahead.push(await press('ahead', linkedAs));
      ways.plain.push(await press('plain', linkedAs));
    }
    const rendered = ways.ahead.filter(({ ahead }) => ahead);
    const [ahead, plain] = [rendered, ways.plain].map((each) => median(each.map(({ ms }) => ms))) as [
      number,
      number,
    ];
    if (!Number.isFinite(plain)) continue;
    rows.push([
      name,
      `${rendered.length}/${rounds}`,
      ahead.toFixed(0),
      plain.toFixed(0),
      (ahead / plain).toFixed(2),
    ]);
    if (ahead / plain > BUDGETS.prerendered) slow.push(name);
  }
  console.log(markdownTable(['From home to', 'Rendered ahead', 'ms', 'not ahead', '×'], rows));
  if (slow.length > 0) {
    console.error(`\nAbove ${BUDGETS.prerendered} × where rendered ahead: ${slow.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
