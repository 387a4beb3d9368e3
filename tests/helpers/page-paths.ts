import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { pathInLanguage } from '../../domain/web/language-prefix.ts';
import { canonicalOf, allScreenIds, pathOf } from '../../domain/web/screens.ts';
import { CLINICS, type BuiltClinic } from './clinics.ts';

const [OWN] = CLINICS;

type Folder = 'services' | 'blog';

function pathsOf({ site }: Pick<BuiltClinic, 'site'>, folder: Folder): string[] {
  return globSync(`${folder}/*/index.html`, { cwd: site })
    .map((file) => `/${file.replace('/index.html', '')}`)
    .sort((one, other) => other.length - one.length || one.localeCompare(other));
}

/** The paths of the pages in a folder of the site that browsers look at, the longest first: '/services/crowns', … */
export function pathsUnder(folder: Folder): [string, string, ...string[]] {
  return pathsOf(OWN, folder) as [string, string];
}

/** The paths of the three services with the most text in a language. */
export function longestServicesIn(code: string): string[] {
  const lengthOf = (path: string) => readFileSync(`${OWN.site}${path}/index.html`).length;
  return pathsUnder('services')
    .map((path) => pathInLanguage(code, path))
    .filter((path) => existsSync(`${OWN.site}${path}/index.html`))
    .sort((one, other) => lengthOf(other) - lengthOf(one))
    .slice(0, 3);
}

/** A page of every kind that a clinic's site has, with the longest words of its kind. */
export function kindsOf(clinic: Pick<BuiltClinic, 'site'>): string[] {
  return [
    ...allScreenIds()
      .filter((id) => canonicalOf(id) === id)
      .map(pathOf),
    ...pathsOf(clinic, 'services').slice(0, 1),
    ...pathsOf(clinic, 'blog').slice(0, 1),
  ].filter((path) => existsSync(`${clinic.site}${path}/index.html`));
}

/** A page of every kind of the site that browsers look at, and what stands where there is none. */
export const KINDS = [...kindsOf(OWN), '/no/such/page', '/blog/no-such-article'];

/** The path of a service whose page says what to do until the clinic opens. */
export function serviceInPain(): string {
  const { urgent } = parse(readFileSync(`${OWN.content}/urgent.yaml`, 'utf8')) as {
    urgent: { lamp: { title: string } };
  };
  return pathsOf(OWN, 'services').find((path) =>
    readFileSync(`${OWN.site}${path}/index.html`, 'utf8').includes(urgent.lamp.title),
  )!;
}
