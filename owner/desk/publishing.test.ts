import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { edit } from '../../tests/helpers/edit-files.ts';
import { testFolder } from '../../tests/helpers/files.ts';
import { writeNewClinic } from '../../tests/helpers/new-clinic-answers.ts';
import { createPublishing } from './publishing.ts';
import type { Outside } from './step-checks.ts';

// Each publication compiles the clinic, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

/** Git without a configured name and e-mail. */
vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');

const git = (where: string, ...step: string[]) =>
  execFileSync('git', step, { cwd: where, encoding: 'utf8', stdio: 'pipe' }).trim();

const known = () => Promise.resolve(['ada.ns.cloudflare.com']);

/** A site with a clinic, an empty repository, and a desk's publishing; no name is known outside. */
function startPublishing(build = 'true', answer: () => Promise<string[]> = known) {
  const folder = realpathSync(testFolder({ 'site.ts': 'export {};\n', '.gitignore': '.data/\n' }));
  const repository = realpathSync(testFolder());
  git(repository, 'init', '--quiet', '--bare', '--initial-branch=main');
  writeNewClinic(join(folder, 'clinic'), { siteUrl: 'https://kothrudfamily.test' });
  cpSync('deploy', join(folder, 'deploy'), { recursive: true });
  const outside = {
    resolver: { resolveNs: answer, resolve4: answer },
    via: () => ({ host: '127.0.0.1', port: 9 }),
  } satisfies Outside;
  const publishing = createPublishing({ folder, data: join(folder, '.data/desk'), build, outside });
  const ended = () =>
    vi.waitUntil(
      async () => {
        const { run } = await publishing.state();
        return run && ['done', 'failed'].includes(run.stage) ? run : undefined;
      },
      { timeout: 60_000, interval: 500 },
    );
  /** Takes the steps before the first publication. */
  async function prepare(): Promise<void> {
    await publishing.choosePlace('cloudflare');
    await publishing.connect(repository);
    for (const step of ['said-account', 'said-github'] as const) await publishing.mark(step, true);
  }
  return { folder, repository, publishing, ended, prepare };
}

const phoneOf = (repository: string) =>
  /^phone: .*$/m.exec(git(repository, 'show', 'main:clinic/clinic.yaml'))![0];

test('waits for the steps before it, and names them', async () => {
  const { publishing } = startPublishing();
  await expect(publishing.start()).rejects.toThrow('Choose where your site will be first.');
  await publishing.choosePlace('cloudflare');
  await expect(publishing.start()).rejects.toThrow(
    /^Take these steps first: Make an empty, private place for your files at GitHub; Make an account/,
  );
});

test('sees which steps are done, and takes the word of the owner for the others', async () => {
  const { publishing, prepare } = startPublishing();
  await prepare();
  const { host, places, steps } = await publishing.state();
  expect(host).toBe('cloudflare');
  expect(places.map(({ id, isRecommended }) => [id, isRecommended])).toEqual([
    ['cloudflare', true],
    ['static', false],
    ['machine', false],
  ]);
  const status = Object.fromEntries(steps.map((step) => [step.id, step.status]));
  expect(status).toEqual({
    address: 'done',
    repository: 'done',
    'said-account': 'done',
    nameServers: 'done',
    'said-github': 'done',
    publish: 'todo',
    site: 'todo',
    mail: 'todo',
    'said-key': 'cannotSee',
    testBooking: 'cannotSee',
  });
});

test('leads from the first step to the address that is not chosen yet', async () => {
  const { folder, publishing } = startPublishing();
  edit(join(folder, 'clinic'), ['clinic.yaml', /^siteUrl: .*$/m, 'siteUrl: https://asha.example']);
  await publishing.choosePlace('cloudflare');
  // A word for it does not count.
  await publishing.mark('address', true);
  const [address] = (await publishing.state()).steps;
  expect(address).toMatchObject({
    status: 'todo',
    note: expect.stringContaining('nobody can own one that ends in .example'),
    field: 'siteUrl',
    canBeMarked: false,
  });
});

test('takes the word of the owner for what is not seen to be done', async () => {
  const { publishing, ended, prepare } = startPublishing('true', () => Promise.reject(new Error('offline')));
  await prepare();
  await expect(publishing.start()).rejects.toThrow(/^Take these steps first: Buy your web address; Tell/);
  for (const step of ['address', 'nameServers'] as const) await publishing.mark(step, true);
  expect((await publishing.state()).steps[0]).toMatchObject({
    status: 'done',
    note: expect.stringMatching(/^You said so, .*\. /),
    isMarked: true,
  });
  await publishing.mark('nameServers', false);
  await expect(publishing.start()).rejects.toThrow(/^Take these steps first: Tell/);
  await publishing.mark('nameServers', true);
  await publishing.start();
  expect(await ended()).toMatchObject({ stage: 'done' });
});

test('publishes, says what has changed, and goes back to an earlier version', async () => {
  const { folder, repository, publishing, ended, prepare } = startPublishing();
  await prepare();
  await publishing.start();
  expect(await ended()).toMatchObject({ stage: 'done' });
  expect(git(repository, 'ls-tree', '-r', '--name-only', 'main')).toContain('.github/workflows/publish.yml');
  const first = phoneOf(repository);
  expect((await publishing.state()).changes).toEqual([]);

  edit(join(folder, 'clinic'), ['clinic.yaml', /^phone: .*$/m, 'phone: "+91 98220 54321"']);
  expect((await publishing.state()).changes).toEqual([
    { kind: 'changed', text: 'Telephone: +91 98220 54321', detail: expect.stringContaining('was +91 20') },
  ]);
  await publishing.start();
  expect(await ended()).toMatchObject({ stage: 'done' });
  expect(phoneOf(repository)).toContain('54321');

  edit(join(folder, 'clinic'), ['clinic.yaml', /^name: .*$/m, 'name: Not Public Yet']);
  const { versions } = await publishing.state();
  expect(versions.map(({ text }) => text)).toEqual(['Clinic', 'First publication']);
  publishing.restore(versions[1]!.id);
  expect(await ended()).toMatchObject({ stage: 'done' });
  expect(phoneOf(repository)).toBe(first);
  expect(git(repository, 'show', 'main:site.ts')).toBe('export {};');
  // What was typed since stays here.
  expect(readFileSync(join(folder, 'clinic/clinic.yaml'), 'utf8')).toMatch(/name: Not Public Yet[^]*54321/);
  expect((await publishing.state()).changes).toHaveLength(2);
});

test('a mistake names its field, and nothing is sent', async () => {
  const { folder, repository, publishing, ended, prepare } = startPublishing();
  await prepare();
  edit(join(folder, 'clinic'), ['pages/home.yaml', /^\w/m, 'unknownField: 1\n$&']);
  await publishing.start();
  expect(await ended()).toMatchObject({
    stage: 'failed',
    message: expect.stringContaining('unknownField'),
  });
  expect(git(repository, 'branch', '--list')).toBe('');
});

test('what must not be public is not published', async () => {
  const { folder, repository, publishing, ended, prepare } = startPublishing();
  await prepare();
  edit(join(folder, 'clinic'), ['clinic.yaml', /answerHours: \d+/, 'answerHours: 2']);
  await publishing.start();
  expect(await ended()).toMatchObject({
    stage: 'failed',
    message: expect.stringContaining('nobody can answer within 2 hours'),
    action: { kind: 'field', path: 'answerHours' },
  });
  expect(git(repository, 'branch', '--list')).toBe('');
});

test('a failed build sends nothing', async () => {
  const { repository, publishing, ended, prepare } = startPublishing('exit 1');
  await prepare();
  await publishing.start();
  expect(await ended()).toMatchObject({
    stage: 'failed',
    message: expect.stringContaining('could not be built'),
  });
  expect(git(repository, 'branch', '--list')).toBe('');
});
