import { execFileSync, spawnSync } from 'node:child_process';

// Publishes what was changed in clinic/: `npm run publish`. Builds first; where that fails, nothing is written down or sent.

/**
 * Builds, writes the changes of clinic/ down, and pushes them, on top of what others have pushed, to the branch that this one
 * follows.
 *
 * @param folder - the site's
 * @param build - the command that builds it
 * @returns what is told at the end
 * @throws {Error} when the build or the push fails; both have said why
 */
export function publish(folder: string, build: string): string {
  const git = (...step: string[]) => execFileSync('git', step, { cwd: folder, encoding: 'utf8' }).trim();
  const succeeds = (...step: string[]) =>
    spawnSync('git', step, { cwd: folder, stdio: 'inherit' }).status === 0;

  if (spawnSync(build, { cwd: folder, stdio: 'inherit', shell: true }).status !== 0)
    throw new Error('Nothing was published: the site could not be built.');
  git('add', '--all', '--', 'clinic');
  const changed = git('diff', '--cached', '--name-only', '--', 'clinic');
  if (changed)
    git('commit', '--quiet', '--message', `Change ${changed.split('\n').join(', ')}`, '--', 'clinic');
  git('fetch', '--quiet');
  if (!succeeds('rebase', '--quiet', '--autostash', '@{upstream}')) {
    git('rebase', '--abort');
    throw new Error(
      'Nothing was published: what you changed was changed elsewhere too, as by the editor on a phone. What is there can be seen in the repository; whoever set the site up can bring both together.',
    );
  }
  if (!succeeds('push')) {
    throw new Error('Nothing was published: the repository did not take it. What you changed is kept here.');
  }
  return changed
    ? `Sent: ${changed.split('\n').join(', ')}`
    : 'Sent. Nothing in clinic/ had changed since the last time.';
}

if (import.meta.main) {
  try {
    console.log(publish('.', 'npm run --silent build'));
  } catch (error) {
    console.error(`\n${(error as Error).message}\n`);
    process.exit(1);
  }
}
