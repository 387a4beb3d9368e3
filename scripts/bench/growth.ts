import type { Browser, Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { readMarkdownFolder } from '../../app/content/markdown-file.server.ts';
import { launchBrowser } from './browser.ts';
import { growContent } from './grown-content.ts';
import { loadPage } from './page-load.ts';
import { describeMachine, load, writeResult } from './results.ts';
import { SCREENS, type Screen } from './screens.ts';
import { serveSite } from './site-copies.ts';
import { median } from './statistics.ts';
import { markdownTable } from './table.ts';

type Size = { articles: number; services: number };

const SIZES: Size[] = [
  { articles: 15, services: 17 },
  { articles: 150, services: 17 },
  { articles: 1500, services: 17 },
  { articles: 15, services: 170 },
];

/** What a build doesn't need, and what other programs write. */
const LEFT_OUT = [
  'node_modules',
  'build',
  'art',
  'tests',
  'docs',
  'bench-results',
  'screenshots',
  'test-results',
];

/** Longer builds are ended. */
const BUILD_MINUTES = 10;
/** A page that others' content makes larger by more than this grows. */
const GROWTH = 1.05;

/** Bytes as brotli sends them. */
type PageBytes = { html: number; data: number; js: number };
type Grown = {
  size: Size;
  seconds: number;
  /** of the largest program of the build */
  peakMegabytes: number;
  siteMegabytes: number;
  searchMs: number;
  load: number;
  /** 'built', or what went wrong */
  outcome: string;
  /** by the screen's name; null without a build */
  pages: Record<string, PageBytes> | null;
};

/** Builds the site with more and more content, and shows what that costs. */
export async function benchGrowth(runs: number): Promise<void> {
  // So that a build that is under way ends too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const grown: Grown[] = [];
  const browser = await launchBrowser();
  try {
    for (const size of SIZES) {
      const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
      try {
        grown.push(await measure(folder, size, browser, runs));
      } finally {
        rmSync(folder, { recursive: true });
      }
      const { outcome, seconds, peakMegabytes } = grown.at(-1)!;
      console.log(`${sizeName(size)}: ${outcome}, ${seconds.toFixed(1)} s, ${Math.round(peakMegabytes)} MB`);
    }
  } finally {
    await browser.close();
  }
  report(grown, runs);
}

async function measure(folder: string, size: Size, browser: Browser, runs: number): Promise<Grown> {
  const project = join(folder, 'project');
  cpSync('.', project, {
    recursive: true,
    filter: (source) => {
      const [first = ''] = relative('.', source).split('/');
      return !LEFT_OUT.includes(first) && (first === '' || !first.startsWith('.'));
    },
  });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  growContent(join(project, 'clinic'), size);

  const { seconds, peakMegabytes, outcome } = await build(project, join(folder, 'memory'));
  const result = { size, seconds, peakMegabytes, outcome, load: load() };
  if (outcome !== 'built') return { ...result, siteMegabytes: NaN, searchMs: NaN, pages: null };
  const site = join(project, 'build/client');
  return {
    ...result,
    siteMegabytes: folderBytes(site) / 1e6,
    searchMs: await timeSearch(site, join(project, 'clinic/articles'), browser, runs),
    pages: Object.fromEntries(SCREENS.map((screen) => [screen.name, pageBytes(site, screen)])),
  };
}

/** Every Node program of the build leaves the most memory it ever had (getrusage's ru_maxrss) in a file. */
async function build(project: string, memoryFile: string) {
  const leaveMemory = `import { appendFileSync } from 'node:fs';
process.on('exit', () => appendFileSync(${JSON.stringify(memoryFile)}, process.resourceUsage().maxRSS + '\\n'));`;
  const began = performance.now();
  const building = spawn('npm', ['run', '--silent', 'build'], {
    cwd: project,
    env: {
      ...process.env,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(leaveMemory)}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A group of its own, so that all its programs end with it.
    detached: true,
  });
  const end = () => process.kill(-building.pid!, 'SIGTERM');
  let inTime = true;
  const timer = setTimeout(() => {
    inTime = false;
    end();
  }, BUILD_MINUTES * 60_000);
  process.once('exit', end);
  const [status] = (await once(building, 'exit')) as [number | null];
  clearTimeout(timer);
  process.off('exit', end);
  const kilobytes = existsSync(memoryFile)
    ? readFileSync(memoryFile, 'utf8').trim().split('\n').map(Number)
    : [NaN];
  return {
    seconds: (performance.now() - began) / 1000,
    peakMegabytes: Math.max(...kilobytes) / 1000,
    outcome: !inTime ? `over ${BUILD_MINUTES} min` : status === 0 ? 'built' : 'failed',
  };
}

function folderBytes(folder: string): number {
  return globSync('**/*', { cwd: folder })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
}

function pageBytes(site: string, { path, missing }: Screen): PageBytes {
  const file = missing ? '__spa-fallback.html' : join(path, 'index.html');
  const html = readFileSync(join(site, file), 'utf8');
  const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js(?=")/g));
  return {
    html: sizeOf(join(site, `${file}.br`)),
    data: sizeOf(join(site, `${path === '/' ? '/_' : path}.data.br`)),
    js: [...scripts].reduce((sum, script) => sum + sizeOf(join(site, `${script}.br`)), 0),
  };
}

function sizeOf(file: string): number {
  return existsSync(file) ? statSync(file).size : 0;
}

/** From Enter in the blog's search box until the list shows the oldest article alone, on the bench's phone. */
async function timeSearch(site: string, articles: string, browser: Browser, runs: number): Promise<number> {
  const { slug, title } = oldestArticle(articles);
  const server = await serveSite(site);
  try {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await loadPage(browser, `${server.url}/blog`, {
        missing: false,
        afterwards: (page) => search(page, title, slug),
      });
      times.push(result!.afterwards);
    }
    return median(times);
  } finally {
    server.close();
  }
}

async function search(page: Page, words: string, slug: string): Promise<number> {
  const box = page.getByRole('searchbox').first();
  await box.fill(words);
  await page.evaluate(() => {
    addEventListener('keydown', () => performance.mark('search'), { once: true, capture: true });
  });
  await box.press('Enter');
  const shown = await page.waitForFunction(
    (wanted) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/blog/"]')];
      return links.length > 0 && links.every(({ pathname }) => pathname === wanted)
        ? performance.measure('search', 'search').duration
        : false;
    },
    `/blog/${slug}`,
    { polling: 'raf' },
  );
  return Number(await shown.jsonValue());
}

function oldestArticle(folder: string): { slug: string; title: string } {
  const [oldest] = readMarkdownFolder(folder).toSorted((a, b) =>
    String(a.frontmatter.date).localeCompare(String(b.frontmatter.date)),
  );
  return { slug: oldest!.name, title: String(oldest!.frontmatter.title) };
}

function sizeName({ articles, services }: Size): string {
  return `${articles} articles, ${services} services`;
}

function report(grown: Grown[], runs: number): void {
  const names = grown.map(({ size }) => sizeName(size));
  const row = (name: string, value: (one: Grown) => string) => [name, ...grown.map(value)];
  const number = (value: number, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–');
  console.log(`\nWhat more content costs (one build each; search: median of ${runs})\n`);
  console.log(
    markdownTable(
      ['', ...names],
      [
        row('Build, s', ({ seconds, outcome }) => (outcome === 'built' ? number(seconds, 1) : outcome)),
        row('Peak memory, MB', ({ peakMegabytes }) => number(peakMegabytes)),
        row('Whole site, MB', ({ siteMegabytes }) => number(siteMegabytes, 1)),
        row('Blog search, ms', ({ searchMs }) => number(searchMs)),
        row('Load', (one) => number(one.load, 1)),
      ],
    ),
  );
  const kilobytes = ({ html, data, js }: PageBytes) =>
    [html, data, js].map((bytes) => (bytes / 1000).toFixed(1)).join(' / ');
  console.log(
    '\nKB of each kind of page, brotli: HTML / data of a soft navigation / scripts it begins with\n',
  );
  console.log(
    markdownTable(
      ['Page', ...names],
      SCREENS.map(({ name }) => row(name, ({ pages }) => (pages ? kilobytes(pages[name]!) : '–'))),
    ),
  );
  // Against the first size.
  const base = grown[0]?.pages;
  const growing = grown.flatMap(({ size, pages }) =>
    SCREENS.flatMap(({ name }) =>
      (['html', 'data', 'js'] as const).flatMap((kind) => {
        const [from, to] = [base?.[name]?.[kind] ?? NaN, pages?.[name]?.[kind] ?? NaN];
        if (!(to > from * GROWTH)) return [];
        return `${name}, ${kind}: ${(from / 1000).toFixed(1)} to ${(to / 1000).toFixed(1)} KB with ${sizeName(size)}`;
      }),
    ),
  );
  console.log(growing.length === 0 ? '\nNo page grows.' : `\nThese grow:\n${growing.join('\n')}`);
  const file = writeResult(
    'growth.json',
    JSON.stringify({ at: new Date().toISOString(), runs, machine: describeMachine(), grown }, null, 2),
  );
  console.log(`\nWritten: ${file}`);
}
