import { execFileSync } from 'node:child_process';
import { articles } from '#clinic/articles.server.ts';
import { page as privacyPolicy } from '#clinic/pages/privacy-policy.ts';
import { clinicFolder } from '#clinic/folder.ts';
import { facts } from '#clinic/facts.ts';
import type { MARKDOWN_FOLDERS } from '../../domain/clinic/schemas-by-file.ts';
import type { DataFile } from '../../domain/web/screens.ts';
import { LANGUAGE } from '../site-language.ts';
import { instantAt, type CivilDate } from '../../domain/booking/civil-date.ts';

/** When each file of `clinic/` last changed, by its name below that folder without its ending, as `2026-03-04T09:30:00Z`. */
export type LastChanges = Map<string, string>;

function git(folder: string, ...options: string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=off', '-C', folder, ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/**
 * The time of the last commit that changed each file below a folder; being moved is no change.
 *
 * @param language - whose file stands in the place of the original where there is one
 * @returns nothing where there is no git, no history, or only the last part of one, whose first commit would date files
 *   that it did not change
 */
export function commitTimes(folder: string, language: string): LastChanges {
  const times: LastChanges = new Map();
  let log: string;
  let place: string;
  // From an earlier path to today's.
  const moved = new Map<string, string>();
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return times;
    log = git(folder, 'log', '--format=%x00%cI', '--name-status', '--find-renames');
    place = git(folder, 'rev-parse', '--show-prefix').trim();
  } catch {
    return times;
  }
  for (const commit of log.split('\0').slice(1)) {
    const [committed = '', ...changes] = commit.split('\n').filter(Boolean);
    const time = new Date(committed).toISOString().replace(/\.\d+Z$/, 'Z');
    for (const change of changes) {
      const [status = '', before = '', after = before] = change.split('\t');
      const path = moved.get(after) ?? after;
      if (before !== after) moved.set(before, path);
      if (path.startsWith(place) && status !== 'R100')
        setTimeIfLater(times, path.slice(place.length).replace(/\.\w+$/, ''), time);
    }
  }
  for (const [file, time] of times)
    if (file.startsWith(`${language}/`)) times.set(file.slice(language.length + 1), time);
  return times;
}

/**
 * When the content last changed: by git's history, and by the days that articles and the privacy policy name themselves,
 * whichever is later. Neither depends on when or where the site is built.
 */
export function readLastChanges(): LastChanges {
  const changes = commitTimes(clinicFolder, LANGUAGE);
  const named = [
    { file: 'pages/privacy-policy', day: privacyPolicy.updated },
    ...articles.map(({ slug, date }) => ({ file: `articles/${slug}`, day: date })),
  ];
  for (const { file, day } of named) setTimeIfLater(changes, file, startOfDay(day));
  return changes;
}

function setTimeIfLater(changes: LastChanges, file: string, time: string): void {
  if (time > (changes.get(file) ?? '')) changes.set(file, time);
}

/**
 * The last change of any of some files.
 *
 * @returns undefined where none of them has a known time
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

/** The instant a day begins at the clinic, as `2026-03-03T18:30:00Z`. */
export function startOfDay(day: CivilDate): string {
  return instantAt(day, '00:00', facts.timeZone).toISOString().replace('.000Z', 'Z');
}
