import { expect, type Page } from '@playwright/test';
import { home as testimonials } from '../../clinic/testimonials.ts';
import { test } from '../visitor.ts';

const main = (page: Page) => page.getByRole('main');

/** Opens a page and waits until its code has taken over. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
}

test('the home page opens with tagline, promise and booking, and shows who said what', async ({ page }) => {
  await page.goto('/');
  const hero = main(page).locator('section').first();
  await expect(hero.getByText('Dental care in Worli, Mumbai, since 2008')).toBeVisible();
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hero.getByText('From a child’s first visit at three')).toBeVisible();
  await expect(hero.getByRole('link', { name: 'Book Appointment' })).toBeVisible();
  await expect(hero.getByRole('term')).toHaveCount(3);
  const words = page.getByRole('region', { name: 'In our patients’ words' });
  for (const { name } of testimonials) {
    await expect(words.locator(`[aria-roledescription="slide"] img[alt*="${name}"]`)).toHaveCount(1);
  }
  const promises = page.getByRole('region', { name: 'A clinic that takes its time' }).getByRole('listitem');
  await expect(promises).toHaveText([
    /Sundays/,
    /[Nn]o wait.*in advance/,
    /Transparent and affordable pricing/,
  ]);
  const doctors = page.getByRole('region', { name: 'Four specialists who talk to each other' });
  for (const specialty of ['Orthodontist and founder', 'Pedodontist', 'Endodontist', 'Oral surgeon']) {
    await expect(doctors.getByText(specialty, { exact: true })).toHaveCount(1);
  }
  await expect(doctors.getByText(/MDS \(/)).toHaveCount(4);
});

test('the contact section begins with a heading and an introduction that names the phone', async ({
  page,
}) => {
  await page.goto('/contact');
  const section = page.locator('#contact');
  await expect(section.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(section.getByText(/^A question about a treatment/)).toContainText('+91 98765 43210');
});

test('the doctors are an orthodontist and founder, a cosmetic dentist and two dental surgeons', async ({
  page,
}) => {
  await page.route(/\/pictures\//, (route) => route.abort());
  await open(page, '/doctors');
  const panel = main(page).getByRole('tabpanel');
  const titles = [
    'Orthodontist and founder',
    'Cosmetic dentist',
    'Dental surgeon, implants',
    'Dental surgeon, wisdom teeth',
  ];
  for (const [index, title] of titles.entries()) {
    await main(page).getByRole('tab').nth(index).click();
    await expect(panel.getByText(title, { exact: true })).toBeVisible();
  }
  // The photo can't be had here: a plain figure stands in its place.
  const photo = panel.getByRole('img').first();
  expect(await photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(0);
  const figure = panel.locator('svg[aria-hidden="true"]').first();
  const [place, stand] = [(await photo.boundingBox())!, (await figure.boundingBox())!];
  expect(stand.x).toBeGreaterThan(place.x);
  expect(stand.y).toBeGreaterThan(place.y);
  expect(stand.y + stand.height).toBeLessThan(place.y + place.height);
});

test('the milestones tell what happened in each year', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('region', { name: 'The years so far' }).getByRole('listitem')).toHaveText([
    /2008.*two chairs/s,
    /2012.*implants and care for children are added/s,
    /2015.*5,000 patients/s,
    /2018.*expands.*Four treatment rooms/s,
    /2020.*Digital/s,
    /2023.*Over 10,000 patients/s,
  ]);
});

test('an unknown service is left for the list after 500 ms', async ({ page }) => {
  await page.clock.install();
  await page.goto('/services/emergency-in-worli');
  const panel = page.getByText('Loading service details...');
  await expect(panel).toBeVisible();
  // The page's code waits for a quiet moment before it takes over; the 500 ms begin with it.
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(/\/services$/);

  await page.clock.pauseAt(Date.now() + 600_000);
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => void };
    };
    router.navigate('/services/emergency-in-worli');
  });
  await expect(panel).toBeVisible();
  await page.clock.runFor(450);
  await expect(page).toHaveURL(/\/services\/emergency-in-worli$/);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(/\/services$/);
});

test('each category of services has an icon of its own', async ({ page }) => {
  await page.goto('/services');
  const cards = main(page).getByRole('region', { name: 'All services' }).getByRole('article');
  const icons = await cards.evaluateAll((all) =>
    all.map((card) => card.querySelector('svg use')?.getAttribute('href')),
  );
  expect(icons).not.toContain(undefined);
  expect(new Set(icons).size).toBe(8);
});

test('the thank-you page begins at its top, also when it is loaded again, and leads on', async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 400 });
  await open(page, '/thank-you');
  await page.evaluate(() => window.scrollTo(0, 500));
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(main(page).getByText('confirmation e-mail shortly')).toBeVisible();
  await expect(main(page).getByText('call you within 24 hours')).toBeVisible();
  await main(page).getByRole('link', { name: 'View Our Services' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/^Expert Dental Services/);
});

test('the site tells one founding year, asks nobody to log in, and says how long aligners take on average', async ({
  request,
}, { project }) => {
  test.skip(project.name === 'phone', 'reads no screen');
  const text = async (path: string) => (await request.get(path)).text();
  expect(await text('/services/invisalign')).toContain('Treatment averages six months here');
  const blog = await text('/blog');
  const articles = [...new Set(blog.match(/\/blog\/[a-z-]+(?=")/g))];
  expect(articles).toHaveLength(15);
  for (const path of ['/', '/about', '/doctors', '/team', '/contact', '/book', '/sitemap', ...articles]) {
    const html = await text(path);
    expect(html, path).not.toMatch(/(founded|established|since|began|opened)[^.]{0,40}2010/i);
    expect(html, path).not.toContain('type="password"');
  }
});
