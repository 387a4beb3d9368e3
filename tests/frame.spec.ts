import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './visitor.ts';

const isPhone = () => test.info().project.name === 'phone';

declare global {
  interface Window {
    countOpening(): void;
  }
}

/** Opens a page and waits until its code has taken over: what the browser does alone is tested without JavaScript below. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.body ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Waits until what opens has opened: a half transparent text has too little contrast. */
function standsStill(page: Page) {
  return page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState === 'finished' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

test.describe('services menu', () => {
  test.skip(isPhone, 'narrow screens have the mobile menu');

  const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Services' });
  const viewAll = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'View All Services' });
  const lists = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('list').filter({ visible: true });

  test('shows all services under their categories in three columns', async ({ page }) => {
    await open(page, '/');
    await button(page).click();
    const links = page.getByRole('navigation', { name: 'Main' }).locator('a[href^="/services/"]');
    await expect(links).toHaveCount(17);
    await expect(page.getByRole('list', { name: 'Orthodontics', exact: true }).getByRole('link')).toHaveText([
      'Braces',
      'Invisalign',
      'Clear Aligners',
      'Orthodontics',
    ]);
    const lefts = await links.evaluateAll((all) =>
      all.map((link) => Math.round(link.getBoundingClientRect().x)),
    );
    expect(new Set(lefts).size).toBe(3);
    await expect(viewAll(page)).toHaveAttribute('href', '/services');
  });

  test('opens under the pointer, stays through a click, closes when the pointer has left', async ({
    page,
  }) => {
    await open(page, '/');
    await button(page).hover();
    await expect(viewAll(page)).toBeVisible();
    await button(page).click();
    await page.waitForTimeout(400);
    await expect(viewAll(page)).toBeVisible();
    await button(page).click();
    await expect(viewAll(page)).toBeHidden();

    await page.mouse.move(10, 850);
    await button(page).hover();
    await expect(viewAll(page)).toBeVisible();
    await viewAll(page).hover();
    await page.waitForTimeout(400);
    await expect(viewAll(page)).toBeVisible();
    await page.mouse.move(10, 850);
    await expect(viewAll(page)).toBeHidden();
  });

  test('does not open for a pointer that only passes', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    let opened = 0;
    await page.exposeFunction('countOpening', () => opened++);
    await page.evaluate(() => document.addEventListener('toggle', () => window.countOpening(), true));
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page).hover();
    await page.clock.runFor(50);
    await page.mouse.move(10, 850);
    await page.clock.runFor(1000);
    expect(opened).toBe(0);
    await button(page).hover();
    await page.clock.runFor(1000);
    await expect(viewAll(page)).toBeVisible();
    expect(opened).toBe(1);
  });

  test('works by keyboard, and Escape gives the focus back', async ({ page }) => {
    await open(page, '/');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(viewAll(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'General Dentistry' }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(viewAll(page)).toBeHidden();
    await expect(button(page)).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'General Dentistry' }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
  });

  test('closes when the focus leaves it', async ({ page }) => {
    await open(page, '/');
    await button(page).focus();
    await page.keyboard.press('Space');
    await expect(viewAll(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(viewAll(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeFocused();
  });

  test('closes when a service is chosen', async ({ page }) => {
    await open(page, '/');
    await button(page).click();
    await page
      .getByRole('list', { name: 'Surgical', exact: true })
      .getByRole('link', { name: 'Dental Implants' })
      .click();
    await expect(page).toHaveURL('/services/dental-implants');
    await expect(viewAll(page)).toBeHidden();
    await expect(heading(page)).toContainText('Dental Implants');

    // The page one is on already: nothing else closes the menu then.
    await button(page).click();
    await page
      .getByRole('list', { name: 'Surgical', exact: true })
      .getByRole('link', { name: 'Dental Implants' })
      .click();
    await expect(viewAll(page)).toBeHidden();
  });

  test('hangs below the header, on top of the page as well as scrolled', async ({ page }) => {
    for (const y of [0, 30, 300]) {
      await open(page, '/services');
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await button(page).click();
      await expect(viewAll(page)).toBeVisible();
      const header = await page.getByRole('banner').boundingBox();
      const panel = await page.locator('[popover]:popover-open').boundingBox();
      expect(panel!.y).toBeCloseTo(header!.y + header!.height, 0);
    }
  });

  test('has nothing for a checker to object to', async ({ page }) => {
    await open(page, '/');
    await button(page).click();
    await expect(lists(page).first()).toBeVisible();
    await standsStill(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
});

test.describe('header', () => {
  test.skip(isPhone, 'narrow screens have the mobile menu');

  test('leads to the specified places and marks the page one is on', async ({ page }) => {
    await open(page, '/services/invisalign');
    const banner = page.getByRole('banner');
    const places = {
      Home: '/',
      About: '/about',
      Gallery: '/gallery',
      Blog: '/blog',
      'Dental Tourism': '/international-patients',
      Contact: '/contact',
      'Invisalign provider': '/services/invisalign',
      'Doctor Profiles': '/doctors',
      'Book Appointment': '/booknow',
    };
    for (const [name, href] of Object.entries(places)) {
      await expect(banner.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await banner.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(banner.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

test('the header is clear at the top and white once scrolled more than 10 px', async ({ page }) => {
  await open(page, '/services');
  const header = page.getByRole('banner');
  const clear = 'rgba(0, 0, 0, 0)';
  await expect(header).toHaveCSS('background-color', clear);
  await page.evaluate(() => window.scrollTo(0, 10));
  await page.waitForTimeout(400);
  await expect(header).toHaveCSS('background-color', clear);
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect(header).toHaveCSS('background-color', 'rgb(255, 253, 249)');
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(header).toBeInViewport({ ratio: 1 });
});

test.describe('mobile menu', () => {
  test.skip(() => !isPhone(), 'wide screens have the navigation in the header');

  const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

  test('is modal: the page behind can be neither scrolled nor reached', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await open(page, '/');
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page
      .locator('footer a')
      .first()
      .evaluate((link: HTMLElement) => link.focus());
    await expect(page.locator('footer a').first()).not.toBeFocused();
    expect(complaints.filter((text) => text.includes('already open'))).toEqual([]);
  });

  test('closes by Escape and by its button, and gives the focus back', async ({ page }) => {
    await open(page, '/');
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();

    await button(page).tap();
    await menu(page).getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('closes by a tap beside it', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1000 });
    await open(page, '/');
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.waitForTimeout(300);
    await page.touchscreen.tap(60, 500);
    await expect(menu(page)).toBeHidden();
  });

  test('is closed on the page one goes back to', async ({ page }) => {
    await open(page, '/services');
    await page.getByRole('main').locator('a[href="/services/braces"]').first().tap();
    await expect(heading(page)).toContainText('Braces');
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('Expert Dental Services for Your Smile');
    await expect(menu(page)).toBeHidden();
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
  });

  test('unfolds the services and closes when one is chosen', async ({ page }) => {
    await open(page, '/');
    await button(page).tap();
    await expect(menu(page).getByRole('link', { name: 'International Patients' })).toHaveAttribute(
      'href',
      '/international-patients',
    );
    await expect(menu(page).getByRole('link', { name: 'All Services' })).toBeHidden();
    await menu(page).getByText('Services', { exact: true }).tap();
    await expect(menu(page).getByRole('link', { name: 'All Services' })).toHaveAttribute('href', '/services');
    await menu(page).getByText('Pain Relief').tap();
    await menu(page).getByText('Surgical').tap();
    await expect(menu(page).getByRole('link', { name: 'Root Canal Treatment' })).toBeHidden();
    await menu(page).getByRole('link', { name: 'Dental Implants' }).tap();
    await expect(page).toHaveURL('/services/dental-implants');
    await expect(menu(page)).toBeHidden();
    await expect(heading(page)).toBeFocused();
  });

  test('has nothing for a checker to object to', async ({ page }) => {
    await open(page, '/');
    await button(page).tap();
    await menu(page).getByText('Services', { exact: true }).tap();
    await menu(page).getByText('Surgical').tap();
    await standsStill(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
});

test('the skip link is the first stop and leads to the main landmark', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a navigation moves the focus to the heading and says the new title; the first page does neither', async ({
  page,
}) => {
  await open(page, '/services');
  const announcement = page.getByRole('status').first();
  await expect(page.locator('body')).toBeFocused();
  await expect(announcement).toBeEmpty();
  await page.getByRole('main').locator('a[href="/services/dental-fillings"]').first().click();
  await expect(heading(page)).toContainText('Dental Fillings');
  await expect(heading(page)).toBeFocused();
  await expect(announcement).toHaveText(await page.title());
  await expect(announcement).toContainText('Dental Fillings');
});

test('going back shows the page where it was left', async ({ page }) => {
  await open(page, '/services');
  const link = page.getByRole('main').locator('a[href="/services/pediatric-dentistry"]').first();
  await link.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(100);
  await link.click();
  await expect(heading(page)).toContainText('Pediatric Dentistry');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Expert Dental Services for Your Smile');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('the banner leads to the booking page', async ({ page }) => {
  await open(page, '/');
  const offer = page.getByRole('complementary', { name: 'Current offer' });
  await expect(offer).toContainText('free Invisalign scan');
  await expect(offer.getByRole('link')).toHaveAttribute('href', '/booknow');
});

test.describe('footer', () => {
  test('has the specified links; those that go nowhere are no links', async ({ page }) => {
    await open(page, '/');
    const footer = page.getByRole('contentinfo');
    const quick = ['/', '/services', '/about', '/doctors', '/gallery', '/blog', '/contact', '/booknow'];
    const hrefs = await footer
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const path of [...quick, '/sitemap', '/privacy-policy']) expect(hrefs).toContain(path);
    expect(hrefs.filter((href) => href?.startsWith('/services/'))).toHaveLength(5);
    await expect(footer.getByRole('link', { name: 'View All Services' })).toHaveAttribute(
      'href',
      '/services',
    );
    for (const name of ['Facebook', 'Instagram', 'Twitter', 'LinkedIn', 'Terms of Service']) {
      await expect(footer.getByText(name, { exact: true })).toBeAttached();
      await expect(footer.getByRole('link', { name })).toHaveCount(0);
    }
    await expect(footer).toContainText('Monday to Saturday');
    await expect(footer).toContainText('9 AM-7 PM');
    await expect(footer).toContainText('10 AM-2 PM');
    await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  });

  test('scrolls to the top', async ({ page }) => {
    await open(page, '/services');
    await page.getByRole('button', { name: 'Scroll to top' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('shows the current year, whenever the page was built', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.clock.setSystemTime(new Date('2041-03-04T09:00:00+05:30'));
    await open(page, '/');
    await expect(page.getByRole('contentinfo')).toContainText('© 2041');
    expect(complaints).toEqual([]);
  });
});

test.describe('floating controls', () => {
  test('on wide screens: a chat button that says what it does', async ({ page }) => {
    test.skip(isPhone());
    await open(page, '/');
    const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp', exact: true });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/91\d{10}$/);
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('rel', 'noopener');
    const tooltip = chat.getByText('Chat with us on WhatsApp').locator('..');
    await expect(tooltip).toHaveCSS('opacity', '0');
    await chat.hover();
    await expect(tooltip).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCSS('opacity', '0');
    await page.mouse.move(10, 10);
    await chat.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tooltip).toHaveCSS('opacity', '1');
  });

  test('on narrow screens: four actions that cover nothing at the end of the page', async ({ page }) => {
    test.skip(!isPhone());
    await open(page, '/services');
    const bar = page.getByRole('navigation', { name: 'Quick contact' });
    await expect(bar.getByRole('link')).toHaveText(['Book', 'Clinic', 'Callback', 'WhatsApp']);
    await expect(bar.getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/booknow');
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('target', '_blank');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const top = (await bar.getByRole('list').boundingBox())!.y;
    const last = await page.getByRole('contentinfo').getByText('Terms of Service').boundingBox();
    expect(last!.y + last!.height).toBeLessThan(top);
    await bar.getByRole('link', { name: 'Callback' }).tap();
    await expect(page).toHaveURL('/contact#contact');
  });

  test('on a page with the contact section, Clinic goes to it and then to its map', async ({ page }) => {
    test.skip(!isPhone());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await open(page, '/services/braces');
    await page.evaluate(() => {
      // Not as markup: the page's policy forbids styles there.
      const contact = Object.assign(document.createElement('section'), {
        id: 'contact',
        textContent: 'Contact',
      });
      const map = Object.assign(document.createElement('div'), { id: 'clinic-map', textContent: 'Map' });
      contact.style.height = '150vh';
      map.style.marginTop = '100vh';
      contact.append(map);
      document.querySelector('main')!.append(contact);
    });
    const bar = page.getByRole('navigation', { name: 'Quick contact' });
    const topOf = (id: string) =>
      page.evaluate((it) => document.getElementById(it)!.getBoundingClientRect().y, id);
    const atContact = async () => Math.abs(await topOf('contact')) < 150;
    await page.clock.pauseAt(Date.now() + 60_000);
    await bar.getByRole('link', { name: 'Clinic' }).tap();
    await expect.poll(atContact).toBe(true);
    await page.clock.runFor(490);
    expect(await atContact()).toBe(true);
    await page.clock.runFor(20);
    await expect.poll(() => topOf('clinic-map')).toBeLessThan(200);
    await expect(page).toHaveURL('/services/braces');

    await bar.getByRole('link', { name: 'Callback' }).tap();
    await expect.poll(atContact).toBe(true);
    await page.clock.runFor(1000);
    expect(await atContact()).toBe(true);
  });

  test('no focused element hides behind the header or the bar', async ({ page }) => {
    await open(page, '/services');
    const hidden: string[] = [];
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const element = document.activeElement!;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const points = [
          [(left + right) / 2, (top + bottom) / 2],
          [left + 3, top + 3],
          [right - 3, top + 3],
          [left + 3, bottom - 3],
          [right - 3, bottom - 3],
        ] as const;
        const seen = points.some(([x, y]) => {
          const at = document.elementFromPoint(x, y);
          return at !== null && (element.contains(at) || at.contains(element));
        });
        return seen ? '' : element.outerHTML.slice(0, 120);
      });
      if (covered) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
  });
});

test.describe('not found', () => {
  test('says so, logs the path once and offers the nearest page', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().includes('/gallery/team')) logged.push(message.text());
    });
    await open(page, '/gallery/team');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page).toHaveTitle(/^Page not found \| /);
    await expect(page.getByRole('main').getByRole('link', { name: 'Gallery' })).toHaveAttribute(
      'href',
      '/gallery',
    );
    expect(logged.filter((text) => !text.startsWith('Failed to load'))).toHaveLength(1);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('offers no other page where none is near', async ({ page }) => {
    await open(page, '/no/such/page');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveText(['Return to Home']);
  });
});

for (const path of ['/', '/services', '/services/full-mouth-rehabilitation', '/gallery/team']) {
  test(`nothing overflows 320 px at ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, and Escape gives the focus back', async ({ page }) => {
    await page.goto('/');
    if (isPhone()) {
      await page.getByRole('button', { name: 'Menu' }).tap();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeVisible();
      await menu.getByRole('button', { name: 'Close menu' }).tap();
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).tap();
      await menu.getByRole('link', { name: 'Book Appointment' }).tap();
      await expect(page).toHaveURL('/booknow');
    } else {
      const button = page.getByRole('button', { name: 'Services' });
      await button.click();
      await expect(page.getByRole('list', { name: 'Surgical', exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('list', { name: 'Surgical', exact: true })).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test('the header is white from the start', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 253, 249)');
  });
});
