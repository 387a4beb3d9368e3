import { expect, type Page } from '@playwright/test';
import { expectNoViolations, smallTargets } from '../helpers/page-checks.ts';
import { pathsUnder } from '../helpers/page-paths.ts';
import { drawn, holdScripts, open, stillness, test } from '../helpers/browser-test.ts';

// docs/product.md, Frame. tests/delivered/layout.test.ts tests the HTML.

const [SERVICE] = pathsUnder('services');

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY);

test('the header is transparent, and has a shadow once scrolled more than 10 px', async ({ page }) => {
  // Without a transition, the header has only two states.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/services');
  const header = page.getByRole('banner');
  const clear = 'rgba(0, 0, 0, 0)';
  /** Scrolls to a position. Scrolls again if content that came into view has moved the page. */
  const scrollTo = (top: number) =>
    expect.poll(() => page.evaluate((y) => (window.scrollTo(0, y), window.scrollY), top)).toBe(top);
  await expect(header).toHaveCSS('background-color', clear);
  await scrollTo(11);
  await expect(header).not.toHaveCSS('background-color', clear);
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await scrollTo(900);
  await expect(header).toBeInViewport({ ratio: 1 });
  await scrollTo(10);
  await expect(header).toHaveCSS('background-color', clear);
});

test.describe('the phone menu', () => {
  const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

  test('is modal, closes in three ways and returns the focus', async ({ page }) => {
    await open(page, '/');
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.mouse.wheel(0, 500);
    await drawn(page);
    expect(await scrolledTo(page)).toBe(0);
    for (const behind of [
      page.locator('footer a[href]').first(),
      page.locator('header a[href="/"]').first(),
    ]) {
      await behind.evaluate((link: HTMLElement) => link.focus());
      await expect(behind).not.toBeFocused();
    }

    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await button(page).tap();
    await menu(page).getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();

    await page.setViewportSize({ width: 820, height: 1000 });
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
    await stillness(page);
    await page.touchscreen.tap(60, 500);
    await expect(menu(page)).toBeHidden();
  });

  test('opens one category at a time, and closes when a service is chosen', async ({ page }) => {
    await open(page, '/');
    await button(page).tap();
    await expect(menu(page).getByRole('link', { name: 'All Services' })).toBeHidden();
    await menu(page).getByText('Services', { exact: true }).tap();
    await expect(menu(page).getByRole('link', { name: 'All Services' })).toBeVisible();
    const categories = menu(page).locator('details details');
    await categories.nth(0).locator('summary').tap();
    await categories.nth(1).locator('summary').tap();
    await expect(categories.nth(0).getByRole('link').first()).toBeHidden();
    await expectNoViolations(page, 'services unfolded');
    expect(await smallTargets(page, 44)).toEqual([]);
    const service = categories.nth(1).getByRole('link').first();
    const name = await service.innerText();
    await service.tap();
    await expect(heading(page)).toContainText(name);
    await expect(menu(page)).toBeHidden();

    await button(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(heading(page)).not.toContainText(name);
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('the services menu', { tag: '@wide' }, () => {
  const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Services' });
  const panel = (page: Page) => page.locator('[popover]:popover-open');
  const links = (page: Page) => panel(page).getByRole('link');

  test('shows all services by category in three columns, below the header', async ({ page }) => {
    await open(page, '/services');
    for (const y of [0, 300]) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await button(page).click();
      const header = (await page.getByRole('banner').boundingBox())!;
      expect((await panel(page).boundingBox())!.y).toBeCloseTo(header.y + header.height, 0);
      await page.keyboard.press('Escape');
    }
    await button(page).click();
    const lists = panel(page).getByRole('list');
    const lefts = await lists.evaluateAll((all) =>
      all.map((list) => Math.round(list.getBoundingClientRect().x)),
    );
    expect(new Set(lefts).size).toBe(Math.min(lefts.length, 3));
    await expect(panel(page).locator('img')).toHaveCount(lefts.length);
    await expect(lists.locator('a:not([href*="#"])')).toHaveCount(pathsUnder('services').length);
    await expectNoViolations(page, 'the menu of services open');
  });

  test('opens when the pointer rests on it, and stays open on a click', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    const leave = () => page.mouse.move(10, 850);
    const isOpenAfter = async (ms: number, isOpen: boolean) => {
      await page.clock.runFor(ms);
      await expect(panel(page)).toHaveCount(isOpen ? 1 : 0);
    };
    await button(page).hover();
    await page.clock.runFor(50);
    await leave();
    await isOpenAfter(1000, false);

    await button(page).hover();
    await isOpenAfter(1000, true);
    await button(page).click();
    await isOpenAfter(1000, true);
    await button(page).click();
    await isOpenAfter(0, false);

    await leave();
    await button(page).hover();
    await page.clock.runFor(1000);
    await links(page).first().hover();
    await isOpenAfter(1000, true);
    await leave();
    await isOpenAfter(1000, false);
  });

  test('opens if the pointer’s first movement ends on it', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    await button(page).hover();
    release();
    await expect(panel(page)).toBeVisible();
  });

  test('works by keyboard, returns the focus, and closes when the focus leaves', async ({ page }) => {
    await open(page, '/');
    for (const keys of [['Enter', 'Tab'], ['ArrowDown']]) {
      await button(page).focus();
      for (const key of keys) await page.keyboard.press(key);
      await expect(links(page).first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    }
    await page.keyboard.press('Space');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens and closes', async ({ page }) => {
      await page.goto('/');
      await button(page).click();
      await expect(links(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    });
  });
});

test('a link opens the top of its page, and Back restores the scroll position', async ({ page }) => {
  await open(page, '/services');
  const link = page.getByRole('main').locator(`a[href="${SERVICE}"]`).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const left = await scrolledTo(page);
  expect(left).toBeGreaterThan(100);
  const name = await link.innerText();
  await link.click();
  await expect(heading(page)).toContainText(name);
  expect(await scrolledTo(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).not.toContainText(name);
  await expect.poll(() => scrolledTo(page)).toBe(left);
});

test('shows the current year, even on a cached page', async ({ page }) => {
  for (const year of ['2041', '2042']) {
    await page.clock.setFixedTime(new Date(`${year}-03-04T09:00:00+05:30`));
    if (year === '2041') await open(page, '/privacy-policy');
    else await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page.getByRole('contentinfo')).toContainText(`© ${year}`);
  }
});

/** Records the position and the behaviour of each scroll that a script starts. */
async function recordScrolls(page: Page) {
  await page.addInitScript(() => {
    const scrolls: string[] = [];
    Object.assign(window, { scrolls });
    Element.prototype.scrollIntoView = function (options) {
      const how = (options as ScrollIntoViewOptions | undefined)?.behavior;
      scrolls.push(`${this.id || this.tagName.toLowerCase()} ${how}`);
    };
  });
  return () => page.evaluate(() => (window as unknown as { scrolls: string[] }).scrolls);
}

test('scrolls to the top smoothly, or at once with reduced motion', async ({ page }) => {
  const scrolls = await recordScrolls(page);
  await open(page, '/privacy-policy');
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await button.dispatchEvent('click');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await button.dispatchEvent('click');
  expect(await scrolls()).toEqual(['body smooth', 'body auto']);
});

test.describe('the bottom bar of a phone', () => {
  const bar = (page: Page) => page.getByRole('navigation', { name: 'Quick contact' });

  test('“Clinic” scrolls to the contact section, and half a second later to its map', async ({ page }) => {
    const scrolls = await recordScrolls(page);
    await page.clock.install();
    await open(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await bar(page).getByRole('link', { name: 'Clinic' }).dispatchEvent('click');
    expect(await scrolls()).toEqual(['contact smooth']);
    await page.clock.runFor(490);
    expect(await scrolls()).toHaveLength(1);
    await page.clock.runFor(20);
    expect(await scrolls()).toEqual(['contact smooth', 'clinic-map smooth']);
    await bar(page).getByRole('link', { name: 'Callback' }).dispatchEvent('click');
    await page.clock.runFor(1000);
    expect(await scrolls()).toEqual(['contact smooth', 'clinic-map smooth', 'contact-form smooth']);
  });

  test('“Callback” scrolls to the form, with its first field in view', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const form = page.getByRole('form', { name: 'Message' });
    const field = form.getByRole('textbox', { name: 'Full Name' });
    for (const path of ['/', '/contact', '/services']) {
      await open(page, path);
      await bar(page).getByRole('link', { name: 'Callback' }).tap();
      if (path === '/services') await expect(page).toHaveURL('/contact#contact-form');
      await expect(form).toHaveAttribute('data-ready');
      await expect
        .poll(async () => {
          const { y, height } = (await field.boundingBox())!;
          const header = (await page.getByRole('banner').boundingBox())!;
          const foot = (await bar(page).getByRole('list').boundingBox())!;
          return y > header.y + header.height && y + height < foot.y;
        }, path)
        .toBe(true);
      await page.keyboard.press('Tab');
      await expect(field).toBeFocused();
    }
  });

  test('covers nothing at the page’s end, and is replaced by the chat button from 768 px', async ({
    page,
  }) => {
    await open(page, '/services');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const top = (await bar(page).getByRole('list').boundingBox())!.y;
    const last = (await page.getByRole('contentinfo').getByText('Terms of Service').boundingBox())!;
    expect(last.y + last.height).toBeLessThan(top);
    const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
    for (const [width, isNarrow] of [
      [767, true],
      [768, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(bar(page).getByRole('list')).toBeVisible({ visible: isNarrow });
      await expect(chat).toBeVisible({ visible: !isNarrow });
    }
  });
});

// WCAG 1.4.13
test('the chat button’s tooltip stays while the pointer is on it', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/about');
  const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
  const tip = chat.getByText('Chat with us on WhatsApp');
  const isShown = () => tip.evaluate((element) => element.checkVisibility({ opacityProperty: true }));
  const { x, y, width, height } = (await tip.boundingBox())!;
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await expect.poll(isShown).toBe(false);
  await chat.hover();
  await expect.poll(isShown).toBe(true);
  await expectNoViolations(page, 'the tooltip shown');
  // The tooltip stays while the pointer moves onto it.
  const button = (await chat.boundingBox())!;
  await page.mouse.move(button.x + button.width / 2, button.y - 4, { steps: 4 });
  await page.mouse.move(middle.x, middle.y, { steps: 4 });
  await expect.poll(isShown).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(isShown).toBe(false);
  await page.mouse.move(10, 10);
  await chat.focus();
  await expect.poll(isShown).toBe(true);
});

test('logs an unknown path once, and offers the nearest page if there is one', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('/gallery/team')) logged.push(message.text());
  });
  await open(page, '/gallery/team');
  const suggestions = page.getByRole('main').getByRole('link');
  await expect(suggestions.filter({ hasText: 'Gallery' })).toHaveAttribute('href', '/gallery');
  expect(logged.filter((text) => !text.startsWith('Failed to load'))).toHaveLength(1);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await open(page, '/no/such/page');
  await expect(suggestions).toHaveText(['Return to Home']);
});
