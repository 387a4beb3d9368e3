import { expect, test, type APIRequestContext } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { clinic } from '../clinic/clinic.ts';

// What search engines, feed readers, social networks and home screens meet: what is delivered, without a browser.
test.skip(({ isMobile }) => isMobile, 'the same is delivered to every screen');

const SITE = clinic.siteUrl;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

type Node = Record<string, unknown>;
type Page = { path: string; html: string; head: string; text: string };

async function readText(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await readText(request, '/sitemap.xml');
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => {
    expect(address).toMatch(new RegExp(`^${SITE}/`));
    return address!.slice(SITE.length);
  });
}

async function readPage(request: APIRequestContext, path: string): Promise<Page> {
  const html = await readText(request, path);
  const text = shown(html.slice(html.indexOf('<body')).replace(/<script.*?<\/script>/gs, ''));
  return { path, html, head: html.slice(0, html.indexOf('</head>')), text };
}

async function indexedPages(request: APIRequestContext): Promise<Page[]> {
  return Promise.all((await sitemapPaths(request)).map((path) => readPage(request, path)));
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function unescaped(markup: string): string {
  return markup
    .replace(/&#(x?)([0-9a-f]+);/g, (_, hex, code) => String.fromCodePoint(parseInt(code, hex ? 16 : 10)))
    .replace(/&([a-z]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

function shown(markup: string): string {
  return unescaped(markup.replace(/<!-- -->/g, '').replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
}

/** The content of each tag of that name or property, as its readers see it. */
function metas(head: string, name: string): string[] {
  return [...head.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)]
    .filter((tag) => tag[1] === name)
    .map((tag) => unescaped(tag[2]!));
}

function graphOf({ path, html }: Page): Node[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(scripts, path).toHaveLength(1);
  const data = JSON.parse(scripts[0]![1]!) as Node;
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'] as Node[];
}

function nodesIn(data: unknown): Node[] {
  if (Array.isArray(data)) return data.flatMap(nodesIn);
  if (typeof data !== 'object' || data === null) return [];
  return [data as Node, ...Object.values(data).flatMap(nodesIn)];
}

function ofType(graph: Node[], type: string): Node | undefined {
  return graph.find((node) => node['@type'] === type);
}

/** The names of open elements never closed, or closed and never opened, in a file that should be well-formed XML. */
function wronglyNested(xml: string): string[] {
  const open: string[] = [];
  for (const [, closing, name, empty] of xml.matchAll(/<(\/?)([a-zA-Z:]+)[^<>]*?(\/?)>/g)) {
    if (closing && open.pop() !== name) return [name!];
    if (!closing && !empty) open.push(name!);
  }
  return open;
}

test('each page has a title, a description, an address and a link card of its own', async ({ request }) => {
  const pages = await indexedPages(request);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const pictures = new Set<string>();
  for (const { path, head } of pages) {
    const found = [...head.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => shown(title!));
    expect(found, path).toHaveLength(1);
    const title = found[0]!;
    expect(title, path).toContain(clinic.name);
    expect(titles.get(title), `the title of ${path}`).toBeUndefined();
    titles.set(title, path);

    const [description = '', second] = metas(head, 'description');
    expect(second, path).toBeUndefined();
    expect(descriptions.get(description), `the description of ${path}`).toBeUndefined();
    descriptions.set(description, path);
    expect(description.length, `${path}: "${description}"`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${path}: "${description}"`).toBeLessThanOrEqual(160);

    expect(head, path).toContain(`<link rel="canonical" href="${SITE}${path}"/>`);
    expect(metas(head, 'robots'), path).toEqual([]);
    expect(metas(head, 'og:url')).toEqual([SITE + path]);
    expect(metas(head, 'og:title')).toEqual([title]);
    expect(metas(head, 'og:description')).toEqual([description]);
    expect(metas(head, 'og:type')).toEqual([/^\/blog\/./.test(path) ? 'article' : 'website']);
    expect(metas(head, 'twitter:card')).toEqual(['summary_large_image']);
    const [picture = ''] = metas(head, 'og:image');
    expect(picture).toMatch(new RegExp(`^${SITE}/social/[a-z]+-[0-9a-f]{8}\\.jpg$`));
    pictures.add(picture.slice(SITE.length));
  }
  // Home, services, doctors, articles, gallery, patients from abroad, booking.
  expect(pictures.size).toBe(7);
  for (const picture of pictures) {
    const response = await request.get(picture);
    expect(response.headers()['content-type'], picture).toBe('image/jpeg');
    expect((await response.body()).length).toBeLessThan(300_000);
  }
  const { locality } = clinic.address;
  const home = pages.find(({ path }) => path === '/')!;
  expect(shown(/<title>([^<]*)/.exec(home.head)![1]!)).toContain(locality);
  expect(metas(home.head, 'description')[0]).toContain(locality);
});

test('the sitemap lists every page once, with the days they changed, and none that is to be left out', async ({
  request,
}) => {
  const xml = await readText(request, '/sitemap.xml');
  expect(xml).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\//,
  );
  expect(wronglyNested(xml.slice(xml.indexOf('?>')))).toEqual([]);
  const paths = await sitemapPaths(request);
  const namesIn = (folder: string) =>
    readdirSync(`clinic/${folder}`).map((file) => file.replace(/\.md$/, ''));
  expect(paths.toSorted()).toEqual(
    [
      '/',
      '/about',
      '/blog',
      '/book',
      '/contact',
      '/doctors',
      '/gallery',
      '/gallery/before-after',
      '/international-patients',
      '/privacy-policy',
      '/services',
      '/sitemap',
      '/team',
      ...namesIn('services').map((id) => `/services/${id}`),
      ...namesIn('articles').map((slug) => `/blog/${slug}`),
    ].toSorted(),
  );
  const changes = [...xml.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, time]) => time!);
  expect(changes.length).toBeGreaterThanOrEqual(16);
  for (const time of changes) {
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(Date.parse(time)).toBeLessThan(Date.now());
  }

  const robots = await readText(request, '/robots.txt');
  expect(robots).toContain('User-agent: *\n');
  expect(robots).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
  expect(robots).not.toContain('Disallow');
});

test('pages that are no result of a search stay out of it', async ({ request }) => {
  for (const path of ['/book-appointment', '/booknow']) {
    const { head } = await readPage(request, path);
    expect(head).toContain(`<link rel="canonical" href="${SITE}/book"/>`);
  }
  const thanks = await readPage(request, '/thank-you');
  const unknown = await request.get('/no-such/page', { headers: { accept: 'text/html' } });
  expect(unknown.status()).toBe(404);
  const fallback = await unknown.text();
  for (const [name, html] of [
    ['/thank-you', thanks.html],
    ['the page of unknown addresses', fallback],
  ] as const) {
    expect(metas(html, 'robots'), name).toEqual(['noindex']);
    expect(html, name).not.toContain('rel="canonical"');
    expect(html, name).not.toContain('ld+json');
  }
  expect(/<title>([^<]*)<\/title>/.exec(fallback)?.[1]).toBe(`Page not found | ${clinic.name}`);
});

test('what each page tells search engines holds together', async ({ request }) => {
  const pages = await indexedPages(request);
  const known = new Set(pages.map(({ path }) => path));
  const files = new Set<string>();
  for (const page of pages) {
    const graph = graphOf(page);
    const nodes = nodesIn(graph);
    const defined = new Set(nodes.filter((node) => node['@type']).map((node) => node['@id']));
    const tops = graph.map((node) => node['@id']);
    expect(new Set(tops).size, page.path).toBe(tops.length);
    for (const node of nodes) {
      const id = node['@id'] as string | undefined;
      if (id !== undefined) {
        expect(id, page.path).toMatch(new RegExp(`^${SITE}/`));
        expect(known, id).toContain(new URL(id).pathname);
        expect(defined, `${page.path} names ${id}`).toContain(id);
      }
      for (const key of ['url', 'item', 'image', 'logo', 'contentUrl', 'hasMap']) {
        const value = node[key];
        if (typeof value !== 'string') continue;
        expect(value, `${page.path}: ${key}`).toMatch(/^https:\/\//);
        if (!value.startsWith(SITE)) continue;
        const path = value.slice(SITE.length).split('#')[0]!;
        if (!known.has(path)) files.add(path);
      }
      expect(['Review', 'AggregateRating', 'Rating'], page.path).not.toContain(node['@type']);
    }
    expect(ofType(graph, 'WebSite'), page.path).toMatchObject({ url: `${SITE}/`, name: clinic.name });
    const ownNode = graph.find((node) => node['@id'] === `${SITE}${page.path}#page`);
    expect(ownNode, page.path).toMatchObject({ url: SITE + page.path, inLanguage: 'en-IN' });
  }
  expect(files.size).toBeGreaterThan(50);
  for (const file of files) {
    const response = await request.head(file);
    expect(`${response.status()} ${response.headers()['content-type']}`, file).toMatch(/^200 image\//);
  }
});

test('hours, closures and address told to search engines are those that the page shows', async ({
  request,
}) => {
  const page = await readPage(request, '/book');
  const node = ofType(graphOf(page), 'Dentist')!;
  const told = (node.openingHoursSpecification as Record<string, string>[]).map(
    ({ dayOfWeek, opens, closes }) => [dayOfWeek!.slice('https://schema.org/'.length), opens, closes],
  );

  const clock = (text: string) => {
    const [, hour = '', minute, half] = /^(\d+):(\d\d) (AM|PM)$/.exec(text)!;
    return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
  };
  const main = page.html.slice(page.html.indexOf('<main'), page.html.indexOf('</main>'));
  const lines = [...main.matchAll(/<dt[^>]*>([A-Z][a-z]+day)(?:-([A-Z][a-z]+day))?<\/dt><dd[^>]*>([^<]*)/g)];
  const visible = lines.flatMap(([, first = '', last = first, times = '']) => {
    const [opens, closes] = times === 'Closed' ? ['00:00', '00:00'] : times.split(' - ').map(clock);
    return DAYS.slice(DAYS.indexOf(first), DAYS.indexOf(last) + 1).map((day) => [day, opens, closes]);
  });
  expect(visible.map(([day]) => day)).toEqual(DAYS);
  expect(told).toEqual(visible);

  const closed = node.specialOpeningHoursSpecification as Record<string, string>[];
  const year = new Date().getFullYear();
  const yearly = clinic.closures.filter(({ date }) => date.length === 5).map(({ date }) => date);
  for (const day of [year, year + 1].flatMap((each) => yearly.map((date) => `${each}-${date}`))) {
    expect(closed).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      opens: '00:00',
      closes: '00:00',
    });
  }

  const contact = await readPage(request, '/contact');
  const address = node.address as Record<string, string>;
  expect(contact.text).toContain(address.streetAddress);
  expect(contact.text).toContain(address.postalCode);
  expect(contact.html).toContain(`href="tel:${String(node.telephone)}"`);
  expect(contact.text).toContain(node.email);
});

test('services, doctors, articles, questions and pictures are told as their pages show them', async ({
  request,
}) => {
  for (const { path, text, html } of await indexedPages(request)) {
    const graph = graphOf({ path, html, text, head: '' });
    const service = ofType(graph, 'Service');
    expect(Boolean(service), path).toBe(/^\/services\/./.test(path));
    if (service) expect(text).toContain(service.description);

    const article = ofType(graph, 'BlogPosting');
    expect(Boolean(article), path).toBe(/^\/blog\/./.test(path));
    if (article) {
      expect(text).toContain(article.headline);
      expect(text).toContain((article.author as Node).name);
      expect(metas(html, 'author')).toEqual([(article.author as Node).name]);
      expect(Date.parse(article.dateModified as string)).toBeGreaterThanOrEqual(
        Date.parse(article.datePublished as string),
      );
    }

    const trail = ofType(graph, 'BreadcrumbList')?.itemListElement as { name: string; item: string }[];
    expect(Boolean(trail), path).toBe(/^\/(services|blog)\/./.test(path));
    if (trail) {
      const nav = /<nav aria-label="Breadcrumb"[^>]*>.*?<\/nav>/s.exec(html)![0];
      for (const { name, item } of trail.slice(0, -1)) {
        expect(nav).toContain(`href="${item.slice(SITE.length)}"`);
        expect(shown(nav)).toContain(` ${name} `);
      }
      expect(text).toContain(trail.at(-1)!.name);
    }

    const questions = (ofType(graph, 'FAQPage')?.mainEntity ?? []) as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    expect(questions.length, path).toBe(
      { '/services': 4, '/international-patients': 6 }[path] ?? (service ? 6 : 0),
    );
    for (const { name, acceptedAnswer } of questions) {
      expect(text).toContain(name);
      expect(text).toContain(acceptedAnswer.text);
    }

    const doctors = graph.filter((node) => node['@type'] === 'Physician');
    expect(doctors.length, path).toBe(['/', '/doctors'].includes(path) ? 4 : 0);
    for (const doctor of doctors) expect(text).toContain(doctor.name);

    const gallery = ofType(graph, 'ImageGallery');
    const images = (gallery?.image ?? []) as { contentUrl: string }[];
    // 6 rooms, 5 treatments, 10 patients and 6 pairs; 4 aligner cases and 6 patients, all pairs.
    expect(images.length, path).toBe({ '/gallery': 33, '/gallery/before-after': 20 }[path] ?? 0);
    for (const { contentUrl } of images) {
      expect(html).toContain(contentUrl.slice(SITE.length).replace(/-\d+\.webp$/, ''));
    }
  }
});

test('the blog is a feed that its pages name', async ({ request }) => {
  for (const path of ['/blog', '/blog/toothache-at-night']) {
    const { head } = await readPage(request, path);
    expect(head, path).toMatch(/<link rel="alternate" type="application\/atom\+xml" [^>]*href="\/feed.xml"/);
  }
  const xml = await readText(request, '/feed.xml');
  expect(wronglyNested(xml.slice(xml.indexOf('?>')))).toEqual([]);
  expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
  expect(xml.replace(/&(amp|#\d+);/g, '')).not.toContain('&');
  expect(xml).toContain(`<link rel="self" type="application/atom+xml" href="${SITE}/feed.xml"/>`);
  const entries = [...xml.matchAll(/<entry>(.*?)<\/entry>/gs)].map(([, entry]) => entry!);
  expect(entries).toHaveLength(readdirSync('clinic/articles').length);
  const ids = new Set<string>();
  const days: string[] = [];
  for (const entry of entries) {
    const value = (name: string) => new RegExp(`<${name}[^>]*>([^<]+)</${name}>`).exec(entry)?.[1] ?? '';
    const id = value('id');
    ids.add(id);
    expect(entry).toContain(`<link rel="alternate" type="text/html" href="${id}"/>`);
    const page = await readPage(request, id.slice(SITE.length));
    expect(page.text).toContain(unescaped(value('title')));
    expect(page.text).toContain(value('name'));
    expect(Date.parse(value('updated'))).toBeGreaterThanOrEqual(Date.parse(value('published')));
    days.push(value('published'));
    expect(entry).toMatch(/<content type="html">&#60;p&#62;/);
    expect(entry).not.toMatch(/href=&#34;[/#]/);
  }
  expect(ids.size).toBe(entries.length);
  expect(days).toEqual(days.toSorted().toReversed());
});

test('browsers and home screens find their icons', async ({ request }) => {
  const { head } = await readPage(request, '/');
  for (const [path, type] of [
    ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/],
    ['/favicon.svg', /^image\/svg\+xml/],
    ['/apple-touch-icon.png', /^image\/png$/],
    ['/site.webmanifest', /^application\/manifest\+json/],
  ] as const) {
    expect(head).toContain(`href="${path}"`);
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toMatch(type);
  }
  const ico = await (await request.get('/favicon.ico')).body();
  expect(ico.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]));
  expect(ico.subarray(22, 26).toString('latin1')).toBe('\x89PNG');

  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    name: string;
    theme_color: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest.name).toBe(clinic.name);
  expect(head).toContain(`<meta name="theme-color" content="${manifest.theme_color}"`);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes, type } of manifest.icons) {
    const response = await request.get(src);
    expect(response.headers()['content-type']!.split(';')[0], src).toBe(type);
    if (type !== 'image/png') continue;
    const png = await response.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});
