import { existsSync, globSync } from 'node:fs';
import { canonicalOf, allScreenIds, pathOf } from '../../domain/web/screens.ts';
import { CLINICS, type BuiltClinic } from './clinics.ts';

const [OWN] = CLINICS;

type Folder = 'services' | 'blog';

function pathsOf({ site }: Pick<BuiltClinic, 'site'>, folder: Folder): string[] {
  return globSync(`${folder}/*/index.html`, { cwd: site })
    .map((file) => `/${file.replace('/index.html', '')}`)
    .sort((first, second) => second.length - first.length || first.localeCompare(second));
}

/** Lists the paths of this clinic's pages in a folder, such as '/services/crowns', longest first. */
export function pathsUnder(folder: Folder): [string, string, ...string[]] {
  return pathsOf(OWN, folder) as [string, string];
}

/** Lists one page of each type on a clinic's site. Of services and articles, it has the longest path. */
export function pageTypesOf(clinic: Pick<BuiltClinic, 'site'>): string[] {
  return [
    ...allScreenIds()
      .filter((id) => canonicalOf(id) === id)
      .map(pathOf),
    ...pathsOf(clinic, 'services').slice(0, 1),
    ...pathsOf(clinic, 'blog').slice(0, 1),
  ].filter((path) => existsSync(`${clinic.site}${path}/index.html`));
}

/** One page of each type on this clinic's site, and the two pages for unknown addresses. */
export const PAGE_TYPES = [...pageTypesOf(OWN), '/no/such/page', '/blog/no-such-article'];
