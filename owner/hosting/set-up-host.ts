import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteHost } from '../../domain/clinic/site-hosts.ts';
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
 * Says which names of the site DNS does not know, so that an owner sees to them first: they take the longest.
 *
 * @returns one sentence each; one about DNS itself, if it cannot be asked
 */
export async function describeMissingNames(host: SiteHost, context: HostContext): Promise<string[]> {
  const { domain, resolver } = context;
  const { names, nameHint } = HOSTS[host];
  const codes = await Promise.all(names(domain).map((name) => codeOf(resolver.resolve4(name))));
  if (codes.every((code) => code === '')) return [];
  // The root's name servers can be resolved wherever there is a network.
  if (await codeOf(resolver.resolveNs('.')))
    return ['Whether DNS knows the names of your site cannot be seen: this computer has no network.'];
  return names(domain).flatMap((name, at) =>
    ['ENOTFOUND', 'ENODATA'].includes(codes[at]!) ? `${name} is not in DNS yet. ${nameHint}` : [],
  );
}

/** The code of the error of a query; '' if it is answered. */
function codeOf(answer: Promise<unknown>): Promise<string> {
  return answer.then(
    () => '',
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  );
}

const STEPS = /^## Steps\n+([^]*?)\s*(?=^## |$(?![^]))/m;

/** Reads a host's steps from its guide, with the site's domain in place of `clinic.example`. */
export function readSteps(host: SiteHost, domain: string): string {
  const { guide } = HOSTS[host];
  const [, steps = ''] = STEPS.exec(readFileSync(guide, 'utf8'))!;
  const shown = steps
    .replaceAll('clinic.example', domain)
    .replaceAll(/\[([^\]]+)\]\((https:[^)]+)\)/g, '$1 ($2)')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
  return `The steps of this place, as ${guide} has them:\n\n${shown}`;
}
