import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, describe, test } from 'vitest';
import { CLINICS } from '../helpers/clinics.ts';
import { all, readDocument, readSite, textOf, type Page } from '../helpers/delivered-pages.ts';

// What a phone of 390 px with twice the pixels fetches by itself, untouched. Sizes are those of the files as
// servers send them: compressed with Brotli, as the build writes them.

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

/** What a page weighs more, compressed, because it leads to itself in other languages. */
function weightOfLanguages({ html }: Page): number {
  const document = readDocument(html, 'text/html');
  const whole = document.toString();
  for (const link of all(document, '[hreflang], [hrefLang]')) link.remove();
  return brotliCompressSync(whole).length - brotliCompressSync(document.toString()).length;
}

/** The text of the scripts in a page that a browser runs. */
function inlineScripts({ document }: Page): string {
  return all(document, 'script:not([src], [type="application/ld+json"], [type="speculationrules"])')
    .map(({ textContent }) => textContent)
    .join('\n');
}

// The limits are those of the design: below them, simpler code is worth more than fewer bytes.
describe('the weight of the clinic', () => {
  test('the home page needs at most 110 KB', () => {
    const home = site.page('/');
    expect(above(110, [home], (page) => first(page) + sum(picturesOf(page)))).toEqual([]);
  });

  test('any other page needs at most 64 KB and its pictures', () => {
    expect(above(64, site.pages.slice(1), first)).toEqual([]);
  });

  test('a further page of a visit needs at most 30 KB, home 42, and its pictures', () => {
    const [homes, others] = [true, false].map((isHome) =>
      site.everyPage.filter(({ path }) => HOME.test(path) === isHome),
    );
    expect(above(42, homes!, ({ file }) => size(file))).toEqual([]);
    expect(above(30, [...others!, ...site.everyNotFound], ({ file }) => size(file))).toEqual([]);
  });

  test('the scripts in a page are at most 5 KB', () => {
    expect(above(5, everyDocument, (page) => brotliCompressSync(inlineScripts(page)).length)).toEqual([]);
  });

  test('another language adds at most 1 KB to an English page, and has at most 60 KB of fonts', () => {
    const codes = site.codes.length;
    const added = (page: Page) => weightOfLanguages(page) / Math.max(codes, 1);
    expect(above(1, [site.page('/'), site.page('/contact')], added)).toEqual([]);
    const english = new Set(fontsOf(site.page('/')));
    const own = (page: Page) => sum(fontsOf(page).filter((font) => !english.has(font)));
    expect(above(60, everyDocument, own)).toEqual([]);
  });
});
