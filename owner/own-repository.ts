import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ConfigurationError } from '../domain/clinic/configuration-error.ts';
import { OWN_FOLDER } from '../compile/clinic-folder.ts';

// The Git repository of an owner's site. The project it was copied from is its remote `upstream`.

/** What an owner does at the repository's host; this cannot be automated. */
export const HOST_INSTRUCTIONS = `Make an empty, private repository at a host such as GitHub, in the clinic's name. Then, with its address:
  git remote add origin ADDRESS
  git push --set-upstream origin HEAD`;

/**
 * Git commands in a folder: `git` runs one and throws on failure, `outputOf` returns its output or '',
 * `succeeds` returns whether it succeeded.
 */
export function gitIn(folder: string) {
  const run = (step: string[]) => spawnSync('git', step, { cwd: folder, encoding: 'utf8' });
  return {
    git: (...step: string[]) => execFileSync('git', step, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }),
    outputOf: (...step: string[]) => run(step).stdout?.trim() ?? '',
    succeeds: (...step: string[]) => run(step).status === 0,
  };
}

/**
 * Returns the name of the remote that a folder is pulled from: the one of its branch, or origin; '' if there
 * is none.
 */
export function remoteOf(folder: string): string {
  const { outputOf, succeeds } = gitIn(folder);
  const tracked = outputOf('config', `branch.${outputOf('branch', '--show-current')}.remote`);
  return [tracked, 'origin'].find((name) => succeeds('remote', 'get-url', name)) ?? '';
}

/**
 * Which repository a folder is pushed to: none, the owner's, or one without a clinic, such as the project's.
 */
export function repositoryOf(folder: string): 'no git' | 'none' | 'own' | 'without clinic' {
  const { outputOf, succeeds } = gitIn(folder);
  if (!succeeds('--version')) return 'no git';
  // A folder inside the repository of another folder has none of its own.
  if (outputOf('rev-parse', '--show-prefix') !== '' || !succeeds('rev-parse', '--git-dir')) return 'none';
  const branch = outputOf('rev-parse', '--abbrev-ref', '@{upstream}');
  if (!branch) return succeeds('remote', 'get-url', 'upstream') ? 'own' : 'without clinic';
  return outputOf('ls-tree', branch, '--', OWN_FOLDER) ? 'own' : 'without clinic';
}

/** The address of the owner's repository that nothing has been pushed to yet; undefined if there is none. */
export function repositoryToConnect(folder: string): string | undefined {
  const { outputOf, succeeds } = gitIn(folder);
  if (outputOf('rev-parse', '--abbrev-ref', '@{upstream}')) return undefined;
  // In a clone, origin is the project until it is renamed.
  const isProject =
    !succeeds('remote', 'get-url', 'upstream') && outputOf('for-each-ref', 'refs/remotes/origin');
  return isProject ? undefined : outputOf('remote', 'get-url', 'origin') || undefined;
}

/**
 * Finds out why a repository did not take a push.
 *
 * @param remote - name or address
 * @returns 'elsewhere' if it has commits that are not here
 */
export function refusalOf(folder: string, remote: string): 'unreachable' | 'elsewhere' | 'refused' {
  const { outputOf, succeeds } = gitIn(folder);
  const asked = ['-c', 'core.sshCommand=ssh -o BatchMode=yes', 'ls-remote', '--heads', remote];
  if (!succeeds(...asked)) return 'unreachable';
  const commits = outputOf(...asked).match(/^[\da-f]+/gm) ?? [];
  return commits.every((id) => succeeds('cat-file', '-e', id)) ? 'refused' : 'elsewhere';
}

/** The address of the owner's repository; null if none is named yet. */
export function ownAddress(folder: string): string | null {
  if (repositoryOf(folder) !== 'own') return repositoryToConnect(folder) ?? null;
  return gitIn(folder).outputOf('remote', 'get-url', remoteOf(folder)) || null;
}

/**
 * Turns a folder into the owner's own repository: commits the clinic, and renames the remote it was cloned
 * from to `upstream`, so that nothing is pushed there. Passwords (`.env`) are never committed.
 *
 * @throws {Error} with Git's message if a command fails
 */
export function makeOwnRepository(folder: string): void {
  const { git, succeeds } = gitIn(folder);
  const isNew = repositoryOf(folder) === 'none';
  if (isNew) git('init', '--quiet', '--initial-branch=main');
  else {
    const remote = remoteOf(folder);
    if (remote && !succeeds('remote', 'get-url', 'upstream')) git('remote', 'rename', remote, 'upstream');
    if (succeeds('rev-parse', '@{upstream}')) git('branch', '--unset-upstream');
  }
  if (!succeeds('config', 'user.email')) setGitAuthor(folder);
  git('add', '--all', '--', ...(isNew ? ['.', ':!.env'] : [OWN_FOLDER]));
  if (!succeeds('diff', '--cached', '--quiet')) git('commit', '--quiet', '--message', 'Begin our clinic');
}

/**
 * Puts the repository of a folder on its branch, if it is on none, as after a checkout of a version.
 *
 * @throws {ConfigurationError} if the branch has commits that would be lost
 */
export function returnToBranch(folder: string): void {
  const { git, outputOf, succeeds } = gitIn(folder);
  if (outputOf('branch', '--show-current')) return;
  const hasMain = succeeds('rev-parse', '--verify', '--quiet', 'refs/heads/main');
  if (hasMain && !succeeds('merge-base', '--is-ancestor', 'main', 'HEAD'))
    throw new ConfigurationError(
      'This folder shows an earlier version of your site, so nothing was published. Whoever set it up can go back to the newest: git switch main',
    );
  git('switch', '--quiet', '--force-create', 'main');
}

/** Sets the clinic as the author of commits, for computers on which Git has no name and e-mail configured. */
export function setGitAuthor(folder: string): void {
  const facts = readFileSync(join(folder, OWN_FOLDER, 'clinic.yaml'), 'utf8');
  const { name, email } = parse(facts) as Record<'name' | 'email', string>;
  const { git } = gitIn(folder);
  git('config', 'user.name', name);
  git('config', 'user.email', email);
}

/**
 * Makes a folder the owner's repository, if it is not yet, and names the repository that it is pushed to.
 *
 * @param address - of an empty repository
 * @throws {ConfigurationError} if the address cannot be one, or if the folder is connected to another
 */
export function connectRepository(folder: string, address: string): void {
  // A URL, host:path or a path.
  if (!/^\S*[/:\\]\S*$/.test(address)) {
    throw new ConfigurationError(
      `"${address}" is not the address of a repository; it should be such as git@github.com:name/clinic.git. Nothing was changed.`,
    );
  }
  const { git, outputOf } = gitIn(folder);
  const kind = repositoryOf(folder);
  if (kind === 'no git') throw new ConfigurationError('Git is not installed: https://git-scm.com/downloads');
  if (kind !== 'none') returnToBranch(folder);
  if (repositoryOf(folder) !== 'own') makeOwnRepository(folder);
  const current = outputOf('remote', 'get-url', 'origin');
  if (current === address) return;
  if (current) {
    throw new ConfigurationError(
      `This folder already publishes to ${current}. To change that: git remote set-url origin ${address}`,
    );
  }
  git('remote', 'add', 'origin', address);
}
