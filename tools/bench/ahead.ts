import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { latencyMs, LOOK_MS, LOOPBACK_ALONE, PRESS_MS } from './phone.ts';
import type { Screen } from './screens.ts';
import { median, siteListener } from './site-listener.ts';

const LONGEST_MS = 30_000;

/** Stands in each page; `#ahead=/contact` or `#plain=/contact` says what is pressed, and how. */
function press(lookMs: number, pressMs: number): void {
  const [, how, path] = /^#(ahead|plain)=(.*)$/.exec(location.hash) ?? [];
  const now = () => performance.timeOrigin + performance.now();
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  function rule(kind: string, href: string) {
    if (how === 'plain') return;
    const text = JSON.stringify({ [kind]: [{ urls: [href], eagerness: 'immediate' }] });
    document.head.append(Object.assign(document.createElement('script'), { type: 'speculationrules', text }));
  }
  async function pressLink() {
    const links = [...document.querySelectorAll('a')];
    const link = links.find((each) => each.pathname === path && !each.search && !each.hash);
    if (!link) return navigator.sendBeacon('/measured?ms=NaN');
    rule('prefetch', link.href);
    await wait(lookMs);
    localStorage.setItem('pressed', String(now()));
    rule('prerender', link.href);
    await wait(pressMs);
    return link.click();
  }
  const tell = () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
          activationStart: number;
        })[];
        const ms = now() - Number(localStorage.getItem('pressed'));
        navigator.sendBeacon(`/measured?ms=${ms}&ahead=${entry!.activationStart > 0}`);
      }),
    );
  if (path) addEventListener('load', () => setTimeout(() => void pressLink(), 500));
  else if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', tell);
  else addEventListener('DOMContentLoaded', tell);
}

/**
 * Measures from inside the pages, in a Chromium that nothing drives, as its developer protocol switches off what it renders
 * ahead: how long it takes from the press of a link on the home page until the next page is painted, behind the phone's
 * latency, with and without fetching and rendering it ahead.
 *
 * @returns the pages that take longer, as a ratio of the two, than `most`
 */
export async function measureAhead(site: string, screens: Screen[], rounds: number, most: number) {
  const answer = siteListener(site, (html) =>
    html
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
      .replace(/<script type="speculationrules">[\s\S]*?<\/script>/, '')
      .replace('<head>', `<head><script>(${press.toString()})(${LOOK_MS}, ${PRESS_MS})</script>`),
  );
  let told: (measured: { ms: number; ahead: boolean }) => void = () => {};
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    if (pathname !== '/measured') return void setTimeout(() => answer(request, response), latencyMs);
    response.writeHead(204).end();
    told({ ms: Number(searchParams.get('ms')), ahead: searchParams.get('ahead') === 'true' });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const home = `http://localhost:${(server.address() as AddressInfo).port}/`;

  async function measure(how: 'ahead' | 'plain', path: string): Promise<number> {
    const profile = mkdtempSync(join(tmpdir(), 'ahead-'));
    const browser = openBrowser(profile, `${home}#${how}=${path}`);
    const { ms, ahead } = await new Promise<{ ms: number; ahead: boolean }>((resolve) => {
      told = resolve;
      setTimeout(() => resolve({ ms: NaN, ahead: false }), LONGEST_MS);
    });
    browser.kill();
    await once(browser, 'exit');
    rmSync(profile, { recursive: true });
    return ahead === (how === 'ahead') ? ms : NaN;
  }

  const rows = [];
  for (const { name, path, linkedAs = path } of screens.filter(
    (each) => !each.missing && each.path !== '/',
  )) {
    const [ahead, plain] = [[] as number[], [] as number[]];
    for (let round = 0; round < rounds; round += 1) {
      ahead.push(await measure('ahead', linkedAs));
      plain.push(await measure('plain', linkedAs));
    }
    const [first, second] = [ahead, plain].map((each) => median(each.filter(Number.isFinite))) as [
      number,
      number,
    ];
    rows.push({
      page: name,
      ahead: Math.round(first),
      plain: Math.round(second),
      '×': Number((first / second).toFixed(2)),
    });
  }
  server.close();
  console.table(rows);
  return rows.filter((row) => row['×'] > most).map(({ page }) => `${page}: a press is above ${most} ×`);
}

function openBrowser(profile: string, address: string) {
  const settings = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', LOOPBACK_ALONE];
  const place = ['--disable-background-networking', '--window-size=390,844', `--user-data-dir=${profile}`];
  const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  return spawn(chromium, [...settings, ...place, address], { stdio: 'ignore' });
}
