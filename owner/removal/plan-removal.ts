import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from 'yaml';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { placeInWords } from '../../compile/validate.ts';
import { textsOf } from '../../compile/readability.ts';
import { type AnySchema, schemaBelow, valueAt } from '../../compile/schema-walk.ts';
import { nameOf } from '../../compile/translatable-texts.ts';
import { withVersion, versionOf } from '../../compile/merge-translations.ts';
import { readSourceFile, type SourceFile, type Step } from '../../compile/yaml-file.ts';
import { editFile, type Change } from '../edit-yaml.ts';
import { readClinicFiles, findTranslations, type ClinicText } from '../clinic-files.ts';
import { linksTo, findReferences, type Target } from './find-references.ts';

/** The changes needed to remove something, and the function that makes them. */
export type Removal = {
  /** files and folders that are deleted */
  files: string[];
  /** places that are removed from other files */
  cuts: string[];
  links: string[];
  /** required fields that refer to it; the owner has to change them first */
  inTheWay: string[];
  /** texts that mention it and stay unchanged */
  mentions: string[];
  carryOut(): void;
};

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * Plans how to remove the targets and everything that refers to them. A category without a remaining service
 * is removed too.
 *
 * @throws {ConfigurationError} for a target that does not exist
 */
export function planRemoval(folder: string, asked: readonly Target[]): Removal {
  const all = readClinicFiles(folder);
  for (const target of asked) checkExists(folder, all, target);
  const targets = [...asked, ...emptiedCategories(all, asked)];
  const gone = all.filter(({ file }) => targets.some((target) => file === fileOf(target)));
  const kept = all.filter((text) => !gone.includes(text));
  const places = kept.flatMap((text) => findReferences(text, targets).map((use) => ({ text, ...use })));
  const cuts = kept.flatMap((text) => {
    const own = places.filter((place) => place.text === text).flatMap(({ cut }) => (cut ? [cut] : []));
    return outermost(own).map((steps) => ({ text, steps }));
  });
  const links = kept.flatMap((text) => findLinks(text, targets));
  const files = [
    ...gone.map(({ file }) => join(folder, file)),
    // Translations may be left over if the original was deleted by hand.
    ...targets.flatMap((target) =>
      findTranslations(folder, fileOf(target) ?? '.yaml').map(({ path }) => path),
    ),
    ...targets.filter(({ kind }) => kind === 'language').map(({ id }) => join(folder, id)),
  ];
  return {
    files,
    cuts: cuts.map(({ text, steps }) => placeOf(text, steps)),
    links: links.map(({ place }) => place),
    inTheWay: [
      ...places.filter(({ cut }) => cut === null).map(({ text, steps }) => placeOf(text, steps)),
      ...founderReferences(kept, targets),
    ],
    mentions: mentionsIn(kept, cuts, titlesOf(all, targets)),
    carryOut() {
      for (const path of files) rmSync(path, { recursive: true, force: true });
      for (const text of new Set([...cuts, ...links].map(({ text }) => text))) {
        const own = cuts.filter((cut) => cut.text === text).map(({ steps }) => steps);
        editWithTranslations(folder, text, (translation) => ({
          fields: (fields) => deletePlaces(fields, translation ? inTranslation(text, translation, own) : own),
          body: (body) => replaceLinks(body, targets, (words) => words),
        }));
      }
    },
  };
}

/**
 * Edits a file and its translations. Translations that were up to date are marked as up to date again.
 *
 * @param changeOf - returns the change of the original, or of the given translation
 */
export function editWithTranslations(
  folder: string,
  { file, schema, source }: ClinicText,
  changeOf: (translation?: SourceFile) => Change,
): void {
  const translations = findTranslations(folder, file).map(({ path }) => readSourceFile(path));
  editFile(join(folder, file), changeOf());
  const after = versionOf(readSourceFile(join(folder, file)), schema);
  for (const before of translations) {
    editFile(before.path, changeOf(before));
    const { translation } = before.data as { translation?: { of?: string } };
    if (translation?.of !== versionOf(source, schema)) continue;
    writeFileSync(before.path, withVersion(readFileSync(before.path, 'utf8'), after));
  }
}

/** Deletes places from a document, and lists that become empty. */
export function deletePlaces(fields: Document, places: Step[][]): void {
  for (const steps of places.toSorted(lastFirst)) {
    fields.deleteIn(steps);
    const above = steps.slice(0, -1);
    const list = above.length > 0 && typeof steps.at(-1) === 'number' ? fields.getIn(above) : undefined;
    if ((list as { items?: unknown[] } | undefined)?.items?.length === 0) fields.deleteIn(above);
  }
}

/**
 * Finds the places in a translation that correspond to places in the original. List entries match by name.
 */
function inTranslation({ source, schema }: ClinicText, translation: SourceFile, places: Step[][]): Step[][] {
  return places.flatMap((steps) => {
    const place: Step[] = [];
    let below: AnySchema | undefined = schema;
    for (const [at, step] of steps.entries()) {
      const list = valueAt(translation.data, place);
      below = below && schemaBelow(below, step);
      const name = nameOf(valueAt(source.data, steps.slice(0, at + 1)), step, below);
      place.push(
        Array.isArray(list) ? list.findIndex((entry, index) => nameOf(entry, index, below) === name) : step,
      );
    }
    return valueAt(translation.data, place) === undefined ? [] : [place];
  });
}

/** Sorts later list entries first, so that deleting them does not shift earlier ones. */
function lastFirst(one: Step[], other: Step[]): number {
  const at = one.findIndex((step, index) => step !== other[index]);
  const [a, b] = [one[at], other[at]];
  return typeof a === 'number' && typeof b === 'number' ? b - a : 0;
}

/** Removes duplicates and places inside other places. */
export function outermost(cuts: Step[][]): Step[][] {
  return cuts.filter((steps, at) =>
    cuts.every(
      (other, index) =>
        !other.every((step, nth) => step === steps[nth]) || (other.length === steps.length && index >= at),
    ),
  );
}

export function fileOf({ kind, id }: Target): string | undefined {
  if (kind !== 'service' && kind !== 'article') return undefined;
  return `${kind}s/${id}.md`;
}

function checkExists(folder: string, all: ClinicText[], target: Target): void {
  const file = fileOf(target);
  if (file && existsSync(join(folder, file))) return;
  // References may be left over if the file was deleted by hand.
  const isNamed = (text: ClinicText) =>
    findLinks(text, [target]).length > 0 || findReferences(text, [target]).some(({ cut }) => file || cut);
  if (!all.some(isNamed))
    throw new ConfigurationError(`There is no ${target.kind} called "${target.id}" in ${folder}/.`);
}

/** Categories that lose all their services. */
export function emptiedCategories(all: ClinicText[], targets: readonly Target[]): Target[] {
  const services = all.filter(({ file }) => file.startsWith('services/'));
  const goes = ({ file }: ClinicText) => targets.some((target) => fileOf(target) === file);
  const categoryOf = ({ source }: ClinicText) => (source.data as { category?: string }).category ?? '';
  const left = new Set(services.filter((text) => !goes(text)).map(categoryOf));
  const lost = new Set(services.filter(goes).map(categoryOf));
  return [...lost]
    .filter(
      (id) => !left.has(id) && !targets.some((each) => each.id === id && each.kind === 'service-category'),
    )
    .map((id) => ({ kind: 'service-category', id }));
}

export function placeOf({ source }: ClinicText, steps: Step[]): string {
  return `${source.path}:${source.lineOf(steps)}: ${placeInWords(source.data, steps)}`;
}

export function findLinks(
  text: ClinicText,
  targets: readonly Target[],
): { text: ClinicText; place: string }[] {
  const { source } = text;
  return source.body
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(LINK)]
        .filter(([, , href]) => targets.some((target) => linksTo(href!, target)))
        .map(([link]) => ({ text, place: `${source.path}:${source.bodyLine + at}: ${link}` })),
    );
}

/** Replaces each link to one of the targets. */
export function replaceLinks(
  body: string,
  targets: readonly Target[],
  anew: (words: string, href: string) => string,
): string {
  return body.replace(LINK, (link, words: string, href: string) =>
    targets.some((target) => linksTo(href, target)) ? anew(words, href) : link,
  );
}

/** Texts that use `{founder.…}`, which has no value without a founder. */
function founderReferences(kept: ClinicText[], targets: Target[]): string[] {
  const { founder } = (kept.find(({ file }) => file === 'clinic.yaml')?.source.data ?? {}) as {
    founder?: string;
  };
  if (!targets.some(({ kind, id }) => kind === 'doctor' && id === founder)) return [];
  return kept.flatMap(({ source, schema }) =>
    textsOf({ source, schema, data: source.data })
      .filter(({ text }) => text.includes('{founder.'))
      .map(({ path, line }) => `${path}:${line}: it names {founder.name}`),
  );
}

/** Titles or names of the targets, used to search for mentions. */
function titlesOf(all: ClinicText[], targets: Target[]): string[] {
  return targets.flatMap((target) => {
    const file = target.kind === 'doctor' ? 'doctors.yaml' : fileOf(target);
    const data = all.find((text) => text.file === file)?.source.data as Record<string, unknown> | undefined;
    if (target.kind !== 'doctor') return data ? [String(data.title)] : [];
    const people = Object.values(data ?? {}).flat() as { id: string; name: string }[];
    return people.filter(({ id }) => id === target.id).map(({ name }) => name);
  });
}

function mentionsIn(
  kept: ClinicText[],
  cuts: { text: ClinicText; steps: Step[] }[],
  titles: string[],
): string[] {
  if (titles.length === 0) return [];
  const escaped = titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const says = new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
  return kept.flatMap((text) => {
    const { source, schema } = text;
    const gone = cuts.filter((cut) => cut.text === text).map((cut) => `${cut.steps.join('.')}.`);
    return textsOf({ source, schema, data: source.data })
      .filter(({ field }) => !gone.some((cut) => `${field}.`.startsWith(cut)))
      .flatMap(({ path, line, text: words }) => {
        const said = says.exec(words)?.[0];
        return said ? [`${path}:${line}: it says “${said}”`] : [];
      });
  });
}
