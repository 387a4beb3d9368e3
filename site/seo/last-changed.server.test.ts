import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { testFolder } from '../../tests/helpers/files.ts';
import { commitTimes, lastChange } from './last-changed.server.ts';

let folder: string;

beforeEach(() => {
  folder = testFolder();
});

function commit(time: string, file: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  if (file.includes('.')) writeFileSync(join(folder, file), time);
  const dates = { GIT_COMMITTER_DATE: time, GIT_AUTHOR_DATE: time };
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', ...dates };
  const git = (...options: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...options], {
      cwd: folder,
      env,
      stdio: 'ignore',
    });
  git('init');
  git('add', '--all', file);
  git('commit', '--message', time, '--no-gpg-sign');
}

test('dates a file by the last commit that changed it, in UTC', () => {
  commit('2026-03-01T10:00:00+05:30', 'clinic/services/braces.md');
  commit('2026-03-02T10:00:00+05:30', 'clinic/services/braces.md');
  commit('2026-03-03T01:00:00+05:30', 'clinic/team.yaml');
  commit('2026-04-01T10:00:00+05:30', 'README.md');
  const changes = commitTimes(join(folder, 'clinic'), 'en');
  expect(Object.fromEntries(changes)).toEqual({
    'services/braces': '2026-03-02T04:30:00Z',
    team: '2026-03-02T19:30:00Z',
  });
  expect(lastChange(changes, ['services/'])).toBe('2026-03-02T04:30:00Z');
  expect(lastChange(changes, ['services/', 'team'])).toBe('2026-03-02T19:30:00Z');
  expect(lastChange(changes, ['clinic'])).toBeUndefined();
});

test('dates a file of another language by its translation, if there is one', () => {
  commit('2026-03-01T10:00:00Z', 'clinic/hi/team.yaml');
  commit('2026-03-02T10:00:00Z', 'clinic/hi/services/braces.md');
  commit('2026-04-01T10:00:00Z', 'clinic/team.yaml');
  commit('2026-04-02T10:00:00Z', 'clinic/gallery.yaml');
  const inHindi = commitTimes(join(folder, 'clinic'), 'hi');
  expect(lastChange(inHindi, ['team'])).toBe('2026-03-01T10:00:00Z');
  expect(lastChange(inHindi, ['services/'])).toBe('2026-03-02T10:00:00Z');
  expect(lastChange(inHindi, ['gallery'])).toBe('2026-04-02T10:00:00Z');
  expect(lastChange(commitTimes(join(folder, 'clinic'), 'en'), ['team'])).toBe('2026-04-01T10:00:00Z');
});

test('ignores the commit that moves a file', () => {
  commit('2026-03-01T10:00:00Z', 'clinic/services/braces.md');
  renameSync(join(folder, 'clinic/services'), join(folder, 'clinic/treatments'));
  commit('2026-03-02T10:00:00Z', 'clinic');
  expect(Object.fromEntries(commitTimes(join(folder, 'clinic'), 'en'))).toEqual({
    'treatments/braces': '2026-03-01T10:00:00Z',
  });
});

test('returns no times without git or in a shallow clone', () => {
  expect(commitTimes(folder, 'en').size).toBe(0);
  commit('2026-03-01T10:00:00Z', 'clinic/services/braces.md');
  commit('2026-03-02T10:00:00Z', 'README.md');
  const copy = join(folder, 'copy');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${folder}`, copy], { stdio: 'ignore' });
  expect(commitTimes(join(copy, 'clinic'), 'en').size).toBe(0);
});
