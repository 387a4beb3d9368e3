import { describe, expect, test } from 'vitest';
import { languages } from '../../words/en/languages.ts';
import { SEVERAL_LANGUAGES } from '../helpers/clinics.ts';
import { accented } from '../fixtures/accents.ts';
import { ENGLISH_ALONE } from '../fixtures/pseudo-language.ts';
import { MORE, SIGN } from '../fixtures/write-clinics.ts';
import { hasPlainWords } from '../helpers/untranslated-text.ts';
import {
  all,
  canonical,
  structuredData,
  main,
  metas,
  readDocument,
  readSite,
  textOf,
  texts,
  type Page,
} from '../helpers/delivered-pages.ts';

// The small clinic in English and in two pseudo-languages with accented letters; xb is written from right to
// left. A vowel without an accent therefore belongs to an untranslated text.

const CODES = ['xa', 'xb'] as const;

const site = readSite(SEVERAL_LANGUAGES.site);
const pagesIn = (code: string) =>
  site.everyPage.filter(({ path }) => path === `/${code}` || path.startsWith(`/${code}/`));

test('an earlier address redirects within its language, and is in no list of pages', () => {
  for (const prefix of ['', ...CODES.map((code) => `/${code}`)]) {
    const now = site.page(`${prefix}/services/teeth-cleaning`);
    const page = readDocument(site.text(`${prefix}/services/scaling/index.html`), 'text/html');
    expect([page.documentElement.lang, page.title]).toEqual([
      now.document.documentElement.lang,
      now.document.title,
    ]);
    expect(page.querySelector('[rel="canonical"]')?.getAttribute('href')).toBe(canonical(now));
    expect(page.querySelector('[http-equiv="refresh"]')?.getAttribute('content')).toBe(`0; url=${now.path}`);
    expect(page.querySelector('a')?.getAttribute('href')).toBe(now.path);
    expect(site.text('_redirects')).toContain(`\n${prefix}/services/scaling ${now.path} 301\n`);
  }
  expect(site.text('sitemap.xml')).not.toContain('services/scaling');
});

/** Attributes that screen readers announce. */
const NAMES = ['alt', 'aria-label', 'title', 'placeholder', 'aria-roledescription'];

/** Lists English texts of a page that are neither names nor marked as another language. */
function plainTexts(page: Page): string[] {
  const body = page.document.body.cloneNode(true) as HTMLElement;
  for (const element of all(body, 'script, style, svg, [lang="en"], [lang="en-IN"]')) element.remove();
  const elementTexts = all(body, '*').flatMap((each) => [
    ...NAMES.map((name) => each.getAttribute(name) ?? ''),
    ...[...each.childNodes].map((node) => (node.nodeType === node.TEXT_NODE ? node.textContent : '') ?? ''),
  ]);
  const heads = ['description', 'og:title', 'og:description'].flatMap((name) => metas(page, name));
  return [page.document.title, ...heads, ...elementTexts].filter(hasPlainWords);
}

/** Whether xb has no translation of a page. */
function isAlone(path: string): boolean {
  return ENGLISH_ALONE.some((each) => path.endsWith(each));
}

describe('a site in several languages', () => {
  test('has no English in other languages, except names and texts marked as English', () => {
    for (const page of CODES.flatMap(pagesIn)) expect(plainTexts(page), page.path).toEqual([]);
  });

  test("a service's own sign of danger is on its page only", () => {
    for (const code of ['', '/xa', '/xb']) {
      const inLanguage = (text: string) => (code ? accented(text) : text);
      const signsOn = (path: string) => all(main(site.page(`${code}${path}`)), 'li').map(textOf);
      const [ownSign, sharedSign] = [inLanguage(SIGN.own.sign), inLanguage(SIGN.shared.sign)];
      expect(signsOn(`/services/${SIGN.service}`), code).toContain(ownSign);
      expect(signsOn(`/services/${SIGN.service}`), code).not.toContain(sharedSign);
      expect(signsOn('/in-pain'), code).toContain(sharedSign);
      expect(signsOn('/services/root-canal'), code).not.toContain(ownSign);
    }
  });

  test('the emergency help links to the relevant part of an article', () => {
    for (const code of ['', '/xa', '/xb']) {
      const heading = code ? accented(MORE.more.heading) : MORE.more.heading;
      const help = main(site.page(`${code}/in-pain`));
      const link = all<HTMLAnchorElement>(help, 'a').find((each) => textOf(each) === heading)!;
      const { pathname, hash } = new URL(link.getAttribute('href')!, site.origin);
      const article = site.page(pathname.replace(/\/$/, '')).document;
      expect(pathname, code).toMatch(/\/blog\/plain-advice-1\/?$/);
      expect(textOf(article.getElementById(decodeURIComponent(hash.slice(1)))), code).toBe(heading);
    }
  });

  test('writes names in the language’s script if the data have them, and gives search engines the originals', () => {
    const [name, id] = ['Dr. Leena Gokhale', 'dr-leena-gokhale'];
    for (const [code, written] of [
      ['', name],
      ['/xa', accented(name)],
      ['/xb', name],
    ] as const) {
      const { document } = site.page(`${code}/doctors`);
      const [first] = texts(document, '[role="navigation"] a');
      expect(first!.split(' ')[0], code).toBe(code ? accented('Leena') : 'Leena');
      const graph = structuredData(site.page(`${code}/doctors`));
      const person = graph.find(({ url }) => String(url).endsWith(`#${id}`))!;
      expect([person.name, person.alternateName]).toEqual([written, written === name ? undefined : name]);
      const book = site.page(`${code}/book`).html;
      expect(book.includes(accented(`${name} (${name})`)), code).toBe(written !== name);
      const clinic = graph.find((node) => node['@type'] === 'Dentist') as { address: object; name: string };
      const clinicName = 'Kothrud Family Dental';
      expect(clinic.name, code).toBe(code === '/xa' ? accented(clinicName) : clinicName);
      const alternateName = '12 Station Road, Kothrud, Pune 411038';
      if (code) expect(clinic.address, code).toMatchObject({ alternateName });
      else expect(clinic.address).not.toHaveProperty('alternateName');
    }
  });

  test('marks unreviewed medical translations, and links to the English text', () => {
    const [unread] = languages.unreviewed({ english: String });
    for (const path of ['/services/root-canal', '/blog/plain-advice-1']) {
      for (const code of CODES) {
        const [note] = all(main(site.page(`/${code}${path}`)), 'p').filter((each) =>
          textOf(each).startsWith(accented(unread!).trim()),
        );
        expect(note?.querySelector('a')?.getAttribute('href'), `${code}${path}`).toBe(path);
      }
      expect(textOf(main(site.page(path)))).not.toContain(unread!.trim());
    }
  });

  test('gives each page its language, direction and alternates', () => {
    for (const code of CODES) {
      const made = site.pages.filter(({ path }) => code === 'xa' || !ENGLISH_ALONE.includes(path));
      expect(pagesIn(code).map(({ path }) => path.slice(3) || '/')).toEqual(made.map(({ path }) => path));
      for (const { path, document } of pagesIn(code)) {
        expect(document.documentElement.lang, path).toBe(code === 'xa' ? 'en-XA' : 'ar-XB');
        expect(document.documentElement.dir, path).toBe(code === 'xa' ? '' : 'rtl');
      }
    }
    const alternatesOf = ({ document }: Page, what: 'hreflang' | 'href') =>
      all(document, 'link[rel="alternate"][hreflang]').map((link) => link.getAttribute(what)!);
    for (const page of site.everyPage) {
      const { path } = page;
      const codes = ['en', 'xa', ...(isAlone(path) ? [] : ['xb']), 'x-default'];
      const isFound = metas(page, 'robots').length === 0;
      expect(alternatesOf(page, 'hreflang'), path).toEqual(isFound ? codes : []);
      const addresses = alternatesOf(page, 'href');
      if (isFound) expect(addresses, path).toContain(canonical(page));
      // All versions of a page list the same alternates.
      for (const address of addresses)
        expect(alternatesOf(site.page(new URL(address).pathname), 'href'), path).toEqual(addresses);
    }
  });

  /** Returns the canonical path of a page without its language; undefined if it has none. */
  const pathOfCanonical = (document: Document) => {
    const address = document.querySelector('[rel="canonical"]')?.getAttribute('href');
    return address ? new URL(address).pathname.slice(3) || '/' : undefined;
  };

  test('the names of the languages are in the header’s menus only', () => {
    for (const code of CODES) {
      for (const { path, document } of pagesIn(code)) {
        const places = all(document, 'ul a[hreflang="xa"]').map(
          (link) => link.closest('header, main, footer')!.tagName,
        );
        expect(
          places.map((name) => name.toLowerCase()),
          path,
        ).toEqual(['header', 'header']);
      }
    }
  });

  test('links within a language, and from each page to its other languages', () => {
    for (const code of CODES) {
      for (const { path, document } of pagesIn(code)) {
        const hrefOf = (link: Element) => link.getAttribute('href')!;
        for (const link of all(document, 'a[href^="/"]:not([hreflang])'))
          expect(hrefOf(link), path).toMatch(/^\/x[ab](\/|#|\?|$)/);
        const [here, english] = [path.slice(3) || '/', all(document, 'a[hreflang="en"]')];
        expect(english.map(hrefOf), path).toContain(here);
        for (const link of english) {
          const href = hrefOf(link);
          expect(site.has(href) || site.file(href), `${path}: ${href}`).toBeTruthy();
          if (code === 'xb' && ENGLISH_ALONE.includes(href))
            expect(textOf(link), path).toContain(accented(languages.inEnglish));
          // An alias links to the page itself.
          else expect([here, pathOfCanonical(document)], path).toContain(href);
        }
      }
    }
  });

  test('lists content that is only in English last, and declares no missing pages', () => {
    const cards = (path: string) =>
      all(main(site.page(path)), 'article > :is(h2, h3) > a').map((link) =>
        link.getAttribute('href')!.replace('/xb', ''),
      );
    const dated = ['4', '3', '2', '1'].map((number) => `/blog/plain-advice-${number}`);
    expect(cards('/blog')).toEqual(dated);
    expect(cards('/xb/blog')).toEqual([...dated.slice(1), dated[0]]);
    expect(cards('/xb/blog/plain-advice-1')).toEqual([dated[2], dated[0]]);
    const [search] = all(site.page('/xb/blog').document, '[role="search"]');
    expect(search!.getAttribute('action')).toBe('/xb/blog');
    for (const { path, document } of CODES.flatMap(pagesIn)) {
      const data = all(document, 'script[type="application/ld+json"]').map((each) => each.textContent);
      for (const [, address] of data.join().matchAll(/"(?:url|item)":"([^"]*)"/g)) {
        const { origin, pathname } = new URL(address!);
        expect(origin !== site.origin || site.has(pathname), `${path}: ${address}`).toBe(true);
      }
    }
  });

  test('has a sitemap, feed, manifest and not-found page in each language, and rules for hosts', () => {
    for (const code of CODES) {
      expect(site.text(`/${code}/sitemap.xml`)).toContain(`hreflang="x-default"`);
      expect(site.text('/robots.txt')).toContain(`/${code}/sitemap.xml\n`);
      expect(site.text(`/${code}/feed.xml`)).toContain(`xml:lang="${code === 'xa' ? 'en-XA' : 'ar-XB'}"`);
      expect(JSON.parse(site.text(`/${code}/site.webmanifest`))).toMatchObject({ start_url: `/${code}` });
      expect(site.text(`/${code}/404.html`)).toContain('noindex');
      expect(site.text('/_headers')).toContain(`/${code}/*\n  Content-Language: ${code}\n`);
    }
  });
});
