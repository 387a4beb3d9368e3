import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_FOLDER } from '../../compile/clinic-folder.ts';
import { gitIn } from '../own-repository.ts';
import type { Change, Version } from './api.ts';
import { changesBetween, LEFT_OUT, nameOfFile } from './changes.ts';

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
  // Leaves out the commits of the project itself.
  const range = [branch, '--not', '--remotes=upstream', '--', OWN_FOLDER];
  const log = gitIn(folder).outputOf('log', '--format=%x00%H%x09%cI%x09', '--name-only', ...range);
  const entries = log.split('\0').slice(1);
  return entries.slice(0, MAX_VERSIONS).map((entry, at) => {
    const [id = '', time = '', paths = ''] = entry.split('\t');
    const isFirst = at === entries.length - 1;
    return { id, at: time, text: isFirst ? 'First publication' : namesOf(paths.split('\n').filter(Boolean)) };
  });
}

/** What an owner calls some files of `clinic/`, the first few. */
function namesOf(paths: readonly string[]): string {
  const files = paths.map((path) => path.slice(OWN_FOLDER.length + 1)).filter((file) => !LEFT_OUT.test(file));
  const names = [...new Set(files.map(nameOfFile))];
  const more = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
