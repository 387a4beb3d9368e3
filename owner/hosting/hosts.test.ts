import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SITE_HOSTS } from '../../domain/clinic/site-hosts.ts';
import { testFolder } from '../../tests/helpers/files.ts';
import { readSteps } from './guide-steps.ts';
import { HOSTS } from './hosts.ts';
import { saveHost, writeHostFiles } from './set-up-host.ts';

test.each(SITE_HOSTS)('%s: copies files that exist', (host) => {
  for (const source of Object.values(HOSTS[host].copies)) expect(existsSync(source)).toBe(true);
});

test.each(SITE_HOSTS)('%s: each step of its guide has a title, and a check', (host) => {
  const steps = readSteps(host, 'asha.example');
  expect(steps.map(({ check }) => check)).toEqual(HOSTS[host].steps);
  for (const { title, html } of steps) {
    expect(title).toMatch(/^[A-Z].{5,70}[^.]$/);
    expect(html).not.toMatch(/clinic\.example|href="(?!https:)/);
  }
  expect(steps.filter(({ check }) => check === 'publish')).toHaveLength(1);
});

test.each(['cloudflare', 'static'] as const)('%s: has the names of settings in copy boxes alone', (host) => {
  for (const { html } of readSteps(host, 'asha.test'))
    expect(html).not.toMatch(/[A-Z]+_[A-Z]+|npx |wrangler/);
});

test('names no address before one is chosen', () => {
  const [buy] = readSteps('cloudflare', null);
  expect(buy!.html).toContain('Buy your web address');
  for (const { html } of readSteps('machine', null)) expect(html).not.toContain('clinic.example');
});

test('a step has the page to open and the commands to copy', () => {
  const steps = readSteps('machine', 'asha.example');
  expect(steps[1]!.open).toBe('https://docs.docker.com/engine/install/debian/');
  expect(steps[2]!.copy).toEqual([expect.stringContaining('"DOMAIN=asha.example" > /srv/clinic/.env')]);
});

test('Cloudflare gets a workflow; a file that the owner has changed stays', () => {
  const folder = testFolder({ 'deploy/workers/publish.yml': 'name: Publish\n' });
  expect(writeHostFiles(folder, 'cloudflare', ['en', 'ar'])).toEqual(['.github/workflows/publish.yml']);
  const copy = join(folder, '.github/workflows/publish.yml');
  expect(readFileSync(copy, 'utf8')).toBe('name: Publish\n');
  const changed = testFolder({ 'deploy/workers/publish.yml': 'new', '.github/workflows/publish.yml': 'own' });
  writeHostFiles(changed, 'cloudflare', ['en', 'ar']);
  expect(readFileSync(join(changed, '.github/workflows/publish.yml'), 'utf8')).toBe('own');
});

test('a static host answers unknown addresses in the language of their path', () => {
  const folder = testFolder({ 'deploy/static/daily.yml': 'name: Daily build\n' });
  expect(writeHostFiles(folder, 'static', ['en', 'ar'])).toContain('netlify.toml');
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
