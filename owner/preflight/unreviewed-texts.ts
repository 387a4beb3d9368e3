import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { textsOf, type Text } from '../../compile/readability.ts';
import type { CheckedFile } from '../../compile/schema-walk.ts';
import type { ClinicText } from '../clinic-files.ts';
import type { Clinic } from './collect-mistakes.ts';
import { findingIf, type Finding } from './findings.ts';

/** Hashes of the general texts that the owner has not read yet, by file. */
type UnreadHashes = Record<string, string[]>;

/** The file of a clinic that notes which general texts are unread. */
export const UNREAD_NOTES = 'general-texts.json';
/** Shorter texts are headings and labels, which promise nothing. */
const MIN_WORDS = 3;
/** The field of clinic.yaml with a general text; the owner was asked about the others. */
const GENERAL_CLINIC_FIELD = 'blurb';

/** Notes the texts of a new clinic as unread: the content of `general-texts.json`. */
export function unreadNotes(texts: readonly ClinicText[]): string {
  const unread: UnreadHashes = {};
  for (const { file, source, schema } of texts) {
    if (file === 'doctors.yaml') continue;
    const isNoted = ({ field, text }: Text) =>
      file === 'clinic.yaml' ? field === GENERAL_CLINIC_FIELD : text.trim().split(/\s+/).length >= MIN_WORDS;
    unread[file] = hashTexts({ source, schema, data: source.data }, isNoted);
  }
  return printed(unread);
}

/** Finds files with texts that `npm run new-clinic` wrote and nobody has changed or confirmed. */
export function checkUnreviewedTexts({ files }: Pick<Clinic, 'files'>, folder: string): Finding[] {
  const unread = readUnread(folder);
  return files.flatMap((file) => {
    const { path } = file.source;
    const known = new Set(unread[nameIn(folder, path)]);
    const count = hashTexts(file).filter((print) => known.has(print)).length;
    return findingIf(count > 0, { kind: 'unread', place: path, count });
  });
}

/**
 * Marks the texts of files as read.
 *
 * @param paths - such as 'clinic/services/braces.md', a folder such as 'clinic/services', or 'all'
 * @throws {ConfigurationError} for a file or folder without unread texts
 */
export function markAsRead(folder: string, paths: readonly string[]): void {
  const unread = readUnread(folder);
  for (const path of paths) {
    const name = nameIn(folder, path);
    const isMeant = (file: string) =>
      path === 'all' || name === '' || file === name || file.startsWith(`${name}/`);
    const files = Object.keys(unread).filter(isMeant);
    if (files.length === 0 && path !== 'all') {
      throw new ConfigurationError(`${path}: it has no general texts that are still to be read.`);
    }
    for (const file of files) delete unread[file];
  }
  writeUnread(folder, unread);
}

/**
 * Marks a text as read.
 *
 * @param notes - the content of `general-texts.json`
 * @param key - as `unreadTexts` has it
 * @returns its new content; null if every text is read
 */
export function withTextRead(notes: string, file: string, key: string): string | null {
  const unread = JSON.parse(notes) as UnreadHashes;
  const { [file]: hashes = [], ...others } = unread;
  const left = hashes.filter((each) => !key.split(' ').includes(each));
  if (left.length > 0) return printed({ ...unread, [file]: left });
  return Object.keys(others).length > 0 ? printed(others) : null;
}

/**
 * Lists the unread texts of a file. Those of one field, such as all steps of a treatment, are one text; its
 * key has all of theirs.
 */
export function unreadTexts(file: CheckedFile, folder: string): { key: string; text: string }[] {
  const known = readUnread(folder)[nameIn(folder, file.source.path)] ?? [];
  const unread = textsOf(file).filter(({ text }) => known.includes(hashOf(text)));
  const byField = Map.groupBy(unread, ({ field }) => field.split('.')[0]);
  return [...byField.values()].map((texts) => ({
    key: texts.map(({ text }) => hashOf(text)).join(' '),
    text: texts.map(({ text }) => text).join('\n'),
  }));
}

/** Merges three versions of the notes: a text is unread if it still was, or is new in `mine`. */
export function mergeUnread(texts: Record<'base' | 'theirs' | 'mine', string>): string {
  const parse = (text: string) => (text ? JSON.parse(text) : {}) as UnreadHashes;
  const [base, theirs, mine] = [parse(texts.base), parse(texts.theirs), parse(texts.mine)];
  const merged = Object.entries(mine).map(([file, hashes]): [string, string[]] => [
    file,
    hashes.filter((hash) => !base[file]?.includes(hash) || theirs[file]?.includes(hash)),
  ]);
  return printed(Object.fromEntries(merged.filter(([, hashes]) => hashes.length > 0)));
}

function hashTexts(file: CheckedFile, isNoted: (text: Text) => boolean = () => true): string[] {
  return textsOf(file)
    .filter(isNoted)
    .map(({ text }) => hashOf(text));
}

function hashOf(text: string): string {
  const oneLine = text.replaceAll(/\s+/g, ' ').trim();
  return createHash('sha256').update(oneLine).digest('hex').slice(0, 8);
}

const nameIn = (folder: string, path: string) =>
  relative(resolve(folder), resolve(path)).replaceAll('\\', '/');

function readUnread(folder: string): UnreadHashes {
  const path = join(folder, UNREAD_NOTES);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as UnreadHashes) : {};
}

function writeUnread(folder: string, unread: UnreadHashes): void {
  const path = join(folder, UNREAD_NOTES);
  if (Object.keys(unread).length === 0) rmSync(path, { force: true });
  else writeFileSync(path, printed(unread));
}

const printed = (unread: UnreadHashes) => `${JSON.stringify(unread, null, 1)}\n`;
