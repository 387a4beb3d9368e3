import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_FOLDER } from '../compile/clinic-folder.ts';
import { gitIn, NEXT_AT_THE_HOST, repositoryOf, signAsTheClinic } from './own-repository.ts';

// Publishes what was changed in clinic/: `npm run publish`. Builds first; where that fails, nothing is written down or sent.
//   npm run publish -- --first    to a repository of one's own that has no clinic yet

/**
 * Builds, writes the changes of clinic/ down, and pushes them, on top of what others have pushed, to the branch that this one
 * follows.
 *
 * @param folder - the site's
 * @param build - the command that builds it
 * @param isFirst - whether its repository is known to be the owner's, though it has no clinic yet
 * @returns what is told at the end
 * @throws {Error} with what to do, when the build, the repository or somebody else's change is in the way
 */
export function publish(folder: string, build: string, isFirst = false): string {
  const { git, asked } = gitIn(folder);
  /** with what git says on the way, as a repository that publishes does */
  const succeeds = (...step: string[]) =>
    spawnSync('git', step, { cwd: folder, stdio: 'inherit' }).status === 0;
  const nothing = (why: string) => new Error(`Nothing was published: ${why}`);

  if (!existsSync(join(folder, OWN_FOLDER))) {
    throw nothing('there is no clinic/ here yet: npm run new-clinic begins one.');
  }
  if (!asked('rev-parse', '--abbrev-ref', '@{upstream}')) {
    throw nothing(
      `this folder does not know yet where to. ${NEXT_AT_THE_HOST}\nThe guide in deploy/ says more.`,
    );
  }
  if (!isFirst && repositoryOf(folder) === 'without clinic') {
    throw nothing(
      `the repository at ${asked('remote', 'get-url', 'origin')} has no clinic. If it is your own, once: npm run publish -- --first. If it is the project's:
  git remote rename origin upstream
  git branch --unset-upstream
${NEXT_AT_THE_HOST}`,
    );
  }
  if (spawnSync(build, { cwd: folder, stdio: 'inherit', shell: true }).status !== 0) {
    throw nothing('the site could not be built.');
  }
  git('add', '--all', '--', OWN_FOLDER);
  const changed = asked('diff', '--cached', '--name-only', '--', OWN_FOLDER).split('\n').filter(Boolean);
  const what = changed.length > 3 ? `${changed.length} files in clinic/` : changed.join(', ');
  if (what) {
    if (!asked('config', 'user.email')) signAsTheClinic(folder);
    git('commit', '--quiet', '--message', `Change ${what}`, '--', OWN_FOLDER);
  }
  if (!succeeds('fetch', '--quiet')) {
    throw nothing('the repository can not be reached. What you changed is kept here: try again later.');
  }
  if (!succeeds('rebase', '--quiet', '--autostash', '@{upstream}')) {
    git('rebase', '--abort');
    throw nothing(
      'what you changed was changed elsewhere too, as by the editor on a phone. Yours is kept here; whoever set the site up can bring both together.',
    );
  }
  if (!succeeds('push')) throw nothing('the repository did not take it. What you changed is kept here.');
  return what ? `Sent: ${what}` : 'Sent. Nothing in clinic/ had changed since the last time.';
}

if (import.meta.main) {
  try {
    console.log(publish('.', 'npm run --silent build', process.argv.includes('--first')));
  } catch (error) {
    console.error(`\n${(error as Error).message}\n`);
    process.exit(1);
  }
}
