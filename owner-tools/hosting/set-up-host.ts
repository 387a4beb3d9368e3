import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteHost } from '../../domain/clinic/clinic.ts';
import { OWN_FOLDER } from '../../compile/clinic-folder.ts';
import { editFile } from '../edit-yaml.ts';
import { HOSTS, type HostContext } from './hosts.ts';

/** Writes the host into `clinic.yaml`, as the line `host`. */
export function saveHost(folder: string, host: SiteHost): void {
  editFile(join(folder, OWN_FOLDER, 'clinic.yaml'), { fields: (fields) => fields.set('host', host) });
}

/**
 * Writes the files that a host needs, such as a workflow. A file that the owner has changed stays.
 *
 * @param folder - of the site
 * @returns the paths of all files that the host needs, in the site's folder
 */
export function writeHostFiles(folder: string, host: SiteHost, context: HostContext): string[] {
  const { copies, files } = HOSTS[host];
  for (const [path, source] of Object.entries(copies)) {
    if (existsSync(join(folder, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(folder, source), join(folder, path));
  }
  const written = files(context);
  for (const [path, text] of Object.entries(written)) {
    if (!existsSync(join(folder, path))) writeFileSync(join(folder, path), text);
  }
  return [...Object.keys(copies), ...Object.keys(written)];
}

/**
 * Lists a host's steps in order, each with the page to open.
 *
 * @returns the text to show
 */
export async function describeSteps(host: SiteHost, context: HostContext): Promise<string> {
  const steps = await Promise.all(
    HOSTS[host].steps(context).map(async ({ text, page, isDone }, at) => {
      const state = isDone ? ((await isDone()) ? 'done' : 'to do') : 'cannot be seen from here';
      return `  ${at + 1}. ${text.replaceAll('<domain>', context.domain)}\n     ${state} · ${page}`;
    }),
  );
  return ['Steps of this host, in order:', ...steps].join('\n');
}

/** The page of a GitHub repository where its secrets are entered; null for other repositories. */
export function secretsPage(remote: string): string | null {
  const [, path] = /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  return path ? `https://github.com/${path}/settings/secrets/actions` : null;
}
