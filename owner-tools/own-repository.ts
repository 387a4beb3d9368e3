import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { OWN_FOLDER } from '../compile/clinic-folder.ts';

// The repository of an owner's site: one of their own, in which the project that it was copied from is called `upstream`.

/** What an owner does at a repository's host; no program can do it for them. */
export const NEXT_AT_THE_HOST = `Make an empty, private repository at a host such as GitHub, in the clinic's name. Then, with its address:
  git remote add origin ADDRESS
  git push --set-upstream origin HEAD`;

/** What git does in a folder: to do something, to know something ('' where it does not), and whether it can. */
export function gitIn(folder: string) {
  const run = (step: string[]) => spawnSync('git', step, { cwd: folder, encoding: 'utf8' });
  return {
    git: (...step: string[]) => execFileSync('git', step, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }),
    asked: (...step: string[]) => run(step).stdout?.trim() ?? '',
    succeeds: (...step: string[]) => run(step).status === 0,
  };
}

/** Whose repository a folder is sent to: nobody's yet, one that has a clinic, or one without, as the project's is. */
export function repositoryOf(folder: string): 'no git' | 'none' | 'own' | 'without clinic' {
  const { asked, succeeds } = gitIn(folder);
  if (!succeeds('--version')) return 'no git';
  // A folder inside another's repository has none of its own.
  if (asked('rev-parse', '--show-prefix') !== '' || !succeeds('rev-parse', '--git-dir')) return 'none';
  const branch = asked('rev-parse', '--abbrev-ref', '@{upstream}');
  if (!branch) return succeeds('remote', 'get-url', 'upstream') ? 'own' : 'without clinic';
  return asked('ls-tree', branch, '--', OWN_FOLDER) ? 'own' : 'without clinic';
}

/**
 * Makes a folder the owner's own repository: its clinic is written down, and what it was copied from is `upstream`, which
 * nothing is sent to. Passwords (`.env`) are never in it.
 *
 * @throws {Error} with git's words when it can't
 */
export function makeOwnRepository(folder: string): void {
  const { git, succeeds } = gitIn(folder);
  const isNew = repositoryOf(folder) === 'none';
  if (isNew) git('init', '--quiet', '--initial-branch=main');
  else {
    if (succeeds('remote', 'get-url', 'origin')) git('remote', 'rename', 'origin', 'upstream');
    if (succeeds('rev-parse', '@{upstream}')) git('branch', '--unset-upstream');
  }
  if (!succeeds('config', 'user.email')) signAsTheClinic(folder);
  git('add', '--all', '--', ...(isNew ? ['.', ':!.env'] : [OWN_FOLDER]));
  if (!succeeds('diff', '--cached', '--quiet')) git('commit', '--quiet', '--message', 'Begin our clinic');
}

/** On a computer where nobody has told git their name yet. */
export function signAsTheClinic(folder: string): void {
  const facts = readFileSync(join(folder, OWN_FOLDER, 'clinic.yaml'), 'utf8');
  const { name, email } = parse(facts) as Record<'name' | 'email', string>;
  const { git } = gitIn(folder);
  git('config', 'user.name', name);
  git('config', 'user.email', email);
}
