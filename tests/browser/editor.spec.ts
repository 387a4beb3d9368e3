import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import * as v from 'valibot';
import { parse } from 'yaml';
import { ArticleSchema } from '../../domain/clinic/article.ts';
import { DoctorsSchema } from '../../domain/clinic/doctors.ts';
import { clinicFolder } from '../../compile/clinic-folder.ts';
import { versionOf } from '../../compile/merge-translations.ts';
import { SEVERAL_LANGUAGES } from '../helpers/clinics.ts';
import {
  field,
  fill,
  newEntry,
  openAnotherWindow,
  openEditor,
  openFolder,
  read,
  readFields,
  readText,
  save,
  scrollTo,
  write,
} from '../helpers/editor-page.ts';

// Tests run in sequence and share one built editor.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  execFileSync(process.execPath, ['owner/editor/build.ts']);
});

/** Returns a phone's rotated photograph of 12 megapixels that contains its location. */
function photograph(): Promise<Buffer> {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="4032" height="3024"><rect width="100%" height="100%" fill="#2a7f7a"/><circle cx="1500" cy="1500" r="900" fill="#e8d5b5"/></svg>`;
  return sharp(Buffer.from(drawn))
    .withExif({ IFD3: { GPSLatitude: '19/1 0/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The beginning of an iPhone's photograph, which the decoder cannot read. */
const UNREADABLE = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(2000),
]);

/** Records requests to other hosts, including those that the page's policy blocks. */
async function recordForeignRequests(page: Page): Promise<string[]> {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') foreign.push(request.url());
  });
  await page.exposeFunction('noteBlocked', (url: string) => foreign.push(url));
  await page.addInitScript(() => {
    const { noteBlocked } = window as unknown as { noteBlocked: (url: string) => void };
    addEventListener('securitypolicyviolation', ({ blockedURI }) => noteBlocked(blockedURI));
  });
  return foreign;
}

test('edits hours and adds an article with a photograph on a phone, without requests to other hosts', async ({
  page,
}) => {
  const foreign = await recordForeignRequests(page);
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
  await expect(field(page, 'Image')).toContainText('a JPEG, PNG, WebP or HEIC');
  const choosePicture = async (name: string, mimeType: string, buffer: Buffer) => {
    await field(page, 'Image').getByRole('button', { name: 'Browse' }).click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload' }).click();
    await (await choosing).setFiles({ name, mimeType, buffer });
    await expect(page.getByRole('option', { selected: true })).toBeVisible();
    await page.getByRole('button', { name: 'Insert' }).click();
  };
  await choosePicture('IMG_0001.HEIC', 'image/heic', UNREADABLE);
  const refusal = page.getByText('This file cannot be uploaded');
  await expect(refusal).toContainText('convert the file and try again');
  await page.getByRole('button', { name: 'OK' }).click();
  await choosePicture('IMG_2034.JPG', 'image/jpeg', await photograph());
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
  // The picture is upright, no larger than pages show it, and has no location.
  const picture = await sharp((await read(page, `${clinicFolder()}/images/${article.image}`))!).metadata();
  expect(picture).toMatchObject({ format: 'webp', width: 1800, height: 2400 });
  expect(picture.exif).toBeUndefined();
  expect(foreign).toEqual([]);
});

test('edits a translation beside its original, without changing the original', async ({ page }) => {
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

  // The translation counts as outdated until the owner marks it as translated.
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

const CLINIC_FILE = `${clinicFolder()}/clinic.yaml`;

/** Opens the clinic's form, and waits for its hours. */
async function openClinic(page: Page): Promise<void> {
  await page.goto('/admin#/collections/clinic/entries/clinic');
  await field(page, 'Hours').scrollIntoViewIfNeeded();
  await expect(field(page, 'Tuesday').getByText('Closes')).toBeVisible();
}

const closingTime = (page: Page, day: string) => field(page, day).locator('input[type=time]').nth(1);
const closingTimes = async (page: Page) => {
  const { hours } = parse(await readText(page, CLINIC_FILE));
  return [hours.monday[0].closes, hours.tuesday[0].closes];
};

test('keeps what another window has saved, and asks if both changed the same field', async ({ page }) => {
  await openEditor(page);
  await openFolder(page);
  const other = await openAnotherWindow(page);
  await openClinic(page);
  await openClinic(other);
  await closingTime(page, 'Monday').fill('12:34');
  await save(page);
  await expect.poll(() => closingTimes(page)).toContain('12:34');

  // Another program changes a file of another language.
  const [language] = (await parse(await readText(page, CLINIC_FILE)).languages).slice(1);
  const translation = `${clinicFolder()}/${language}/clinic.yaml`;
  await write(page, [[translation, `# Read again.\n${await readText(page, translation)}`]]);
  await closingTime(other, 'Tuesday').fill('12:35');
  await save(other);
  await expect.poll(() => closingTimes(page)).toEqual(['12:34', '12:35']);
  expect(await readText(page, translation)).toContain('# Read again.');

  await openClinic(page);
  await openClinic(other);
  await closingTime(page, 'Monday').fill('12:40');
  await save(page);
  await expect.poll(() => closingTimes(page)).toContain('12:40');
  await closingTime(other, 'Monday').fill('12:41');
  const question = other.getByRole('dialog', { name: 'The file has changed' });
  await save(other);
  await expect(question).toContainText(/Hours › Monday › 1 › Closes\s*Theirs:\s*12:40\s*Mine:\s*12:41/);
  await question.getByRole('button', { name: 'Do not save' }).click();
  await expect(other.getByText('Nothing was saved, as you have chosen.')).toBeVisible();
  await other.getByRole('button', { name: 'OK' }).click();
  expect(await closingTimes(page)).toEqual(['12:40', '12:35']);
  await save(other);
  await question.getByRole('button', { name: 'Save mine' }).click();
  await expect.poll(() => closingTimes(page)).toEqual(['12:41', '12:35']);
});

/** Returns the number of entries whose unsaved changes the editor has stored. */
function storedDrafts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const [{ name }] = (await indexedDB.databases()) as [{ name: string }];
    const opening = indexedDB.open(name);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const database = opening.result;
    const isEmpty = !database.objectStoreNames.contains('draft-backups');
    const counting = isEmpty
      ? undefined
      : database.transaction('draft-backups').objectStore('draft-backups').count();
    if (counting) await new Promise((resolve) => counting.addEventListener('success', resolve));
    database.close();
    return counting?.result ?? 0;
  });
}

test('asks before a reload, offers unsaved changes, and does not overwrite a changed file', async ({
  page,
}) => {
  await openEditor(page);
  await openFolder(page);
  await page.goto('/admin#/collections/clinic/entries/clinic');
  const name = field(page, 'Name').first().getByRole('textbox');
  await name.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' of Worli');
  await expect.poll(() => storedDrafts(page)).toBe(1);
  const text = `# Theirs.\n${await readText(page, CLINIC_FILE)}`;
  await write(page, [[CLINIC_FILE, text]]);

  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(name).toHaveValue(/ of Worli$/);
  await save(page);
  const question = page.getByRole('dialog', { name: 'The file has changed' });
  await expect(question).toContainText('# Theirs.');
  expect(await readText(page, CLINIC_FILE)).toBe(text);
  await question.getByRole('button', { name: 'Save mine' }).click();
  await expect.poll(() => readText(page, CLINIC_FILE)).toContain(' of Worli');

  // All changes are saved now.
  const questions: string[] = [];
  page.on('dialog', (unexpected) => questions.push(unexpected.type()));
  await openClinic(page);
  await page.reload();
  await expect(page.getByText('Hours').first()).toBeVisible();
  expect(questions).toEqual([]);
});
