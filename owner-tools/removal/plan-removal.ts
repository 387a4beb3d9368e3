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
import { textsOfClinic, translationsOf, type ClinicText } from '../clinic-files.ts';
import { leadsTo, usesIn, type Target } from './find-references.ts';

/** What becomes of each place that names what goes, and the function that does it. */
export type Removal = {
  /** files and folders that go as a whole */
  files: string[];
  /** what goes of the other files; the words of a link in a running text stay */
  cuts: string[];
  links: string[];
  /** what can't be left out, and has to say something else first */
  inTheWay: string[];
  /** what stays as it is, and speaks of it */
  mentions: string[];
  carryOut(): void;
};

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * What is to be done so that nothing of a clinic names the targets any more. A category that they leave
 * without a service goes with them.
 *
 * @throws {ConfigurationError} for a target that there is not
 */
export function planRemoval(folder: string, asked: readonly Target[]): Removal {
  const all = textsOfClinic(folder);
  for (const target of asked) checkIsThere(folder, all, target);
  const targets = [...asked, ...emptied(all, asked)];
  const gone = all.filter(({ file }) => targets.some((target) => file === fileOf(target)));
  const kept = all.filter((text) => !gone.includes(text));
  const places = kept.flatMap((text) => usesIn(text, targets).map((use) => ({ text, ...use })));
  const cuts = outermost(places.flatMap(({ text, cut }) => (cut ? [{ text, steps: cut }] : [])));
  const links = kept.flatMap((text) => linksIn(text, targets));
  const files = [
    ...gone.map(({ file }) => join(folder, file)),
    // Of a file that was taken away by hand, they are left.
    ...targets.flatMap((target) => translationsOf(folder, fileOf(target) ?? '.yaml').map(({ path }) => path)),
    ...targets.filter(({ kind }) => kind === 'language').map(({ id }) => join(folder, id)),
  ];
  return {
    files,
    cuts: cuts.map(({ text, steps }) => placeOf(text, steps)),
    links: links.map(({ place }) => place),
    inTheWay: [
      ...places.filter(({ cut }) => cut === null).map(({ text, steps }) => placeOf(text, steps)),
      ...namingTheFounder(kept, targets),
    ],
    mentions: mentionsIn(kept, cuts, titlesOf(all, targets)),
    carryOut() {
      for (const path of files) rmSync(path, { recursive: true, force: true });
      for (const text of new Set([...cuts, ...links].map(({ text }) => text))) {
        const own = cuts.filter((cut) => cut.text === text).map(({ steps }) => steps);
        editWithTranslations(folder, text, (translation) => ({
          fields: (fields) => cutOut(fields, translation ? inTranslation(text, translation, own) : own),
          body: (body) => withLinks(body, targets, (words) => words),
        }));
      }
    },
  };
}

/**
 * Changes a file and its translations; one that was up to date stays so.
 *
 * @param changeOf - what is to be changed: of the original, or of the translation that it is given
 */
export function editWithTranslations(
  folder: string,
  { file, schema, source }: ClinicText,
  changeOf: (translation?: SourceFile) => Change,
): void {
  const translations = translationsOf(folder, file).map(({ path }) => readSourceFile(path));
  editFile(join(folder, file), changeOf());
  const after = versionOf(readSourceFile(join(folder, file)), schema);
  for (const before of translations) {
    editFile(before.path, changeOf(before));
    const { translation } = before.data as { translation?: { of?: string } };
    if (translation?.of !== versionOf(source, schema)) continue;
    writeFileSync(before.path, withVersion(readFileSync(before.path, 'utf8'), after));
  }
}

/** Takes places out of a file's fields; what is then an empty list goes too. */
export function cutOut(fields: Document, places: Step[][]): void {
  for (const steps of places.toSorted(lastFirst)) {
    fields.deleteIn(steps);
    const above = steps.slice(0, -1);
    const list = above.length > 0 && typeof steps.at(-1) === 'number' ? fields.getIn(above) : undefined;
    if ((list as { items?: unknown[] } | undefined)?.items?.length === 0) fields.deleteIn(above);
  }
}

/** Where a translation says what stands at some places of the original: it follows the original's lists. */
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

/** Later entries first, so that the places of earlier ones hold. */
function lastFirst(one: Step[], other: Step[]): number {
  const at = one.findIndex((step, index) => step !== other[index]);
  const [a, b] = [one[at], other[at]];
  return typeof a === 'number' && typeof b === 'number' ? b - a : 0;
}

/** Without those that stand in one that goes as well, and each once. */
function outermost(cuts: { text: ClinicText; steps: Step[] }[]): { text: ClinicText; steps: Step[] }[] {
  return cuts.filter(({ text, steps }, at) =>
    cuts.every(
      (other, index) =>
        other.text !== text ||
        !other.steps.every((step, nth) => step === steps[nth]) ||
        (other.steps.length === steps.length && index >= at),
    ),
  );
}

export function fileOf({ kind, id }: Target): string | undefined {
  if (kind !== 'service' && kind !== 'article') return undefined;
  return `${kind}s/${id}.md`;
}

function checkIsThere(folder: string, all: ClinicText[], target: Target): void {
  const file = fileOf(target);
  if (file && existsSync(join(folder, file))) return;
  // Taken away by hand, it may still be named.
  const isNamed = (text: ClinicText) =>
    linksIn(text, [target]).length > 0 || usesIn(text, [target]).some(({ cut }) => file || cut);
  if (!all.some(isNamed))
    throw new ConfigurationError(`There is no ${target.kind} called "${target.id}" in ${folder}/.`);
}

/** The categories whose services all go. */
function emptied(all: ClinicText[], targets: readonly Target[]): Target[] {
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

export function linksIn(text: ClinicText, targets: readonly Target[]): { text: ClinicText; place: string }[] {
  const { source } = text;
  return source.body
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(LINK)]
        .filter(([, , href]) => targets.some((target) => leadsTo(href!, target)))
        .map(([link]) => ({ text, place: `${source.path}:${source.bodyLine + at}: ${link}` })),
    );
}

/** A text in which each link that leads to one of the targets is written anew. */
export function withLinks(
  body: string,
  targets: readonly Target[],
  anew: (words: string, href: string) => string,
): string {
  return body.replace(LINK, (link, words: string, href: string) =>
    targets.some((target) => leadsTo(href, target)) ? anew(words, href) : link,
  );
}

/** Without a founder, a text that names them can't be filled. */
function namingTheFounder(kept: ClinicText[], targets: Target[]): string[] {
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

/** What the targets are called, by which texts speak of them. */
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
