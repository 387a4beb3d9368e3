import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isMap, isScalar, isSeq, parse, visit, type Document, type YAMLMap } from 'yaml';
import { GENERAL_FOLDER } from '../clinic-files.ts';
import { splitParts } from '../edit-yaml.ts';

// general/ is a neutral clinic, from which a new one is made: a clinic's folder in all languages. Its English
// files say with `needs` what a text is only true of: a treatment by its id, `children`, `emergency`,
// `abroad` or `india`, or else a promise, which the owner gives by that name. One of several is enough.
// {country} stands for the clinic's country; ({country}: {ambulance}) also for the numbers of its ambulance.
// {india|some words} stands for words that are only true in India.
//   - { needs: [braces, clear-aligners], says: Retainers }     an entry that is a text
//   - { needs: emergency, title: Emergency, … }                an entry with fields
//   costs: { needs: costs-in-writing, says: … }                a field
//   needs: abroad                                              at its top: the file

/** The text of each file of `general/`, by its path there. */
export type General = ReadonlyMap<string, string>;

let general: General | undefined;

/** Reads `general/`, once. */
export function readGeneral(): General {
  general ??= new Map(
    globSync('**/*.{yaml,md,css}', { cwd: GENERAL_FOLDER })
      .map((file) => file.replaceAll('\\', '/'))
      .toSorted()
      .map((file) => [file, readFileSync(join(GENERAL_FOLDER, file), 'utf8')]),
  );
  return general;
}

/** A treatment with general texts; `category` is the service category. */
export type Treatment = { id: string; title: string; category: string; order: number };

const treatments = new WeakMap<General, Treatment[]>();

/** The treatments that have general texts, in page order. */
export function treatmentsOf(all: General): Treatment[] {
  const found = treatments.get(all) ?? readTreatments(all);
  treatments.set(all, found);
  return found;
}

function readTreatments(all: General): Treatment[] {
  return [...all]
    .filter(([file]) => file.startsWith('services/'))
    .map(([file, text]) => {
      const { title, category, order } = splitParts(file, text).document.toJS() as Omit<Treatment, 'id'>;
      return { id: basename(file, '.md'), title, category, order };
    })
    .toSorted((one, other) => one.order - other.order);
}

/** The ids of the categories of treatments. */
export function serviceCategories(all: General): string[] {
  const { services } = parse(all.get('categories.yaml')!) as { services: { id: string }[] };
  return services.map(({ id }) => id);
}

/** A promise in the texts, by its name, with the text that makes it and the files that have it. */
export type Promised = { id: string; title: string; files: string[] };

/** What is true of a clinic besides its treatments. */
export const ALSO = ['children', 'emergency', 'abroad'] as const;

/** What is true of a clinic by its country. */
export const IN_INDIA = 'india';

/** The names of all promises that the texts can make. */
export function allPromises(all: General): string[] {
  const promises = new Set<string>();
  const others = new Set<string>([...treatmentsOf(all).map(({ id }) => id), ...ALSO, IN_INDIA]);
  for (const [file, text] of all) {
    if (!/^(services\/|pages\/)?[^/]+\.(md|yaml)$/.test(file)) continue;
    const { document } = splitParts(file, text);
    visit(document, {
      Map(_, node) {
        for (const id of needsIn(node) ?? []) if (!others.has(id)) promises.add(id);
      },
    });
    const practice = file.startsWith('services/') && practiceIn(document, file);
    if (practice) promises.add(practice.id);
  }
  return [...promises];
}

/** What to do with a text that needs something; `later` leaves it marked. */
type Decision = 'keep' | 'remove' | 'later';

/**
 * Keeps or removes the texts of a document that need something.
 *
 * @param decide - gets the names, and the texts as one
 */
export function resolveNeeds(document: Document, decide: (needs: string[], text: string) => Decision): void {
  const decisionFor = (node: unknown): Decision | undefined => {
    const needs = needsIn(node);
    return needs && decide(needs, textsIn(node as YAMLMap).join(' '));
  };
  visit(document, {
    Pair(_, pair) {
      const decision = decisionFor(pair.value);
      if (decision === 'remove') return visit.REMOVE;
      if (decision === 'keep') pair.value = (pair.value as YAMLMap).get('says', true);
    },
    Map(_, node, path) {
      const decision = isSeq(path.at(-1)) ? decisionFor(node) : undefined;
      if (decision === 'remove') return visit.REMOVE;
      if (decision !== 'keep') return undefined;
      const says = node.get('says', true);
      if (says) return says;
      node.delete('needs');
    },
  });
}

/** What a node needs, if it needs something. */
export function needsIn(node: unknown): string[] | undefined {
  const needs: unknown = isMap(node) ? (node.toJSON() as { needs?: unknown }).needs : undefined;
  return needs === undefined ? undefined : ([needs].flat() as string[]);
}

/** The texts of an entry. A value without a blank is an icon's name or an address. */
export function textsIn(node: YAMLMap): string[] {
  const values = node.items.map(({ key, value }) =>
    isScalar(key) && key.value !== 'needs' && isScalar(value) ? String(value.value) : '',
  );
  return values.filter((text) => text.includes(' '));
}

/** The end of a promise's name that covers how one treatment is done. */
export const AS_DESCRIBED = '-as-described';

/** Fields of a service that say how one clinic does it: its equipment, its steps and their length. */
const PRACTICE_FIELDS = ['glance', 'hurts', 'takes', 'procedures'];

/** Removes what a service says of how one clinic does it. The other fields are true wherever it is done. */
export function removePractice(document: Document): void {
  for (const field of PRACTICE_FIELDS) document.delete(field);
}

/** The promise that a treatment is done as its file describes; undefined if the file does not. */
export function practiceIn(document: Document, file: string): Omit<Promised, 'files'> | undefined {
  if (!PRACTICE_FIELDS.some((field) => document.has(field))) return undefined;
  const [title, hurts, takes] = ['title', 'hurts', 'takes'].map((field) => String(document.get(field) ?? ''));
  const texts = [hurts, takes].filter(Boolean).join(' ');
  return { id: basename(file, '.md') + AS_DESCRIBED, title: texts ? `${title!}: ${texts}` : title! };
}
