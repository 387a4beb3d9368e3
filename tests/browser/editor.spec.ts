import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import * as v from 'valibot';
import { parse } from 'yaml';
import { ArticleSchema } from '../../domain/clinic/article.ts';
import { DoctorsSchema } from '../../domain/clinic/doctors.ts';
import { clinicFolder } from '../../compile/clinic-folder.ts';
import { editorFile } from '../../owner-tools/editor/build.ts';
import { versionOf } from '../../compile/merge-translations.ts';
import { SEVERAL_LANGUAGES } from '../helpers/clinics.ts';

// Tests run in sequence and share one built editor.
test.describe.configure({ mode: 'default' });

// Uses the browser's own file system, because only a person can open a folder of the computer.
const FOLDER = 'clinic-site';

test.beforeAll(() => {
  execFileSync(process.execPath, ['owner-tools/editor/build.ts']);
});

/** Opens the editor with a clinic's files in the browser's file system. */
async function openEditor(page: Page, content = clinicFolder(), facts = '.compiled'): Promise<void> {
  await page.route('**/admin{,/**}', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isFacts = pathname === '/admin/editor.json';
    await route.fulfill(
      isFacts ? { path: `${facts}/editor.json` } : (editorFile(pathname) ?? { status: 404 }),
    );
  });
  const files = globSync('**/*.{yaml,md}', { cwd: content }).map(
    (path) => [`${basename(content)}/${path}`, readFileSync(join(content, path), 'utf8')] as const,
  );
  await page.addInitScript((name) => {
    const opened = async () => (await navigator.storage.getDirectory()).getDirectoryHandle(name);
    Object.assign(window, { showDirectoryPicker: opened });
  }, FOLDER);
  await page.goto('/admin');
  await page.evaluate(
    async ([name, contents]) => {
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });
      await root.getDirectoryHandle('.git', { create: true });
      for (const [path, text] of contents) {
        const steps = path.split('/');
        let folder = root;
        for (const step of steps.slice(0, -1))
          folder = await folder.getDirectoryHandle(step, { create: true });
        const file = await folder.getFileHandle(steps.at(-1)!, { create: true });
        const writer = await file.createWritable();
        await writer.write(text);
        await writer.close();
      }
    },
    [FOLDER, files] as const,
  );
}

/** The text of a file; null if it does not exist. */
async function read(page: Page, path: string): Promise<Buffer | null> {
  const bytes = await page.evaluate(
    async ([name, ...steps]) => {
      try {
        const last = steps.pop()!;
        let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(name!);
        for (const step of steps) folder = await folder.getDirectoryHandle(step);
        const file = await (await folder.getFileHandle(last)).getFile();
        return Array.from(new Uint8Array(await file.arrayBuffer()));
      } catch {
        return null;
      }
    },
    [FOLDER, ...path.split('/')],
  );
  return bytes && Buffer.from(bytes);
}

async function readText(page: Page, path: string): Promise<string> {
  return (await read(page, path))?.toString() ?? '';
}

/** The front matter of a Markdown file. */
async function readFields(page: Page, path: string): Promise<unknown> {
  return parse((await readText(page, path)).split('---\n')[1] ?? '');
}

async function openFolder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByText('Articles')).toBeVisible();
}

function field(within: Page | Locator, name: string): Locator {
  return within.getByRole('group', { name: new RegExp(`^\\W*${name}\\W* Field`) }).last();
}

/** Fills fields until all keep their values, because a new form may overwrite what is typed. */
async function fill(within: Page | Locator, values: Record<string, string>): Promise<void> {
  const boxes = Object.entries(values).map(
    ([name, value]) => [field(within, name).getByRole('textbox'), value] as const,
  );
  await expect(async () => {
    for (const [box, value] of boxes) await box.fill(value);
    for (const [box, value] of boxes) await expect(box).toHaveValue(value, { timeout: 100 });
  }).toPass();
}

/** Waits for a new entry's form. */
async function newEntry(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'creating a new entry' })).toBeAttached();
}

/** Scrolls until a field exists: fields far below are created when they come near. */
async function scrollTo(page: Page, name: string): Promise<void> {
  await page.mouse.move(200, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    await expect(field(page, name)).toBeVisible({ timeout: 200 });
  }).toPass();
  await field(page, name).scrollIntoViewIfNeeded();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** A phone's rotated photograph of 12 megapixels, with its location. */
function photograph(): Promise<Buffer> {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="4032" height="3024"><rect width="100%" height="100%" fill="#2a7f7a"/><circle cx="1500" cy="1500" r="900" fill="#e8d5b5"/></svg>`;
  return sharp(Buffer.from(drawn))
    .withExif({ IFD3: { GPSLatitude: '19/1 0/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test('edits hours and starts an article with a photograph on a phone', async ({ page }) => {
  await openEditor(page);
  const before = await readText(page, `${clinicFolder()}/clinic.yaml`);

  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeEnabled();
  await expect(page.getByRole('button', { name: /sign in/i })).toHaveCount(0);
  await openFolder(page);
  await page.goto('/admin#/collections/clinic/entries/clinic');
  await field(page, 'Hours').scrollIntoViewIfNeeded();
  await expect(field(page, 'Monday').getByText('Closes')).toBeVisible();
  await expect(field(page, 'Monday').getByText(/^\s*\d+\s+(Sitting|Monday)/)).toBeHidden();
  await page.locator('input[type=time]').nth(1).fill('12:34');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await save(page);
  await expect.poll(() => readText(page, `${clinicFolder()}/clinic.yaml`)).toContain('12:34');

  const after = await readText(page, `${clinicFolder()}/clinic.yaml`);
  const { hours, ...rest } = parse(after);
  const { hours: hoursBefore, ...restBefore } = parse(before);
  expect(rest).toEqual(restBefore);
  expect({ ...hours, monday: null }).toEqual({ ...hoursBefore, monday: null });
  expect(hours.monday[0].closes).toBe('12:34');
  const comments = (text: string) => text.split('\n').filter((line) => /^\s*#/.test(line));
  expect(comments(after)).toEqual(comments(before));

  await page.goto('/admin#/collections/articles');
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await newEntry(page);
  await fill(page, { Title: 'Night guards', Excerpt: 'Grinding at night wears teeth down.' });
  await field(page, 'Author').getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await field(page, 'Date').getByRole('button', { name: 'Today' }).click();
  await field(page, 'Category').getByRole('radio').first().click();
  // The editor renders fields when they come near the window.
  await field(page, 'Headings to jump to').scrollIntoViewIfNeeded();
  await field(page, 'Image').getByRole('button', { name: 'Browse' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).click();
  await (
    await choosing
  ).setFiles({ name: 'IMG_2034.JPG', mimeType: 'image/jpeg', buffer: await photograph() });
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(field(page, 'Image').getByRole('button', { name: 'Replace' })).toBeVisible();
  await scrollTo(page, 'What the picture shows');
  await fill(page, { 'What the picture shows': 'A night guard in its box' });
  await scrollTo(page, 'Text');
  await field(page, 'Text').getByRole('textbox').fill('A guard keeps teeth apart.');
  await save(page);

  const path = `${clinicFolder()}/articles/night-guards.md`;
  await expect.poll(() => readText(page, path)).toMatch(/---\nA guard keeps teeth apart\.\n$/);
  const article = v.parse(ArticleSchema, await readFields(page, path));
  expect(article).toMatchObject({ title: 'Night guards', image: 'img_2034.webp' });
  // Upright, no larger than pages show it, and without its location.
  const picture = await sharp((await read(page, `${clinicFolder()}/images/${article.image}`))!).metadata();
  expect(picture).toMatchObject({ format: 'webp', width: 1800, height: 2400 });
  expect(picture.exif).toBeUndefined();
});

test('edits a translation beside its original, which does not change', async ({ page }) => {
  const { content } = SEVERAL_LANGUAGES;
  const files = ['doctors.yaml', 'xa/doctors.yaml', 'xb/doctors.yaml'].map((file) => `clinic/${file}`);
  const readAll = () => Promise.all(files.map(async (file) => parse(await readText(page, file))));
  const pane = (language: string) =>
    page.getByRole('group', { name: new RegExp(`^Edit \\W*${language}\\W* Content`) });
  await page.setViewportSize({ width: 1280, height: 900 });
  await openEditor(page, content, join(content, '../.compiled'));
  await openFolder(page);
  const [original, ...before] = await readAll();

  const openDoctors = async () => {
    await page.goto('/admin#/collections/clinic/entries/doctors');
    await pane('xa').getByRole('button', { name: 'Expand All' }).click();
  };
  const doctor = (language: string, name: string) =>
    pane(language)
      .getByRole('group', { name: new RegExp(`^\\W*${name}\\W* Field`) })
      .first();
  await openDoctors();
  await doctor('xa', 'Title').getByRole('textbox').fill('Ťóóóóťh dóóçťóóř');
  await expect(doctor('xa', 'Short name').getByRole('textbox')).not.toBeEditable();
  await expect(pane('xa').getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await expect(pane('English').getByRole('button', { name: 'Remove' })).not.toHaveCount(0);
  await expect(doctor('English', 'Up to date')).toBeHidden();
  await save(page);
  await expect.poll(() => readText(page, files[1]!)).toContain('Ťóóóóťh dóóçťóóř');
  const changed = structuredClone(before[0]);
  changed.doctors[0].title = 'Ťóóóóťh dóóçťóóř';
  expect(await readAll()).toEqual([original, changed, before[1]]);

  // The translation is outdated until it is marked as translated.
  await openDoctors();
  await doctor('English', 'Title').getByRole('textbox').fill('Tooth doctor');
  await page.mouse.move(900, 500);
  const upToDate = doctor('xa', 'Up to date').getByRole('switch');
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(upToDate).toBeVisible({ timeout: 200 });
  }).toPass();
  await upToDate.click();
  await expect(upToDate).toBeChecked();
  await save(page);
  await expect.poll(() => readText(page, files[0]!)).toContain('Tooth doctor');
  await expect.poll(() => readText(page, files[1]!)).not.toContain(before[0].translation.of);
  const [now, current, outdated] = await readAll();
  expect(now.doctors[0].title).toBe('Tooth doctor');
  const of = versionOf({ data: now, body: '' }, DoctorsSchema);
  expect(current).toEqual({ ...changed, translation: { of } });
  expect(outdated).toEqual(before[1]);
  expect(outdated.translation.of).not.toBe(of);
});
