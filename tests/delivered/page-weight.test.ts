import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, describe, test } from 'vitest';
import { CLINICS } from '../helpers/clinics.ts';
import { all, readDocument, readSite, textOf, type Page } from '../helpers/delivered-pages.ts';

// The bytes that a phone loads without an interaction. It is 390 px wide and has a pixel ratio of 2. Sizes
// are those of the Brotli-compressed files that the build writes.

const KB = 1024;

/** Matches the fonts of a style sheet: their files, and the characters for which browsers load them. */
const FACES = /@font-face\s*\{[^}]*?url\(["']?([^)"']+)[^}]*?unicode-range:\s*([^;}]+)/g;

const HOME = /^\/(\w\w)?$/;
const BOOKING = /\/book(-appointment|now)?$/;

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

/** Lists the font files that the page's characters need, except fonts embedded in a style sheet. */
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

/** Lists the source that such a phone chooses for each picture without lazy loading. */
function picturesOf({ document }: Page): string[] {
  return all(document, 'picture:has(img:not([loading="lazy"]))').map((picture) => {
    const candidates = picture.querySelector('source')?.getAttribute('srcset')?.split(', ');
    if (!candidates) return picture.querySelector('img')!.getAttribute('src')!;
    const sized = candidates.map((each) => each.split(' '));
    return sized.find(([, width]) => parseInt(width!) >= 780)?.[0] ?? sized.at(-1)![0]!;
  });
}

/** Returns the weight of a visit's first page, without pictures. */
function first(page: Page): number {
  return sum([page.file, ...stylesOf(page), ...fontsOf(page)]);
}

/** Lists the pages above a limit, with their weights. */
function above(limit: number, pages: readonly Page[], weight: (page: Page) => number): string[] {
  return pages
    .map((page) => [page.path, weight(page)] as const)
    .filter(([, bytes]) => bytes > limit * KB)
    .map(([path, bytes]) => `${path}: ${(bytes / KB).toFixed(1)} KB`);
}

/** Returns the compressed bytes of a page's links to its other languages. */
function weightOfLanguages({ html }: Page): number {
  const document = readDocument(html, 'text/html');
  const complete = document.toString();
  for (const link of all(document, '[hreflang], [hrefLang]')) link.remove();
  return brotliCompressSync(complete).length - brotliCompressSync(document.toString()).length;
}

// Below these limits, simple code is more important than fewer bytes.
describe('page weight', () => {
  test('the home page is at most 110 KB', () => {
    const home = site.page('/');
    expect(above(110, [home], (page) => first(page) + sum(picturesOf(page)))).toEqual([]);
  });

  test('any other page is at most 64 KB without pictures', () => {
    expect(above(64, site.pages.slice(1), first)).toEqual([]);
  });

  test('a later page of a visit is at most 30 KB, with the drawn window 42 or 34 KB, without pictures', () => {
    const weight = ({ file }: Page) => size(file);
    const pages = [...site.everyPage, ...site.everyNotFound];
    // The window is drawn in the HTML of the home page and, smaller, of the booking page.
    const others = pages.filter(({ path }) => !HOME.test(path) && !BOOKING.test(path));
    expect(
      above(
        42,
        pages.filter(({ path }) => HOME.test(path)),
        weight,
      ),
    ).toEqual([]);
    expect(
      above(
        34,
        pages.filter(({ path }) => BOOKING.test(path)),
        weight,
      ),
    ).toEqual([]);
    const isTranslated = ({ path }: Page) => /^\/[a-z]{2}(\/|$)/.test(path);
    expect(
      above(
        30,
        others.filter((page) => !isTranslated(page)),
        weight,
      ),
    ).toEqual([]);
    // Letters of other scripts need more bytes.
    expect(above(32, others.filter(isTranslated), weight)).toEqual([]);
  });

  test('another language adds at most 1 KB to an English page, and needs at most 60 KB of fonts', () => {
    const codes = site.codes.length;
    const added = (page: Page) => weightOfLanguages(page) / Math.max(codes, 1);
    expect(above(1, [site.page('/'), site.page('/contact')], added)).toEqual([]);
    const english = new Set(fontsOf(site.page('/')));
    const additionalFonts = (page: Page) => sum(fontsOf(page).filter((font) => !english.has(font)));
    expect(above(60, everyDocument, additionalFonts)).toEqual([]);
  });
});
