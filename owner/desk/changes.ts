import { isObject, type Data } from '../../compile/schema-walk.ts';
import { splitParts } from '../edit-yaml.ts';
import { fileLabelOf, labelOf } from '../editor/labels.ts';
import type { Change } from './api.ts';

// What has changed in a clinic, in an owner's words.

/** A file with its texts in two versions; undefined where it is not there. */
export type FileVersions = { file: string; before: string | undefined; after: string | undefined };

/** Files that other files are made from, or that say nothing. */
export const LEFT_OUT = /^(answers\.yaml|general-texts\.json)$|\/\./;
const PICTURE = /^images\//;
const TRANSLATION = /^([a-z]{2,3})\//;
const FACTS = /^(clinic|doctors|team|fees)\.yaml$/;

/** Lists the changes between two versions: facts one by one, texts and pictures by their number. */
export function changesBetween(files: readonly FileVersions[]): Change[] {
  const shown = files.filter(({ file }) => !LEFT_OUT.test(file));
  const facts = shown.filter(({ file }) => FACTS.test(file));
  const others = shown.filter(({ file }) => !FACTS.test(file));
  const byName = Map.groupBy(others, ({ file }) => nameOfFile(file));
  return [
    ...facts.flatMap(({ before, after }) => factChanges(dataOf(before), dataOf(after))),
    ...[...byName].map(([name, all]) => fileChange(name, all)),
  ];
}

/** What an owner calls a file: 'Root canal', 'Pictures' or the language of a translation. */
export function nameOfFile(file: string): string {
  if (PICTURE.test(file)) return 'Pictures';
  const [, code] = TRANSLATION.exec(file) ?? [];
  if (code !== undefined) return new Intl.DisplayNames(['en'], { type: 'language' }).of(code)!;
  return fileLabelOf(file.replace(/\.\w+$/, '').replace(/^(services|articles)\//, ''));
}

function fileChange(name: string, all: readonly FileVersions[]): Change {
  const kind = all.every(({ before }) => before === undefined)
    ? 'new'
    : all.every(({ after }) => after === undefined)
      ? 'gone'
      : 'changed';
  const isOne = all.length === 1 && kind === 'changed' && name !== 'Pictures';
  const count = isOne
    ? changedTexts(dataOf(all[0]!.before), dataOf(all[0]!.after)) + bodyChanges(all[0]!)
    : all.length;
  const what = isOne ? 'text' : name === 'Pictures' ? 'picture' : 'page';
  return { kind, text: name, detail: count === 1 ? `one ${what}` : `${count} ${what}s` };
}

function dataOf(text: string | undefined): Data {
  if (text === undefined) return {};
  const data: unknown = splitParts(text.startsWith('---\n') ? 'a.md' : 'a.yaml', text).document.toJS();
  return isObject(data) ? data : {};
}

const bodyOf = (text: string | undefined) => splitParts('a.md', text ?? '').below;

function bodyChanges({ before, after }: FileVersions): number {
  return before?.startsWith('---\n') && bodyOf(before) !== bodyOf(after) ? 1 : 0;
}

/** The number of values that differ. */
function changedTexts(before: unknown, after: unknown): number {
  if (JSON.stringify(before) === JSON.stringify(after)) return 0;
  const isList = Array.isArray(before) || Array.isArray(after);
  if (!isList && !isObject(before) && !isObject(after)) return 1;
  const [one, other] = [before ?? {}, after ?? {}] as [Data, Data];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].reduce((sum, name) => sum + changedTexts(one[name], other[name]), 0);
}

/** The fields that differ, each with its value; of a list of people or days, each entry by its name. */
function factChanges(
  before: Data,
  after: Data,
  above: string[] = [],
  labelFor: (name: string) => string = labelOf,
): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name): Change[] => {
    const [was, is] = [before[name], after[name]];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    if (isObject(was) && isObject(is)) return factChanges(was, is, [...above, labelFor(name)]);
    const [wasNamed, isNamed] = [namedEntries(was), namedEntries(is)];
    if (wasNamed && isNamed) return factChanges(wasNamed, isNamed, above, (own) => own);
    const label = [...above, labelFor(name)].join(', ');
    const isEntry = labelFor !== labelOf;
    if (was === undefined)
      return [{ kind: 'new', text: isEntry ? label : `${label}: ${display(is)}`, detail: '' }];
    if (is === undefined)
      return [{ kind: 'gone', text: label, detail: isEntry ? '' : `was ${display(was)}` }];
    return [{ kind: 'changed', text: `${label}: ${display(is)}`, detail: `was ${display(was)}` }];
  });
}

/** Entries with a name, such as people, by it; undefined if it is another value. */
function namedEntries(list: unknown): Data | undefined {
  if (list === undefined) return {};
  if (!Array.isArray(list) || !list.every((each) => isObject(each) && typeof each.name === 'string'))
    return undefined;
  return Object.fromEntries(list.map((each: Data) => [each.name, each]));
}

/** A value as an owner reads it. */
function display(value: unknown): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(display).join(', ');
  if (!isObject(value)) return String(value);
  const { opens, closes, name } = value;
  if (typeof opens === 'string' && typeof closes === 'string') return `${opens}–${closes}`;
  return typeof name === 'string' ? name : Object.values(value).map(display).join(', ');
}
