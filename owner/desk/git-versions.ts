import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_FOLDER } from '../../compile/clinic-folder.ts';
import { gitIn } from '../own-repository.ts';
import type { Change, Version } from './api.ts';
import { changesBetween, nameOfFile } from './changes.ts';

const MAX_VERSIONS = 12;
const MAX_NAMES = 3;

/** The branch that the published site is built from; '' before the first publication. */
export function publishedBranch(folder: string): string {
  const { outputOf } = gitIn(folder);
  const branch = outputOf('rev-parse', '--abbrev-ref', '@{upstream}');
  return branch && outputOf('ls-tree', branch, '--', OWN_FOLDER) ? branch : '';
}

/** What has changed in `clinic/` since the last publication; all is new before the first. */
export function changesSincePublication(folder: string): Change[] {
  const branch = publishedBranch(folder);
  if (!branch) return [];
  const { outputOf, git } = gitIn(folder);
  const paths = [
    outputOf('diff', '--name-only', '--no-renames', branch, '--', OWN_FOLDER),
    outputOf('ls-files', '--others', '--exclude-standard', '--', OWN_FOLDER),
  ].flatMap((list) => list.split('\n').filter(Boolean));
  const files = [...new Set(paths)].map((path) => {
    const isThere = outputOf('ls-tree', branch, '--', path) !== '';
    return {
      file: path.slice(OWN_FOLDER.length + 1),
      before: isThere ? git('show', `${branch}:${path}`) : undefined,
      after: existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined,
    };
  });
  return changesBetween(files);
}

/** The published versions of `clinic/`, newest first. */
export function publishedVersions(folder: string): Version[] {
  const branch = publishedBranch(folder);
  if (!branch) return [];
  const format = '--format=%x00%H%x09%cI%x09';
  const log = gitIn(folder).outputOf(
    'log',
    `--max-count=${MAX_VERSIONS}`,
    format,
    '--name-only',
    branch,
    '--',
    OWN_FOLDER,
  );
  return log
    .split('\0')
    .slice(1)
    .map((entry) => {
      const [id = '', at = '', paths = ''] = entry.split('\t');
      const names = paths
        .split('\n')
        .filter(Boolean)
        .map((path) => nameOfFile(path.slice(OWN_FOLDER.length + 1)));
      const distinct = [...new Set(names)];
      const more = distinct.length - MAX_NAMES;
      const text = distinct.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
      return { id, at, text };
    });
}
