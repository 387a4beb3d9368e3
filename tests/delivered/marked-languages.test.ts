import { expect, test } from 'vitest';
import { ALONE, CLINICS } from '../helpers/clinics.ts';
import { all, readSite, type Page } from '../helpers/delivered-pages.ts';

const NOT_LATIN = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;
/** Matches five words in Latin letters, which is more than most names have. */
const LATIN_SENTENCE = /(?:\p{Script=Latin}[\p{Script=Latin}’'.,:;-]*\s+){4}\p{Script=Latin}/u;

/** Lists texts in Latin letters that are not marked as being in another language. */
function unmarked({ document }: Page, clinic: string): string[] {
  return all(document.body, '*:not(script, style, template)')
    .filter((element) => element.closest('[lang]') === document.documentElement)
    .flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === 3))
    .map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').replaceAll(clinic, '').trim())
    .filter((text) => LATIN_SENTENCE.test(text) && !NOT_LATIN.test(text));
}

test.each(CLINICS)('$name: texts in another language than their page are marked', ({ site: folder }) => {
  const site = readSite(folder);
  const clinic = site
    .page('/')
    .document.querySelector('meta[property="og:site_name"]')
    ?.getAttribute('content');
  const translated = site.everyPage.filter(({ document }) => !document.documentElement.lang.startsWith('en'));
  const found = translated.flatMap((page) => unmarked(page, clinic!).map((text) => `${page.path}: ${text}`));
  expect(found).toEqual([]);
});

test('a new clinic’s address is marked as English in another language', () => {
  const { document } = readSite(ALONE.site).page('/hi/contact');
  const marked = all(document, '[lang="en"]').map(({ textContent }) => textContent);
  expect(marked.some((text) => text?.includes('Bunder Road'))).toBe(true);
});
