import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { EMAIL_SEND_PATH } from '../../domain/wire.ts';
import { placeIn } from '../../domain/language-prefix.ts';
import { CLINICS } from '../helpers/clinics.ts';
import { all, main, nameOf, readSite, textOf, texts } from '../helpers/site.ts';

// What must be true of every page of every clinic (docs/product.md, Pages and addresses).

const AMBULANCE = /^tel:\d{3}$/;

/** Bytes of scripts that a page may have within itself, compressed. */
const INLINE_SCRIPTS = 5 * 1024;

/** One of a page's speculation rules. */
type Rule = { where: { and: [{ href_matches: string[] }, { not: { href_matches: string } }] } };

describe.each(CLINICS)('every page of $name', ({ site: folder, withoutPage }) => {
  const site = readSite(folder);
  const { everyPage: pages, everyNotFound, codes } = site;
  const declared = ['en', ...codes].flatMap((code) => withoutPage.map((path) => placeIn(code, path)));
  const whole = [...pages, ...everyNotFound];

  test('is whole: its frame, one first heading, none skipped', () => {
    expect(pages.length).toBeGreaterThan(10);
    for (const { path, document } of pages) {
      const parts = all(document, 'body > :is(aside, header, main, footer)').map(
        ({ localName }) => localName,
      );
      expect(parts.slice(-3), path).toEqual(['header', 'main', 'footer']);
      const code = codes.find((each) => path.split('/', 2)[1] === each);
      expect(document.documentElement.lang.split('-')[0], path).toBe(code ?? 'en');
      const levels = all(document, 'h1, h2, h3, h4, h5, h6').map(({ localName }) => Number(localName[1]));
      expect(
        levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1);
      const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
      expect(skipped, `${path}: ${levels.join(' ')}`).toEqual([]);
      const ids = all(document, '[id]').map(({ id }) => id);
      expect(
        ids.filter((id, at) => ids.indexOf(id) !== at),
        path,
      ).toEqual([]);
    }
  });

  test('links only to what there is, or is declared to be missing; and is linked to', () => {
    const ids = new Map(whole.map(({ path, document }) => [path, all(document, '[id]').map(({ id }) => id)]));
    const broken = new Set<string>();
    const met = new Set<string>();
    for (const { path, document } of whole) {
      // What is for some unknown addresses alone waits in templates.
      const waiting = all<HTMLTemplateElement>(document, 'template').map(({ content }) => content);
      for (const link of [document, ...waiting].flatMap((part) => all<HTMLAnchorElement>(part, 'a[href]'))) {
        const href = link.getAttribute('href')!;
        if (href === '') broken.add(`${path}: ${link.outerHTML}`);
        const { protocol, origin, pathname, hash } = new URL(href, site.origin + path);
        if (protocol === 'mailto:' || protocol === 'tel:') continue;
        if (origin !== site.origin) {
          if (protocol !== 'https:') broken.add(`${path}: ${href}`);
          // A page that is opened must get no hand on this one.
          const isSafe = /\bnoopener\b/.test(link.getAttribute('rel') ?? '');
          if (link.getAttribute('target') === '_blank' && !isSafe) broken.add(`${path}: ${href}`);
          continue;
        }
        if (pathname !== path) met.add(pathname);
        if (declared.includes(pathname) || (site.file(pathname) && !site.has(pathname))) continue;
        const there = ids.get(pathname);
        if (!there || (hash && !there.includes(decodeURIComponent(hash.slice(1))))) {
          broken.add(`${path}: ${href}`);
        }
      }
    }
    expect([...broken]).toEqual([]);
    expect([...met]).toEqual(expect.arrayContaining(withoutPage));
    expect(site.indexed.map(({ path }) => path).filter((path) => !met.has(path))).toEqual([]);
  });

  test('shows only pictures that are there, described, with their size', () => {
    for (const { path, document } of whole) {
      for (const image of all<HTMLImageElement>(document, 'img')) {
        const alt = image.getAttribute('alt');
        expect(alt, `${path}: ${image.outerHTML}`).not.toBeNull();
        if (!image.closest('picture')) continue;
        for (const size of ['width', 'height']) expect(image.hasAttribute(size), path).toBe(true);
      }
      const named = all(document, 'img, source').flatMap((image) =>
        [image.getAttribute('src') ?? '', ...(image.getAttribute('srcset') ?? '').split(',')]
          .map((candidate) => candidate.trim().split(/[ #]/)[0]!)
          .filter(Boolean),
      );
      expect(
        named.filter((address) => !site.file(address)),
        path,
      ).toEqual([]);
    }
  });

  test('has no empty section, list, heading or control', () => {
    for (const { path, document } of whole) {
      const empty = all(
        document,
        // What a visitor has asked for is written by a script.
        'section, nav, article, h1, h2, h3, h4, a, button, summary, dt, dd:not([data-fact]), li',
      ).filter((part) => !nameOf(part) && !part.querySelector('img, svg, input'));
      expect(
        empty.map(({ outerHTML }) => outerHTML.slice(0, 200)),
        path,
      ).toEqual([]);
      const lists = all(document, 'ul, ol, dl, tbody').filter(({ children }) => children.length === 0);
      expect(
        lists.map(({ outerHTML }) => outerHTML.slice(0, 200)),
        path,
      ).toEqual([]);
      // A section that holds its heading alone has lost what it was about.
      const bare = all(document, 'main section:not([aria-live])').filter(
        (part) => textOf(part) === textOf(part.querySelector('h1, h2, h3')) && !part.querySelector('img'),
      );
      expect(bare.map(textOf), path).toEqual([]);
    }
  });

  test('says nothing that was meant for the machine', () => {
    const odd = /\bundefined\b|\bnull\b|\bNaN\b|\[object |\{[a-z][\w.]*\}|\bInfinity\b/;
    for (const { path, document } of whole) {
      for (const text of [document.title, textOf(document.body)]) {
        expect(odd.exec(text)?.[0], path).toBeUndefined();
      }
      // An exact number, never a guess; a sum of nothing is no claim.
      expect(
        texts(document, 'dd').filter((text) => /^0[+%]?$/.test(text)),
        path,
      ).toEqual([]);
    }
  });

  test('can be called and written to: numbers in groups, dialled whole, and one address', () => {
    for (const { path, document } of pages) {
      const phones = all(document, 'a[href^="tel:"]').filter(
        (phone) => !AMBULANCE.test(phone.getAttribute('href')!),
      );
      expect(phones.length, path).toBeGreaterThan(0);
      for (const phone of phones) {
        expect(phone.getAttribute('href'), path).toMatch(/^tel:\+91\d{10}$/);
        expect(textOf(phone).replace(/\D/g, ''), path).toBe(
          phone.getAttribute('href')!.slice('tel:+'.length),
        );
        expect(textOf(phone), path).toMatch(/\+91 \d+[ \d]*\u2069?$/);
      }
      expect(new Set(phones.map((phone) => phone.getAttribute('href'))).size, path).toBe(1);
    }
  });

  test('has fields that say what they are, and asks for no password', () => {
    for (const { path, document } of pages) {
      for (const field of all<HTMLInputElement>(document, 'input, select, textarea')) {
        if (field.type === 'hidden' || field.hidden) continue;
        const label = document.querySelector(`label[for="${field.id}"]`);
        expect(nameOf(field) || textOf(label), `${path}: ${field.outerHTML}`).not.toBe('');
        expect(field.type, path).not.toBe('password');
      }
      for (const button of all(document, 'form button'))
        expect(button.closest('form')!.getAttribute('method') ?? 'get', path).toMatch(/^(post|get|dialog)$/);
    }
  });

  test('runs the scripts and has the styles that its policy names by their hashes, and nothing else', () => {
    for (const { path, html, document } of whole) {
      const element = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
      const policy = element?.getAttribute('content') ?? '';
      // A policy in the page holds for what comes after it.
      const before = html.slice(0, html.indexOf('Content-Security-Policy'));
      expect(before, path).not.toMatch(/<(script|link|style|base)\b/);
      const directives = new Map(
        policy
          .split('; ')
          .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)] as const),
      );
      expect(directives.get('default-src'), path).toEqual(["'none'"]);
      expect(policy, path).not.toMatch(/unsafe-|\*|http:|data:/);
      for (const [name, element, least] of [
        ['script-src', /<script(?! src=| type="application\/)[^>]*>(.*?)<\/script>/gs, 2],
        ['style-src', /<style[^>]*>(.*?)<\/style>/gs, 0],
      ] as const) {
        const hashes = [...html.matchAll(element)].map(
          ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
        );
        expect(hashes.length, path).toBeGreaterThanOrEqual(least);
        expect(directives.get(name)!.toSorted(), path).toEqual(["'self'", ...new Set(hashes)].toSorted());
      }
      const inMarkup = all(document, '*').filter((each) =>
        each.getAttributeNames().some((name) => name.startsWith('on') || name === 'style'),
      );
      expect(
        inMarkup.map(({ outerHTML }) => outerHTML.slice(0, 120)),
        path,
      ).toEqual([]);
    }
  });

  test('fetches no script by itself, and has few bytes of them within', () => {
    for (const { path, document } of whole) {
      const fetched = all(
        document,
        'script[src], script[type="module"], link[rel="modulepreload"], link[as="script"]',
      );
      expect(
        fetched.map(({ outerHTML }) => outerHTML),
        path,
      ).toEqual([]);
      const scripts = all(document, 'script:not([type])').map(({ textContent }) => textContent);
      expect(brotliCompressSync(scripts.join('')).length, path).toBeLessThanOrEqual(INLINE_SCRIPTS);
    }
  });

  test('says which pages may be fetched ahead: those of its language, and nothing else', () => {
    const files = globSync('**/*.*', { cwd: folder, exclude: ['**/index.html'] }).map((file) => `/${file}`);
    const others = ['/admin', '/health', EMAIL_SEND_PATH, '/f/contact', 'https://elsewhere.example/contact'];
    const languageOf = (path: string) => codes.find((code) => path.split('/', 2)[1] === code);
    const addresses = pages.map(({ path }) => path);
    const looked = new Set<string>();
    for (const { path, document } of whole) {
      const scripts = all(document, 'script[type="speculationrules"]');
      expect(scripts, path).toHaveLength(1);
      const text = scripts[0]!.textContent;
      if (looked.has(text)) continue;
      looked.add(text);
      const rules = JSON.parse(text) as Record<'prefetch' | 'prerender', Rule[]>;
      const where = { and: [{ href_matches: expect.any(Array) }, { not: { href_matches: '/*.*' } }] };
      expect(rules, path).toEqual({
        prefetch: [{ where, eagerness: 'moderate' }],
        prerender: [{ where, eagerness: 'conservative' }],
      });
      const own = addresses.filter((each) => languageOf(each) === languageOf(path));
      for (const [rule] of [rules.prefetch, rules.prerender]) {
        const [{ href_matches: listed }, { not }] = rule!.where.and;
        const matches = (pattern: string, address: string) =>
          new URLPattern(pattern, site.origin).test(address, site.origin);
        const ahead = [...addresses, ...files, ...others].filter(
          (each) => listed.some((pattern) => matches(pattern, each)) && !matches(not.href_matches, each),
        );
        expect(ahead, path).toEqual(own.filter((each) => !each.endsWith('/thank-you')));
        const missing = listed.filter((each) => !each.endsWith('/*') && !site.has(each));
        expect(missing, path).toEqual([]);
      }
    }
    expect(looked.size).toBe(codes.length + 1);
  });

  test('asks nothing of any other host', () => {
    for (const { path, document } of whole) {
      const asked = all(document, 'script[src], img[src], source[srcset], iframe, link[href]')
        .filter((each) => !each.matches('link[rel="canonical"]'))
        .map((each) => each.getAttribute('src') ?? each.getAttribute('srcset') ?? each.getAttribute('href')!)
        .filter((address) => new URL(address, site.origin).origin !== site.origin);
      expect(asked, path).toEqual([]);
    }
  });

  test('says nothing of the moment it was built: no open or closed, no day of today', () => {
    for (const { path, document } of pages) {
      expect(textOf(document.body), path).not.toMatch(/Open now|Closed now|Closed for/);
      expect(all(document, '[aria-current="date"]'), path).toEqual([]);
    }
  });

  test('is long enough to be a page', () => {
    for (const page of pages) expect(textOf(main(page)).length, page.path).toBeGreaterThan(300);
  });
});
