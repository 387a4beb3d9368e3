import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pathInLanguage } from '../../domain/web/language-prefix.ts';
import { EMAIL_SEND_PATH } from '../../domain/web/form-protocols.ts';
import { IN_PAIN } from '../fixtures/write-clinics.ts';
import { CLINICS } from '../helpers/clinics.ts';
import { all, main, nameOf, readSite, textOf, texts, type Page } from '../helpers/delivered-pages.ts';

// Rules for every page of every clinic (docs/product.md, Pages and addresses).

const AMBULANCE = /^tel:\d{3}$/;

/** The maximum of inline scripts in a page, in compressed bytes. */
const INLINE_SCRIPTS = 5 * 1024;

/** One of a page's speculation rules. */
type Rule = {
  where: {
    and: [
      { href_matches: string[] },
      { not: { href_matches: string } },
      { not: { selector_matches: string } },
    ];
  };
};

/** Expects that `find` returns no elements and no descriptions of problems for any page. */
function expectNone(pages: readonly Page[], find: (page: Page) => (Element | string)[]): void {
  const problems = pages.flatMap((page) =>
    find(page).map(
      (each) => `${page.path}: ${typeof each === 'string' ? each : each.outerHTML.slice(0, 200)}`,
    ),
  );
  expect(problems).toEqual([]);
}

/** Lists a document and its `template` elements, which are shown only at some unknown addresses. */
function withTemplates(document: Document): ParentNode[] {
  return [document, ...all<HTMLTemplateElement>(document, 'template').map(({ content }) => content)];
}

const attribute = (element: Element, name: string) => element.getAttribute(name) ?? '';
const twice = (each: string, at: number, list: string[]) => list.indexOf(each) !== at;

/**
 * Returns the directives without hashes. They limit the hosts that a page reaches, and forbid injected code.
 */
const basePolicy = (services: string) =>
  `default-src 'none'; base-uri 'none'; object-src 'none'; script-src-attr 'none'; worker-src 'none'; media-src 'none'; \
font-src 'self'; img-src 'self' https://www.google.com/favicon.ico; manifest-src 'self'; frame-src https://www.google.com; \
connect-src 'self'${services}; form-action 'self'${services}`;

describe.each(CLINICS)('every page of $name', ({ site: folder, environment, withoutPage }) => {
  const site = readSite(folder);
  const { everyPage: pages, everyNotFound, codes } = site;
  const declared = ['en', ...codes].flatMap((code) => withoutPage.map((path) => pathInLanguage(code, path)));
  const allPages = [...pages, ...everyNotFound];
  const languageOf = (path: string) => codes.find((code) => path.split('/', 2)[1] === code);

  test('has header and footer, one h1, no skipped heading level and no duplicate id', () => {
    expect(pages.length).toBeGreaterThan(10);
    expectNone(pages, ({ path, document }) => {
      const parts = all(document, 'body > :is(aside, header, main, footer)').map(
        ({ localName }) => localName,
      );
      const lang = document.documentElement.lang.split('-')[0]!;
      const levels = all(document, 'h1, h2, h3, h4, h5, h6').map(({ localName }) => Number(localName[1]));
      return [
        ...(parts.slice(-3).join() === 'header,main,footer' ? [] : [parts.join()]),
        ...(lang === (languageOf(path) ?? 'en') ? [] : [lang]),
        ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not exactly one h1']),
        ...levels
          .filter((level, at) => level > (levels[at - 1] ?? 0) + 1)
          .map((level) => `skips to h${level}`),
        ...all(document, '[id]')
          .map(({ id }) => id)
          .filter(twice),
        ...(textOf(main({ document } as Page)).length > 150 ? [] : ['too short to be a page']),
      ];
    });
  });

  test('keeps phones from turning numbers, dates and addresses into links', () => {
    expectNone(allPages, ({ document }) =>
      document
        .querySelector('head > meta[name="format-detection"]')
        ?.getAttribute('content')
        ?.startsWith('telephone=no, date=no, address=no, email=no')
        ? []
        : ['no meta'],
    );
  });

  test('links only to existing or declared addresses, and is linked from another page', () => {
    const ids = new Map(
      allPages.map(({ path, document }) => [
        path,
        withTemplates(document).flatMap((part) => all(part, '[id]').map(({ id }) => id)),
      ]),
    );
    const met = new Set<string>();
    expectNone(allPages, ({ path, document }) => {
      return withTemplates(document)
        .flatMap((part) => all<HTMLAnchorElement>(part, 'a[href]'))
        .filter((link) => {
          const href = attribute(link, 'href');
          const { protocol, origin, pathname, hash } = new URL(href, site.origin + path);
          if (href === '') return true;
          if (protocol === 'mailto:' || protocol === 'tel:') return false;
          // A page in a new tab must not access this page.
          if (origin !== site.origin)
            return (
              protocol !== 'https:' ||
              (link.getAttribute('target') === '_blank' && !/\bnoopener\b/.test(attribute(link, 'rel')))
            );
          if (pathname !== path) met.add(pathname);
          if (declared.includes(pathname) || (site.file(pathname) && !site.has(pathname))) return false;
          const targetIds = ids.get(pathname);
          return !targetIds || (hash && !targetIds.includes(decodeURIComponent(hash.slice(1))));
        });
    });
    expect([...met]).toEqual(expect.arrayContaining(withoutPage));
    expect(site.indexed.map(({ path }) => path).filter((path) => !met.has(path))).toEqual([]);
  });

  test('has only existing pictures, with alternative text and size', () => {
    expectNone(allPages, ({ document }) => [
      ...all(document, 'img').filter(
        (image) =>
          !image.hasAttribute('alt') ||
          // A picture may have no text beside the name of what it shows, such as a portrait beside the
          // author's name.
          (image.closest('main article') &&
            !nameOf(image) &&
            !textOf((image.closest('picture') ?? image).parentElement)) ||
          (image.closest('picture') && !['width', 'height'].every((size) => image.hasAttribute(size))),
      ),
      ...all(document, 'img, source')
        .flatMap((image) => [attribute(image, 'src'), ...attribute(image, 'srcset').split(',')])
        .map((candidate) => candidate.trim().split(/[ #]/)[0]!)
        .filter((address) => address && !site.file(address)),
    ]);
  });

  test('has no empty section, list, heading or control', () => {
    // A script fills in `dd` elements with `data-fact`.
    const parts = 'section, nav, article, h1, h2, h3, h4, a, button, summary, dt, dd:not([data-fact]), li';
    expectNone(allPages, ({ document }) => [
      ...all(document, parts).filter(
        (part) => !nameOf(part) && !part.querySelector('img, svg, input') && !part.closest('[hidden]'),
      ),
      ...all(document, 'ul, ol, dl, tbody').filter(({ children }) => children.length === 0),
      // A section that has only a heading lacks its content.
      ...all(document, 'main section:not([aria-live])').filter(
        (part) => textOf(part) === textOf(part.querySelector('h1, h2, h3')) && !part.querySelector('img'),
      ),
    ]);
  });

  test('has its styles in its head', () => {
    expectNone(allPages, ({ document }) => all(document.body, 'style'));
  });

  test('shows no placeholder or code, and no build time', () => {
    const odd =
      /\bundefined\b|\bnull\b|\bNaN\b|\[object |\{[a-z][\w.|]*\}|\bInfinity\b|Open now|Closed (now|for)/;
    expectNone(allPages, ({ document }) => [
      ...[document.title, textOf(document.body)].flatMap((text) => odd.exec(text)?.[0] ?? []),
      // No count is 0.
      ...texts(document, 'dd').filter((text) => /^0[+%]?$/.test(text)),
      ...all(document, '[aria-current="date"]'),
    ]);
  });

  test('has well-formed phone links and one e-mail address', () => {
    expectNone(pages, ({ document }) => {
      const phones = all(document, 'a[href^="tel:"]').filter(
        (phone) => !AMBULANCE.test(attribute(phone, 'href')) && textOf(phone) !== IN_PAIN.hospital.phone,
      );
      const numberIn = (phone: Element) => textOf(phone.querySelector('bdi') ?? phone);
      return [
        ...(new Set(phones.map((phone) => attribute(phone, 'href'))).size === 1 ? [] : ['not one number']),
        ...phones.filter(
          (phone) =>
            !/^tel:\+91\d{10}$/.test(attribute(phone, 'href')) ||
            // The bar's Call has no number.
            (/\d/.test(textOf(phone)) &&
              (!/\+91 \d+[ \d]*$/.test(numberIn(phone)) ||
                attribute(phone, 'href') !== `tel:+${numberIn(phone).replace(/\D/g, '')}`)),
        ),
      ];
    });
  });

  test('has no invisible direction marks, because they would be copied with a number', () => {
    expectNone(allPages, ({ html }) => html.match(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g) ?? []);
  });

  test('has a policy with the hashes of exactly its scripts and styles', () => {
    expectNone(allPages, ({ html, document }) => {
      const policy = attribute(
        document.querySelector('meta[http-equiv="Content-Security-Policy"]')!,
        'content',
      );
      const services =
        'FORMSPREE_FORM_ID' in environment ? ' https://api.emailjs.com https://formspree.io' : '';
      const rest = policy.replace(/; script-src '[^;]*; style-src [^;]*/, '');
      const before = html.slice(0, html.indexOf('Content-Security-Policy'));
      const named = (name: string, element: RegExp) => {
        const hashes = [...html.matchAll(element)].map(
          ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
        );
        const [, sources] = new RegExp(`; ${name} ([^;]*)`).exec(policy)!;
        const isRight =
          sources!.split(' ').toSorted().join() === ["'self'", ...new Set(hashes)].toSorted().join();
        return isRight && (name === 'style-src' || hashes.length > 1) ? [] : [name];
      };
      return [
        // A policy in HTML applies only to the markup that follows it.
        ...(before.match(/<(script|link|style|base)\b/g) ?? []),
        ...(rest === basePolicy(services) ? [] : [rest]),
        ...named('script-src', /<script(?! src=| type="application\/)[^>]*>(.*?)<\/script>/gs),
        ...named('style-src', /<style[^>]*>(.*?)<\/style>/gs),
        ...all(document, '*').filter((each) =>
          each.getAttributeNames().some((name) => name.startsWith('on') || name === 'style'),
        ),
      ];
    });
  });

  test('loads no script before an interaction, and has few bytes of inline scripts', () => {
    const sizes = new Map<string, number>();
    expectNone(allPages, ({ document }) => {
      const scripts = all(document, 'script:not([type])')
        .map(({ textContent }) => textContent)
        .join('');
      if (!sizes.has(scripts)) sizes.set(scripts, brotliCompressSync(scripts).length);
      return [
        ...all(document, 'script[src], script[type="module"], link[rel="modulepreload"], link[as="script"]'),
        ...(sizes.get(scripts)! <= INLINE_SCRIPTS ? [] : [`${sizes.get(scripts)} bytes of scripts`]),
      ];
    });
  });

  test('allows prefetching only of pages in its language', () => {
    const files = globSync('**/*.*', { cwd: folder, exclude: ['**/index.html'] }).map((file) => `/${file}`);
    const others = ['/admin', '/health', EMAIL_SEND_PATH, '/f/contact', 'https://elsewhere.example/contact'];
    const addresses = pages.map(({ path }) => path);
    const looked = new Set<string>();
    for (const { path, document } of allPages) {
      const scripts = all(document, 'script[type="speculationrules"]');
      expect(scripts, path).toHaveLength(1);
      const text = scripts[0]!.textContent;
      if (looked.has(text)) continue;
      looked.add(text);
      const rules = JSON.parse(text) as Record<'prefetch' | 'prerender', Rule[]>;
      const where = { and: [{ href_matches: expect.any(Array) }, { not: { href_matches: '/*.*' } }] };
      // This link is visible on every page without scrolling.
      const banner = all(document, 'body > aside:not(.language-offer) a');
      const resting = { not: { selector_matches: expect.any(String) } };
      expect(rules, path).toEqual({
        prefetch: [{ where: { and: [...where.and, resting] }, eagerness: 'moderate' }],
        prerender: [{ where, eagerness: 'conservative' }],
      });
      const [, , { not: left }] = rules.prefetch[0]!.where.and;
      expect(
        banner.filter((link) => !link.matches(left.selector_matches)),
        path,
      ).toEqual([]);
      const sameLanguage = addresses.filter((each) => languageOf(each) === languageOf(path));
      for (const [rule] of [rules.prefetch, rules.prerender]) {
        const [{ href_matches: listed }, { not }] = rule!.where.and;
        const matches = (pattern: string, address: string) =>
          new URLPattern(pattern, site.origin).test(address, site.origin);
        const ahead = [...addresses, ...files, ...others].filter(
          (each) => listed.some((pattern) => matches(pattern, each)) && !matches(not.href_matches, each),
        );
        expect(ahead, path).toEqual(sameLanguage.filter((each) => !each.endsWith('/thank-you')));
        expect(listed.filter((each) => !each.endsWith('/*') && !site.has(each))).toEqual([]);
      }
    }
    expect(looked.size).toBe(codes.length + 1);
  });
});
