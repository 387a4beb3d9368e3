import { chromium } from '@playwright/test';
import { globSync, mkdirSync } from 'node:fs';
import type * as Relay from '../relay/host/node.ts';

// Full-page pictures of every screen of the last build, at both widths the site is designed for, into screenshots/:
// to be looked at. `npm run screenshots -- /book /contact` takes those pages alone.
const WIDTHS = [390, 1440];

const given = process.argv.slice(2);
const paths =
  given.length > 0
    ? given
    : globSync('build/client/**/index.html').map((file) =>
        file.slice('build/client'.length, -'index.html'.length),
      );

const { startServer } = (await import('../build/relay/node.js' as string)) as typeof Relay;
const server = await startServer({ port: 0, siteFolder: 'build/client', settings: null });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
mkdirSync('screenshots', { recursive: true });
for (const width of WIDTHS) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  for (const path of [...paths, ...(given.length > 0 ? [] : ['/no-such-page'])]) {
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    // Pictures load, and the specified loading panels go, as one scrolls by.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      scrollTo(0, 0);
    });
    await page.waitForTimeout(900);
    const name = path.replaceAll('/', '_').replace(/^_|_$/g, '') || 'home';
    await page.screenshot({ path: `screenshots/${name}-${width}.png`, fullPage: true });
  }
}
await browser.close();
await server.close();
console.log(`Screenshots of ${paths.length} pages are in screenshots/.`);
