import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { awards } from '../clinic/awards.ts';
import { clinic } from '../clinic/clinic.ts';
import { homeDoctors } from '../clinic/doctors.ts';
import { serviceGroups } from '../clinic/service-groups.ts';
import { home as testimonials } from '../clinic/testimonials.ts';
import { test } from './visitor.ts';

const COUNTED = {
  'Years Experience': '15+',
  'Happy Patients': '10,000+',
  'Invisalign Smiles Transformed': '500+',
};

const main = (page: Page) => page.getByRole('main');

/** Opens the home page and waits until its code has taken over. */
async function open(page: Page) {
  await page.goto('/');
  await page.waitForFunction(() =>
    Object.keys(document.body ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await expect(carousel(page)).toHaveAttribute('data-running');
}

test('tells its story in the specified order, each section with its next step', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('ERR_NAME_NOT_RESOLVED')) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await open(page);

  const { locality } = clinic.address;
  await expect(page).toHaveTitle(new RegExp(`${clinic.name}.*${locality}.*${clinic.leadDoctor.name}`));
  const description = page.locator('meta[name="description"]');
  for (const part of [clinic.leadDoctor.name, locality, 'Invisalign', 'implants']) {
    await expect(description).toHaveAttribute('content', new RegExp(part));
  }

  await expect(main(page).locator('h1, h2')).toHaveText([
    'Healthy teeth, without the worry',
    'What brings you here?',
    'A clinic that takes its time',
    'Four specialists who talk to each other',
    'What 15 years add up to',
    'In our patients’ words',
    'Get in Touch',
  ]);
  const sections = main(page).locator(':scope > section');
  const steps = ['Book Appointment', 'Book Appointment', 'Learn More About Us', 'Meet the doctors'];
  const paths = ['/booknow', '/booknow', '/about', '/doctors'];
  for (const [index, name] of steps.entries()) {
    await expect(sections.nth(index).getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      paths[index]!,
    );
  }

  const about = page.getByRole('region', { name: 'A clinic that takes its time' });
  await expect(about.getByRole('listitem')).toHaveText(clinic.claims.promises);
  await expect(about).toContainText(`began in ${clinic.founded}`);

  const doctors = page.getByRole('region', { name: 'Four specialists who talk to each other' });
  await expect(doctors.getByRole('heading', { level: 3 })).toHaveText(homeDoctors.map(({ name }) => name));
  for (const [index, { specialty, qualification, bio, imageAlt }] of homeDoctors.entries()) {
    const doctor = doctors.getByRole('listitem').nth(index);
    for (const text of [specialty, qualification, bio]) await expect(doctor).toContainText(text);
    await expect(doctor.getByRole('img', { name: imageAlt })).toBeAttached();
  }

  const achievements = page.getByRole('region', { name: 'What 15 years add up to' });
  for (const [label, figure] of Object.entries({
    'Years of Experience': '15+',
    'Happy Patients': '10,000+',
    Treatments: '50,000+',
    Satisfaction: '99%',
  })) {
    const term = achievements.locator('dt', { hasText: label });
    await expect(term.locator('xpath=../dd')).toHaveText(figure);
  }
  await expect(achievements.getByRole('heading', { level: 3 })).toHaveText(awards.map(({ title }) => title));

  await expect(main(page).getByText('1200+ 5 star reviews')).toBeVisible();
  await expect(main(page).locator('#contact')).toContainText('Send us a message');
  expect(complaints).toEqual([]);
});

test('shows six groups of services, each in short with the ways to read on and to book', async ({ page }) => {
  await open(page);
  const services = page.getByRole('region', { name: 'What brings you here?' });
  for (const [title, path] of Object.entries({
    'How Invisalign works': '/services/invisalign',
    'A child’s first visits': '/services/pediatric-dentistry',
    'Travelling to us': '/international-patients',
  })) {
    await expect(services.getByRole('link', { name: title })).toHaveAttribute('href', path);
  }
  await expect(services.getByRole('article')).toHaveCount(6);
  for (const group of serviceGroups) {
    const card = services
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: group.title, exact: true }) });
    await expect(card).toContainText(group.description);
    await expect(card.getByRole('img')).toHaveAccessibleName(group.imageAlt);
    await expect(
      card.getByRole('list', { name: `${group.title}: benefits` }).getByRole('listitem'),
    ).toHaveText([...group.benefits.slice(0, 2), /^\+2 more/]);
    const listed = card.getByRole('list', { name: `${group.title}: services` });
    await expect(listed.getByRole('listitem')).toHaveCount(4);
    await expect(listed.getByRole('listitem').last()).toHaveText(/^\+2 more/);
    for (const [index, id] of group.items.slice(0, 3).entries()) {
      await expect(listed.getByRole('link').nth(index)).toHaveAttribute('href', `/services/${id}`);
    }
    await expect(card.getByRole('link', { name: /^Learn More & Book/ })).toHaveAttribute('href', group.link);
    await expect(card.getByRole('link', { name: /^Book a Visit/ })).toHaveAttribute('href', '/booknow');
  }
  // Its address is no service (decisions 5).
  await services
    .getByRole('link', { name: /^Learn More & Book/ })
    .first()
    .click();
  await expect(page).toHaveURL('/services');
});

test.describe('counters', () => {
  const block = (page: Page) => main(page).locator('dl').first();
  const figure = (page: Page, label: string) =>
    block(page).locator('dt', { hasText: label }).locator('xpath=../dd');
  const inView = (page: Page, part: number) =>
    block(page).evaluate((it, ratio) => {
      const { top, height } = it.getBoundingClientRect();
      scrollTo({ top: scrollY + top + height * ratio - innerHeight, behavior: 'instant' });
    }, part);
  /** The figures as they are seen at this moment. */
  const seen = (page: Page) =>
    block(page)
      .locator('dd')
      .evaluateAll((all) =>
        all
          .map((dd) => (dd.querySelector('[aria-hidden]') ?? dd).textContent!.replace(/\D/g, ''))
          .map(Number),
      );

  test('count from 0 to their targets once, when half in view, and shift nothing', async ({ page }) => {
    await page.setViewportSize({ width: page.viewportSize()!.width, height: 500 });
    await page.clock.install();
    await open(page);
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          document.body.dataset.shift = `${Number(document.body.dataset.shift ?? 0) + (entry as unknown as { value: number }).value}`;
        }
      }).observe({ type: 'layout-shift' });
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    await inView(page, 0.4);
    await page.waitForTimeout(200);
    await page.clock.runFor(3000);
    expect(await seen(page)).toEqual([0, 0, 0]);

    await inView(page, 0.6);
    // The observer of what is in view is no part of the clock.
    const begun = async () => {
      await page.clock.runFor(100);
      return seen(page);
    };
    await expect.poll(begun).not.toContain(0);
    const [years, patients, smiles] = await seen(page);
    for (const [count, target] of [
      [years, 15],
      [patients, 10_000],
      [smiles, 500],
    ] as const) {
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThan(target);
    }
    // What is read out is the target all the while.
    await expect(block(page)).toMatchAriaSnapshot(`
      - term: Years Experience
      - definition: 15+
      - term: Happy Patients
      - definition: 10,000+
      - term: Invisalign Smiles Transformed
      - definition: 500+
    `);
    await page.clock.runFor(3000);
    expect(await seen(page)).toEqual([15, 10_000, 500]);

    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await page.waitForTimeout(100);
    await inView(page, 1);
    await page.waitForTimeout(200);
    await page.clock.runFor(300);
    expect(await seen(page)).toEqual([15, 10_000, 500]);
    expect(await page.evaluate(() => document.body.dataset.shift)).toBeUndefined();
  });

  test('show their targets at once where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await open(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await inView(page, 1);
    await page.waitForTimeout(200);
    await page.clock.runFor(300);
    for (const [label, text] of Object.entries(COUNTED)) {
      await expect(figure(page, label)).toHaveText(text);
      await expect(figure(page, label).getByText(text)).toHaveCSS('opacity', '1');
    }
  });
});

const carousel = (page: Page) => page.getByRole('region', { name: 'In our patients’ words' });
const slides = (page: Page) => carousel(page).locator('[aria-roledescription="slide"]');

/** One slide alone is seen, and met by assistive technology. */
async function expectSlide(page: Page, number: number) {
  await expect(slides(page).nth(number - 1)).toHaveCSS('opacity', '1');
  for (const index of [0, 1, 2]) {
    const slide = slides(page).nth(index);
    if (index === number - 1) await expect(slide).not.toHaveAttribute('inert');
    else await expect(slide).toHaveAttribute('inert');
  }
  const dots = carousel(page).getByRole('group', { name: 'Choose slide to display' }).getByRole('button');
  await expect(dots.nth(number - 1)).toHaveAttribute('aria-disabled', 'true');
  await expect(dots.and(page.locator('[aria-disabled="true"]'))).toHaveCount(1);
}

async function openStill(page: Page) {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await carousel(page).scrollIntoViewIfNeeded();
  // The dot of the slide in view counts as disabled.
  await carousel(page).getByRole('button', { name: '1 of 3' }).click({ force: true });
}

test.describe('testimonials', () => {
  test('follow one another every 2 seconds in a circle, whatever a visitor chooses, until paused', async ({
    page,
  }) => {
    await openStill(page);
    await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
    for (const [index, { name, testimonial }] of testimonials.entries()) {
      await expect(slides(page).nth(index)).toHaveAttribute('aria-label', `${index + 1} of 3`);
      await expect(slides(page).nth(index)).toContainText(name);
      await expect(slides(page).nth(index)).toContainText(testimonial);
      await expect(slides(page).nth(index)).toContainText('5 out of 5 stars');
    }
    const live = carousel(page).locator('[aria-live]');
    await expect(live).toHaveAttribute('aria-live', 'off');
    await expectSlide(page, 1);
    await page.clock.runFor(1900);
    await expectSlide(page, 1);
    await page.clock.runFor(200);
    await expectSlide(page, 2);
    await page.clock.runFor(2000);
    await expectSlide(page, 3);
    await page.clock.runFor(2000);
    await expectSlide(page, 1);

    await carousel(page).getByRole('button', { name: '3 of 3' }).click();
    await expectSlide(page, 3);
    await page.clock.runFor(2000);
    await expectSlide(page, 1);

    await carousel(page).getByRole('button', { name: 'Previous slide' }).click();
    await expectSlide(page, 3);
    await carousel(page).getByRole('button', { name: 'Next slide' }).click();
    await expectSlide(page, 1);

    await carousel(page).getByRole('button', { name: 'Stop automatic slide show' }).click();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(10_000);
    await expectSlide(page, 1);
    await carousel(page).getByRole('button', { name: 'Start automatic slide show' }).click();
    await expect(live).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(2000);
    await expectSlide(page, 2);

    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
    await page.clock.runFor(10_000);
    await expectSlide(page, 2);
  });

  test('turn by a swipe', async ({ page }) => {
    test.skip(test.info().project.name !== 'phone', 'needs a touch screen');
    await openStill(page);
    const { x, y, width, height } = (await slides(page).first().boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    async function swipe(from: number, to: number) {
      const at = (part: number) => [{ x: x + width * part, y: y + height / 2 }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
      for (const step of [0.25, 0.5, 0.75, 1]) {
        await touch.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: at(from + (to - from) * step),
        });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
    await swipe(0.8, 0.3);
    await expectSlide(page, 2);
    await swipe(0.3, 0.8);
    await expectSlide(page, 1);
    await swipe(0.3, 0.8);
    await expectSlide(page, 3);
    await swipe(0.5, 0.55);
    await expectSlide(page, 3);
  });

  test('stand still where less motion is asked for, and can still be chosen', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStill(page);
    await page.clock.runFor(10_000);
    await expectSlide(page, 1);
    await expect(carousel(page).getByRole('button', { name: /automatic slide show/ })).toHaveCount(0);
    await carousel(page).getByRole('button', { name: '2 of 3' }).click();
    await expectSlide(page, 2);
  });
});

test('cards below the window fade in 100 px after they come into it, others are there from the start', async ({
  page,
}) => {
  await open(page);
  const doctors = page
    .getByRole('region', { name: 'Four specialists who talk to each other' })
    .getByRole('listitem');
  await expect(doctors.first()).toHaveCSS('opacity', '0');
  const inside = (px: number) =>
    doctors.first().evaluate((it, offset) => {
      const { top } = it.getBoundingClientRect();
      scrollTo({ top: scrollY + top - innerHeight + offset, behavior: 'instant' });
    }, px);
  await inside(90);
  await page.waitForTimeout(300);
  await expect(doctors.first()).toHaveCSS('opacity', '0');
  await inside(110);
  await expect(doctors.first()).toHaveCSS('opacity', '1');

  // Neither paper nor a visitor who wants less motion waits.
  const articles = main(page).getByRole('article');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.reload();
  await expect(articles.last().locator('xpath=..')).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  await expect(articles.last().locator('xpath=..')).toHaveCSS('opacity', '1');
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await expect(articles.last().locator('xpath=..')).toHaveCSS('opacity', '1');
});

test('has nothing for a checker to object to', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all is there: figures, cards and the three testimonials', async ({ page }) => {
    await page.goto('/');
    for (const [label, text] of Object.entries(COUNTED)) {
      const figure = main(page).locator('dt', { hasText: label }).first().locator('xpath=../dd');
      await expect(figure).toHaveText(text);
      await expect(figure.getByText(text)).toHaveCSS('opacity', '1');
    }
    for (const { testimonial } of testimonials) {
      const words = main(page).getByText(testimonial);
      await words.scrollIntoViewIfNeeded();
      await expect(words).toBeInViewport({ ratio: 1 });
    }
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
    await expect(main(page).getByRole('article')).toHaveCount(6);
  });
});
