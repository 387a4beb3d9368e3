import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { testFolder } from '../tests/helpers/files.ts';
import { connectRepository, makeOwnRepository, ownAddress, repositoryOf } from './own-repository.ts';
import { publish } from './publish.ts';

const git = (where: string, ...step: string[]) =>
  execFileSync('git', step, { cwd: where, encoding: 'utf8', stdio: 'pipe' }).trim();

/** Git without a configured name and e-mail. */
vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');

const PROJECT = { 'site.ts': 'export {};\n', '.gitignore': 'node_modules\n' };
const CLINIC = 'name: Asha Dental\nemail: desk@asha.example\n';

/** A clone of the project with a new clinic. */
function cloneProject(remote = 'origin'): string {
  const folder = realpathSync(testFolder());
  const project = testFolder(PROJECT);
  git(project, 'init', '--quiet', '--initial-branch=main');
  git(project, 'add', '--all');
  const by = ['-c', 'user.name=P', '-c', 'user.email=p@p.example'];
  git(project, ...by, 'commit', '--quiet', '--message', 'Project');
  git(folder, 'clone', '--quiet', '--origin', remote, project, 'site');
  return addClinic(join(folder, 'site'));
}

function addClinic(site: string): string {
  cpSync(testFolder({ 'clinic/clinic.yaml': CLINIC }), site, { recursive: true });
  writeFileSync(join(site, '.env'), 'SMTP_URL=secret\n');
  return site;
}

test.each([
  ['a clone of the project', () => cloneProject(), 'upstream'],
  ['a clone with another name of the remote', () => cloneProject('product'), 'upstream'],
  ['a folder without a repository', () => addClinic(realpathSync(testFolder(PROJECT))), ''],
])('makes %s the owner’s repository, without passwords', (_, make, remotes) => {
  const site = make();
  expect(repositoryOf(site)).not.toBe('own');
  makeOwnRepository(site);
  expect(git(site, 'ls-files').split('\n').toSorted()).toEqual([
    '.gitignore',
    'clinic/clinic.yaml',
    'site.ts',
  ]);
  expect(git(site, 'log', '-1', '--format=%an %s')).toBe('Asha Dental Begin our clinic');
  expect(git(site, 'remote')).toBe(remotes);
  expect(existsSync(join(site, '.env'))).toBe(true);
  expect(() => git(site, 'rev-parse', '@{upstream}')).toThrow('no upstream');
});

test.each(['origin', 'product'])('refuses to publish to the project, the remote %s', async (remote) => {
  const site = cloneProject(remote);
  expect(ownAddress(site)).toBeNull();
  await expect(publish(site, 'exit 1')).rejects.toThrow(
    /^Nothing was published: the repository at \/\S+ has no clinic\. .*--first\. .* npm run publish -- --repository ADDRESS$/,
  );
  await expect(publish(site, 'exit 1', { isFirst: true })).rejects.toThrow('the site could not be built');
});

test.each(['origin', 'product'])(
  'publishes a clone to an empty repository, the remote %s',
  async (remote) => {
    const site = cloneProject(remote);
    const address = realpathSync(testFolder());
    git(address, 'init', '--quiet', '--bare', '--initial-branch=main');
    writeFileSync(join(site, 'netlify.toml'), '[build]\n');
    const build = publish(site, 'exit 1', { repository: address, hostFiles: ['netlify.toml'] });
    await expect(build).rejects.toThrow('the site could not be built');
    expect(git(address, 'branch', '--list')).toBe('');
    await publish(site, 'true', { repository: address, hostFiles: ['netlify.toml'] });
    expect(git(address, 'ls-tree', '-r', '--name-only', 'main').split('\n')).toEqual([
      '.gitignore',
      'clinic/clinic.yaml',
      'netlify.toml',
      'site.ts',
    ]);
    expect(repositoryOf(site)).toBe('own');
    expect(ownAddress(site)).toBe(address);
    expect(git(site, 'remote').split('\n')).toEqual(['origin', 'upstream']);
    expect(() => connectRepository(site, '/elsewhere.git')).toThrow('already publishes to');
    expect(() => connectRepository(site, 'I have none yet')).toThrow('is not the address of a repository');
  },
);

test.each([
  ['cannot be reached', () => '/nowhere/at-all.git'],
  ['is not empty', () => join(cloneProject(), '.git')],
  [
    'did not take them',
    () => {
      const address = realpathSync(testFolder());
      git(address, 'init', '--quiet', '--bare');
      writeFileSync(join(address, 'hooks/pre-receive'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
      return address;
    },
  ],
])('says why a first push failed: it %s', async (why, makeAddress) => {
  const site = addClinic(realpathSync(testFolder(PROJECT)));
  await expect(publish(site, 'true', { repository: makeAddress() })).rejects.toThrow(why);
});

test('publishes a checkout without a branch, unless newer commits would be lost', async () => {
  const site = cloneProject();
  const address = realpathSync(testFolder());
  git(address, 'init', '--quiet', '--bare', '--initial-branch=main');
  git(site, 'checkout', '--quiet', '--detach');
  await publish(site, 'true', { repository: address });
  expect(git(address, 'ls-tree', '--name-only', 'main')).toContain('clinic');
  writeFileSync(join(site, 'clinic/fees.yaml'), 'fees: {}\n');
  await publish(site, 'true');
  git(site, 'checkout', '--quiet', 'HEAD~1');
  await expect(publish(site, 'exit 1')).rejects.toThrow('git switch main');
});
