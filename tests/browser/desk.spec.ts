import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { expect, test as base, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { DeskState } from '../../owner/desk/api.ts';
import { buildPages } from '../../owner/desk/build-pages.ts';
import { openDesk } from '../../owner/desk/open-desk.ts';
import { createPublishing } from '../../owner/desk/publishing.ts';
import { createApp } from '../../owner/desk/server.ts';
import { anyFreePort } from '../../tools/ports.ts';
import { answersWith } from '../helpers/new-clinic-answers.ts';
import { expectNoViolations } from '../helpers/page-checks.ts';

// The pages of the desk in a browser, with the desk's own server. A simple page replaces the preview beside
// the form, because a built site cannot be framed.

const SECRET = 'a-secret';

const unknown = () => Promise.reject(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }));

/** A network without names and sites. */
const NOBODY = {
  resolver: { resolveNs: unknown, resolve4: unknown },
  via: () => ({ host: '127.0.0.1', port: 9 }),
};

type DeskFixture = {
  state: () => Promise<DeskState>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  restartPreview: () => void;
};

const test = base.extend<{ desk: DeskFixture }>({
  desk: async ({ page }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'desk-'));
    const port = await anyFreePort();
    const site = createServer((_, answer) => answer.end('<!doctype html><title>Site</title>'));
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    let starts = 1;
    const preview = { url: () => origin, starts: () => starts, show: () => {} };
    const desk = openDesk(folder);
    const publishing = createPublishing({ folder, data: desk.data, outside: NOBODY });
    const app = createApp({ desk, preview, publishing }, { port, secret: SECRET });
    let server: Server;
    async function start() {
      server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }) as Server;
      await once(server, 'listening');
    }
    async function stop() {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    }
    await start();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) problems.push(message.text());
    });
    await page.goto(`http://127.0.0.1:${port}/?secret=${SECRET}`);
    const state = () => page.evaluate(() => fetch('/api/state').then((answer) => answer.json()));
    await use({ state, stop, start, restartPreview: () => (starts += 1) });
    expect(problems).toEqual([]);
    await stop();
    site.closeAllConnections();
    site.close();
    rmSync(folder, { recursive: true });
  },
});

test.describe.configure({ mode: 'default' });

test.beforeAll(buildPages);

const open = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const day = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('begins with the name, and shows each mistake beside its field', async ({ page, desk }) => {
  await page.getByRole('link', { name: /Begin with/ }).click();
  await expect(heading(page, 'Name and place')).toBeFocused();
  await field(page, 'Name of the clinic').fill('Pune Smiles');
  await field(page, 'Founded in').fill('nineteen');
  await field(page, 'Street and house').focus();
  await expect(field(page, 'Founded in')).toHaveAccessibleDescription(/A year from 1900/);
  await expect(page.getByRole('status').first()).toHaveText('Kept; 1 field not on your site yet');

  await page.getByRole('link', { name: 'Next: Hours' }).click();
  const summary = page.getByRole('group', { name: 'One thing here is not on your site yet' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Founded in' }).click();
  await expect(field(page, 'Founded in')).toBeFocused();

  await page.reload();
  await expect(field(page, 'Founded in')).toHaveValue('nineteen');
  await field(page, 'Founded in').fill('2015');
  await expect(page.getByRole('status').first()).toHaveText(/^Saved \d/);
  await page.getByRole('link', { name: 'Next: Hours' }).click();
  await expect(heading(page, 'Hours')).toBeFocused();
  expect((await desk.state()).draft).toMatchObject({ name: 'Pune Smiles', founded: 2015 });
});

test('saves two sittings, days with Monday’s hours, and hours past midnight', async ({ page, desk }) => {
  await open(page, '/your-clinic/hours');
  await page.getByRole('button', { name: 'Morning and evening, closed on Sunday' }).click();
  await day(page, 'Monday').getByLabel('Closes').first().fill('13:00');
  await expect(day(page, 'Tuesday')).toContainText(/1:00 pm/i);
  await day(page, 'Friday').getByRole('combobox').selectOption('Own hours');
  await day(page, 'Friday').getByLabel('Closes').last().fill('01:30');
  await expect(day(page, 'Friday')).toContainText('ends on Saturday');
  await day(page, 'Saturday').getByRole('combobox').selectOption('Closed');
  await expect(day(page, 'Saturday')).toContainText(/Closed, from 1:30 am/i);

  await day(page, 'Sunday').getByRole('combobox').selectOption('Own hours');
  await day(page, 'Sunday').getByLabel('Closes').fill('08:00');
  await expect(day(page, 'Sunday')).toContainText(/closes at 8:00 am/i);
  await day(page, 'Sunday')
    .getByRole('button', { name: /8:00 pm/i })
    .click();
  await expect(day(page, 'Sunday').getByLabel('Closes')).toHaveValue('20:00');

  const morning = { opens: '09:30', closes: '13:00' };
  await expect
    .poll(async () => (await desk.state()).draft.hours)
    .toMatchObject({
      monday: [morning, { opens: '17:00', closes: '20:30' }],
      thursday: [morning, { opens: '17:00', closes: '20:30' }],
      friday: [morning, { opens: '17:00', closes: '24:00' }],
      saturday: [{ opens: '00:00', closes: '01:30' }],
      sunday: [{ opens: '09:00', closes: '20:00' }],
    });
});

test('adds a dentist with a photograph by keyboard, and restores a removed dentist', async ({
  page,
  desk,
}) => {
  await open(page, '/your-clinic/people');
  await page.getByRole('button', { name: 'A dentist' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Title and name')).toBeFocused();
  await page.keyboard.type('Dr. Asha Rao');
  await field(page, 'Degrees').focus();
  await page.keyboard.type('BDS');
  await page.keyboard.press('Enter');
  await page.keyboard.type('MDS (Orthodontics)');
  await page.keyboard.press('Tab');
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="100%" height="100%" fill="teal"/></svg>`;
  const buffer = await sharp(Buffer.from(drawn)).jpeg().toBuffer();
  await page
    .getByLabel('Choose a photograph')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await expect(field(page, 'What the photograph shows')).toBeVisible();
  await page.getByRole('button', { name: 'Done Dr. Asha Rao' }).click();

  await page.getByRole('button', { name: 'Remove Dr. Asha Rao' }).click();
  await expect(page.getByText('Dr. Asha Rao is removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(async () => (await desk.state()).draft.doctors)
    .toMatchObject([
      {
        name: 'Dr. Asha Rao',
        qualifications: 'BDS, MDS (Orthodontics)',
        image: expect.stringMatching(/\.jpg$/),
      },
    ]);
});

test('accepts fees with commas, and a single amount as a fixed price', async ({ page, desk }) => {
  await open(page, '/your-clinic/treatments');
  const fee = page.getByRole('group', { name: 'A consultation' });
  await fee.getByLabel('From').fill('4,500');
  await fee.getByLabel('To').fill('8 000');
  await fee.getByLabel('To').blur();
  await expect.poll(async () => (await desk.state()).draft.consultation).toEqual({ from: 4500, to: 8000 });
  await fee.getByLabel('To').fill('');
  await fee.getByLabel('To').blur();
  await expect.poll(async () => (await desk.state()).draft.consultation).toEqual({ from: 4500 });
  await expect(fee.getByLabel('To')).toHaveValue('');
  expect((await desk.state()).messages).toEqual([]);
});

test("asks for the owner's own texts in each language", async ({ page, desk }) => {
  const { name, siteUrl, founded, address, phone, email, hours, services } = answersWith();
  const answers = { name, siteUrl, founded, address, phone, email, hours, services, languages: ['ar'] };
  const bring = { visit: { bring: ['Earlier X-rays'] } };
  const changes = Object.entries({ ...answers, ...bring }).map(([path, value]) => ({ path, value }));
  await page.evaluate(
    (body) => fetch('/api/draft', { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body }),
    JSON.stringify({ changes }),
  );
  await open(page, '/your-clinic/languages#translations.ar');
  const translation = field(page, 'Earlier X-rays in Arabic');
  await expect(translation).toBeFocused();
  await expect(translation).toHaveAttribute('dir', 'rtl');
  await translation.fill('صور الأشعة السابقة');
  await translation.blur();
  await expect
    .poll(async () => (await desk.state()).draft.translations)
    .toEqual({ ar: { 'Earlier X-rays': 'صور الأشعة السابقة' } });
});

test('reports beside a closure that its last day is before its first day', async ({ page, desk }) => {
  await open(page, '/your-clinic/hours');
  await page.getByRole('button', { name: 'A day or days off' }).click();
  await field(page, 'Name').fill('Summer break');
  await page.getByLabel('First day').fill('2030-05-10');
  await page.getByLabel('Last day, if there are several').fill('2030-05-08');
  await expect(page.getByLabel('Last day, if there are several')).toHaveAccessibleDescription(
    /The last day is before the first day/,
  );
  expect((await desk.state()).messages).toMatchObject([{ path: 'closures.0.to' }]);
});

test('keeps what is typed while the desk is stopped, and sends it again', async ({ page, desk }) => {
  await open(page, '/your-clinic/name');
  await expect(field(page, 'Street and house')).toBeVisible();
  await desk.stop();
  await field(page, 'Street and house').fill('12 Station Road');
  await field(page, 'Town or city').fill('Pune');
  await expect(page.getByRole('alert')).toContainText('The desk has stopped. Nothing is lost.');
  await desk.start();
  await expect(page.getByRole('alert')).toBeHidden();
  expect((await desk.state()).draft).toMatchObject({ address: { street: '12 Station Road', city: 'Pune' } });
});

test('reloads the preview after its server has restarted', async ({ page, desk }) => {
  await open(page, '/your-clinic/name');
  const frame = await page.locator('iframe').elementHandle();
  desk.restartPreview();
  await expect.poll(() => frame!.evaluate((each) => each.isConnected)).toBe(false);
  await expect(page.locator('iframe')).toBeAttached();
});

test('checks the clinic, and shows where and how to publish it', async ({ page, desk }) => {
  // The check reads the whole clinic each time.
  test.slow();
  const lookAgain = page.getByRole('button', { name: 'Look again' });
  const { name, siteUrl, founded, address, phone, email, hours, services } = answersWith();
  const answers = { name, siteUrl, founded, address, phone, email, hours, services };
  const changes = Object.entries(answers).map(([path, value]) => ({ path, value }));
  await page.evaluate(
    (body) => fetch('/api/draft', { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body }),
    JSON.stringify({ changes }),
  );
  expect((await desk.state()).missing).toEqual([]);

  await open(page, '/check');
  await expect(lookAgain).toBeVisible({ timeout: 30_000 });
  await page
    .getByRole('button', { name: /^Read / })
    .first()
    .click();
  const reader = page.getByRole('complementary', { name: 'Texts to read' });
  const title = await reader.getByRole('heading').textContent();
  await reader.getByRole('button', { name: 'This is true of us' }).click();
  await expect(page.getByRole('button', { name: `Read ${title}`, exact: true })).toBeHidden();
  await reader.getByRole('button', { name: 'Close' }).click();
  await lookAgain.click();
  await expect(lookAgain).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: `Read ${title}`, exact: true })).toBeHidden();

  await page.getByRole('link', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Choose this Cloudflare' }).click();
  const account = page.getByRole('listitem').filter({ hasText: 'Make an account at Cloudflare' });
  await account.getByLabel('I have done this').click();
  await expect(account).toContainText('You said so');
  await account.getByLabel('I have done this').click();
  await expect(account).not.toContainText('You said so');
  await account.getByLabel('I have done this').click();
  await expect(page.getByRole('heading', { name: /^Cloudflare: 1 of \d+ steps are done/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  expect(await fits(page)).toBe(true);
  await page.getByLabel('Address of the place for your files').fill('nowhere');
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByLabel('Address of the place for your files')).toHaveAccessibleDescription(/nowhere/);
  await page.getByRole('link', { name: 'Choose it' }).click();
  await expect(page.getByRole('group', { name: 'Web address', exact: true })).toBeVisible();
});

const SCREENS = [
  ...['name', 'hours', 'people', 'treatments', 'promises', 'booking', 'languages', 'look'].map(
    (section) => `/your-clinic/${section}`,
  ),
  '/',
  '/assumptions',
  '/check',
  '/publish',
];

for (const tags of ['', ' @wide'])
  test(`every screen fits the window and is accessible${tags}`, async ({ page, desk }) => {
    for (const path of SCREENS) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolations(page, path);
      expect(await fits(page), path).toBe(true);
    }
    expect((await desk.state()).draft).toEqual({});
  });
