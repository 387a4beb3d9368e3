import { AxeBuilder } from '@axe-core/playwright';
import { chromium, expect, type Page } from '@playwright/test';
import { KINDS, open, test } from './site.ts';

// What a checker finds, on every kind of page and in every state a visitor can bring it into. The rules are those of
// WCAG 2.0 to 2.2, A and AA, and axe's best practices.
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.use({ trace: 'off' });

const SEND_PATH = '**/api/v1.0/email/send';
const FORM_PATH = '**/f/*';

/** Expects no fault in the page, or in one part of it. */
async function expectNoFault(page: Page, state: string, part = 'html', skipped: string[] = []) {
  const rules = {
    // axe turns it on only when it is named.
    'target-size': { enabled: true },
    ...Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }])),
  };
  const axe = new AxeBuilder({ page }).options({ rules }).withTags(RULES).include(part);
  const { violations } = await axe.analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
  );
  expect.soft(faults, state).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  // Colours are judged when nothing is half-way faded.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const isNarrow = (page: Page) => page.viewportSize()!.width < 768;

test.describe('every page', () => {
  for (const half of [KINDS.filter((_, at) => at % 2 === 0), KINDS.filter((_, at) => at % 2 === 1)]) {
    test(`${half[0]} and others`, async ({ page }) => {
      test.setTimeout(180_000);
      for (const path of half) {
        await open(page, path);
        await expectNoFault(page, path);
      }
    });
  }
});

test('the menus, closed, open and unfolded', async ({ page }) => {
  await open(page, '/about');
  if (isNarrow(page)) {
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expectNoFault(page, 'menu open');
    await menu.getByText('Services', { exact: true }).click();
    await expectNoFault(page, 'services unfolded');
    for (const category of ['General', 'Pediatric Dentistry']) {
      await menu.locator('summary').filter({ hasText: category }).click();
      await expectNoFault(page, `${category} unfolded`);
    }
  } else {
    await page.getByRole('button', { name: 'Services' }).click();
    await expect(page.getByRole('list', { name: 'Surgical', exact: true })).toBeVisible();
    await expectNoFault(page, 'services menu open');
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 400);
    await expect(page.locator('html[data-scrolled]')).toBeAttached();
    await page.getByRole('button', { name: 'Services' }).click();
    await expectNoFault(page, 'services menu open, scrolled');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Chat with us on WhatsApp' }).hover();
    await expectNoFault(page, 'tooltip shown');
  }
});

test('questions open', async ({ page }) => {
  for (const path of ['/services/invisalign', '/international-patients']) {
    await open(page, path);
    const questions = page.getByRole('main').locator('summary');
    for (const at of [0, (await questions.count()) - 1]) {
      await questions.nth(at).click();
      await expectNoFault(page, `${path}, question ${at + 1}`);
    }
  }
});

test('every tab of the gallery and the doctors; a comparison moved', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of ['/gallery', '/doctors']) {
    await open(page, path);
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(4);
    // The first is open when the page is.
    for (const at of [1, 2, 3]) {
      await tabs.nth(at).click();
      await expectNoFault(page, `${path}, tab ${at + 1}`, '.tabs');
    }
  }
  await open(page, '/gallery#before-after');
  await page.getByRole('slider').first().focus();
  await page.keyboard.press('ArrowRight');
  await expectNoFault(page, 'comparison moved');
});

test('profiles open', async ({ page }) => {
  await open(page, '/team');
  const profiles = page.getByRole('button', { name: /^View Profile/ });
  for (const at of [0, (await profiles.count()) - 1]) {
    await profiles.nth(at).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFault(page, `profile ${at + 1}`);
    await page.keyboard.press('Escape');
  }
});

test('the booking form with its messages, calendar, failure and thanks', async ({ page }) => {
  test.setTimeout(120_000);
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+05:30'));
  await open(page, '/book');
  const submit = page.getByRole('button', { name: 'Book My Appointment' });
  await submit.click();
  await expect(page.getByText('Name must be at least 2 characters.')).toBeVisible();
  await expectNoFault(page, 'every field with a message');

  await page.getByRole('button', { name: 'Open the calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Choose the appointment date' });
  await expect(calendar).toBeVisible();
  await expectNoFault(page, 'calendar open');
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await calendar.getByRole('button', { name: /^Friday, December 25/ }).click();
  await expect(calendar).toBeHidden();
  await expectNoFault(page, 'closed on the selected day');
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await expectNoFault(page, 'calendar open with a chosen day');
  await calendar.getByRole('button', { name: /^Tuesday, December 22/ }).click();
  await page.getByLabel('Appointment Time').selectOption('10:30 AM');
  await page.getByLabel('Full Name').fill('Asha Rane');
  await page.getByLabel('Email Address').fill('asha.rane@example.com');
  await page.getByLabel('Phone Number').fill('98200 12345');

  // The request is held back, then refused, then let through.
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(SEND_PATH, async (route) => {
    await held;
    await route.fulfill({ status: 400, body: 'Refused' });
  });
  await submit.click();
  await expect(page.getByRole('button', { name: 'Booking Your Appointment...' })).toBeDisabled();
  await expectNoFault(page, 'sending');
  answer();
  await expect(page.getByRole('group', { name: 'Booking Error' })).toBeVisible();
  await expectNoFault(page, 'failed, with a toast');

  await page.unroute(SEND_PATH);
  await page.route(SEND_PATH, (route) => route.fulfill({ body: 'OK' }));
  await submit.click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByText('What you asked for')).toBeVisible();
  await expect(page.getByText(/^Your appointment is confirmed for/)).toBeVisible();
  await expectNoFault(page, 'thanked, with a toast');
});

test('the contact and the enquiry form with each message, waiting, failed and sent', async ({ page }) => {
  test.setTimeout(120_000);
  for (const { path, form, send, first, fill } of [
    {
      path: '/contact',
      form: 'Message',
      send: 'Send Message',
      first: 'Please enter a valid name (2-50 characters, letters only)',
      fill: { 'Full Name': 'Asha Rane', Email: 'asha@example.com', 'Your Message': 'Do you treat children?' },
    },
    {
      path: '/international-patients',
      form: 'Enquiry',
      send: 'Send Enquiry',
      first: 'Please enter your full name',
      fill: {
        'Full Name': 'Asha Rane',
        'Email Address': 'asha@example.com',
        Country: 'Kenya',
        'Your Message': 'Do you treat children?',
      },
    },
  ]) {
    await open(page, path);
    const fields = page.getByRole('form', { name: form });
    await fields.getByRole('button', { name: send }).click();
    await expect(fields.getByRole('status')).toHaveText(first);
    await expectNoFault(page, `${form}: to mend`);

    for (const [label, value] of Object.entries(fill)) await fields.getByLabel(label).fill(value);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(FORM_PATH, async (route) => {
      await held;
      await route.fulfill({ status: 500, body: '{}' });
    });
    await fields.getByRole('button', { name: send }).click();
    await expect(fields.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expectNoFault(page, `${form}: sending`);
    answer();
    await expect(fields.getByRole('status')).toContainText('there was an error sending your message');
    await expectNoFault(page, `${form}: failed`);
    await page.unroute(FORM_PATH);
    await page.route(FORM_PATH, (route) => route.fulfill({ json: { ok: true } }));
    await fields.getByRole('button', { name: send }).click();
    await expect(fields.getByRole('status')).toContainText('Thank you!');
    await expectNoFault(page, `${form}: sent`);
    await page.unroute(FORM_PATH);
  }
});

test('searches with and without a result', async ({ page }) => {
  for (const query of ['?search=gums', '?category=Dental+Care', '?search=zzz&category=Dental+Tips']) {
    await open(page, `/blog${query}`);
    await expect(page.getByRole('status').filter({ hasText: /blog/ })).toBeVisible();
    await expectNoFault(page, query);
  }
  await open(page, '/sitemap');
  for (const text of ['gall', 'zzz']) {
    await page.getByLabel('Search pages').fill(text);
    await expectNoFault(page, `sitemap: ${text}`);
  }
});

test('loading panels, and what stands where a page could not be had', async ({ page }) => {
  // The panels are the style sheet's: with its clock stopped they stay.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of ['/services/braces', '/gallery/before-after', '/team']) {
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    await expectNoFault(page, `${path} loading`);
  }
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await open(page, '/sitemap');
  await page.route('**/*.data*', (route) => route.abort());
  const links = page.getByRole('main').getByRole('link');
  await links.filter({ hasText: /^Braces$/ }).click();
  await expect(page.getByRole('heading', { name: 'Service Not Found' })).toBeVisible();
  await expectNoFault(page, 'a service that could not be had');
  await open(page, '/sitemap');
  await links.filter({ hasText: /^Team$/ }).click();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await expectNoFault(page, 'a page that could not be had');
});

test('the carousel, running and paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  const carousel = page.getByRole('region', { name: /^In our patients/ });
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole('button', { name: 'Stop automatic slide show' }).click();
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  // A slide takes 350 ms to turn.
  await expect(carousel.locator('.carousel-slide:not([inert])')).toHaveCSS('opacity', '1');
  await expectNoFault(page, 'paused', '.carousel');
});

test('plain pages and forms, as they are without scripts', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  // The checker is a script itself. So the pages come without theirs, with what browsers without scripts show in place
  // of what they hide.
  await page.route(`${baseURL}/**`, async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    const body =
      type === 'document'
        ? text
            .replaceAll(/<script\b(?! type="application)[^]*?<\/script>/g, '')
            .replaceAll(/<\/?noscript>/g, '')
        : text
            .replaceAll(/scripting: ?none/g, 'min-width:0')
            .replaceAll(/scripting: ?enabled/g, 'max-width:0');
    return route.fulfill({ response, body });
  });
  for (const path of ['/', '/book', '/contact', '/gallery', '/international-patients', '/gallery/team']) {
    await page.goto(path);
    await expectNoFault(page, path);
  }
  await page.goto('/book');
  await expect(page.locator('[type="date"]')).toBeVisible();
  await expect(page.locator('form[data-held-until-ready]')).toBeHidden();
});

test('colours chosen by the visitor', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of ['/', '/book', '/contact', '/gallery', '/services/invisalign']) {
    await open(page, path);
    // axe reads the colours that were asked for, not those drawn.
    await expectNoFault(page, path, 'html', ['color-contrast']);
  }
});

test('a window of 320 px, as at 400 % of 1280 px', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'the width is set here');
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of KINDS) {
    await open(page, path);
    await expectNoFault(page, path);
  }
});

test('text of twice the size', async ({ launchOptions, baseURL, viewport }) => {
  test.setTimeout(180_000);
  // The browser's own text size: what is measured in rem and em grows with it, media queries too.
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await chromium.launch({ ...launchOptions, args });
  const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const path of ['/', '/book', '/contact', '/gallery', '/doctors', '/blog', '/services/invisalign']) {
    await open(page, path);
    await expectNoFault(page, path);
  }
  await browser.close();
});
