import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edit } from '../tests/helpers/edit-files.ts';
import { testFolder } from '../tests/helpers/files.ts';

const folder = realpathSync(testFolder({}, afterAll));
const [repository, work, site] = ['repository.git', 'work', 'site'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];

/** A fast replacement of the build: checks one file with the build's messages, and uses it as the page. */
const CHECK = `import { checkFile } from './compile/validate.ts';
import { readYamlFile } from './compile/yaml-file.ts';
import { ClinicSchema } from './domain/clinic/clinic.ts';
try {
  checkFile(readYamlFile('clinic/clinic.yaml'), ClinicSchema);
} catch (error) {
  console.error("The site can't be built yet:\\n\\n" + error.message + '\\n');
  process.exit(1);
}
`;
const BUILD = `[ -e node_modules ] || ln -s '${resolve('node_modules')}' node_modules
  '${process.execPath}' check.ts && mkdir -p build/client && cp clinic/clinic.yaml build/client/index.html`;

const PARTS = ['domain', 'compile', 'package.json', '.gitignore'];

const AS_ASHA = ['-c', 'user.name=Asha Rao', '-c', 'user.email=asha@clinic.example'];

/** Git without a configured name and e-mail. */
const NO_GIT_IDENTITY = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };

function git(where: string, ...step: string[]): string {
  return execFileSync('git', step, { cwd: where, encoding: 'utf8', stdio: 'pipe' }).trim();
}

const change = (from: string | RegExp, to: string) => edit(work, ['clinic/clinic.yaml', from, to]);

/** Runs `npm run publish` with the fast build; returns its output. */
function publish(): { status: number | null; output: string } {
  const script = `import { publish } from ${JSON.stringify(resolve('owner/publish.ts'))};
    console.log(await publish(${JSON.stringify(work)}, ${JSON.stringify(BUILD)}));`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module-typescript', '-e', script],
    { encoding: 'utf8', env: { ...process.env, ...NO_GIT_IDENTITY } },
  );
  return { status, output: stdout + stderr };
}

function served(): string {
  return readFileSync(join(site, 'current/build/client/index.html'), 'utf8');
}

beforeAll(() => {
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', repository);
  cpSync('sample/clinic.yaml', join(work, 'clinic/clinic.yaml'), { recursive: true });
  for (const part of PARTS) cpSync(part, join(work, part), { recursive: true });
  writeFileSync(join(work, 'check.ts'), CHECK);
  git(work, 'init', '--quiet', '--initial-branch=main');
  git(work, 'add', '--all');
  git(work, ...AS_ASHA, 'commit', '--quiet', '--message', 'Begin');
  git(work, 'remote', 'add', 'origin', repository);
  git(work, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  git(repository, 'config', 'clinic.site', site);
  git(repository, 'config', 'clinic.build', BUILD);
  git(repository, 'config', 'clinic.after', `touch ${site}/restarted`);
  copyFileSync('deploy/nginx/pre-receive', join(repository, 'hooks/pre-receive'));
  const earlier = join(site, 'releases/20260101-000000-earlier');
  mkdirSync(join(earlier, 'build/client'), { recursive: true });
  writeFileSync(join(earlier, 'build/client/index.html'), 'Earlier Name');
  symlinkSync(earlier, join(site, 'current'));
  writeFileSync(join(site, '.env'), '# its secrets\n');
});

test('publishes the changes in clinic/', () => {
  expect(served()).toContain('Earlier Name');
  change(/^name: .*$/m, 'name: Later Name');
  const { status, output } = publish();
  expect(output).toContain('Published.');
  // Git has no configured name.
  expect(git(work, 'log', '-1', '--format=%an: %s')).toBe('Later Name: Change clinic/clinic.yaml');
  expect(output).toContain('Sent: clinic/clinic.yaml');
  expect(status).toBe(0);
  expect(served()).toContain('Later Name');
  expect(readdirSync(join(site, 'releases'))).toHaveLength(2);
  expect(readFileSync(join(site, 'current/.env'), 'utf8')).toContain('secrets');
  expect(existsSync(join(site, 'restarted'))).toBe(true);
});

test('reports a missing remote before the build', () => {
  git(work, 'branch', '--quiet', '--unset-upstream');
  const { status, output } = publish();
  git(work, 'branch', '--quiet', '--set-upstream-to', 'origin/main');
  expect(status).not.toBe(0);
  expect(output).toContain('git push --set-upstream');
});

test('if the build fails, names the field and commits, pushes and replaces nothing', () => {
  const before = [git(work, 'rev-parse', 'HEAD'), git(repository, 'rev-parse', 'main'), served()];
  change(/slotMinutes: \d+/, 'slotMinutes: 3');
  const { status, output } = publish();
  expect(status).not.toBe(0);
  expect(output).toMatch(/clinic\.yaml:\d+: booking\.slotMinutes is 3; it should be/);
  expect(output).toContain('Nothing was published');
  expect([git(work, 'rev-parse', 'HEAD'), git(repository, 'rev-parse', 'main'), served()]).toEqual(before);
});

test('rejects a push with a mistake, names the field, and leaves repository and site unchanged', () => {
  const before = [git(repository, 'rev-parse', 'main'), served()];
  git(work, 'commit', '--quiet', '--all', '--message', 'Unseen');
  const { status, stderr } = spawnSync('git', ['push'], { cwd: work, encoding: 'utf8' });
  expect(status).not.toBe(0);
  // The workflow's format for GitHub, which shows the message at the line.
  const { problemMatcher } = JSON.parse(readFileSync('deploy/mistakes.json', 'utf8'));
  const [, file, , message] = new RegExp(problemMatcher[0].pattern[0].regexp, 'm').exec(stderr)!;
  expect(file).toBe('clinic/clinic.yaml');
  expect(message).toMatch(/^booking\.slotMinutes is 3; it should be .*\S$/);
  expect(stderr).toContain('The site stays as it was');
  expect([git(repository, 'rev-parse', 'main'), served()]).toEqual(before);
  expect(readdirSync(join(site, 'releases'))).toHaveLength(2);
});

test('the daily build needs no push, and keeps the served and the previous build', () => {
  change('slotMinutes: 3', 'slotMinutes: 30');
  expect(publish().status).toBe(0);
  const before = realpathSync(join(site, 'current'));
  // An interrupted build.
  mkdirSync(join(site, 'releases/20260101-000000'));
  const unit = readFileSync('deploy/nginx/clinic-publish.service', 'utf8');
  const [, command] = /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(unit)!;
  execFileSync('/bin/sh', ['-c', command!], { cwd: repository, stdio: 'ignore' });
  const after = realpathSync(join(site, 'current'));
  expect(after).not.toBe(before);
  expect(new Set(readdirSync(join(site, 'releases')))).toEqual(new Set([basename(before), basename(after)]));
});

test('rebases onto other changes, and stops at a conflict', () => {
  const elsewhere = join(folder, 'elsewhere');
  git(folder, 'clone', '--quiet', repository, elsewhere);
  const pushElsewhere = (from: RegExp, to: string) => {
    git(elsewhere, 'pull', '--quiet');
    edit(elsewhere, ['clinic/clinic.yaml', from, to]);
    git(elsewhere, ...AS_ASHA, 'commit', '--quiet', '--all', '--message', 'On a phone');
    git(elsewhere, 'push', '--quiet');
  };
  pushElsewhere(/windowMonths: \d+/, 'windowMonths: 2');
  for (const at of [1, 2, 3]) writeFileSync(join(work, `clinic/${at}.md`), '');
  change(/^name: .*$/m, 'name: Both');
  expect(publish().output).toContain('Sent: 4 files in clinic/');
  expect(served()).toMatch(/name: Both[^]*windowMonths: 2/);

  pushElsewhere(/^name: .*$/m, 'name: Phone');
  change(/^name: .*$/m, 'name: Computer');
  const { status, output } = publish();
  expect(status).not.toBe(0);
  expect(output).toContain('changed elsewhere too');
  expect(served()).toContain('name: Phone');
  expect(readFileSync(join(work, 'clinic/clinic.yaml'), 'utf8')).toContain('name: Computer');
  git(work, 'reset', '--quiet', '--hard', 'origin/main');
});

test('restores the previous build if the relay does not start', () => {
  const before = served();
  const kept = readdirSync(join(site, 'releases'));
  git(repository, 'config', 'clinic.after', `! grep -q Broken ${site}/current/build/client/index.html`);
  change(/^name: .*$/m, 'name: Broken Name');
  const { status, output } = publish();
  expect(status).not.toBe(0);
  expect(output).toContain('this failed: ! grep');
  expect(served()).toBe(before);
  expect(readdirSync(join(site, 'releases'))).toEqual(kept);
});

test('refuses to publish without a clinic', () => {
  const away = join(work, 'clinic.away');
  renameSync(join(work, 'clinic'), away);
  const { status, output } = publish();
  renameSync(away, join(work, 'clinic'));
  expect([status, output]).toEqual([
    1,
    expect.stringContaining('there is no clinic/ here yet: npm run new-clinic'),
  ]);
});
