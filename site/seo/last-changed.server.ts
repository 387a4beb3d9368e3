import { execFileSync } from 'node:child_process';
import { articles } from '#clinic/articles.server.ts';
import { page as privacyPolicy } from '#clinic/pages/privacy-policy.ts';
import { clinicFolder } from '#clinic/folder.ts';
import { facts } from '#clinic/facts.ts';
import type { MARKDOWN_FOLDERS } from '../../domain/clinic/schemas-by-file.ts';
import type { DataFile } from '../../domain/web/screens.ts';
import { LANGUAGE } from '../site-language.ts';
import { instantAt, type CivilDate } from '../../domain/time/civil-date.ts';

/**
 * The time of the last change of each file of `clinic/`, such as `2026-03-04T09:30:00Z`. The key is the path
 * below that folder without the extension, such as `services/braces`.
 */
export type LastChanges = Map<string, string>;

function git(folder: string, ...options: string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=off', '-C', folder, ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/**
 * Returns the time of the last commit that changed each file below a folder. Moving a file does not count as
 * a change.
 *
 * @param language - the language whose files, in a subfolder, replace the original files
 * @returns an empty map without git or a history, and in a shallow clone, whose first commit would date files
 *   that it did not change
 */
export function commitTimes(folder: string, language: string): LastChanges {
  const times: LastChanges = new Map();
  let log: string;
  let folderInRepository: string;
  // The keys are earlier paths of moved files, and the values their current paths.
  const currentPaths = new Map<string, string>();
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return times;
    log = git(folder, 'log', '--format=%x00%cI', '--name-status', '--find-renames');
    folderInRepository = git(folder, 'rev-parse', '--show-prefix').trim();
  } catch {
    return times;
  }
  for (const commit of log.split('\0').slice(1)) {
    const [committed = '', ...changes] = commit.split('\n').filter(Boolean);
    const time = new Date(committed).toISOString().replace(/\.\d+Z$/, 'Z');
    for (const change of changes) {
      const [status = '', oldPath = '', newPath = oldPath] = change.split('\t');
      const path = currentPaths.get(newPath) ?? newPath;
      if (oldPath !== newPath) currentPaths.set(oldPath, path);
      if (path.startsWith(folderInRepository) && status !== 'R100')
        setTimeIfLater(times, path.slice(folderInRepository.length).replace(/\.\w+$/, ''), time);
    }
  }
  for (const [file, time] of times)
    if (file.startsWith(`${language}/`)) times.set(file.slice(language.length + 1), time);
  return times;
}

/**
 * Returns the time of each file's last change: the time in git's history, or the date that an article or the
 * privacy policy states, whichever is later. Both are independent of when and where the site is built.
 */
export function readLastChanges(): LastChanges {
  const changes = commitTimes(clinicFolder, LANGUAGE);
  const stated = [
    { file: 'pages/privacy-policy', day: privacyPolicy.updated },
    ...articles.map(({ slug, date }) => ({ file: `articles/${slug}`, day: date })),
  ];
  for (const { file, day } of stated) setTimeIfLater(changes, file, startOfDay(day));
  return changes;
}

function setTimeIfLater(changes: LastChanges, file: string, time: string): void {
  if (time > (changes.get(file) ?? '')) changes.set(file, time);
}

/**
 * Returns the time of the latest change of several files.
 *
 * @param content - the paths without extension; a path that ends with '/' stands for all files in that folder
 * @returns undefined if no time is known
 */
export function lastChange(
  changes: LastChanges,
  content: readonly (DataFile | `${keyof typeof MARKDOWN_FOLDERS}/${string}`)[],
): string | undefined {
  return [...changes]
    .filter(([file]) => content.some((name) => (name.endsWith('/') ? file.startsWith(name) : file === name)))
    .map(([, time]) => time)
    .toSorted()
    .at(-1);
}

/** Returns the start of a day in the clinic's time zone, such as `2026-03-03T18:30:00Z`. */
export function startOfDay(day: CivilDate): string {
  return instantAt(day, '00:00', facts.timeZone).toISOString().replace('.000Z', 'Z');
}
