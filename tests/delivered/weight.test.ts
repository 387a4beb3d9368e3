import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLINICS } from '../clinics.ts';
import { all, readSite, type Page } from './site.ts';

// Sizes are those of the files as servers send them: compressed with Brotli, as the build writes them.
const KB = 1024;
const SCRIPTS = 105 * KB;
const BOOKING_SCRIPTS = 140 * KB;
const HOME_BEFORE_INTERACTION = 100 * KB;

const MODULE = /"(\/assets\/[\w.-]+\.js)"/g;
const STATIC_IMPORT = /(?:import|from)\s*"\.\/([\w.-]+\.js)"/g;

const [{ site: folder }] = CLINICS;

describe('the weight of the clinic', () => {
  const site = readSite(folder);
  const compressed = (address: string) => readFileSync(join(folder, `${address}.br`)).length;
  const plain = (address: string) => readFileSync(join(folder, address)).length;
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

  /** Every module that a page names itself, and what those import: all that it runs without a visitor's doing. */
  function modulesOf({ html }: Page): string[] {
    const modules = new Set<string>();
    function add(address: string) {
      if (modules.has(address)) return;
      modules.add(address);
      for (const [, name] of site.text(address).matchAll(STATIC_IMPORT)) add(`/assets/${name}`);
    }
    for (const [, address] of html.matchAll(MODULE)) add(address!);
    return [...modules];
  }

  test('no page begins with more than 105 KB of scripts, or 140 where one books', () => {
    for (const page of [...site.everyPage, site.notFound]) {
      const sizes = modulesOf(page).map((address) => [address, compressed(address)] as const);
      const total = sum(sizes.map(([, size]) => size));
      // React alone is half of it: a sum below that has missed something.
      expect(total, page.path).toBeGreaterThan(SCRIPTS / 2);
      const most = /^(\/[a-z]{2})?\/book/.test(page.path) ? BOOKING_SCRIPTS : SCRIPTS;
      expect(total, `${page.path}: ${sizes.join('\n')}`).toBeLessThanOrEqual(most);
    }
  });

  test('the home page needs at most 100 KB before it is touched, its scripts aside', () => {
    const { document, html } = site.page('/');
    // What a phone of 390 px at twice the density takes of each picture that is not left for later.
    const pictures = all(document, 'picture:has(img:not([loading="lazy"])) source').map((source) => {
      const candidates = source
        .getAttribute('srcset')!
        .split(', ')
        .map((each) => each.split(' '));
      return candidates.find(([, width]) => parseInt(width!) >= 780)?.[0] ?? candidates.at(-1)![0]!;
    });
    // Styles and fonts stand in the page.
    expect(html).toContain('url(data:font/woff2');
    const total = sum([compressed('/index.html'), ...pictures.map(plain)]);
    expect(total).toBeLessThanOrEqual(HOME_BEFORE_INTERACTION);
  });
});
