import { expect, type Page } from '@playwright/test';
import { calendar, dateField } from '../helpers/booking-form.ts';
import { pathsUnder } from '../helpers/page-paths.ts';
import { drawn, holdScripts, open, test, touch } from '../helpers/browser-test.ts';

// Pages load their scripts only at the visitor's first interaction.

const [WITH_PICTURE] = pathsUnder('services');

/** Records the scripts that the page requests from now on. */
function scriptsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && requests.push(request.url()));
  return requests;
}

test('no page loads a script before an interaction', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.clock.install();
  for (const path of ['/', '/book', '/no/such/page', WITH_PICTURE]) {
    // Late requests of the previous page must not count.
    await page.goto('about:blank');
    scripts.length = 0;
    await page.goto(path);
    await page.clock.runFor(6500);
    await drawn(page);
    expect(scripts, path).toEqual([]);
    await touch(page);
    expect(scripts, path).not.toEqual([]);
  }
});

test('loads the scripts at the first touch, even while a picture is loading', async ({ page }) => {
  await page.route('**/pictures/**', () => {});
  await page.goto(WITH_PICTURE, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  const scripts = page.waitForRequest('**/assets/*.js');
  await heading.tap();
  await scripts;
});

test('reacts to an interaction while the page is still being parsed', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('body > header')) return;
      observer.disconnect();
      dispatchEvent(new Event('scroll'));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/gallery');
  await expect(page.getByRole('main').getByRole('tab').first()).toBeVisible();
});

test('ignores a resting pointer under which the page appears', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/gallery');
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
  await drawn(page);
  expect(scripts).toEqual([]);
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })));
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('opens the calendar, and scrolls to the clinic, if clicked first', async ({ page }) => {
  const release = await holdScripts(page);
  for (const what of [page.getByRole('button', { name: 'Open the calendar' }), dateField(page)]) {
    await page.goto('/book');
    await what.tap();
    release();
    await expect(calendar(page)).toBeVisible();
  }
  const again = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Quick contact' }).getByRole('link', { name: 'Clinic' }).tap();
  again();
  await expect(page.locator('#clinic-map')).toBeInViewport();
});

test('keeps open what was opened before the scripts loaded', async ({ page }) => {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const question = page.getByRole('main').locator('details');
  for (const [path, steps, opened] of [
    [
      '/about',
      [
        page.getByRole('button', { name: 'Menu' }),
        menu.getByText('Services', { exact: true }),
        menu.locator('details details summary').first(),
      ],
      menu.locator('details details').first().getByRole('link').first(),
    ],
    ['/team', [page.getByRole('button', { name: /^View Profile of / }).first()], page.getByRole('dialog')],
    [WITH_PICTURE, [0, 2].map((at) => question.nth(at).locator('summary')), question.nth(2).locator('p')],
  ] as const) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    for (const step of steps) await step.tap();
    await expect(opened).toBeVisible();
    release();
    await touch(page);
    await expect(opened).toBeVisible();
  }
  await expect(question.first().locator('p')).toBeHidden();
});

for (const [path, message] of [
  ['/contact', 'Your Message'],
  ['/book', 'Additional Message / Symptoms'],
] as const) {
  // Most browsers restore the whole page from memory. This browser restores only form values.
  test(`keeps what was typed into ${path} after a visit to the privacy policy`, async ({ page }) => {
    const answer = await page.request.get(path);
    expect(answer.headers()['cache-control']).not.toContain('no-store');
    await open(page, path);
    const fields = { 'Full Name': 'Asha', 'Phone Number': '+91 9876543210', [message]: 'A molar aches.' };
    for (const [name, value] of Object.entries(fields)) await page.getByLabel(name).fill(value);
    await page.getByRole('link', { name: 'Privacy Policy' }).first().click();
    await expect(page).toHaveURL('/privacy-policy');
    await page.goBack();
    await touch(page);
    for (const [name, value] of Object.entries(fields))
      await expect(page.getByLabel(name)).toHaveValue(value);
  });
}

test('prefetches the page of a hovered link', { tag: '@wide' }, async ({ page }) => {
  const link = page.getByRole('main').locator(`a[href="${WITH_PICTURE}"]`).first();
  const ahead = () => page.waitForRequest((request) => request.url().endsWith(WITH_PICTURE));
  await page.goto('/services');
  let requests = ahead();
  await link.hover();
  expect((await (await requests).allHeaders())['sec-purpose']).toContain('prefetch');
  await expect(page).toHaveURL('/services');

  // This is a browser without speculation rules.
  await page.addInitScript(() => (HTMLScriptElement.supports = () => false));
  await page.route('/services', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace('<meta http-equiv', '<meta data-out')
      .replace(/"eagerness":"\w+"/g, '"eagerness":"none"');
    await route.fulfill({ response, body });
  });
  await open(page, '/services');
  await page.mouse.move(0, 0);
  requests = ahead();
  await link.hover();
  expect((await requests).resourceType()).toBe('fetch');
});

test('starts automatic motion when the page becomes visible', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await page.goto(WITH_PICTURE);
  const panel = page.getByText('Loading service details...').locator('xpath=ancestor::*[@role="status"]');
  expect(
    await panel.evaluate((element) => element.getAnimations().map(({ playState }) => playState)),
  ).toEqual(['paused']);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(panel).toBeHidden();
});

// tests/engines/journeys.ts tests the fonts of the pages themselves.
test('loads the rest of a font for characters that the page does not contain', async ({ page }) => {
  await open(page, '/contact');
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-fallback-fonts'));
  const rest = page.waitForRequest((request) => request.resourceType() === 'font');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Þórunn');
  await rest;
});
