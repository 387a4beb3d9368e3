import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import config from '../../playwright.config.ts';

/**
 * Lighthouse's slow 4G as it applies it to a real connection (its `mobileSlow4G`, DevTools values), and its processor.
 */
export const CONDITIONS = {
  latencyMs: 562.5,
  downloadKbps: 1474.56,
  uploadKbps: 675,
  processorSlowdown: 4,
} as const;

const KINDS = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'font',
  Image: 'image',
  Prefetch: 'ahead',
} as const;
export const BYTE_KINDS = [...Object.values(KINDS), 'other'] as const;
type ByteKind = (typeof BYTE_KINDS)[number];

export type PageLoad = {
  /** first and largest contentful paint, in ms */
  fcp: number;
  lcp: number;
  /** what tasks of more than 50 ms exceeded that by after the first paint, in ms */
  tbt: number;
  /** the sum of all layout shifts */
  cls: number;
  /** as they travelled, headers included */
  bytes: Record<ByteKind, number>;
  requests: number;
};

/** No request for this long, and no long task, and a page counts as loaded. */
const QUIET_MS = 1000;
const LONGEST_MS = 30_000;

/** How long a finger rests on a link, in ms, and how long its visitor has looked at that place of the page before. */
const PRESS_MS = 80;
const LOOK_MS = 2000;

/** What a visitor touches on a page where it is, beside its field for a name: the phone's menu, the calendar, a tab. */
const TOUCHED = [
  'header button[aria-haspopup="dialog"], header button[commandfor], header button[aria-controls]',
  'main button[aria-haspopup="dialog"]',
  'main [role="tab"][aria-selected="false"]',
];
const NAME_FIELD = 'main input[name="name"]';
/** As long as the slowest answer may take before it counts as none. */
const ANSWER_MS = 3000;

type Seen = {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: { start: number; end: number }[];
  /** how long each act of the visitor took until its next paint */
  answers: number[];
};
declare global {
  interface Window {
    seenByBench: Seen;
  }
}

/** Runs in the page, before anything of its own. */
function watch(): void {
  const seen: Seen = { fcp: NaN, lcp: NaN, cls: 0, tasks: [], answers: [] };
  window.seenByBench = seen;
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('layout-shift', (entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value));
  on('event', (entry) => {
    if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
      seen.answers.push(entry.duration);
  });
  on('longtask', ({ startTime, duration }) =>
    seen.tasks.push({ start: startTime, end: startTime + duration }),
  );
}

/**
 * Loads a page as a visitor does who was never there before: a phone, an empty cache, a slow connection.
 *
 * @param afterwards - what is done with the page once it has loaded
 * @returns null when there is no such page
 */
export async function loadPage<T>(
  browser: Browser,
  url: string,
  { missing, afterwards }: { missing: boolean; afterwards: (page: Page) => Promise<T> },
): Promise<{ load: PageLoad; afterwards: T } | null> {
  const context = await newPhone(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    const network = await watchNetwork(session);
    await slowDown(session);
    const response = await page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS });
    if (response?.status() !== (missing ? 404 : 200)) return null;
    await untilQuiet(page, network);
    const { fcp, lcp, cls, tasks } = await page.evaluate(() => window.seenByBench);
    const tbt = tasks
      .filter(({ end }) => end > fcp)
      .reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, fcp) - 50), 0);
    const load = { fcp, lcp, tbt, cls, bytes: { ...network.bytes }, requests: network.requests };
    return { load, afterwards: await afterwards(page) };
  } finally {
    await context.close();
  }
}

function newPhone(browser: Browser): Promise<BrowserContext> {
  const phone = config.projects!.find(({ name }) => name === 'phone')!.use;
  return browser.newContext({
    ...phone,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ignoreHTTPSErrors: true,
  });
}

async function slowDown(session: CDPSession): Promise<void> {
  const bytesPerSecond = (kbps: number) => (kbps * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: CONDITIONS.latencyMs,
    downloadThroughput: bytesPerSecond(CONDITIONS.downloadKbps),
    uploadThroughput: bytesPerSecond(CONDITIONS.uploadKbps),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.processorSlowdown });
}

type Network = { bytes: Record<ByteKind, number>; requests: number; open: Set<string>; lastChange: number };

async function watchNetwork(session: CDPSession): Promise<Network> {
  const bytes = Object.fromEntries(BYTE_KINDS.map((kind) => [kind, 0])) as Record<ByteKind, number>;
  const network: Network = { bytes, requests: 0, open: new Set(), lastChange: performance.now() };
  const kinds = new Map<string, ByteKind>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    network.open.add(requestId);
    network.lastChange = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, type in KINDS ? KINDS[type as keyof typeof KINDS] : 'other');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!network.open.delete(requestId)) return;
    network.bytes[kinds.get(requestId) ?? 'other'] += encodedDataLength;
    network.requests += 1;
    network.lastChange = performance.now();
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    network.open.delete(requestId);
    network.lastChange = performance.now();
  });
  await session.send('Network.enable');
  return network;
}

/** Waits for the page's late parts: what is fetched and run after it has loaded. */
async function untilQuiet(page: Page, network: Network): Promise<void> {
  const given = performance.now() + LONGEST_MS;
  while (performance.now() < given) {
    const quietFor = await page.evaluate(
      () => performance.now() - (window.seenByBench.tasks.at(-1)?.end ?? 0),
    );
    const networkQuietFor = network.open.size > 0 ? 0 : performance.now() - network.lastChange;
    const wait = QUIET_MS - Math.min(quietFor, networkQuietFor);
    if (wait <= 0) return;
    await page.waitForTimeout(wait);
  }
}

/**
 * Presses the page's first link to a path as a visitor does, who scrolls to it and looks before a finger presses: the click
 * comes when it lifts. What a browser renders ahead it does not here, where it is driven by its developer protocol:
 * `prerendered.ts` measures that.
 *
 * @returns how long it takes from the press until the new page's heading is there, in ms; null when the page has no such link
 */
export async function timeNavigation(page: Page, path: string): Promise<number | null> {
  const heading = await page.evaluate(() => document.querySelector('h1')?.textContent ?? '');
  const link = await page.evaluateHandle((path) => {
    const plain = (pathname: string) => pathname.replace(/(\/index)?(\.html)?\/?$/, '') || '/';
    const found = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
      (each) =>
        each.checkVisibility() &&
        each.origin === location.origin &&
        plain(each.pathname) === path &&
        !each.hash &&
        !each.search,
    );
    found?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return found ?? null;
  }, path);
  const element = link.asElement();
  if (!element) return null;
  await page.waitForTimeout(LOOK_MS);
  const place = await element.evaluate((found) => {
    const { x, y, width, height } = found.getClientRects()[0]!;
    return { x: x + width / 2, y: y + height / 2 };
  });
  const session = await page.context().newCDPSession(page);
  const pressed = Date.now();
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  setTimeout(
    () => void session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    PRESS_MS,
  );
  const arrived = await page.waitForFunction(
    (before) => {
      const now = [...document.querySelectorAll('h1')].find((h1) => h1.checkVisibility())?.textContent;
      return now && now !== before && performance.timeOrigin + performance.now();
    },
    heading,
    { polling: 'raf', timeout: LONGEST_MS },
  );
  return Number(await arrived.jsonValue()) - pressed;
}

/**
 * Comes to a page from another one, on a fast line, and touches what there is to touch on it, with the phone's processor.
 *
 * @param from - the page's address that the visitor was at before
 * @returns what was fetched for it without its pictures, in bytes, and the slowest answer to a touch, in ms; null when there is
 *   no such page
 */
export async function visitNext(
  browser: Browser,
  from: string,
  url: string,
): Promise<{ bytes: number; answer: number } | null> {
  const context = await newPhone(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    const network = await watchNetwork(session);
    const open = async (address: string) => {
      const response = await page.goto(address, { waitUntil: 'load', timeout: LONGEST_MS });
      await untilQuiet(page, network);
      return response;
    };
    const fetched = () =>
      Object.values(network.bytes).reduce((sum, each) => sum + each) -
      network.bytes.image -
      network.bytes.ahead;
    await open(from);
    const before = fetched();
    const response = await open(url);
    if (!response?.ok()) return null;
    const bytes = fetched() - before;
    await session.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.processorSlowdown });
    for (const selector of TOUCHED) await touch(page, selector);
    const field = page.locator(NAME_FIELD).first();
    if (await field.isVisible()) await field.pressSequentially('Asha');
    await untilAnswered(page);
    return { bytes, answer: Math.max(0, ...(await page.evaluate(() => window.seenByBench.answers))) };
  } finally {
    await context.close();
  }
}

async function touch(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).filter({ visible: true }).first();
  if ((await target.count()) === 0) return;
  await target.tap({ timeout: LONGEST_MS });
  await untilAnswered(page);
  await page.keyboard.press('Escape');
  await untilAnswered(page);
}

/** Waits until what was touched has painted, or for as long as that may take. */
async function untilAnswered(page: Page): Promise<void> {
  const before = await page.evaluate(() => window.seenByBench.answers.length);
  await page
    .waitForFunction((count) => window.seenByBench.answers.length > count, before, { timeout: ANSWER_MS })
    .catch(() => {});
}
