import { chromium, type Browser, type CDPSession, type Locator, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';

/**
 * Lighthouse's slow 4G as applied to real connections (`mobileSlow4G`, DevTools values), and its CPU
 * slowdown.
 */
const CONDITIONS = { latencyMs: 562.5, downloadKbps: 1474.56, uploadKbps: 675, processorSlowdown: 4 };

/**
 * First and largest contentful paint, and the time from a tap on a link until the next page's heading is
 * visible, in ms.
 */
export type PageLoad = { fcp: number; lcp: number; press: number };

/** Time without interaction before measuring, so that late loading is complete. */
const SETTLE_MS = { slow: 6500, fast: 2000 };
const TIMEOUT_MS = 30_000;

/** Duration of a tap, and how long the visitor looks at the link before it, in ms. */
const TAP_MS = 80;
const LOOK_MS = 2000;
const SCROLL_STEPS = 10;

/**
 * Enables what Chromium does only on Android: it prefetches a link that stays in view near the last touch.
 */
const ANDROID_FEATURES =
  '--enable-features=NavigationPredictorNewViewportFeatures,PreloadingModerateViewportHeuristics';

/** What is tapped on a page besides its name field: the phone's menu, the calendar, a tab. */
const CONTROLS = [
  'header button[aria-haspopup="dialog"], header button[commandfor], header button[aria-controls]',
  'main button[aria-haspopup="dialog"]',
  'main [role="tab"][aria-selected="false"]',
];
const NAME_FIELD = 'main input[name="name"]';
/** Slower answers count as none. */
const ANSWER_TIMEOUT_MS = 3000;

/** Starts the tests' browser with further arguments. */
export function launchBrowser(...extraArgs: string[]): Promise<Browser> {
  const options = config.use!.launchOptions!;
  return chromium.launch({ ...options, args: [...options.args!, ANDROID_FEATURES, ...extraArgs] });
}

type Measurements = {
  fcp: number;
  lcp: number;
  /** duration of each interaction until the next paint */
  answers: number[];
};
declare global {
  interface Window {
    benchMeasurements: Measurements;
  }
}

/** Runs in the page before its own scripts. */
function recordMeasurements(): void {
  const seen: Measurements = { fcp: NaN, lcp: NaN, answers: [] };
  window.benchMeasurements = seen;
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

/** Opens a phone-sized page with an empty cache, and closes it after `use`. */
async function onPhone<T>(
  browser: Browser,
  use: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const phone = config.projects!.find(({ name }) => name === 'phone')!.use;
  const place = { locale: 'en-IN', timezoneId: 'Asia/Kolkata', ignoreHTTPSErrors: true };
  const context = await browser.newContext({ ...phone, ...place });
  try {
    const page = await context.newPage();
    await page.addInitScript(recordMeasurements);
    return await use(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** Opens a page and waits for its late parts. */
async function open(page: Page, url: string, line: 'slow' | 'fast'): Promise<number | undefined> {
  const late = new Promise((resolve) => setTimeout(resolve, SETTLE_MS[line]));
  const response = await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS });
  await late;
  return response?.status();
}

async function slowProcessor(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.processorSlowdown });
}

/**
 * Loads a page on a slow connection with an empty cache, then opens the next one.
 *
 * @param next - path of the next page
 * @returns null if the page has another status; `press` is NaN if no link leads to `next`
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
    const { fcp, lcp } = await page.evaluate(() => window.benchMeasurements);
    return { fcp, lcp, press: await timeNavigation(page, session, next) };
  });
}

/**
 * Taps the page's first link to a path, after scrolling to it by touch. Chromium does not prerender pages
 * while it is controlled by its DevTools protocol.
 */
async function timeNavigation(page: Page, session: CDPSession, path: string): Promise<number> {
  const heading = await page.evaluate(() => document.querySelector('h1')?.textContent ?? '');
  const addresses = [path, `${path}/`, `${path}.html`].map((each) => `a[href="${each}"]`).join();
  const link = page.locator(addresses).filter({ visible: true }).first();
  if ((await link.count()) === 0) return NaN;
  await scrollByTouchTo(page, session, link);
  await page.waitForTimeout(LOOK_MS);
  const pressed = Date.now();
  await tap(session, link);
  const arrived = await page.waitForFunction(
    (before) => {
      const now = [...document.querySelectorAll('h1')].find((h1) => h1.checkVisibility())?.textContent;
      return now && now !== before && performance.timeOrigin + performance.now();
    },
    heading,
    { polling: 'raf', timeout: TIMEOUT_MS },
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

/** The click event follows `touchEnd`. */
async function tap(session: CDPSession, element: Locator): Promise<void> {
  await touch(session, 'touchStart', await middleOf(element));
  setTimeout(() => void touch(session, 'touchEnd'), TAP_MS);
}

/** Scrolls by touch until the element is near the middle of the screen or the page ends. */
async function scrollByTouchTo(page: Page, session: CDPSession, element: Locator): Promise<void> {
  const { width, height } = page.viewportSize()!;
  let before = NaN;
  let { y } = await middleOf(element);
  while (Math.abs(y - height / 2) > height / 6 && y !== before) {
    const way = Math.max(-height / 2, Math.min(height / 2, y - height / 2));
    for (let step = 0; step <= SCROLL_STEPS; step += 1) {
      const place = { x: width / 2, y: height / 2 + way * (0.5 - step / SCROLL_STEPS) };
      await touch(session, step === 0 ? 'touchStart' : 'touchMove', place);
    }
    // Holds still before lifting the finger, so that the page does not continue to scroll.
    await page.waitForTimeout(TAP_MS);
    await touch(session, 'touchEnd');
    await page.waitForTimeout(TAP_MS);
    before = y;
    ({ y } = await middleOf(element));
  }
}

/**
 * Opens a page on a fast connection with a phone's processor, and taps its controls.
 *
 * @returns the slowest response to an interaction, in ms
 */
export function timeAnswer(browser: Browser, url: string): Promise<number> {
  return onPhone(browser, async (page, session) => {
    await open(page, url, 'fast');
    await slowProcessor(session);
    for (const selector of CONTROLS) {
      const target = page.locator(selector).filter({ visible: true }).first();
      if ((await target.count()) === 0) continue;
      await target.scrollIntoViewIfNeeded();
      await tap(session, target);
      await waitForPaint(page);
      await page.keyboard.press('Escape');
      await waitForPaint(page);
    }
    const field = page.locator(NAME_FIELD).first();
    if (await field.isVisible()) await field.pressSequentially('Asha');
    await waitForPaint(page);
    return Math.max(0, ...(await page.evaluate(() => window.benchMeasurements.answers)));
  });
}

/** Waits until the interaction has painted, at most ANSWER_TIMEOUT_MS. */
async function waitForPaint(page: Page): Promise<void> {
  const before = await page.evaluate(() => window.benchMeasurements.answers.length);
  await page
    .waitForFunction((count) => window.benchMeasurements.answers.length > count, before, {
      timeout: ANSWER_TIMEOUT_MS,
    })
    .catch(() => {});
}
