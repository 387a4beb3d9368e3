import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SITE_HOSTS, type SiteHost } from '../../domain/clinic/site-hosts.ts';
import { testFolder } from '../../tests/helpers/files.ts';
import { HOSTS, type HostContext } from './hosts.ts';
import { describeMissingNames, describeSteps, saveHost, secretsPage, writeHostFiles } from './set-up-host.ts';

/** A site of which nothing is set up, unless `changes` say so. */
function contextWith(changes: Partial<HostContext> = {}): HostContext {
  const fails = () => Promise.reject(new Error('ENOTFOUND'));
  return {
    domain: 'www.lighthouse.example',
    languages: ['en', 'ar'],
    secretsPage: null,
    resolver: { resolve4: fails, resolveNs: fails } as HostContext['resolver'],
    statusOf: async () => 0,
    ...changes,
  };
}

test.each(SITE_HOSTS)('%s: copies files that exist, and each step names a page or a guide', (host) => {
  for (const source of Object.values(HOSTS[host].copies)) expect(existsSync(source)).toBe(true);
  for (const { page } of HOSTS[host].steps(contextWith()))
    expect(page.startsWith('https://') || existsSync(page)).toBe(true);
});

test.each(['machine', 'nginx', 'cloudflare'] as const)('%s: says how to make APPOINTMENT_KEYS', (host) => {
  const step = HOSTS[host].steps(contextWith()).find(({ text }) => text.includes('APPOINTMENT_KEYS'));
  expect(step?.text).toContain('node -p "crypto.randomBytes(33)');
});

test.each([
  ['machine', ['www.clinic.example to', 'Docker', 'pre-receive', 'SMTP_URL', 'npm run publish', 'crontab']],
  [
    'nginx',
    [
      'www.clinic.example to',
      'certbot, Git',
      'SMTP_URL',
      'npm run publish',
      'clinic-publish.timer',
      '--deploy-hook',
      'site.conf',
    ],
  ],
] as const)('%s: has the steps of its guide, in order', (host, expected) => {
  const steps = HOSTS[host].steps(contextWith({ domain: 'clinic.example' }));
  expect(steps.map(({ text }) => text)).toEqual([
    ...expected.map((part) => expect.stringContaining(part)),
    expect.stringContaining('Open the site'),
  ]);
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

test('each step says whether it is done, to do, or cannot be seen', async () => {
  expect(await describeSteps('cloudflare', contextWith())).toMatch(
    /1\. Add www\.lighthouse\.example at Cloudflare.*\n {5}to do · https:\/\/dash\.cloudflare\.com/,
  );
  const resolver = {
    resolve4: async () => ['192.0.2.1'],
    resolveNs: async (name: string) => {
      if (name !== 'lighthouse.example') throw new Error('ENODATA');
      return ['ana.ns.cloudflare.com'];
    },
  } as unknown as HostContext['resolver'];
  const steps = await describeSteps('cloudflare', contextWith({ resolver, statusOf: async () => 200 }));
  expect(steps).not.toContain('to do');
  expect(steps.match(/ done · /g)).toHaveLength(4);
  expect(steps.match(/cannot be seen from here/g)).toHaveLength(2);
});

test.each([
  ['git@github.com:asha/website.git', 'https://github.com/asha/website/settings/secrets/actions'],
  ['https://github.com/asha/website', 'https://github.com/asha/website/settings/secrets/actions'],
  ['clinic@clinic.example:/srv/clinic.git', null],
])('the page for secrets of %s is %s', (remote, page) => {
  expect(secretsPage(remote)).toBe(page);
});
