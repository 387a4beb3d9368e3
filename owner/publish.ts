import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_HOSTS, type SiteHost } from '../domain/clinic/site-hosts.ts';
import { ConfigurationError } from '../domain/clinic/configuration-error.ts';
import { OWN_FOLDER } from '../compile/clinic-folder.ts';
import { runCommand } from '../compile/mistakes.ts';
import { readClinic } from '../compile/read-clinic.ts';
import { parseOptions } from './parse-options.ts';
import { removePhotoMetadata } from './remove-photo-metadata.ts';
import { saveHost, writeHostFiles } from './hosting/set-up-host.ts';
import {
  connectRepository,
  gitIn,
  HOST_INSTRUCTIONS,
  refusalOf,
  remoteOf,
  repositoryOf,
  repositoryToConnect,
  returnToBranch,
  setGitAuthor,
} from './own-repository.ts';

// Publishes the changes in clinic/ with `npm run publish`, as the desk does. It builds first; if the build
// fails, nothing is committed or pushed. At the end it says what is still missing.
const USAGE = `npm run publish                             publishes the changes in clinic/
npm run publish -- --host cloudflare        where the site is: static, machine, nginx or cloudflare
npm run publish -- --repository ADDRESS     to an empty repository of the clinic's, the first time
npm run publish -- --first                  to the owner's repository when it has no clinic yet`;

export type PublishStage = 'build' | 'commit' | 'push';

type PublishOptions = {
  /** whether a repository without a clinic is known to be the owner's */
  isFirst?: boolean;
  /** address of an empty repository that this folder is not connected to yet */
  repository?: string | undefined;
  /** files outside clinic/ that the host needs */
  hostFiles?: string[];
  /** is told what begins */
  onStage?: (stage: PublishStage) => void;
};

/**
 * Builds the site, commits the changes in clinic/, rebases them onto the upstream branch and pushes.
 *
 * @param folder - of the site
 * @param build - command that builds the site
 * @returns the message to show
 * @throws {ConfigurationError} with instructions, if the build, the repository or a conflicting change
 *   prevents it
 */
export async function publish(folder: string, build: string, options: PublishOptions = {}): Promise<string> {
  const { isFirst = false, repository, hostFiles = [], onStage = () => {} } = options;
  const { git, outputOf } = gitIn(folder);
  requireClinic(folder);
  if (repository) connectRepository(folder, repository);
  else requireOwnRepository(folder, isFirst);
  onStage('build');
  if (!(await succeeds(folder, build, []))) throw notPublished('the site could not be built.');
  onStage('commit');
  const paths = [OWN_FOLDER, ...hostFiles];
  git('add', '--all', '--', ...paths);
  const changed = outputOf('diff', '--cached', '--name-only', '--', ...paths)
    .split('\n')
    .filter(Boolean);
  const summary = changed.length > 3 ? `${changed.length} files in clinic/` : changed.join(', ');
  if (summary) {
    if (!outputOf('config', 'user.email')) setGitAuthor(folder);
    git('commit', '--quiet', '--message', `Change ${summary}`, '--', ...paths);
  }
  onStage('push');
  if (repository) {
    if (!(await succeeds(folder, 'git', ['push', '--set-upstream', 'origin', 'HEAD'])))
      throw notAccepted(folder, 'origin', {
        elsewhere: `${repository} is not empty: it has files that are not yours here. Make an empty place, and enter its address.`,
      });
    return 'Published for the first time.';
  }
  await rebaseOntoOthers(folder);
  if (!(await succeeds(folder, 'git', ['push']))) throw notAccepted(folder, remoteOf(folder));
  return summary ? `Sent: ${summary}` : 'Sent. Nothing in clinic/ had changed since the last time.';
}

/** Takes in what others have pushed, such as the editor on a phone. */
async function rebaseOntoOthers(folder: string): Promise<void> {
  if (!(await succeeds(folder, 'git', ['fetch', '--quiet'])))
    throw notPublished('the repository cannot be reached. Your changes are kept here: try again later.');
  if (await succeeds(folder, 'git', ['rebase', '--quiet', '--autostash', '@{upstream}'])) return;
  gitIn(folder).git('rebase', '--abort');
  throw notPublished(
    'the same lines were changed elsewhere too, such as by the editor on a phone. Your changes are kept here; whoever set the site up can combine both.',
  );
}

/**
 * Publishes the clinic of an earlier version, as a new version. The files here stay as they are.
 *
 * @param id - of the commit
 * @throws {ConfigurationError} if the repository cannot be reached or does not accept it
 */
export async function publishVersion(folder: string, id: string): Promise<void> {
  returnToBranch(folder);
  await rebaseOntoOthers(folder);
  const { git, outputOf } = gitIn(folder);
  if (!outputOf('config', 'user.email')) setGitAuthor(folder);
  const [remote = '', branch = ''] = outputOf('rev-parse', '--abbrev-ref', '@{upstream}').split(/\/(.*)/);
  const tree = treeWith(folder, id);
  const at = outputOf('show', '--no-patch', '--format=%cs', id);
  const message = `Go back to the version of ${at}`;
  const commit = git('commit-tree', tree, '-p', 'HEAD', '-m', message).trim();
  if (!(await succeeds(folder, 'git', ['push', remote, `${commit}:refs/heads/${branch}`])))
    throw notAccepted(folder, remote);
  git('reset', '--quiet', '--mixed', commit);
}

/** The tree of the last commit, with clinic/ as it was in another. */
function treeWith(folder: string, id: string): string {
  const { outputOf } = gitIn(folder);
  const entries = outputOf('ls-tree', 'HEAD')
    .split('\n')
    .filter((line) => !line.endsWith(`\t${OWN_FOLDER}`));
  const clinic = `040000 tree ${outputOf('rev-parse', `${id}:${OWN_FOLDER}`)}\t${OWN_FOLDER}`;
  return execFileSync('git', ['mktree'], {
    cwd: folder,
    encoding: 'utf8',
    input: [...entries, clinic, ''].join('\n'),
  }).trim();
}

/** Shows the output, because a repository may publish the site when it receives a push. */
async function succeeds(folder: string, command: string, parts: string[]): Promise<boolean> {
  const program = spawn(command, parts, { cwd: folder, stdio: 'inherit', shell: parts.length === 0 });
  const [status] = (await once(program, 'close')) as [number | null];
  return status === 0;
}

function notPublished(why: string): ConfigurationError {
  return new ConfigurationError(`Nothing was published: ${why}`);
}

const REFUSALS = {
  unreachable:
    'the place for your files cannot be reached. Look whether this computer has a network, whether the address is right, and whether you are signed in there on this computer.',
  elsewhere: 'somebody else published at the same time. Publish again.',
  refused:
    'the place for your files was found, and did not take them. Your account may not write there, or your site could not be made there.',
};

/** Why a push failed, in an owner's words. */
function notAccepted(
  folder: string,
  remote: string,
  words: Partial<typeof REFUSALS> = {},
): ConfigurationError {
  const why = { ...REFUSALS, ...words }[refusalOf(folder, remote)];
  return notPublished(`${why} Your changes are kept here.`);
}

function requireClinic(folder: string): void {
  if (existsSync(join(folder, OWN_FOLDER))) return;
  throw notPublished('there is no clinic/ here yet: npm run new-clinic creates one.');
}

function requireOwnRepository(folder: string, isFirst: boolean): void {
  const { outputOf } = gitIn(folder);
  if (['own', 'without clinic'].includes(repositoryOf(folder))) returnToBranch(folder);
  if (!outputOf('rev-parse', '--abbrev-ref', '@{upstream}')) {
    throw notPublished(
      `this folder is not connected to a repository yet. ${HOST_INSTRUCTIONS}\nOr: npm run publish -- --repository ADDRESS`,
    );
  }
  if (isFirst || repositoryOf(folder) !== 'without clinic') return;
  throw notPublished(
    `the repository at ${outputOf('remote', 'get-url', remoteOf(folder))} has no clinic. If it is your own, once: npm run publish -- --first. If it is the project's, make an empty, private repository at a host such as GitHub, in the clinic's name. Then, with its address: npm run publish -- --repository ADDRESS`,
  );
}

function hostFrom(name: string | undefined): SiteHost | undefined {
  if (name === undefined) return undefined;
  const host = SITE_HOSTS.find((each) => each === name);
  if (host) return host;
  throw new ConfigurationError(`--host is "${name}"; it should be one of: ${SITE_HOSTS.join(', ')}.`);
}

async function runPublish(): Promise<void> {
  const values = parseOptions(USAGE, {
    host: { type: 'string' },
    repository: { type: 'string' },
    first: { type: 'boolean', default: false },
  });
  requireClinic('.');
  const { data } = readClinic(OWN_FOLDER).clinic;
  const host = hostFrom(values.host) ?? data.host;
  if (host && host !== data.host) saveHost('.', host);
  for (const path of await removePhotoMetadata(OWN_FOLDER))
    console.log(`${path}: saved again without the place where it was taken.`);
  console.log(
    await publish('.', 'npm run --silent build', {
      isFirst: values.first,
      repository: values.repository ?? (values.first ? undefined : repositoryToConnect('.')),
      hostFiles: host ? writeHostFiles('.', host, data.languages) : [],
    }),
  );
  console.log('\nThe next steps of the place where your site is: npm run desk');
  console.log('\nWhat the texts, the e-mail and its DNS records still need (npm run preflight):\n');
  spawnSync(process.execPath, ['owner/preflight.ts'], { stdio: 'inherit' });
}

if (import.meta.main) await runCommand(runPublish);
