import { expect, type Page } from '@playwright/test';
import { lowContrastText } from '../helpers/contrast.ts';
import { expectNoViolations, recordLayoutShifts } from '../helpers/page-checks.ts';
import { drawn, open, test } from '../helpers/browser-test.ts';

// docs/product.md, Home: motion, and what depends on the time of day. tests/delivered/screens.test.ts tests
// the HTML.

const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');
const slides = (page: Page) => carousel(page).locator('[aria-roledescription="slide"]');
const dots = (page: Page) =>
  carousel(page).getByRole('group', { name: 'Choose slide to display' }).getByRole('button');

test.describe('the window', () => {
  const hero = (page: Page) => page.getByRole('main').locator('section').first();
  const HOURS = { morning: '07:30', day: '12:00', dusk: '18:30', night: '21:30' };
  const at = (time: string) => new Date(`2026-11-24T${time}:00+05:30`);

  /** Returns the colours of everything in the drawn window, and of the section around it. */
  const light = (page: Page) =>
    hero(page).evaluate((element) =>
      [element, ...element.querySelectorAll('[role="img"] *')]
        .map((each) => getComputedStyle(each))
        .map(({ backgroundColor, fill, opacity, transform }) =>
          [backgroundColor, fill, opacity, transform].join(),
        )
        .join('\n'),
    );

  test('shows every visitor the clinic’s time of day, always shows day on paper, and has readable text', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const lightByMoment = new Map<string, string>();
    for (const [moment, time] of Object.entries(HOURS)) {
      await page.clock.setFixedTime(at(time));
      await page.goto('/');
      lightByMoment.set(moment, await light(page));
      await expectNoViolations(page, moment, 'header, main > section:first-of-type');
      expect.soft(await lowContrastText(page), moment).toEqual([]);
    }
    expect(new Set(lightByMoment.values()).size).toBe(4);
    await page.emulateMedia({ media: 'print' });
    await page.waitForFunction(() => matchMedia('print').matches);
    const onPaper = await light(page);
    await page.clock.setFixedTime(at(HOURS.day));
    await page.reload();
    await expect.poll(() => light(page)).toBe(onPaper);

    const abroad = await browser.newPage({
      baseURL,
      timezoneId: 'America/Los_Angeles',
      reducedMotion: 'reduce',
    });
    await abroad.clock.setFixedTime(at(HOURS.night));
    await abroad.goto('/');
    await expect.poll(() => light(abroad)).toBe(lightByMoment.get('night'));
    await abroad.close();
    const plain = await browser.newPage({
      baseURL,
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
    });
    await plain.goto('/');
    await expect.poll(() => light(plain)).toBe(lightByMoment.get('day'));
    await plain.close();
  });

  // in-pain.spec.ts tests the page while the clinic is closed.
  test('offers a call instead of emergency help while the clinic is open', async ({ page }) => {
    await page.clock.setFixedTime(at('12:00'));
    await open(page, '/');
    await expect(hero(page).getByRole('link', { name: /^In pain\? Call / })).toBeVisible();
    await expect(
      hero(page)
        .locator('a')
        .filter({ hasText: /We open|We are closed/ }),
    ).toBeHidden();
  });
});

test.describe('counters', () => {
  const block = (page: Page) => page.getByRole('main').locator('dl').first();
  const inView = async (page: Page, part: number) => {
    await block(page).evaluate((element, ratio) => {
      const { top, height } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + top + height * ratio - innerHeight, behavior: 'instant' });
    }, part);
    await drawn(page);
  };
  /** Returns the visible figures, or those for screen readers. */
  const figures = (page: Page, are: 'seen' | 'read') =>
    block(page)
      .locator('dd')
      .evaluateAll(
        (all, isVisible) =>
          all.map((dd) => {
            const drawnOver = dd.querySelector('[aria-hidden]:not(:empty)');
            const copy = dd.cloneNode(true) as Element;
            copy.querySelector('[aria-hidden]')?.remove();
            return Number(((isVisible && drawnOver) || copy).textContent!.replace(/\D/g, ''));
          }),
        are === 'seen',
      );

  test('run from 0 to their targets once, when half in view, without a layout shift', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.clock.install();
    const shifts = await recordLayoutShifts(page);
    await open(page, '/');
    const targets = await figures(page, 'read');
    await page.clock.pauseAt(Date.now() + 60_000);
    await inView(page, 0.4);
    await page.clock.runFor(3000);
    expect(await figures(page, 'seen')).toEqual(targets);
    await inView(page, 0.6);
    const hasStarted = async () => {
      await page.clock.runFor(100);
      return (await figures(page, 'seen')).every((count, at) => count > 0 && count < targets[at]!);
    };
    await expect.poll(hasStarted).toBe(true);
    // Screen readers get the target from the start.
    expect(await figures(page, 'read')).toEqual(targets);
    await page.clock.runFor(3000);
    expect(await figures(page, 'seen')).toEqual(targets);
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await drawn(page);
    await inView(page, 1);
    await page.clock.runFor(300);
    expect(await figures(page, 'seen')).toEqual(targets);
    expect(await shifts()).toEqual([]);
  });

  test('show their targets at once with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await open(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await inView(page, 1);
    expect(await figures(page, 'seen')).not.toContain(0);
  });
});

/** Expects that only one slide is visible, and exposed to assistive technology. */
async function expectSlide(page: Page, number: number) {
  await expect(slides(page).nth(number - 1)).toHaveCSS('opacity', '1');
  await expect(slides(page).and(page.locator(':not([inert])'))).toHaveAttribute(
    'aria-label',
    new RegExp(`^${number} of`),
  );
  await expect(dots(page).and(page.locator('[aria-disabled="true"]'))).toHaveAttribute(
    'aria-label',
    new RegExp(`^${number} of`),
  );
}

/** Opens the page with the first slide in view and the clock paused. Returns the number of slides. */
async function openStill(page: Page): Promise<number> {
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await carousel(page).scrollIntoViewIfNeeded();
  // The dot of the visible slide is disabled.
  await dots(page).first().click({ force: true });
  return slides(page).count();
}

test.describe('testimonials', () => {
  test('advance every 2 seconds until paused, also after a slide is chosen', async ({ page }) => {
    // This window is wide enough for all controls.
    await page.setViewportSize({ width: 800, height: 844 });
    const last = await openStill(page);
    const press = (name: string) => carousel(page).getByRole('button', { name }).click();
    const live = carousel(page).locator('[aria-live]');
    const after = async (ms: number, slide: number) => {
      await page.clock.runFor(ms);
      await expectSlide(page, slide);
    };
    await expect(live).toHaveAttribute('aria-live', 'off');
    await after(1900, 1);
    await after(200, 2);
    await dots(page).last().click();
    await after(0, last);
    await after(2000, 1);
    await press('Previous slide');
    await after(0, last);
    await press('Next slide');
    await after(0, 1);

    await press('Stop automatic slide show');
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await after(10_000, 1);
    await press('Start automatic slide show');
    await after(2000, 2);
    // The page is hidden now.
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
    await after(10_000, 2);
  });

  test('do not advance with reduced motion, but can be chosen', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStill(page);
    await page.clock.runFor(10_000);
    await expectSlide(page, 1);
    await expect(carousel(page).getByRole('button', { name: /automatic slide show/ })).toHaveCount(0);
    await dots(page).nth(1).click();
    await expectSlide(page, 2);
  });
});

test('on a phone a card of services has one link to book, on a wide screen a button too', async ({
  page,
}) => {
  await open(page, '/');
  const cards = page.getByRole('article').filter({ hasText: 'Learn More & Book' });
  test.skip((await cards.count()) === 0, 'This clinic has no groups of services.');
  const learnMore = cards.getByRole('link', { name: /^Learn More & Book/ });
  const book = cards.getByRole('link', { name: /^Book a Visit/ });
  await expect(learnMore.first()).toBeVisible();
  await expect(book).toHaveCount(0);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(learnMore.first()).toBeVisible();
  await expect(book).toHaveCount(await cards.count());
});

test('cards fade in once they are 100 px inside the browser window', async ({ page }) => {
  await open(page, '/');
  // The card is so far down that it stays below the window in print, where the page is shorter.
  const card = page.locator('[aria-labelledby="achievements-heading"]').getByRole('list');
  await expect(card).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  await expect(card).toHaveCSS('opacity', '1');
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await expect(card).toHaveCSS('opacity', '1');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(card).toHaveCSS('opacity', '0');
  const inside = async (px: number) => {
    await card.evaluate((element, offset) => {
      const { top } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + top - innerHeight + offset, behavior: 'instant' });
    }, px);
    await drawn(page);
  };
  await inside(90);
  // The card is neither visible nor fading in.
  expect(
    await card.evaluate((element) => [getComputedStyle(element).opacity, element.getAnimations().length]),
  ).toEqual(['0', 0]);
  await inside(110);
  await expect(card).toHaveCSS('opacity', '1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows figures and testimonials, and no buttons that need JavaScript', async ({ page }) => {
    await page.goto('/');
    for (const figure of await page.getByRole('main').locator('dl').first().locator('dd').all()) {
      await expect(figure).toHaveText(/[1-9]/);
      await expect(figure.locator('span').last()).toHaveCSS('opacity', '1');
    }
    for (const slide of await slides(page).all()) {
      await slide.scrollIntoViewIfNeeded();
      await expect(slide.locator('blockquote')).toBeInViewport({ ratio: 1 });
    }
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
  });
});
