import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SITE_HOSTS, type SiteHost } from '../../domain/clinic/site-hosts.ts';
import { testFolder } from '../../tests/helpers/files.ts';
import { HOSTS, type HostContext } from './hosts.ts';
import { describeMissingNames, readSteps, saveHost, writeHostFiles } from './set-up-host.ts';

/** A site of which nothing is set up, unless `changes` say so. */
function contextWith(changes: Partial<HostContext> = {}): HostContext {
  const fails = () => Promise.reject(new Error('ENOTFOUND'));
  return {
    domain: 'www.lighthouse.example',
    languages: ['en', 'ar'],
    resolver: { resolve4: fails, resolveNs: fails } as HostContext['resolver'],
    ...changes,
  };
}

test.each(SITE_HOSTS)('%s: copies files that exist', (host) => {
  for (const source of Object.values(HOSTS[host].copies)) expect(existsSync(source)).toBe(true);
});

test.each([
  ['static', ['templates', 'five ids', 'BUILD_HOOK', 'npm run publish', 'Add `asha.example`']],
  ['machine', ['www.asha.example', 'install Docker', 'SMTP_URL', 'npm run publish', 'crontab']],
  [
    'nginx',
    ['www.asha.example', 'certbot', 'SMTP_URL', 'npm run publish', 'clinic-publish.timer', 'certonly'],
  ],
  ['cloudflare', ['name servers', 'CLOUDFLARE_API_TOKEN', 'npm run publish', 'SMTP_URL', 'APPOINTMENT_KEYS']],
] as const)('%s: shows the steps of its guide in order, with the domain of the site', (host, parts) => {
  const text = readSteps(host, 'asha.example');
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(text).toMatch(/\n\n1\. [^]*\n[5-9]\. /);
  expect(text).not.toMatch(/clinic\.example|\]\(|^#/m);
});

test('reports each name that DNS does not know in a sentence', async () => {
  const known = ['.', 'clinic.example'];
  const answer = (name: string) =>
    known.includes(name)
      ? Promise.resolve(['192.0.2.1'])
      : Promise.reject(Object.assign(new Error(name), { code: 'ENOTFOUND' }));
  const resolver = { resolve4: answer, resolveNs: answer } as unknown as HostContext['resolver'];
  const missing = (host: SiteHost, domain = 'clinic.example') =>
    describeMissingNames(host, contextWith({ domain, resolver }));
  expect(await missing('machine')).toEqual([
    expect.stringMatching(/^www\.clinic\.example is not in DNS yet\. At your registrar, .* A record/),
  ]);
  expect(await missing('nginx', 'other.example')).toHaveLength(2);
  expect(await missing('cloudflare')).toEqual([]);
  expect(await missing('static', 'other.example')).toEqual([expect.stringContaining('buy it first')]);
  known.length = 0;
  expect(await missing('machine')).toEqual([expect.stringContaining('no network')]);
});

test('Cloudflare gets a workflow; a file that the owner has changed stays', () => {
  const folder = testFolder({ 'deploy/workers/publish.yml': 'name: Publish\n' });
  expect(writeHostFiles(folder, 'cloudflare', contextWith())).toEqual(['.github/workflows/publish.yml']);
  const copy = join(folder, '.github/workflows/publish.yml');
  expect(readFileSync(copy, 'utf8')).toBe('name: Publish\n');
  const changed = testFolder({ 'deploy/workers/publish.yml': 'new', '.github/workflows/publish.yml': 'own' });
  writeHostFiles(changed, 'cloudflare', contextWith());
  expect(readFileSync(join(changed, '.github/workflows/publish.yml'), 'utf8')).toBe('own');
});

test('a static host answers unknown addresses in the language of their path', () => {
  const folder = testFolder({ 'deploy/static/daily.yml': 'name: Daily build\n' });
  expect(writeHostFiles(folder, 'static', contextWith())).toContain('netlify.toml');
  const rules = readFileSync(join(folder, 'netlify.toml'), 'utf8');
  expect(rules).toContain('from = "/ar/*"\nto = "/ar/404.html"');
  expect(rules).not.toContain('/en/');
});

test('clinic.yaml keeps its comments when the host is written into it', () => {
  const folder = testFolder({ 'clinic/clinic.yaml': '# Ours\nname: Asha Dental # on the board\n' });
  saveHost(folder, 'machine');
  const text = readFileSync(join(folder, 'clinic/clinic.yaml'), 'utf8');
  expect(text).toContain('# Ours\nname: Asha Dental # on the board\n');
  expect(parse(text)).toEqual({ name: 'Asha Dental', host: 'machine' });
});
