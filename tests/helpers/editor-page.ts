import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { clinicFolder } from '../../compile/clinic-folder.ts';
import { editorFile } from '../../owner/editor/build.ts';

// The owner's editor in a browser.

// The tests use the browser's own file system, because only a person can open a folder of the computer.
const FOLDER = 'clinic-site';

/** Serves the editor to a page, and replaces the computer's folder by the browser's file system. */
async function serveEditor(page: Page, facts: string): Promise<void> {
  await page.route('**/admin{,/**}', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isFacts = pathname === '/admin/editor.json';
    await route.fulfill(
      isFacts ? { path: `${facts}/editor.json` } : (editorFile(pathname) ?? { status: 404 }),
    );
  });
  await page.addInitScript((name) => {
    const opened = async () => (await navigator.storage.getDirectory()).getDirectoryHandle(name);
    Object.assign(window, { showDirectoryPicker: opened });
  }, FOLDER);
}

/** Opens the editor with a clinic's files in the browser's file system. */
export async function openEditor(page: Page, content = clinicFolder(), facts = '.compiled'): Promise<void> {
  await serveEditor(page, facts);
  const files = globSync('**/*.{yaml,md}', { cwd: content }).map(
    (path) => [`${basename(content)}/${path}`, readFileSync(join(content, path), 'utf8')] as const,
  );
  await page.goto('/admin');
  await write(page, files);
}

/** Opens the editor in another window, which shares the files of the first. */
export async function openAnotherWindow(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await serveEditor(other, '.compiled');
  await other.goto('/admin');
  await expect(other.getByText('Articles')).toBeVisible();
  return other;
}

/** Writes files as another program would. */
export async function write(
  page: Page,
  files: readonly (readonly [path: string, text: string])[],
): Promise<void> {
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

/** Returns the content of a file; null if it does not exist. */
export async function read(page: Page, path: string): Promise<Buffer | null> {
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

export async function readText(page: Page, path: string): Promise<string> {
  return (await read(page, path))?.toString() ?? '';
}

/** Returns the front matter of a Markdown file. */
export async function readFields(page: Page, path: string): Promise<unknown> {
  return parse((await readText(page, path)).split('---\n')[1] ?? '');
}

export async function openFolder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByText('Articles')).toBeVisible();
}

export function field(within: Page | Locator, name: string): Locator {
  return within.getByRole('group', { name: new RegExp(`^\\W*${name}\\W* Field`) }).last();
}

/** Fills fields until all keep their values, because a new form may overwrite what is typed. */
export async function fill(within: Page | Locator, values: Record<string, string>): Promise<void> {
  const boxes = Object.entries(values).map(
    ([name, value]) => [field(within, name).getByRole('textbox'), value] as const,
  );
  await expect(async () => {
    for (const [box, value] of boxes) await box.fill(value);
    for (const [box, value] of boxes) await expect(box).toHaveValue(value, { timeout: 100 });
  }).toPass();
}

/** Waits for a new entry's form. */
export async function newEntry(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'creating a new entry' })).toBeAttached();
}

/** Scrolls until a field exists. The editor creates fields when they come near the window. */
export async function scrollTo(page: Page, name: string): Promise<void> {
  await page.mouse.move(200, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    await expect(field(page, name)).toBeVisible({ timeout: 200 });
  }).toPass();
  await field(page, name).scrollIntoViewIfNeeded();
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
