import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { certificateFor } from '../certificate.ts';
import { trust } from '../../tests/helpers/mail-servers.ts';
import { copySite, serveSite, withoutScripts } from './site-copies.ts';

const folders: string[] = [];

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('a page without its scripts keeps its data, its styles and what stands in for scripts', () => {
  const page = `<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>
<script type="application/ld+json">{"@type":"Dentist"}</script><script>run()</script></head>
<body><h1>Home</h1><noscript><p>Call us</p></noscript><script type="module" async="">import "/a.js";</script></body>`;
  expect(withoutScripts(page)).toBe(`<head><link rel="stylesheet" href="/a.css"/>
<script type="application/ld+json">{"@type":"Dentist"}</script></head>
<body><h1>Home</h1><p>Call us</p></body>`);
});

test('the compressed copies of a changed page change with it', () => {
  const site = folderOf({
    'index.html': '<script>run()</script>Home',
    'index.html.br': 'old',
    'a.css': 'h1{}',
  });
  const copy = join(folderOf({}), 'copy');
  copySite(site, copy, withoutScripts);
  expect(brotliDecompressSync(readFileSync(join(copy, 'index.html.br'))).toString()).toBe('Home');
  expect(brotliDecompressSync(readFileSync(join(copy, 'a.css.br'))).toString()).toBe('h1{}');
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toContain('run()');
});

test("another site's about.html is served at /about, and its 404.html for what it doesn't have", async () => {
  const copy = join(folderOf({}), 'copy');
  copySite(folderOf({ 'index.html': 'Home', 'about.html': 'About', '404.html': 'Nothing here' }), copy);
  const certificate = certificateFor(['localhost']);
  onTestFinished(trust(certificate));
  const server = await serveSite(copy, certificate);
  const about = await fetch(`${server.url}/about`);
  const missing = await fetch(`${server.url}/nowhere`);
  server.close();
  expect([about.status, await about.text()]).toEqual([200, 'About']);
  expect([missing.status, await missing.text()]).toEqual([404, 'Nothing here']);
});
