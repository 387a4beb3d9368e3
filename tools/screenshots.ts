import { globSync, mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type * as Relay from '../relay/host/node.ts';
import { launchBrowser } from './launch-browser.ts';

// Takes full-page screenshots of every page of the last build, at both widths of the design, into
// screenshots/.
//   npm run screenshots                     takes all pages
//   npm run screenshots -- /book /contact   takes these pages only
//   npm run screenshots -- --docs           takes the README's pictures, into docs/pictures
const WIDTHS = [390, 1440];
/** A time in each part of the day. */
const MOMENTS = { morning: '07:10', day: '12:00', dusk: '18:25', night: '21:45' };

const commandLine = process.argv.slice(2);
const { startServer } = (await import('../build/relay/node.js' as string)) as typeof Relay;
const server = await startServer({ port: 0, siteFolder: 'build/client', settings: null });
const browser = await launchBrowser();
await (commandLine.includes('--docs') ? takeForDocs() : takeScreens());
await browser.close();
await server.close();

async function takeScreens(): Promise<void> {
  const pages = globSync('build/client/**/index.html').map((file) => file.slice(12, -'index.html'.length));
  const paths = commandLine.length > 0 ? commandLine : [...pages, '/no-such-page'];
  mkdirSync('screenshots', { recursive: true });
  for (const width of WIDTHS) {
    const page = await newPage(width, 900);
    for (const path of paths) {
      await page.goto(server.url + path, { waitUntil: 'networkidle' });
      // Scrolls through the page, so that lazy pictures load and loading panels disappear.
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
  console.log(`Screenshots of ${paths.length} pages are in screenshots/.`);
}

async function takeForDocs(): Promise<void> {
  const home = await newPage(1280, 800);
  for (const [moment, time] of Object.entries(MOMENTS)) {
    await openAt(home, '/', time);
    await writePicture(home, `home-${moment}`, 640);
  }
  const booking = await newPage(390, 844);
  await openAt(booking, '/book', MOMENTS.day);
  await booking.getByLabel('Full Name').fill('Asha Rane');
  await booking.getByRole('button', { name: 'Open the calendar' }).click();
  await booking.getByRole('dialog').getByText('26', { exact: true }).hover();
  await writePicture(booking, 'booking', 390);
}

function newPage(width: number, height: number): Promise<Page> {
  return browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
}

async function openAt(page: Page, path: string, time: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`2026-11-24T${time}:00+05:30`));
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
}

async function writePicture(page: Page, name: string, width: number): Promise<void> {
  const picture = sharp(await page.screenshot()).resize(width);
  await picture.webp({ quality: 82 }).toFile(`docs/pictures/${name}.webp`);
}
