import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { OWN_FOLDER } from '../compile/clinic-folder.ts';

// Publishes what was changed in clinic/: `npm run publish`. Builds first; where that fails, nothing is written down or sent.

/**
 * Builds, writes the changes of clinic/ down, and pushes them, on top of what others have pushed, to the branch that this one
 * follows.
 *
 * @param folder - the site's
 * @param build - the command that builds it
 * @returns what is told at the end
 * @throws {Error} with what to do, when the build, the repository or somebody else's change is in the way
 */
export function publish(folder: string, build: string): string {
  const git = (...step: string[]) => execFileSync('git', step, { cwd: folder, encoding: 'utf8' }).trim();
  const asked = (...step: string[]) =>
    spawnSync('git', step, { cwd: folder, encoding: 'utf8' }).stdout.trim();
  const succeeds = (...step: string[]) =>
    spawnSync('git', step, { cwd: folder, stdio: 'inherit' }).status === 0;
  const nothing = (why: string) => new Error(`Nothing was published: ${why}`);

  if (!existsSync(join(folder, OWN_FOLDER))) {
    throw nothing('there is no clinic/ here yet: npm run new-clinic begins one.');
  }
  if (!asked('rev-parse', '--abbrev-ref', '@{upstream}')) {
    throw nothing(
      'this folder does not know yet where to. Once: git push --set-upstream, as the guide in deploy/ says.',
    );
  }
  if (spawnSync(build, { cwd: folder, stdio: 'inherit', shell: true }).status !== 0) {
    throw nothing('the site could not be built.');
  }
  git('add', '--all', '--', OWN_FOLDER);
  const changed = asked('diff', '--cached', '--name-only', '--', OWN_FOLDER).split('\n').filter(Boolean);
  const what = changed.length > 3 ? `${changed.length} files in clinic/` : changed.join(', ');
  if (what) {
    if (!asked('config', 'user.email')) signAsTheClinic(folder, git);
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

/** On a computer where nobody has told git their name yet. */
function signAsTheClinic(folder: string, git: (...step: string[]) => string): void {
  const { name, email } = parse(readFileSync(join(folder, OWN_FOLDER, 'clinic.yaml'), 'utf8')) as Record<
    'name' | 'email',
    string
  >;
  git('config', 'user.name', name);
  git('config', 'user.email', email);
}

if (import.meta.main) {
  try {
    console.log(publish('.', 'npm run --silent build'));
  } catch (error) {
    console.error(`\n${(error as Error).message}\n`);
    process.exit(1);
  }
}
