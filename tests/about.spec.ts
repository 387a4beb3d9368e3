import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { about } from '../clinic/about.ts';
import { clinic } from '../clinic/clinic.ts';
import { timeline } from '../clinic/timeline.ts';
import { test } from './visitor.ts';

test('the about page tells the story, the mission, the years and who founded the clinic', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto('/about');
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
  await expect(page).toHaveTitle(`About | ${clinic.name}`);
  const region = (name: string) => page.getByRole('main').getByRole('region', { name });

  for (const paragraph of about.story.paragraphs) {
    await expect(region('Our story').getByText(paragraph)).toBeVisible();
  }
  await expect(region('Our story').getByRole('img')).toHaveAttribute('alt', about.story.imageAlt);

  const mission = region('Our mission').getByRole('listitem');
  await expect(mission).toHaveCount(3);
  for (const [index, { title, description }] of about.mission.entries()) {
    await expect(mission.nth(index)).toContainText(title);
    await expect(mission.nth(index)).toContainText(description);
  }

  const milestones = region('The years so far').getByRole('listitem');
  await expect(milestones.getByRole('paragraph').filter({ hasText: /^\d{4}$/ })).toHaveText([
    '2008',
    '2012',
    '2015',
    '2018',
    '2020',
    '2023',
  ]);
  for (const [index, { title, description }] of timeline.entries()) {
    await expect(milestones.nth(index).getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(milestones.nth(index)).toContainText(description);
  }
  await expect(milestones.nth(0)).toContainText('two chairs');
  await expect(milestones.nth(3)).toContainText('Four more treatment rooms');

  const founder = region(clinic.leadDoctor.name);
  await expect(founder.getByRole('listitem').getByRole('heading', { level: 4 })).toHaveText(
    about.founder.specializations.map(({ title }) => title),
  );
  await expect(founder.getByRole('listitem')).toHaveCount(4);
  await expect(founder).toContainText('MDS (Orthodontics)');
  await expect(founder.getByRole('link', { name: 'Book Appointment' })).toHaveAttribute('href', '/booknow');
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

  await founder.getByRole('link', { name: `More about ${clinic.leadDoctor.name}` }).click();
  await expect(page).toHaveURL(`/doctors#${clinic.leadDoctor.id}`);
  await expect(page.getByRole('heading', { level: 2, name: clinic.leadDoctor.name })).toBeInViewport();
  expect(complaints).toEqual([]);
});

test('nothing overflows 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
