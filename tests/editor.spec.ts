import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { editorFile } from '../scripts/build-editor.ts';

// In place of a folder of the machine's, which only a person can open, one of the browser's own file system.
const FOLDER = 'clinic-site';

test.beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build-editor.ts']);
});

test.beforeEach(async ({ page, baseURL }) => {
  await page.route(`${baseURL}/admin{,/**}`, async (route) => {
    const file = editorFile(new URL(route.request().url()).pathname);
    await route.fulfill(file ?? { status: 404 });
  });
  const files = globSync('clinic/**/*.{yaml,md}').map((path) => [path, readFileSync(path, 'utf8')] as const);
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
});

test('an owner opens the folder on a phone, changes an hour, and the file has it and is as it was otherwise', async ({
  page,
}) => {
  const read = () =>
    page.evaluate(async (name) => {
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(name);
      const file = await (await root.getDirectoryHandle('clinic')).getFileHandle('clinic.yaml');
      return (await file.getFile()).text();
    }, FOLDER);
  const before = await read();

  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByText('Articles')).toBeVisible();
  await page.goto('/admin#/collections/clinic/entries/clinic');
  await page.getByRole('group', { name: 'Hours' }).scrollIntoViewIfNeeded();
  await page.locator('input[type=time]').nth(1).fill('12:34');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await read()).includes('12:34')).toBe(true);

  const after = await read();
  const { hours, ...rest } = parse(after);
  const { hours: hoursBefore, ...restBefore } = parse(before);
  expect(rest).toEqual(restBefore);
  expect({ ...hours, monday: null }).toEqual({ ...hoursBefore, monday: null });
  expect(hours.monday[0].closes).toBe('12:34');
  const comments = (text: string) => text.split('\n').filter((line) => /^\s*#/.test(line));
  expect(comments(after)).toEqual(comments(before));
});
