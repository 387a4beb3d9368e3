import { spawnSync } from 'node:child_process';
import { promises as dns } from 'node:dns';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { SITE_HOSTS, type SiteHost } from '../domain/clinic/site-hosts.ts';
import { ConfigurationError } from '../domain/clinic/configuration-error.ts';
import { OWN_FOLDER } from '../compile/clinic-folder.ts';
import { runCommand } from '../compile/mistakes.ts';
import { readClinic } from '../compile/read-clinic.ts';
import { HOSTS, type HostContext } from './hosting/hosts.ts';
import { parseOptions } from './parse-options.ts';
import { removePhotoMetadata } from './remove-photo-metadata.ts';
import { describeMissingNames, readSteps, saveHost, writeHostFiles } from './hosting/set-up-host.ts';
import {
  connectRepository,
  gitIn,
  HOST_INSTRUCTIONS,
  needsAddress,
  remoteOf,
  repositoryOf,
  setGitAuthor,
} from './own-repository.ts';

// Publishes the changes in clinic/ with `npm run publish`. The first time it asks for the host and the
// repository. It builds first; if the build fails, nothing is committed or pushed. At the end it says what is
// still missing.
const USAGE = `npm run publish                             publishes the changes in clinic/
npm run publish -- --host cloudflare        instead of the question: static, machine, nginx or cloudflare
npm run publish -- --repository ADDRESS     instead of the question: an empty repository of the clinic's
npm run publish -- --first                  to the owner's repository when it has no clinic yet`;

type PublishOptions = {
  /** whether a repository without a clinic is known to be the owner's */
  isFirst?: boolean;
  /** address of an empty repository that this folder is not connected to yet */
  repository?: string | undefined;
  /** files outside clinic/ that the host needs */
  hostFiles?: string[];
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
export function publish(folder: string, build: string, options: PublishOptions = {}): string {
  const { isFirst = false, repository, hostFiles = [] } = options;
  const { git, outputOf } = gitIn(folder);
  /** Shows Git's output, because a repository may publish the site when it receives a push. */
  const succeeds = (...step: string[]) =>
    spawnSync('git', step, { cwd: folder, stdio: 'inherit' }).status === 0;

  requireClinic(folder);
  if (repository) connectRepository(folder, repository);
  else requireOwnRepository(folder, isFirst);
  if (spawnSync(build, { cwd: folder, stdio: 'inherit', shell: true }).status !== 0) {
    throw notPublished('the site could not be built.');
  }
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
  if (repository) {
    if (!succeeds('push', '--set-upstream', 'origin', 'HEAD'))
      throw notPublished(
        `${repository} did not accept the push. Check the address, and that you may write there.`,
      );
    return 'Published for the first time.';
  }
  if (!succeeds('fetch', '--quiet')) {
    throw notPublished('the repository cannot be reached. Your changes are kept here: try again later.');
  }
  if (!succeeds('rebase', '--quiet', '--autostash', '@{upstream}')) {
    git('rebase', '--abort');
    throw notPublished(
      'the same lines were changed elsewhere too, such as by the editor on a phone. Your changes are kept here; whoever set the site up can combine both.',
    );
  }
  if (!succeeds('push')) {
    throw notPublished('the repository did not accept the push. Your changes are kept here.');
  }
  return summary ? `Sent: ${summary}` : 'Sent. Nothing in clinic/ had changed since the last time.';
}

function notPublished(why: string): ConfigurationError {
  return new ConfigurationError(`Nothing was published: ${why}`);
}

function requireClinic(folder: string): void {
  if (existsSync(join(folder, OWN_FOLDER))) return;
  throw notPublished('there is no clinic/ here yet: npm run new-clinic creates one.');
}

function requireOwnRepository(folder: string, isFirst: boolean): void {
  const { outputOf } = gitIn(folder);
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

/** Asks in the terminal; returns an empty text where there is none. */
async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim();
}

async function askForHost(): Promise<SiteHost | undefined> {
  const list = SITE_HOSTS.map((host, at) => `  ${at + 1}  ${HOSTS[host].title}\n`).join('');
  const answer = await ask(`Where will the site be?\n${list}Number (deploy/README.md compares them): `);
  return SITE_HOSTS[Number(answer) - 1] ?? SITE_HOSTS.find((host) => host === answer);
}

function hostFrom(name: string | undefined): SiteHost | undefined {
  if (name === undefined) return undefined;
  const host = SITE_HOSTS.find((each) => each === name);
  if (host) return host;
  throw new ConfigurationError(`--host is "${name}"; it should be one of: ${SITE_HOSTS.join(', ')}.`);
}

/**
 * Returns the repository to connect to: undefined if this folder is connected, or if nobody answers. If the
 * host's steps make the repository, they are listed first.
 *
 * @throws {ConfigurationError} if nobody names the repository that the steps make
 */
async function findRepository(host: SiteHost | undefined): Promise<string | undefined> {
  const { outputOf } = gitIn('.');
  if (!needsAddress('.')) return undefined;
  // An earlier run has named it, and then the build failed.
  const origin = repositoryOf('.') === 'own' && outputOf('remote', 'get-url', 'origin');
  if (origin) return origin;
  const made = host && HOSTS[host].repository;
  if (!made) return (await ask('Address of an empty, private repository of the clinic: ')) || undefined;
  const { domain } = contextOf('.');
  console.log(`\n${readSteps(host, domain)}\n`);
  const example = made.replace('<domain>', domain);
  const address = await ask(`Address of the repository on your machine, such as ${example}: `);
  if (address) return address;
  throw notPublished(
    `take these steps up to npm run publish, then run it again. It asks for the address of the repository, such as ${example}.`,
  );
}

function contextOf(folder: string): HostContext {
  const { siteUrl, languages } = readClinic(join(folder, OWN_FOLDER)).clinic.data;
  return {
    domain: new URL(siteUrl).hostname,
    languages,
    resolver: new dns.Resolver({ timeout: 3000, tries: 2 }),
  };
}

async function runPublish(): Promise<void> {
  const values = parseOptions(USAGE, {
    host: { type: 'string' },
    repository: { type: 'string' },
    first: { type: 'boolean', default: false },
  });
  requireClinic('.');
  const { data } = readClinic(OWN_FOLDER).clinic;
  const host = hostFrom(values.host) ?? data.host ?? (await askForHost());
  if (host && host !== data.host) saveHost('.', host);
  if (host) for (const line of await describeMissingNames(host, contextOf('.'))) console.log(line);
  const repository = values.repository ?? (values.first ? undefined : await findRepository(host));
  for (const path of await removePhotoMetadata(OWN_FOLDER))
    console.log(`${path}: saved again without the place where it was taken.`);
  const hostFiles = host ? writeHostFiles('.', host, contextOf('.')) : [];
  console.log(
    publish('.', 'npm run --silent build', {
      isFirst: values.first,
      repository,
      hostFiles,
    }),
  );
  if (host) console.log(`\n${readSteps(host, contextOf('.').domain)}`);
  console.log('\nWhat the texts, the e-mail and its DNS records still need (npm run preflight):\n');
  spawnSync(process.execPath, ['owner/preflight.ts'], { stdio: 'inherit' });
}

if (import.meta.main) await runCommand(runPublish);
