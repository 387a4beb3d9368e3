import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type * as Relay from '../../relay/host/node.ts';
import { editorHeaders, securityHeaders } from '../../domain/web/security-headers.ts';
import { LARGE, SEVERAL_LANGUAGES, SMALL } from '../helpers/clinics.ts';
import { readSite } from '../helpers/delivered-pages.ts';

const API = 'https://api.github.com';

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

test('the editor is at /admin only, and nothing links to it', async () => {
  const site = readSite(SMALL.site);
  const editor = site.text('/admin/index.html');
  expect(editor).toMatch(
    /<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" content="[^"]*api\.github\.com/,
  );
  expect(editor).toContain('<meta name="robots" content="noindex" />');
  for (const { path, html } of [...site.pages, site.notFound])
    expect(html, path).not.toMatch(/\/admin\b|unsafe-inline/);
  for (const list of ['/sitemap.xml', '/robots.txt']) expect(site.text(list)).not.toContain('admin');

  const { startServer } = (await import(/* @vite-ignore */ resolve(SMALL.server))) as typeof Relay;
  const { url, close } = await startServer({ port: 0, siteFolder: SMALL.site, settings: null });
  const [own, usual] = [editorHeaders(API), securityHeaders].map(lowerCased);
  for (const [path, status, headers] of [
    ['/admin', 200, own],
    ['/admin/editor.json', 200, own],
    ['/', 200, { ...usual, 'x-robots-tag': undefined }],
    ['/nowhere', 404, usual],
  ] as const) {
    const answer = await fetch(url + path, { headers: { Accept: 'text/html' } });
    expect(answer.status, path).toBe(status);
    for (const [name, value] of Object.entries(headers!))
      expect(answer.headers.get(name) ?? undefined, `${path}: ${name}`).toBe(value);
  }
  await close();
});

test('without an editor, /admin is empty', () => {
  expect(existsSync(join(LARGE.site, 'admin'))).toBe(false);
  expect(readFileSync(join(LARGE.site, '_headers'), 'utf8')).not.toContain('admin');
});

test('the editor has all languages of the clinic, and the fields of each file', () => {
  const factsOf = ({ content }: typeof SMALL) =>
    JSON.parse(readFileSync(join(content, '../.compiled/editor.json'), 'utf8'));
  const { languages, ...facts } = factsOf(SEVERAL_LANGUAGES);
  expect(facts).toEqual(factsOf(SMALL));
  expect(languages.codes).toEqual(['en', 'xa', 'xb']);
  const [doctor] = languages.structures.doctors.doctors;
  expect(doctor).toMatchObject({ id: 'dr-leena-gokhale', title: '', specialties: ['', ''] });
  const services = Object.keys(languages.structures).filter((name) => name.startsWith('services/'));
  expect(services).toContain('services/Břááçééš');
});
