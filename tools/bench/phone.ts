import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';

/**
 * Lighthouse's slow 4G as it applies it to a real connection (its `mobileSlow4G`, DevTools values), and its processor.
 */
const CONDITIONS = { latencyMs: 562.5, downloadKbps: 1474.56, uploadKbps: 675, processorSlowdown: 4 };
export const { latencyMs } = CONDITIONS;

const KINDS = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'font',
  Image: 'image',
  Prefetch: 'ahead',
} as const;
export const BYTE_KINDS = [...Object.values(KINDS), 'other'] as const;
export type Bytes = Record<(typeof BYTE_KINDS)[number], number>;

export function allBut(bytes: Bytes, ...without: (keyof Bytes)[]): number {
  return BYTE_KINDS.reduce((sum, kind) => sum + (without.includes(kind) ? 0 : bytes[kind]), 0);
}

/** First and largest contentful paint, in ms, and bytes as they travelled, headers included. */
export type PageLoad = { fcp: number; lcp: number; bytes: Bytes };

/** A page is left alone for this long before it is looked at: what comes later, nobody waits for. */
const UNTOUCHED_MS = { slow: 6500, fast: 2000 };
const LONGEST_MS = 30_000;

/** How long a finger rests on a link, in ms, and how long its visitor has looked at that place of the page before. */
export const PRESS_MS = 80;
export const LOOK_MS = 2000;

/** What a visitor touches on a page where it is, beside its field for a name: the phone's menu, the calendar, a tab. */
const TOUCHED = [
  'header button[aria-haspopup="dialog"], header button[commandfor], header button[aria-controls]',
  'main button[aria-haspopup="dialog"]',
  'main [role="tab"][aria-selected="false"]',
];
const NAME_FIELD = 'main input[name="name"]';
/** As long as the slowest answer may take before it counts as none. */
const ANSWER_MS = 3000;

/** The map's service isn't ours to measure. */
export const LOOPBACK_ALONE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/** Starts the browser of the tests, with their settings and further arguments; there is nothing for it beside this machine. */
export function launchBrowser(...further: string[]): Promise<Browser> {
  const options = config.use!.launchOptions!;
  return chromium.launch({ ...options, args: [...options.args!, LOOPBACK_ALONE, ...further] });
}

type Seen = {
  fcp: number;
  lcp: number;
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
  const seen: Seen = { fcp: NaN, lcp: NaN, answers: [] };
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
  on('event', (entry) => {
    if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
      seen.answers.push(entry.duration);
  });
}

/** Counts what travels from now on. */
async function countBytes(session: CDPSession): Promise<Bytes> {
  const bytes = Object.fromEntries(BYTE_KINDS.map((kind) => [kind, 0])) as Bytes;
  const kinds = new Map<string, keyof Bytes>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = type in KINDS ? KINDS[type as keyof typeof KINDS] : 'other';
    if (response.url.startsWith('http')) kinds.set(requestId, kind);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  await session.send('Network.enable');
  return bytes;
}

/** A phone with an empty cache, as long as it is used. */
async function onPhone<T>(
  browser: Browser,
  use: (page: Page, bytes: Bytes, session: CDPSession) => Promise<T>,
): Promise<T> {
  const phone = config.projects!.find(({ name }) => name === 'phone')!.use;
  const place = { locale: 'en-IN', timezoneId: 'Asia/Kolkata', ignoreHTTPSErrors: true };
  const context = await browser.newContext({ ...phone, ...place });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    return await use(page, await countBytes(session), session);
  } finally {
    await context.close();
  }
}

/** Opens a page and waits for its late parts too. */
async function open(page: Page, url: string, line: 'slow' | 'fast'): Promise<number | undefined> {
  const late = new Promise((resolve) => setTimeout(resolve, UNTOUCHED_MS[line]));
  const response = await page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS });
  await late;
  return response?.status();
}

async function slowProcessor(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.processorSlowdown });
}

/**
 * Loads a page on a slow connection as a visitor does who was never there before, then goes on.
 *
 * @param next - the path of the page that is gone to
 * @returns null when there is no such page; `press` is the ms from the press until the next page's heading is there, or NaN
 *   when no link leads there
 */
export function loadPage(
  browser: Browser,
  url: string,
  expected: 200 | 404,
  next: string,
): Promise<(PageLoad & { press: number }) | null> {
  return onPhone(browser, async (page, counted, session) => {
    const bytesPerSecond = (kbps: number) => (kbps * 1000) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: CONDITIONS.latencyMs,
      downloadThroughput: bytesPerSecond(CONDITIONS.downloadKbps),
      uploadThroughput: bytesPerSecond(CONDITIONS.uploadKbps),
    });
    await slowProcessor(session);
    if ((await open(page, url, 'slow')) !== expected) return null;
    const { fcp, lcp } = await page.evaluate(() => window.seenByBench);
    const bytes = { ...counted };
    return { fcp, lcp, bytes, press: await timePress(page, session, next) };
  });
}

/**
 * Presses the page's first link to a path as a visitor does, who scrolls to it and looks before a finger presses: the click
 * comes when it lifts. What a browser renders ahead it does not here, where it is driven by its developer protocol:
 * `ahead.ts` measures that.
 */
async function timePress(page: Page, session: CDPSession, path: string): Promise<number> {
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
  if (!element) return NaN;
  await page.waitForTimeout(LOOK_MS);
  const place = await element.evaluate((found) => {
    const { x, y, width, height } = found.getClientRects()[0]!;
    return { x: x + width / 2, y: y + height / 2 };
  });
  const pressed = Date.now();
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  const lift = () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  setTimeout(() => void lift(), PRESS_MS);
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
export function visitNext(
  browser: Browser,
  from: string,
  url: string,
): Promise<{ second: number; answer: number } | null> {
  return onPhone(browser, async (page, counted, session) => {
    const fetched = () => allBut(counted, 'image', 'ahead');
    await open(page, from, 'fast');
    const before = fetched();
    if ((await open(page, url, 'fast')) !== 200) return null;
    const second = fetched() - before;
    await slowProcessor(session);
    for (const selector of TOUCHED) {
      const target = page.locator(selector).filter({ visible: true }).first();
      if ((await target.count()) === 0) continue;
      await target.tap({ timeout: LONGEST_MS });
      await untilAnswered(page);
      await page.keyboard.press('Escape');
      await untilAnswered(page);
    }
    const field = page.locator(NAME_FIELD).first();
    if (await field.isVisible()) await field.pressSequentially('Asha');
    await untilAnswered(page);
    return { second, answer: Math.max(0, ...(await page.evaluate(() => window.seenByBench.answers))) };
  });
}

/** Waits until what was touched has painted, or for as long as that may take. */
async function untilAnswered(page: Page): Promise<void> {
  const before = await page.evaluate(() => window.seenByBench.answers.length);
  await page
    .waitForFunction((count) => window.seenByBench.answers.length > count, before, { timeout: ANSWER_MS })
    .catch(() => {});
}
