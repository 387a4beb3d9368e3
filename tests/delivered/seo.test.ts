import { readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { CLINICS } from '../helpers/clinics.ts';
import {
  all,
  canonical,
  hrefs,
  links,
  main,
  metas,
  readDocument,
  readSite,
  section,
  textOf,
  texts,
  structuredData,
  type StructuredItem,
  type Site,
} from '../helpers/delivered-pages.ts';

// Metadata for search engines, feed readers, social networks and home screens.

type Question = { name: string; acceptedAnswer: { text: string } };

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function nodesIn(data: unknown): StructuredItem[] {
  if (Array.isArray(data)) return data.flatMap(nodesIn);
  if (typeof data !== 'object' || data === null) return [];
  return [data as StructuredItem, ...Object.values(data).flatMap(nodesIn)];
}

function ofType(graph: StructuredItem[], type: string): StructuredItem | undefined {
  return graph.find((node) => node['@type'] === type);
}

/**
 * Parses an XML file.
 *
 * @throws {Error} with the line and column, if the file is not well-formed
 */
function readXml(site: Site, address: string): Document {
  const xml = site.text(address);
  new SaxesParser({ xmlns: true, fileName: address }).write(xml).close();
  return readDocument(xml, 'text/xml');
}

/** Returns the texts of all elements with a local name, in any namespace. */
function values(within: Document | Element, name: string): string[] {
  return [...within.getElementsByTagName(name)].map((element) => element.textContent ?? '');
}

/** Converts '5:30 PM' to '17:30'. */
function clock(text: string): string {
  const [, hour, minute, half] = /^(\d+):(\d\d) (AM|PM)$/.exec(text)!;
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

describe.each(CLINICS)('metadata of $name', ({ site: folder }) => {
  const site = readSite(folder);
  const { origin, indexed } = site;
  const home = site.page('/');
  const clinic = ofType(structuredData(home), 'Dentist')!;
  const name = clinic.name as string;

  test('each page has its own title, description, canonical address and link card', () => {
    const titles = indexed.map(({ document }) => document.title);
    expect(new Set(titles).size).toBe(titles.length);
    const descriptions = indexed.flatMap((page) => metas(page, 'description'));
    expect(new Set(descriptions).size).toBe(indexed.length);
    for (const page of indexed) {
      const { path, document } = page;
      const { title } = document;
      for (const once of ['head title', 'script[type="application/ld+json"]'])
        expect(all(document, once), path).toHaveLength(1);
      expect(title, path).toContain(name);
      const [description = ''] = metas(page, 'description');
      expect(description.length, `${path}: "${description}"`).toBeGreaterThanOrEqual(30);
      expect(description.length, `${path}: "${description}"`).toBeLessThanOrEqual(160);
      expect(canonical(page)).toBe(origin + path);
      expect(metas(page, 'og:url')).toEqual([origin + path]);
      expect(metas(page, 'og:title')).toEqual([title]);
      expect(metas(page, 'og:description')).toEqual([description]);
      expect(metas(page, 'og:type')).toEqual([/^\/blog\/./.test(path) ? 'article' : 'website']);
      expect(metas(page, 'twitter:card')).toEqual(['summary_large_image']);
    }
    const { addressLocality } = clinic.address as Record<string, string>;
    const [description] = metas(home, 'description');
    for (const text of [home.document.title, description]) expect(text).toContain(addressLocality);
  });

  test('pictures of link cards exist, have the same size and are small', async () => {
    const pictures = new Set(indexed.flatMap((page) => metas(page, 'og:image')));
    expect(pictures.size).toBeGreaterThan(0);
    for (const picture of pictures) {
      expect(picture.startsWith(`${origin}/`), picture).toBe(true);
      const file = site.file(picture.slice(origin.length))!;
      const { format, width, height } = await sharp(file).metadata();
      expect({ format, width, height }, picture).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      expect(readFileSync(file).length, picture).toBeLessThan(300_000);
    }
  });

  test('the sitemap lists every indexed page once, with the day of its last change', () => {
    const map = readXml(site, '/sitemap.xml');
    expect(map.documentElement.getAttribute('xmlns')).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    expect(values(map, 'loc').toSorted()).toEqual(indexed.map(({ path }) => origin + path).toSorted());
    // site/seo/last-changed.server.test.ts tests the dates themselves.
    for (const time of values(map, 'lastmod')) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const robots = site.text('/robots.txt');
    expect(robots).toContain('User-agent: *\n');
    expect(robots).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
    expect(robots).not.toContain('Disallow');
  });

  test('pages that should not be search results are excluded', () => {
    for (const path of ['/book-appointment', '/booknow']) {
      expect(canonical(site.page(path))).toBe(`${origin}/book`);
    }
    const laterPages = site.pages.filter(({ path }) => path.startsWith('/blog/page/'));
    for (const page of [site.page('/thank-you'), site.notFound, ...laterPages]) {
      expect(metas(page, 'robots'), page.path).toEqual(['noindex']);
      expect(page.html, page.path).not.toContain('ld+json');
    }
    expect(canonical(site.page('/thank-you'))).toBeNull();
    expect(site.notFound.document.title).toBe(`Page not found | ${name}`);
  });

  test('references within structured data lead to existing items', () => {
    const files = new Set<string>();
    for (const page of indexed) {
      const graph = structuredData(page);
      const nodes = nodesIn(graph);
      const defined = nodes.filter((node) => node['@type']).map((node) => node['@id']);
      const tops = graph.map((node) => node['@id']);
      expect(new Set(tops).size, page.path).toBe(tops.length);
      for (const node of nodes) {
        const id = node['@id'] as string | undefined;
        if (id !== undefined) {
          expect(site.has(new URL(id).pathname), id).toBe(true);
          expect(defined, `${page.path} names ${id}`).toContain(id);
        }
        for (const key of ['url', 'item', 'image', 'logo', 'contentUrl', 'hasMap']) {
          const value = node[key];
          if (typeof value !== 'string') continue;
          expect(value, `${page.path}: ${key}`).toMatch(/^https:\/\//);
          const { pathname } = new URL(value);
          if (value.startsWith(origin) && !site.has(pathname)) files.add(pathname);
        }
        // Search engines reject reviews that a business publishes about itself.
        expect(['Review', 'AggregateRating', 'Rating'], page.path).not.toContain(node['@type']);
      }
      expect(ofType(graph, 'WebSite'), page.path).toMatchObject({ url: `${origin}/`, name });
      const pageNode = graph.find((node) => node['@id'] === `${origin}${page.path}#page`);
      expect(pageNode, page.path).toMatchObject({ url: origin + page.path, inLanguage: 'en-IN' });
    }
    expect([...files].filter((file) => !site.file(file))).toEqual([]);
  });

  test('structured data match the visible hours, address, phone and e-mail', () => {
    const shown = all(main(site.page('/book')), 'dl > div').flatMap((line) => {
      const [first, last = first] = textOf(line.querySelector('dt')).split('-');
      if (!WEEK.includes(first!)) return [];
      const times = [...textOf(line.querySelector('dd')).matchAll(/\d+:\d\d [AP]M/g)].map(([time]) =>
        clock(time),
      );
      const sittings = times.length
        ? Array.from({ length: times.length / 2 }, (_, at) => times.slice(2 * at, 2 * at + 2))
        : [['00:00', '00:00']];
      const days = WEEK.slice(WEEK.indexOf(first!), WEEK.indexOf(last!) + 1);
      return days.flatMap((day) =>
        sittings.map(([opens, closes]) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: `https://schema.org/${day}`,
          opens,
          closes,
        })),
      );
    });
    // There are no other fields.
    expect(clinic.openingHoursSpecification).toEqual(shown);
    for (const closure of clinic.specialOpeningHoursSpecification as Record<string, string>[]) {
      // Special hours belong to a single date.
      if (closure.opens !== '00:00') expect(closure.validThrough).toBe(closure.validFrom);
      else expect(closure.closes).toBe('00:00');
      for (const day of [closure.validFrom, closure.validThrough]) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    const contact = main(site.page('/contact'));
    const { streetAddress, postalCode } = clinic.address as Record<string, string>;
    for (const fact of [...streetAddress!.split(', '), postalCode, clinic.email as string]) {
      expect(textOf(contact)).toContain(fact);
    }
    expect(hrefs(contact)).toContain(`tel:${clinic.telephone as string}`);
  });

  test('structured data match the visible services, doctors, articles, questions and pictures', () => {
    for (const page of indexed) {
      const { path, html } = page;
      const text = textOf(main(page));
      const graph = structuredData(page);
      const service = ofType(graph, 'Service');
      expect(Boolean(service), path).toBe(/^\/services\/./.test(path));
      if (service) expect(text).toContain(service.description);

      const article = ofType(graph, 'BlogPosting');
      expect(Boolean(article), path).toBe(/^\/blog\/./.test(path));
      if (article) {
        const author = (article.author as StructuredItem).name as string;
        expect(text).toContain(article.headline);
        expect(text).toContain(author);
        expect(metas(page, 'author')).toEqual([author]);
        const [published, modified] = [article.datePublished, article.dateModified] as string[];
        expect(Date.parse(modified!)).toBeGreaterThanOrEqual(Date.parse(published!));
      }

      const trail = (ofType(graph, 'BreadcrumbList')?.itemListElement ?? []) as Record<string, string>[];
      expect(trail.length > 0, path).toBe(/^\/(services|blog)\/./.test(path));
      if (trail.length > 0) {
        const shown = links(section(main(page), 'Breadcrumb'));
        const before = trail.slice(0, -1).map((step) => [step.name, step.item!.slice(origin.length)]);
        expect(shown, path).toEqual(before);
        expect(text).toContain(trail.at(-1)!.name);
      }

      const questions = (ofType(graph, 'FAQPage')?.mainEntity ?? []) as Question[];
      for (const question of questions) {
        expect(text, path).toContain(question.name);
        expect(text, path).toContain(question.acceptedAnswer.text.replace(/\s+/g, ' '));
      }
      const visibleQuestions = texts(main(page), 'details summary :is(h3, h4)');
      const declared = questions.map((question) => question.name);
      if (visibleQuestions.length > 0) expect(declared, path).toEqual(visibleQuestions);

      for (const doctor of graph.filter((node) => node['@type'] === 'Physician'))
        expect(text).toContain(doctor.name);
      const gallery = ofType(graph, 'ImageGallery')?.image ?? [];
      for (const { contentUrl } of gallery as { contentUrl: string }[]) {
        expect(html).toContain(contentUrl.slice(origin.length).replace(/-\d+\.webp$/, ''));
      }
    }
  });

  test.runIf(site.has('/blog'))('the blog has a feed that its pages link to', () => {
    const articles = indexed.filter(({ path }) => /^\/blog\/./.test(path));
    for (const { path, document } of [site.page('/blog'), ...articles]) {
      const feed = document.querySelector('link[rel="alternate"][type="application/atom+xml"]');
      expect(feed?.getAttribute('href'), path).toBe('/feed.xml');
    }
    const feed = readXml(site, '/feed.xml');
    expect(feed.documentElement.getAttribute('xmlns')).toBe('http://www.w3.org/2005/Atom');
    const self = feed.querySelector('feed > link[rel="self"]');
    expect(self?.getAttribute('href')).toBe(`${origin}/feed.xml`);
    const entries = all<Element>(feed, 'entry');
    expect(entries).toHaveLength(Math.min(articles.length, 20));
    for (const entry of entries) {
      const [id = ''] = values(entry, 'id');
      expect(entry.querySelector('link')?.getAttribute('href')).toBe(id);
      const page = main(site.page(id.slice(origin.length)));
      for (const text of [...values(entry, 'title'), ...values(entry, 'name')])
        expect(textOf(page)).toContain(text);
    }
  });

  test('has icons for browsers and home screens', async () => {
    const icons = all(home.document, 'link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]');
    const addresses = icons.map((icon) => icon.getAttribute('href')!);
    expect(addresses).toEqual(
      expect.arrayContaining(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']),
    );
    const ico = readFileSync(site.file('/favicon.ico')!);
    expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
    const manifest = JSON.parse(site.text('/site.webmanifest')) as {
      name: string;
      theme_color: string;
      icons: { src: string; sizes: string; type: string; purpose?: string }[];
    };
    expect(manifest.name).toBe(name);
    const [byDay, atNight] = metas(home, 'theme-color');
    expect(byDay).toBe(manifest.theme_color);
    expect(atNight).toMatch(/^#[0-3]/);
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src, sizes, type } of manifest.icons) {
      const file = site.file(src)!;
      if (type !== 'image/png') continue;
      const { width, height } = await sharp(file).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });
});
