import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { textsOf, type Text } from '../../compile/readability.ts';
import type { CheckedFile } from '../../compile/schema-walk.ts';
import { textsOfClinic } from '../clinic-files.ts';
import type { Clinic } from './collect-mistakes.ts';
import { findingIf, type Finding } from './findings.ts';

/** The fingerprints of the general texts that nobody has read yet, by their files. */
type Unread = Record<string, string[]>;

const NOTES = 'general-texts.json';
/** What is shorter is no promise: a heading, a label. */
const FEWEST_WORDS = 3;
/** What of clinic.yaml its owner was not asked. */
const NOT_ASKED = /^(blurb|promises\.)/;

/** Notes the texts of a clinic that has just been written: its owner has read none of them. */
export function noteGeneralTexts(folder: string): void {
  const unread: Unread = {};
  for (const { file, source, schema } of textsOfClinic(folder)) {
    if (file === 'doctors.yaml') continue;
    const isNoted = ({ field, text }: Text) =>
      file === 'clinic.yaml' ? NOT_ASKED.test(field) : text.trim().split(/\s+/).length >= FEWEST_WORDS;
    unread[file] = printsOf({ source, schema, data: source.data }, isNoted);
  }
  write(folder, unread);
}

/** The files with texts that are still as `npm run new-clinic` wrote them, and that nobody has confirmed. */
export function checkUnread({ files }: Pick<Clinic, 'files'>, folder: string): Finding[] {
  const unread = read(folder);
  return files.flatMap((file) => {
    const { path } = file.source;
    const known = new Set(unread[nameIn(folder, path)]);
    const count = printsOf(file).filter((print) => known.has(print)).length;
    return findingIf(count > 0, { kind: 'unread', place: path, count });
  });
}

/**
 * Forgets the texts of files whose owner has read them.
 *
 * @param paths - such as 'clinic/services/braces.md', or 'all'
 * @throws {ConfigurationError} for a file that has none
 */
export function confirmRead(folder: string, paths: readonly string[]): void {
  const unread = read(folder);
  for (const path of paths) {
    const name = nameIn(folder, path);
    if (path !== 'all' && !(name in unread)) {
      throw new ConfigurationError(`${path}: it has no general texts that are still to be read.`);
    }
    for (const file of path === 'all' ? Object.keys(unread) : [name]) delete unread[file];
  }
  write(folder, unread);
}

function printsOf(file: CheckedFile, isNoted: (text: Text) => boolean = () => true): string[] {
  return textsOf(file)
    .filter(isNoted)
    .map(({ text }) => text.replaceAll(/\s+/g, ' ').trim())
    .map((text) => createHash('sha256').update(text).digest('hex').slice(0, 8));
}

const nameIn = (folder: string, path: string) =>
  relative(resolve(folder), resolve(path)).replaceAll('\\', '/');

function read(folder: string): Unread {
  const path = join(folder, NOTES);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Unread) : {};
}

function write(folder: string, unread: Unread): void {
  const path = join(folder, NOTES);
  if (Object.keys(unread).length === 0) rmSync(path, { force: true });
  else writeFileSync(path, `${JSON.stringify(unread, null, 1)}\n`);
}
