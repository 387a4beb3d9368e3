import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { phoneHref } from '../app/content/clinic-facts.ts';
import type { TeamMember } from '../app/content/team-schema.ts';
import { clinic } from '../clinic/clinic.ts';
import { doctors } from '../clinic/doctors.ts';
import { team } from '../clinic/team.ts';
import { test } from './visitor.ts';

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) });
const profileButton = (page: Page, name: string) =>
  main(page).getByRole('button', { name: `View Profile of ${name}` });
const dialog = (page: Page) => page.getByRole('dialog');
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name });
const panel = (page: Page) => main(page).getByRole('tabpanel');

/** Opens a page and waits until its code has taken over. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

test('the team appears after four placeholders, one card after another', async ({ page }) => {
  await page.addInitScript(() => {
    // The first frame with the whole list: a slow machine may paint before it has read the last card.
    function look() {
      const status = document.querySelector('main [role=status]');
      const cards = [...document.querySelectorAll('main ul > li:has(article)')];
      if (!status || !document.querySelector('footer')) requestAnimationFrame(look);
      else
        Object.assign(window, {
          first: {
            placeholders: status.querySelectorAll('[aria-hidden] > div').length,
            visible: getComputedStyle(status).visibility,
            gone: getComputedStyle(status).animationDelay,
            hiddenCards: cards.filter((each) => getComputedStyle(each).visibility === 'hidden').length,
            delays: cards.map((each) => each.getAnimations()[0]?.effect?.getTiming().delay),
          },
        });
    }
    requestAnimationFrame(look);
  });
  await open(page, '/team');
  await expect(profileButton(page, team[5]!.name)).toBeVisible();
  const first = await page.evaluate(() => (window as unknown as { first: unknown }).first);
  expect(first).toEqual({
    placeholders: 4,
    visible: 'visible',
    gone: '0.8s',
    hiddenCards: 6,
    delays: [800, 950, 1100, 1250, 1400, 1550],
  });
  await expect(main(page).getByRole('status')).toBeHidden();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  const calm = await page
    .locator('main li:has(article)')
    .evaluateAll((cards) => cards.map((each) => getComputedStyle(each).animationDelay));
  expect(new Set(calm)).toEqual(new Set(['0.8s']));
});

test('the team page scrolls to the top on load', async ({ page }) => {
  await open(page, '/team');
  await expect(profileButton(page, team[0]!.name)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.reload();
  await expect(profileButton(page, team[0]!.name)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  // Leaving and coming back, too.
  await page.evaluate(() => window.scrollTo(0, 600));
  await main(page)
    .getByRole('link', { name: 'our doctors' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Our Doctors');
  await page.goBack();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Our Team');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a card shows a team member, with the links there are', async ({ page }) => {
  const complaints = complaintsOf(page);
  await open(page, '/team');
  await expect(page).toHaveTitle(`Our Team | ${clinic.name}`);
  await expect(profileButton(page, team[5]!.name)).toBeVisible();
  await expect(main(page).getByRole('article')).toHaveCount(6);
  for (const member of team as TeamMember[]) {
    const { socialLinks = {} } = member;
    const it = card(page, member.name);
    await expect(it.getByRole('img', { name: member.imageAlt })).toBeAttached();
    await expect(it).toContainText(member.qualifications);
    const [first, second] = member.about.split('\n\n');
    await expect(it).toContainText(first!);
    await expect(it).not.toContainText(second!);
    const lines = await it.getByText(first!).evaluate((paragraph) => {
      return paragraph.getBoundingClientRect().height / parseFloat(getComputedStyle(paragraph).lineHeight);
    });
    expect(Math.round(lines)).toBeLessThanOrEqual(4);
    const linkedIn = it.getByRole('link', { name: `LinkedIn of ${member.name}` });
    await expect(linkedIn).toHaveCount(socialLinks.linkedin ? 1 : 0);
    if (socialLinks.linkedin) {
      await expect(linkedIn).toHaveAttribute('href', socialLinks.linkedin);
      await expect(linkedIn).toHaveAttribute('target', '_blank');
    }
    const email = it.getByRole('link', { name: `E-mail of ${member.name}` });
    await expect(email).toHaveCount(socialLinks.email ? 1 : 0);
    if (socialLinks.email) await expect(email).toHaveAttribute('href', `mailto:${socialLinks.email}`);
  }
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a profile opens as a dialog and closes in three ways', async ({ page }) => {
  await page.route(/\/pictures\//, (route) => route.abort());
  await open(page, '/team');
  const [meera, , , joseph] = team;
  await profileButton(page, meera!.name).click();
  await expect(dialog(page)).toHaveAccessibleName(meera!.name);
  await expect(dialog(page)).toContainText('Dental hygienist');
  await expect(dialog(page)).toContainText(meera!.qualifications);
  await expect(dialog(page).getByRole('list', { name: 'Specialties' }).getByRole('listitem')).toHaveText(
    meera!.specialties,
  );
  for (const paragraph of meera!.about.split('\n\n')) {
    await expect(dialog(page).getByText(paragraph, { exact: true })).toBeVisible();
  }
  await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText([
    'About',
    'Expertise',
    'Languages',
    'Connect',
  ]);
  await expect(dialog(page)).toContainText('Ultrasonic and hand scaling');
  await expect(dialog(page)).toContainText('Marathi, Hindi, English');
  await expect(dialog(page).getByRole('link', { name: /^E-mail/ })).toBeVisible();
  // The portrait can't be had here: nothing covers the initials.
  await expect(dialog(page).getByText('MP', { exact: true })).toBeVisible();
  const covering = dialog(page).locator('img');
  await expect.poll(() => covering.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  expect(await covering.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.alt])).toEqual([0, '']);
  expect((await new AxeBuilder({ page }).include('dialog[open]').analyze()).violations).toEqual([]);

  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(profileButton(page, meera!.name)).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(profileButton(page, meera!.name)).toBeFocused();

  // What a person does not have is left out.
  await profileButton(page, joseph!.name).click();
  await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText(['About', 'Expertise']);
  await page.mouse.click(20, 20);
  await expect(dialog(page)).toBeHidden();
});

test('each doctor has a tab; the first one is open', async ({ page }) => {
  const complaints = complaintsOf(page);
  await open(page, '/doctors');
  await expect(page).toHaveTitle(`Our Doctors | ${clinic.name}`);
  await expect(main(page).getByRole('tab')).toHaveText(doctors.map(({ name }) => name.split(' ')[1]!));
  await expect(main(page).getByRole('tab', { selected: true })).toHaveText('Ananya');

  for (const doctor of doctors) {
    await tab(page, doctor.name.split(' ')[1]!).click();
    await expect(page).toHaveURL(new RegExp(`/doctors#${doctor.id}$`));
    const { name, title, qualifications, experience, location, imageAlt, testimonial } = doctor;
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(name);
    await expect(panel(page).getByRole('img', { name: imageAlt })).toBeVisible();
    for (const text of [title, qualifications, experience, location, testimonial, ...doctor.about]) {
      await expect(panel(page)).toContainText(text);
    }
    await expect(panel(page).getByRole('list', { name: 'Specialties' }).getByRole('listitem')).toHaveText(
      doctor.specialties,
    );
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText([
      'About',
      `Why Choose ${name}`,
      'Career and Expertise',
      'Book Your Consultation',
    ]);
    for (const item of [...doctor.achievements, ...doctor.career.places]) {
      await expect(panel(page).getByRole('listitem').filter({ hasText: item })).toBeVisible();
    }
    await expect(panel(page)).toContainText(doctor.career.text);
    await expect(panel(page).getByRole('link', { name: 'Book Consultation' })).toHaveAttribute(
      'href',
      '/book',
    );
    const box = panel(page).getByRole('complementary');
    await expect(box.getByRole('link', { name: /call/i })).toHaveAttribute('href', '/book');
    await expect(box.locator(`a[href="${phoneHref}"]`)).toBeVisible();
  }
  await expect(
    main(page).getByRole('region').getByRole('link', { name: 'Book an Appointment' }),
  ).toHaveAttribute('href', '/book-appointment');
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a hash opens its doctor, on load and when it changes', async ({ page }) => {
  await open(page, '/doctors#dr-rohan-kulkarni');
  await expect(main(page).getByRole('tab', { selected: true })).toHaveText('Rohan');
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Dr. Rohan Kulkarni');
  await page.evaluate(() => (location.hash = 'dr-farah-shaikh'));
  await expect(main(page).getByRole('tab', { selected: true })).toHaveText('Farah');
  await expect(panel(page)).toHaveCount(1);
  await page.goBack();
  await expect(main(page).getByRole('tab', { selected: true })).toHaveText('Rohan');
  await page.keyboard.press('Tab');
  await tab(page, 'Rohan').press('End');
  await expect(tab(page, 'Farah')).toBeFocused();
  await expect(page).toHaveURL(/#dr-farah-shaikh$/);
  await page.evaluate(() => (location.hash = 'nobody'));
  await expect(main(page).getByRole('tab', { selected: true })).toHaveText('Ananya');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the team is there at once, and all doctors follow one another', async ({ page }) => {
    await page.goto('/team');
    await expect(main(page).getByRole('status')).toBeHidden();
    await expect(card(page, team[5]!.name)).toHaveCSS('opacity', '1');
    await profileButton(page, team[1]!.name).click();
    await expect(dialog(page)).toHaveAccessibleName(team[1]!.name);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();

    await page.goto('/doctors');
    await expect(main(page).getByRole('heading', { level: 2, name: /^Dr\. / })).toHaveText(
      doctors.map(({ name }) => name),
    );
    await main(page).getByRole('navigation').getByRole('link', { name: 'Farah' }).click();
    await expect(main(page).getByRole('heading', { name: 'Dr. Farah Shaikh', exact: true })).toBeInViewport();
  });
});

for (const path of ['/team', '/doctors']) {
  test(`nothing overflows 320 px at ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
