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

const NOTES = 'general-texts.json';
/** Shorter texts are headings and labels, which promise nothing. */
const MIN_WORDS = 3;
/** Fields of clinic.yaml that the owner was not asked about. */
const GENERAL_CLINIC_FIELDS = /^(blurb|promises\.)/;

/** Notes the texts of a new clinic as unread: the content of `general-texts.json`. */
export function unreadNotes(texts: readonly ClinicText[]): string {
  const unread: UnreadHashes = {};
  for (const { file, source, schema } of texts) {
    if (file === 'doctors.yaml') continue;
    const isNoted = ({ field, text }: Text) =>
      file === 'clinic.yaml'
        ? GENERAL_CLINIC_FIELDS.test(field)
        : text.trim().split(/\s+/).length >= MIN_WORDS;
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

function hashTexts(file: CheckedFile, isNoted: (text: Text) => boolean = () => true): string[] {
  return textsOf(file)
    .filter(isNoted)
    .map(({ text }) => text.replaceAll(/\s+/g, ' ').trim())
    .map((text) => createHash('sha256').update(text).digest('hex').slice(0, 8));
}

const nameIn = (folder: string, path: string) =>
  relative(resolve(folder), resolve(path)).replaceAll('\\', '/');

function readUnread(folder: string): UnreadHashes {
  const path = join(folder, NOTES);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as UnreadHashes) : {};
}

function writeUnread(folder: string, unread: UnreadHashes): void {
  const path = join(folder, NOTES);
  if (Object.keys(unread).length === 0) rmSync(path, { force: true });
  else writeFileSync(path, printed(unread));
}

const printed = (unread: UnreadHashes) => `${JSON.stringify(unread, null, 1)}\n`;
