import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLINICS } from '../clinics.ts';
import { all, readSite } from './site.ts';

// Sizes are those of the files as servers send them: compressed with Brotli, as the build writes them.
const KB = 1024;
const HOME_BEFORE_INTERACTION = 100 * KB;

const [{ site: folder }] = CLINICS;

describe('the weight of the clinic', () => {
  const site = readSite(folder);
  const compressed = (address: string) => readFileSync(join(folder, `${address}.br`)).length;
  const plain = (address: string) => readFileSync(join(folder, address)).length;
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

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
