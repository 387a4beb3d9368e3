import { globSync, readFileSync } from 'node:fs';
import { CLINICS } from './clinics.ts';

const [{ site }] = CLINICS;

/** The paths of the pages in a folder of the site that browsers look at, the longest first: '/services/crowns', … */
export function pathsUnder(folder: 'services' | 'blog'): [string, string, ...string[]] {
  const paths = globSync(`${folder}/*/index.html`, { cwd: site }).map(
    (file) => `/${file.replace('/index.html', '')}`,
  );
  return paths.sort((one, other) => other.length - one.length || one.localeCompare(other)) as [
    string,
    string,
  ];
}

/** A page of every kind, with the longest words of its kind. */
export const KINDS = [
  ...'/ /book /thank-you /services /contact /blog /doctors /team /about /gallery /gallery/before-after'.split(
    ' ',
  ),
  ...'/international-patients /sitemap /privacy-policy /no/such/page /blog/no-such-article'.split(' '),
  pathsUnder('services')[0],
  pathsUnder('blog')[0],
];

/** The scripts that hold a text, by their paths. */
export function scriptsWith(text: string): string[] {
  const scripts = globSync('assets/*.js', { cwd: site });
  return scripts
    .filter((file) => readFileSync(`${site}/${file}`, 'utf8').includes(text))
    .map((file) => `/${file}`);
}
