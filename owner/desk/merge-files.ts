import { schemaOf } from '../../compile/schema-lookup.ts';
import { isObject } from '../../compile/schema-walk.ts';
import type { Step } from '../../compile/yaml-file.ts';
import type { Document } from 'yaml';
import { splitParts } from '../edit-yaml.ts';
import { mergeChanges } from '../editor/merge-changes.ts';
import { keepYamlFormatting } from '../keep-yaml-formatting.ts';
import type { ClinicFiles } from '../new-clinic/create-clinic.ts';
import { mergeUnread, UNREAD_NOTES } from '../preflight/unreviewed-texts.ts';

/** Files whose fields the desk asks. In other files, what the owner wrote wins over the desk. */
const FACTS = /^(.*\/)?(clinic|doctors|team|fees)\.yaml$/;

/**
 * Brings new answers into the files of a clinic that its owner may have changed.
 *
 * @param before - the files that the previous answers make
 * @param after - the files that the new answers make
 * @param disk - the files as they are; undefined for a file that is not there
 * @returns the files to write; null for one to remove
 */
export function changedFiles(
  before: ClinicFiles,
  after: ClinicFiles,
  disk: (file: string) => string | undefined,
): Map<string, string | null> {
  const changes = new Map<string, string | null>();
  for (const file of new Set([...before.keys(), ...after.keys()])) {
    const [base, mine, theirs] = [before.get(file), after.get(file), disk(file)];
    if (mine === base) continue;
    if (mine === undefined) {
      if (theirs !== undefined) changes.set(file, null);
    } else if (theirs === undefined || theirs === base) {
      // A file that the owner has removed is not written again.
      if (theirs !== undefined || base === undefined) changes.set(file, mine);
    } else {
      const merged = mergeFile(file, { base: base ?? '', theirs, mine });
      if (merged !== theirs) changes.set(file, merged);
    }
  }
  return changes;
}

type Texts = { base: string; theirs: string; mine: string };

function mergeFile(file: string, texts: Texts): string {
  if (file === UNREAD_NOTES) return mergeUnread(texts);
  if (!/\.(yaml|md)$/.test(file)) return texts.theirs;
  const [base, theirs, mine] = [texts.base, texts.theirs, texts.mine].map((text) =>
    splitParts(file, text),
  ) as [Parts, Parts, Parts];
  // Check reports the syntax error. Until the owner corrects it, the file stays as it is.
  if (theirs.document.errors.length > 0) return texts.theirs;
  const versions = { base: dataOf(base), theirs: dataOf(theirs), mine: dataOf(mine) };
  const { merged } = mergeChanges(schemaOf(file), versions, FACTS.test(file) ? 'mine' : 'theirs');
  assign(theirs.document, [], versions.theirs, merged);
  const body = theirs.below === base.below ? mine.below : theirs.below;
  return theirs.start + keepYamlFormatting(theirs.yaml, theirs.document) + theirs.end + body;
}

type Parts = ReturnType<typeof splitParts>;

const dataOf = ({ document }: Parts): unknown => document.toJS() ?? {};

/** Changes the fields of a document that differ, so that comments at others stay. */
function assign(document: Document, steps: Step[], before: unknown, after: unknown): void {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  if (isObject(before) && isObject(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      assign(document, [...steps, name], before[name], after[name]);
  } else if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (const at of after.keys()) assign(document, [...steps, at], before[at], after[at]);
  } else if (after === undefined) document.deleteIn(steps);
  else document.setIn(steps, document.createNode(after));
}
