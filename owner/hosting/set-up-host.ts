import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteHost } from '../../domain/clinic/site-hosts.ts';
import { OWN_FOLDER } from '../../compile/clinic-folder.ts';
import { editFile } from '../edit-yaml.ts';
import { HOSTS } from './hosts.ts';

/** Writes the host into `clinic.yaml`, and what carries the forms there. */
export function saveHost(folder: string, host: SiteHost): void {
  editFile(join(folder, OWN_FOLDER, 'clinic.yaml'), {
    fields: (fields) => {
      fields.set('host', host);
      if (host === 'static') fields.set('forms', 'services');
      else if (fields.get('forms') === 'services') fields.delete('forms');
    },
  });
}

/**
 * Writes the files that a host needs, such as a workflow. A file that the owner has changed stays.
 *
 * @param folder - of the site
 * @param languages - codes of the site's languages
 * @returns the paths of all files that the host needs, in the site's folder
 */
export function writeHostFiles(folder: string, host: SiteHost, languages: readonly string[]): string[] {
  const { copies, files } = HOSTS[host];
  for (const [path, source] of Object.entries(copies)) {
    if (existsSync(join(folder, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(folder, source), join(folder, path));
  }
  const written = files(languages);
  for (const [path, text] of Object.entries(written)) {
    if (!existsSync(join(folder, path))) writeFileSync(join(folder, path), text);
  }
  return [...Object.keys(copies), ...Object.keys(written)];
}
