import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './visitor.ts';

// Sizes are those of the files compressed with Brotli, as the build writes them and servers send them.
const SITE = 'build/client';
const KB = 1024;

const EAGER_SCRIPTS = 105 * KB;
const HOME_BEFORE_INTERACTION = 250 * KB;

const MODULE = /"(\/assets\/[\w.-]+\.js)"/g;
const STATIC_IMPORT = /(?:import|from)\s*"\.\/([\w.-]+\.js)"/g;

const textOf = (address: string) => readFileSync(join(SITE, address), 'utf8');
const compressedSize = (address: string) => readFileSync(join(SITE, `${address}.br`)).length;

/** Every module that a page names itself, and what those import: all that it runs without a visitor's doing. */
function eagerModules(page: string): Set<string> {
  const modules = new Set<string>();
  function add(address: string) {
    if (modules.has(address)) return;
    modules.add(address);
    for (const [, name] of textOf(address).matchAll(STATIC_IMPORT)) add(`/assets/${name}`);
  }
  for (const [, address] of textOf(page).matchAll(MODULE)) add(address!);
  return modules;
}

// oxlint-disable-next-line no-empty-pattern -- Playwright wants one
test.beforeEach(({}, { project }) => {
  test.skip(project.name === 'desktop', 'the files are the same, and the budget is that of a phone');
});

test('no page begins with more than 105 KB of scripts', () => {
  const pages = globSync('**/*.html', { cwd: SITE });
  expect(pages.length).toBeGreaterThan(40);
  for (const page of pages) {
    const sizes = Object.fromEntries(
      [...eagerModules(page)].map((address) => [address, compressedSize(address)]),
    );
    const sum = Object.values(sizes).reduce((total, size) => total + size, 0);
    // React alone is half of it: a sum below that has missed something.
    expect.soft(sum, page).toBeGreaterThan(EAGER_SCRIPTS / 2);
    expect.soft(sum, `${page}: ${JSON.stringify(sizes, null, 1)}`).toBeLessThanOrEqual(EAGER_SCRIPTS);
  }
});

test('the home page needs at most 250 KB before it is touched, its scripts aside', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto('/');
  // The scripts come last, and with them what the page asks for by itself.
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
  await page.waitForLoadState('networkidle');
  const { Script: scripts, ...rest } = bytes;
  expect(scripts, 'its scripts have been asked for').toBeGreaterThan(EAGER_SCRIPTS / 2);
  const sum = Object.values(rest).reduce((total, size) => total + size, 0);
  for (const kind of ['Document', 'Stylesheet', 'Font', 'Image']) expect(rest[kind], kind).toBeGreaterThan(0);
  expect(sum, JSON.stringify(rest)).toBeLessThanOrEqual(HOME_BEFORE_INTERACTION);
});
