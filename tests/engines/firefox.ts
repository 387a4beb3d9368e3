import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { DEAD_PROXY, type Browser, type Tab } from './browser.ts';

const PREFERENCES = {
  'network.proxy.type': 1,
  'network.proxy.http': DEAD_PROXY.host,
  'network.proxy.http_port': DEAD_PROXY.port,
  'network.proxy.ssl': DEAD_PROXY.host,
  'network.proxy.ssl_port': DEAD_PROXY.port,
  // These features are recent, and the browsers of many visitors lack them.
  'layout.css.anchor-positioning.enabled': false,
  'dom.viewTransitions.enabled': false,
};

/** Starts headless Firefox, driven by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
export async function startFirefox(): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'clinic-engine-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: PREFERENCES,
    // Firefox does not start in a home folder of another user.
    env: { ...process.env, HOME: home },
  });

  async function newTab(): Promise<Tab> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push((error as Error).message));
    return {
      resize: (width, height) => page.setViewport({ width, height }),
      async open(url) {
        await page.goto(url, { waitUntil: 'domcontentloaded' });
      },
      call: (source, argument) =>
        page.evaluate(`(${source})(${JSON.stringify(argument)})`) as Promise<string>,
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      // A separate test checks fonts that fail to load.
      errors: () => errors.filter((text) => !text.startsWith('downloadable font')),
      close: () => context.close(),
    };
  }

  return {
    newTab,
    async close() {
      await browser.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
