import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, describe, test } from 'vitest';
import { CLINICS } from '../helpers/clinics.ts';
import { all, readSite, textOf, type Page } from '../helpers/site.ts';

// What a phone of 390 px with twice the pixels fetches by itself, untouched. Sizes are those of the files as servers send
// them: compressed with Brotli, as the build writes them.

const KB = 1024;

/** A style's fonts: their files, and the letters for which a browser fetches them. */
const FACES = /@font-face\s*\{[^}]*?url\(["']?([^)"']+)[^}]*?unicode-range:\s*([^;}]+)/g;

const HOME = /^\/(\w\w)?$/;

const [{ site: folder }] = CLINICS;
const site = readSite(folder);
const everyDocument = [...site.everyPage, ...site.everyNotFound];

function size(address: string): number {
  const file = join(folder, address);
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
}

function sum(addresses: Iterable<string>): number {
  return [...new Set(addresses)].reduce((total, address) => total + size(address), 0);
}

function stylesOf({ document }: Page): string[] {
  return all(document, 'link[rel="stylesheet"]').map((link) => link.getAttribute('href')!);
}

/** The fonts that have a letter of the page, those that stand in a style aside. */
function fontsOf(page: Page): string[] {
  const letters = new Set(Array.from(textOf(page.document.body), (letter) => letter.codePointAt(0)!));
  const inPage = [...page.html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css!);
  const styles = [...inPage, ...stylesOf(page).map((address) => site.text(address))];
  return styles
    .flatMap((css) => [...css.matchAll(FACES)])
    .filter(([, address, range]) => {
      const spans = [...range!.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(
        ([, first, last = first]) => [parseInt(first!, 16), parseInt(last!, 16)] as const,
      );
      const isUsed = [...letters].some((point) => spans.some(([from, to]) => point >= from && point <= to));
      return isUsed && !address!.startsWith('data:');
    })
    .map(([, address]) => new URL(address!, 'https://site.invalid/assets/').pathname);
}

/** Of each picture that is not left for later, the candidate that such a phone takes. */
function picturesOf({ document }: Page): string[] {
  return all(document, 'picture:has(img:not([loading="lazy"]))').map((picture) => {
    const candidates = picture.querySelector('source')?.getAttribute('srcset')?.split(', ');
    if (!candidates) return picture.querySelector('img')!.getAttribute('src')!;
    const sized = candidates.map((each) => each.split(' '));
    return sized.find(([, width]) => parseInt(width!) >= 780)?.[0] ?? sized.at(-1)![0]!;
  });
}

/** What a page weighs that begins a visit, without its pictures. */
function first(page: Page): number {
  return sum([page.file, ...stylesOf(page), ...fontsOf(page)]);
}

/** Those that weigh more, each with its weight. */
function above(limit: number, pages: readonly Page[], weight: (page: Page) => number): string[] {
  return pages
    .map((page) => [page.path, weight(page)] as const)
    .filter(([, bytes]) => bytes > limit * KB)
    .map(([path, bytes]) => `${path}: ${(bytes / KB).toFixed(1)} KB`);
}

describe('the weight of the clinic', () => {
  test('the home page needs at most 105 KB', () => {
    const home = site.page('/');
    expect(above(105, [home], (page) => first(page) + sum(picturesOf(page)))).toEqual([]);
  });

  test('any other page needs at most 60 KB and its pictures', () => {
    expect(above(60, site.pages.slice(1), first)).toEqual([]);
  });

  // Its styles are in it again: what paints sooner costs here (docs/decisions/0021-styles-and-fonts.md). Letters of other
  // alphabets are two or three bytes.
  test.each([
    ['25 KB, home 35', 25, 35, () => site.pages],
    ['26 KB, home 38, in any language', 26, 38, () => site.everyPage],
  ])('a further page of a visit needs at most %s, and its pictures', (_, most, home, pages) => {
    const [homes, others] = [true, false].map((isHome) =>
      pages().filter(({ path }) => HOME.test(path) === isHome),
    );
    expect(above(home, homes!, ({ file }) => size(file))).toEqual([]);
    expect(above(most, others!, ({ file }) => size(file))).toEqual([]);
  });

  test('the answer to unknown addresses needs at most 65 KB and its fonts, in each language', () => {
    expect(above(65, site.everyNotFound, (page) => sum([page.file, ...stylesOf(page)]))).toEqual([]);
  });

  test('a language adds at most 60 KB of fonts', () => {
    const english = new Set(fontsOf(site.page('/')));
    const added = (page: Page) => sum(fontsOf(page).filter((font) => !english.has(font)));
    expect(above(60, everyDocument, added)).toEqual([]);
  });
});
