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

/** One kind of page, by the page that stands for it. */
export type Screen = {
  name: string;
  path: string;
  /** the path that links to it have, where that is another */
  linkedAs?: string;
  /** kept out of search engines' indexes, on purpose */
  hidden?: boolean;
  /** answered with status 404, on purpose */
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

/** Every kind of page that the clinic has. */
export const SCREENS: Screen[] = [
  ...screensOf(facts).flatMap(kindsOf),
  { name: 'not found', path: '/no-such-page', hidden: true, missing: true },
];

/**
 * What a bench is asked for: which screens, how often, and of the last build or a new one, which it makes.
 */
export function asked() {
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
