import { chromium, devices, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import config from '../playwright.config.ts';
import type * as Relay from '../relay/host/node.ts';
import { drawLife } from './life-picture.ts';

// The pictures of the README, of the last build.
const FOLDER = 'docs/pictures';
const DAY = '2026-11-24';
/** A time within each moment of the clinic's day. */
const MOMENTS = ['07:10', '12:00', '18:25', '21:45'];
/** Of each moment's picture, in pixels: 8:5, as much as fits two side by side. */
const WIDTH = 640;
const HEIGHT = 400;

const { startServer } = (await import('../build/relay/node.js' as string)) as typeof Relay;
const server = await startServer({ port: 0, siteFolder: 'build/client', settings: null });
const browser = await chromium.launch(config.use!.launchOptions);
mkdirSync(FOLDER, { recursive: true });
await takeMoments();
await takeBooking();
await drawLife(browser, `${FOLDER}/appointment-life.webp`);
await browser.close();
await server.close();

async function openAt(page: Page, path: string, time: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`${DAY}T${time}:00+05:30`));
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
}

async function takeMoments(): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const pictures = [];
  for (const [at, time] of MOMENTS.entries()) {
    await openAt(page, '/', time);
    const input = await sharp(await page.screenshot())
      .resize(WIDTH, HEIGHT)
      .toBuffer();
    pictures.push({ input, left: (at % 2) * WIDTH, top: Math.floor(at / 2) * HEIGHT });
  }
  await sharp({ create: { width: 2 * WIDTH, height: 2 * HEIGHT, channels: 3, background: 'white' } })
    .composite(pictures)
    .webp({ quality: 82 })
    .toFile(`${FOLDER}/moments.webp`);
}

async function takeBooking(): Promise<void> {
  const page = await browser.newPage({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await openAt(page, '/book', '12:00');
  await page.getByLabel('Full Name').fill('Asha Rane');
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await page.getByRole('dialog').getByText('26', { exact: true }).hover();
  await sharp(await page.screenshot())
    .resize(390)
    .webp({ quality: 85 })
    .toFile(`${FOLDER}/booking.webp`);
}
