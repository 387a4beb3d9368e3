import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitTimes, lastChange } from './last-changed.server.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function commit(time: string, file: string) {
  mkdirSync(join(folder, 'clinic/services'), { recursive: true });
  if (file.includes('.')) writeFileSync(join(folder, file), time);
  const env = { ...process.env, GIT_COMMITTER_DATE: time, GIT_AUTHOR_DATE: time };
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

test('a file changed with the last commit that touched it, in whatever zone that was made', () => {
  commit('2026-03-01T10:00:00+05:30', 'clinic/services/braces.md');
  commit('2026-03-02T10:00:00+05:30', 'clinic/services/braces.md');
  commit('2026-03-03T01:00:00+05:30', 'clinic/team.yaml');
  commit('2026-04-01T10:00:00+05:30', 'README.md');
  const changes = commitTimes(join(folder, 'clinic'));
  expect(Object.fromEntries(changes)).toEqual({
    'services/braces.md': '2026-03-02T04:30:00Z',
    'team.yaml': '2026-03-02T19:30:00Z',
  });
  expect(lastChange(changes, ['services/'])).toBe('2026-03-02T04:30:00Z');
  expect(lastChange(changes, ['services/', 'team.yaml'])).toBe('2026-03-02T19:30:00Z');
  expect(lastChange(changes, ['clinic.yaml'])).toBeUndefined();
});

test('being moved is no change', () => {
  commit('2026-03-01T10:00:00Z', 'clinic/services/braces.md');
  renameSync(join(folder, 'clinic/services'), join(folder, 'clinic/treatments'));
  commit('2026-03-02T10:00:00Z', 'clinic');
  expect(Object.fromEntries(commitTimes(join(folder, 'clinic')))).toEqual({
    'treatments/braces.md': '2026-03-01T10:00:00Z',
  });
});

test('without a whole history nothing is known', () => {
  expect(commitTimes(folder).size).toBe(0);
  commit('2026-03-01T10:00:00Z', 'clinic/services/braces.md');
  commit('2026-03-02T10:00:00Z', 'README.md');
  const copy = join(folder, 'copy');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${folder}`, copy], { stdio: 'ignore' });
  expect(commitTimes(join(copy, 'clinic')).size).toBe(0);
});
