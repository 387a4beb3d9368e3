import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type * as Relay from '../../relay/host/node.ts';
import { editorHeaders, securityHeaders } from '../../domain/security-headers.ts';
import { LARGE, SEVERAL_LANGUAGES, SMALL } from '../helpers/clinics.ts';
import { readSite } from '../helpers/site.ts';

const API = 'https://api.github.com';

/** What the built site's own server answers at these paths. */
async function answers<Path extends string>({ server, site }: typeof SMALL, paths: readonly Path[]) {
  const { startServer } = (await import(/* @vite-ignore */ resolve(server))) as typeof Relay;
  const { url, close } = await startServer({ port: 0, siteFolder: site, settings: null });
  const all = await Promise.all(
    paths.map(async (path) => {
      const { status, headers } = await fetch(url + path, { headers: { Accept: 'text/html' } });
      return [path, { status, headers: Object.fromEntries(headers) }] as const;
    }),
  );
  await close();
  return Object.fromEntries(all) as Record<Path, { status: number; headers: Record<string, string> }>;
}

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

test('a site that serves the editor has it at /admin alone, found by nobody who is not told', async () => {
  const site = readSite(SMALL.site);
  const editor = site.text('/admin/index.html');
  expect(editor).toMatch(
    /<meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy" content="[^"]*api\.github\.com/,
  );
  expect(editor).toContain('<meta name="robots" content="noindex" />');
  for (const { path, html } of [...site.pages, site.notFound])
    expect(html, path).not.toMatch(/\/admin\b|unsafe-inline/);
  for (const list of ['/sitemap.xml', '/robots.txt']) expect(site.text(list)).not.toContain('admin');

  const found = await answers(SMALL, ['/admin', '/admin/editor.json', '/', '/nowhere']);
  expect(found['/admin']).toMatchObject({ status: 200, headers: lowerCased(editorHeaders(API)) });
  expect(found['/admin/editor.json']).toMatchObject({ status: 200, headers: lowerCased(editorHeaders(API)) });
  expect(found['/'].headers).toMatchObject(lowerCased(securityHeaders));
  expect(found['/'].headers).not.toHaveProperty('x-robots-tag');
  expect(found['/nowhere']).toMatchObject({ status: 404, headers: lowerCased(securityHeaders) });
});

test('without it, there is nothing at /admin', async () => {
  expect(existsSync(join(LARGE.site, 'admin'))).toBe(false);
  expect(readFileSync(join(LARGE.site, '_headers'), 'utf8')).not.toContain('admin');
  expect((await answers(LARGE, ['/admin']))['/admin']).toMatchObject({
    status: 404,
    headers: lowerCased(securityHeaders),
  });
});

test('it knows the languages of a clinic that has several, and what each file has a place for', () => {
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
