import { chromium, type Browser, type CDPSession, type Locator, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';

/**
 * Lighthouse's slow 4G as it applies it to a real connection (its `mobileSlow4G`, DevTools values), and its processor.
 */
const CONDITIONS = { latencyMs: 562.5, downloadKbps: 1474.56, uploadKbps: 675, processorSlowdown: 4 };

/** First and largest contentful paint, and from the press of a link until the next page's heading is there, in ms. */
export type PageLoad = { fcp: number; lcp: number; press: number };

/** A page is left alone for this long before it is looked at: what comes later, nobody waits for. */
const UNTOUCHED_MS = { slow: 6500, fast: 2000 };
const LONGEST_MS = 30_000;

/** How long a finger rests on what it presses, in ms, and how long its visitor has looked at that place of the page before. */
const PRESS_MS = 80;
const LOOK_MS = 2000;
const STROKE_STEPS = 10;

/** What Chromium does on Android alone, and here too: it fetches ahead a link that rests in view where the finger was. */
const AS_ON_ANDROID =
  '--enable-features=NavigationPredictorNewViewportFeatures,PreloadingModerateViewportHeuristics';

/** What a visitor touches on a page where it is, beside its field for a name: the phone's menu, the calendar, a tab. */
const TOUCHED = [
  'header button[aria-haspopup="dialog"], header button[commandfor], header button[aria-controls]',
  'main button[aria-haspopup="dialog"]',
  'main [role="tab"][aria-selected="false"]',
];
const NAME_FIELD = 'main input[name="name"]';
/** As long as the slowest answer may take before it counts as none. */
const ANSWER_MS = 3000;

/** Starts the browser of the tests, with their settings and further arguments; there is nothing for it beside this machine. */
export function launchBrowser(...further: string[]): Promise<Browser> {
  const options = config.use!.launchOptions!;
  return chromium.launch({ ...options, args: [...options.args!, AS_ON_ANDROID, ...further] });
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

/** A phone with an empty cache, as long as it is used. */
async function onPhone<T>(
  browser: Browser,
  use: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const phone = config.projects!.find(({ name }) => name === 'phone')!.use;
  const place = { locale: 'en-IN', timezoneId: 'Asia/Kolkata', ignoreHTTPSErrors: true };
  const context = await browser.newContext({ ...phone, ...place });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    return await use(page, await context.newCDPSession(page));
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
 * @returns null when there is no such page; `press` is NaN when no link leads to the next
 */
export function loadPage(
  browser: Browser,
  url: string,
  expected: 200 | 404,
  next: string,
): Promise<PageLoad | null> {
  return onPhone(browser, async (page, session) => {
    await session.send('Network.enable');
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
    return { fcp, lcp, press: await timePress(page, session, next) };
  });
}

/**
 * Presses the page's first link to a path as a visitor does, who strokes the page until the link is in view and looks. What a
 * browser renders ahead it does not here, where it is driven by its developer protocol.
 */
async function timePress(page: Page, session: CDPSession, path: string): Promise<number> {
  const heading = await page.evaluate(() => document.querySelector('h1')?.textContent ?? '');
  const addresses = [path, `${path}/`, `${path}.html`].map((each) => `a[href="${each}"]`).join();
  const link = page.locator(addresses).filter({ visible: true }).first();
  if ((await link.count()) === 0) return NaN;
  await strokeTo(page, session, link);
  await page.waitForTimeout(LOOK_MS);
  const pressed = Date.now();
  await press(session, link);
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

type Place = { x: number; y: number };

async function middleOf(element: Locator): Promise<Place> {
  return element.evaluate((found) => {
    const { x, y, width, height } = found.getClientRects()[0]!;
    return { x: x + width / 2, y: y + height / 2 };
  });
}

function touch(session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Place[]) {
  return session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** The click comes when the finger lifts. */
async function press(session: CDPSession, element: Locator): Promise<void> {
  await touch(session, 'touchStart', await middleOf(element));
  setTimeout(() => void touch(session, 'touchEnd'), PRESS_MS);
}

/** Strokes the page with a finger until an element stands about the middle of the screen, or the page ends. */
async function strokeTo(page: Page, session: CDPSession, element: Locator): Promise<void> {
  const { width, height } = page.viewportSize()!;
  let before = NaN;
  let { y } = await middleOf(element);
  while (Math.abs(y - height / 2) > height / 6 && y !== before) {
    const way = Math.max(-height / 2, Math.min(height / 2, y - height / 2));
    for (let step = 0; step <= STROKE_STEPS; step += 1) {
      const place = { x: width / 2, y: height / 2 + way * (0.5 - step / STROKE_STEPS) };
      await touch(session, step === 0 ? 'touchStart' : 'touchMove', place);
    }
    // It rests before it lifts, or the page would run on.
    await page.waitForTimeout(PRESS_MS);
    await touch(session, 'touchEnd');
    await page.waitForTimeout(PRESS_MS);
    before = y;
    ({ y } = await middleOf(element));
  }
}

/**
 * Opens a page on a fast line, and touches what there is to touch on it, with the phone's processor.
 *
 * @returns the slowest answer to a touch, in ms
 */
export function timeAnswer(browser: Browser, url: string): Promise<number> {
  return onPhone(browser, async (page, session) => {
    await open(page, url, 'fast');
    await slowProcessor(session);
    for (const selector of TOUCHED) {
      const target = page.locator(selector).filter({ visible: true }).first();
      if ((await target.count()) === 0) continue;
      await target.scrollIntoViewIfNeeded();
      await press(session, target);
      await untilAnswered(page);
      await page.keyboard.press('Escape');
      await untilAnswered(page);
    }
    const field = page.locator(NAME_FIELD).first();
    if (await field.isVisible()) await field.pressSequentially('Asha');
    await untilAnswered(page);
    return Math.max(0, ...(await page.evaluate(() => window.seenByBench.answers)));
  });
}

/** Waits until what was touched has painted, or for as long as that may take. */
async function untilAnswered(page: Page): Promise<void> {
  const before = await page.evaluate(() => window.seenByBench.answers.length);
  await page
    .waitForFunction((count) => window.seenByBench.answers.length > count, before, { timeout: ANSWER_MS })
    .catch(() => {});
}
