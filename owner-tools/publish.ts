import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_FOLDER } from '../compile/clinic-folder.ts';
import { gitIn, HOST_INSTRUCTIONS, repositoryOf, setGitAuthor } from './own-repository.ts';

// Publishes the changes in clinic/ with `npm run publish`. Builds first; if the build fails, nothing is
// committed or pushed.
//   npm run publish -- --first    to the owner's repository when it has no clinic yet

/**
 * Builds the site, commits the changes in clinic/, rebases them onto the upstream branch and pushes.
 *
 * @param folder - of the site
 * @param build - command that builds the site
 * @param isFirst - whether a repository without a clinic is known to be the owner's
 * @returns the message to show
 * @throws {Error} with instructions, if the build, the repository or a conflicting change prevents it
 */
export function publish(folder: string, build: string, isFirst = false): string {
  const { git, outputOf } = gitIn(folder);
  /** Shows Git's output, because a repository may publish the site when it receives a push. */
  const succeeds = (...step: string[]) =>
    spawnSync('git', step, { cwd: folder, stdio: 'inherit' }).status === 0;
  const notPublished = (why: string) => new Error(`Nothing was published: ${why}`);

  if (!existsSync(join(folder, OWN_FOLDER))) {
    throw notPublished('there is no clinic/ here yet: npm run new-clinic begins one.');
  }
  if (!outputOf('rev-parse', '--abbrev-ref', '@{upstream}')) {
    throw notPublished(
      `this folder does not know yet where to. ${HOST_INSTRUCTIONS}\nThe guide in deploy/ says more.`,
    );
  }
  if (!isFirst && repositoryOf(folder) === 'without clinic') {
    throw notPublished(
      `the repository at ${outputOf('remote', 'get-url', 'origin')} has no clinic. If it is your own, once: npm run publish -- --first. If it is the project's:
  git remote rename origin upstream
  git branch --unset-upstream
${HOST_INSTRUCTIONS}`,
    );
  }
  if (spawnSync(build, { cwd: folder, stdio: 'inherit', shell: true }).status !== 0) {
    throw notPublished('the site could not be built.');
  }
  git('add', '--all', '--', OWN_FOLDER);
  const changed = outputOf('diff', '--cached', '--name-only', '--', OWN_FOLDER).split('\n').filter(Boolean);
  const summary = changed.length > 3 ? `${changed.length} files in clinic/` : changed.join(', ');
  if (summary) {
    if (!outputOf('config', 'user.email')) setGitAuthor(folder);
    git('commit', '--quiet', '--message', `Change ${summary}`, '--', OWN_FOLDER);
  }
  if (!succeeds('fetch', '--quiet')) {
    throw notPublished('the repository can not be reached. What you changed is kept here: try again later.');
  }
  if (!succeeds('rebase', '--quiet', '--autostash', '@{upstream}')) {
    git('rebase', '--abort');
    throw notPublished(
      'what you changed was changed elsewhere too, as by the editor on a phone. Yours is kept here; whoever set the site up can bring both together.',
    );
  }
  if (!succeeds('push')) throw notPublished('the repository did not take it. What you changed is kept here.');
  return summary ? `Sent: ${summary}` : 'Sent. Nothing in clinic/ had changed since the last time.';
}

if (import.meta.main) {
  try {
    console.log(publish('.', 'npm run --silent build', process.argv.includes('--first')));
  } catch (error) {
    console.error(`\n${(error as Error).message}\n`);
    process.exit(1);
  }
}
