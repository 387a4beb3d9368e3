import { chromium, expect, type Page } from '@playwright/test';
import { existsSync, readdirSync } from 'node:fs';
import { mapEmbedHref } from '../app/content/clinic-facts.ts';
import { serviceGroups } from '../clinic/service-groups.ts';
import { test } from './visitor.ts';

const SITE = 'build/client';

/** Every page there is, as the build has written it: '/', '/about', … */
const PATHS = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  .sort();

/** Links that the specification leaves without a page (spec 2). */
const WITHOUT_PAGE = [
  ...'/faq /gallery/clinic /gallery/treatments /gallery/team /gallery/patients'.split(' '),
  ...'/emergency /patient-portal /terms /privacy /cookies'.split(' '),
  ...serviceGroups.map(({ link }) => link),
];

/** A page of every kind, with the longest words of its kind. */
const KINDS = [
  ...'/ /book /thank-you /services /services/full-mouth-rehabilitation /contact /blog'.split(' '),
  ...'/blog/diabetes-and-your-gums /doctors /team /about /gallery /gallery#before-after /gallery#patients'.split(
    ' ',
  ),
  ...'/gallery/before-after /international-patients /sitemap /privacy-policy /gallery/team'.split(' '),
];

test.beforeEach(async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'a page is the same on every screen; the widths are set here');
  await page.route(`${new URL(mapEmbedHref).origin}/**`, (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
      : route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' }),
  );
});

/** What a page delivers to a browser without scripts, read with the browser's own parser. */
type Delivered = {
  path: string;
  status: number;
  title: string;
  description: string;
  frame: string[];
  levels: number[];
  links: string[];
  ids: string[];
  pictures: string[];
  withoutAlt: string[];
  h1: string;
  text: string;
};

/** Fetches pages and reads them, all within one page of the site. */
async function delivered(page: Page, paths: string[]): Promise<Delivered[]> {
  await page.goto('/privacy-policy');
  return page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (path) => {
          const response = await fetch(path);
          const read = new DOMParser().parseFromString(await response.text(), 'text/html');
          const every = (selector: string) => [...read.querySelectorAll<HTMLElement>(selector)];
          const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
          for (const code of every('script, style')) code.remove();
          return {
            path,
            status: response.status,
            title: read.title,
            description: read.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
            frame: every('body > aside, body > header, body > main, body > footer').map(
              ({ localName }) => localName,
            ),
            levels: every('h1, h2, h3, h4, h5, h6').map(({ localName }) => Number(localName[1])),
            links: every('a[href]').map((link) => link.getAttribute('href')!),
            ids: every('[id]').map(({ id }) => id),
            pictures: every('img, source').flatMap((image) =>
              [image.getAttribute('src'), ...(image.getAttribute('srcset') ?? '').split(',')]
                .map((candidate) => candidate?.trim().split(' ')[0] ?? '')
                .filter(Boolean),
            ),
            withoutAlt: every('img:not([alt])').map((image) => image.outerHTML),
            h1: plain(read.querySelector('h1')?.textContent),
            text: plain(read.querySelector('main')?.textContent),
          };
        }),
      ),
    paths,
  );
}

test('every page is delivered whole: its frame, one heading of the first level, none skipped, pictures described', async ({
  page,
}) => {
  expect(PATHS.length).toBeGreaterThan(40);
  const pages = await delivered(page, PATHS);
  for (const { path, status, title, frame, levels, pictures, withoutAlt, ids, text } of pages) {
    expect.soft(status, path).toBe(200);
    expect.soft(title, path).not.toBe('');
    expect.soft(frame, path).toEqual(['aside', 'header', 'main', 'footer']);
    expect.soft(levels.filter((level) => level === 1).length, `h1 of ${path}`).toBe(1);
    const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    expect.soft(skipped, `heading levels of ${path}: ${levels.join(' ')}`).toEqual([]);
    expect.soft(withoutAlt, path).toEqual([]);
    expect.soft(new Set(ids).size, `an id twice on ${path}`).toBe(ids.length);
    const missing = pictures.filter((src) => src.startsWith('/') && !existsSync(SITE + src));
    expect.soft(missing, `pictures of ${path}`).toEqual([]);
    expect.soft(text.length, path).toBeGreaterThan(300);
  }
  const ownAddress = pages.filter(({ path }) => !['/book-appointment', '/booknow'].includes(path));
  for (const field of ['title', 'description'] as const) {
    const texts = ownAddress.map((one) => one[field]);
    expect
      .soft(
        texts.filter((text, at) => texts.indexOf(text) !== at),
        field,
      )
      .toEqual([]);
  }
});

test('no link is broken but those the specification leaves without a page', async ({ page, request }) => {
  const pages = await delivered(page, PATHS);
  const idsOf = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
  const broken = new Set<string>();
  const met = new Set<string>();
  for (const { path, links } of pages) {
    for (const link of links) {
      const { protocol, host, pathname, hash } = new URL(link, `http://site.example${path}`);
      if (protocol === 'mailto:' || protocol === 'tel:') continue;
      if (host !== 'site.example') {
        if (protocol !== 'https:') broken.add(`${path}: ${link}`);
        continue;
      }
      if (pathname !== path) met.add(pathname);
      if (WITHOUT_PAGE.includes(pathname)) continue;
      const ids = idsOf.get(pathname);
      if (!ids || (hash && !ids.has(hash.slice(1)))) broken.add(`${path}: ${link}`);
    }
  }
  expect([...broken]).toEqual([]);
  expect([...met]).toEqual(expect.arrayContaining(WITHOUT_PAGE));
  expect(PATHS.filter((path) => !met.has(path))).toEqual(['/thank-you']);
  for (const path of [...WITHOUT_PAGE, '/no/such/page']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

/** Makes the page's code take over at once instead of in a quiet moment. */
async function hydrate(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('keydown')));
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
}

/** Some of what makes the page wider than the window. */
async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { documentElement } = document;
    if (documentElement.scrollWidth <= documentElement.clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return [
      `${documentElement.scrollWidth} px`,
      ...wide.slice(-3).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}

/** The texts of the page's main part that were not in its delivered HTML. */
async function added(page: Page, text: string): Promise<string[]> {
  return page.evaluate((before) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement?.closest('noscript')) continue;
      const words = (walker.currentNode.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (words && !before.includes(words)) found.push(words);
    }
    return found;
  }, text);
}

// Said after load alone: whether the clinic is open now, and the controls that need a script.
const LATER =
  /^(Open now|Closed (now|for)|Send via Form|(Stop|Start) automatic slide show|Previous slide|Next slide)/;

test('no page complains, adds to the text it was delivered with, or stops another from following it', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const complaints: string[] = [];
  let path = '';
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${path}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${path}: ${String(error)}`));
  const pages = await delivered(page, PATHS);
  // The pictures' files are seen to above.
  await page.route('/pictures/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  for (const [index, { path: at, text }] of pages.entries()) {
    path = at;
    await page.goto(path);
    await hydrate(page);
    // The parts whose code comes late are there once they can be used.
    const forms = page.locator('form[data-held-until-ready]');
    await expect(page.locator('form[data-held-until-ready][data-ready]')).toHaveCount(await forms.count());
    const later = (await added(page, text)).filter((words) => !LATER.test(words));
    expect.soft(later, `added to ${path}`).toEqual([]);

    const next = pages[(index + 1) % pages.length]!;
    path = `${at} → ${next.path}`;
    await page.evaluate((to) => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate: (to: string) => void };
      };
      router.navigate(to);
    }, next.path);
    await expect.soft(page.locator('h1'), path).toHaveText(next.h1);
  }
  expect(complaints).toEqual([]);
});

test('nothing overflows sideways at 320 px', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of KINDS) {
    await page.goto('about:blank');
    await page.goto(path);
    await hydrate(page);
    expect.soft(await overflowing(page), path).toEqual([]);
  }
});

test('nothing overflows sideways with text of twice the size', async ({ launchOptions, baseURL }) => {
  test.setTimeout(180_000);
  // The browser's own text size: what is measured in rem and em grows with it, media queries too.
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL });
  await page.route(`${new URL(mapEmbedHref).origin}/**`, (route) => route.abort());
  for (const path of KINDS) {
    await page.goto('about:blank');
    await page.goto(path);
    await hydrate(page);
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflowing(page), `${path} at ${width} px`).toEqual([]);
    }
  }
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('34px');
  await browser.close();
});
