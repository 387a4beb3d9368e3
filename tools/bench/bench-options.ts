import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { articles } from '#clinic/articles.server.ts';
import { facts } from '#clinic/facts.ts';
import {
  aliasesOf,
  articlePath,
  canonicalOf,
  isIndexed,
  pathOf,
  screensOf,
  servicePath,
  type ScreenId,
} from '../../domain/web/screens.ts';

/** A kind of page, with an example page. */
export type Screen = {
  name: string;
  path: string;
  /** the path that links use, if different */
  linkedAs?: string;
  /** not indexed, on purpose */
  hidden?: boolean;
  /** answers with status 404, on purpose */
  missing?: boolean;
};

function kindsOf(id: ScreenId): Screen[] {
  const [linkedAs] = aliasesOf(id);
  const screen = { name: id, path: pathOf(id), ...(linkedAs && { linkedAs }), hidden: !isIndexed(id) };
  if (canonicalOf(id) !== id) return [];
  if (id === 'services') return [screen, { name: 'a service', path: servicePath(facts.serviceIds[0]!) }];
  if (id === 'blog') return [screen, { name: 'an article', path: articlePath(articles[0]!.slug) }];
  return [screen];
}

/** Every kind of page of the clinic. */
export const SCREENS: Screen[] = [
  ...screensOf(facts).flatMap(kindsOf),
  { name: 'not found', path: '/no-such-page', hidden: true, missing: true },
];

/** Reads a benchmark's command line. Builds first, unless `--built` is given. */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      built: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
      against: { type: 'string' },
    },
  });
  if (!values.built) execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  const screens = SCREENS.filter(({ path }) => !values.only || values.only.includes(path));
  return { ...values, runs: Number(values.runs), screens };
}
