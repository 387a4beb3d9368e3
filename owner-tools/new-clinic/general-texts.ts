import { isMap, isScalar, isSeq, visit, type Document, type Scalar } from 'yaml';
import type { Choice } from './find-choice.ts';

// The sample's YAML comments say what a new clinic gets:
//   the sample's own              removed
//   only with: braces, emergency  removed unless one of these was selected
//   if true: call-next-day        a promise: removed unless the owner selects it by this name
//   if true: braces-as-described  the same; it also covers a service's steps, lengths and numbing
//   for another clinic: …         replaced with this text
// A comment refers to the field below it, or to the list entry or field in whose line it is.
//
// The Markdown text below the fields cannot have such comments. Its variants are at the end of the fields:
//   text for another clinic: a part of the text => its replacement

const SAMPLES_OWN = / the sample's own/;
const FOR_ANOTHER = ' for another clinic: ';
const ONLY_WITH = /^ only with: (.+)$/m;
const PROMISE = /^ if true: (.+)$/m;
const TEXT_FOR_ANOTHER = /^# text for another clinic: (.+) => (.*)\n/gm;

/** The end of a promise's id that covers how one treatment is done. */
export const AS_DESCRIBED = '-as-described';

/** Fields of a service that say how one clinic does it: its equipment, its steps and their length. */
const PRACTICE_FIELDS = new Set(['glance', 'hurts', 'takes', 'procedures']);

type Comment = string | null | undefined;

/**
 * Removes texts that are only true of the sample. Promises and their comments stay until `resolvePromises`.
 *
 * @param isTicked - whether the clinic has something, by a treatment's id or another name
 */
export function removeSampleTexts(document: Document, isTicked: (name: string) => boolean): void {
  removeMarked(document, (comment) => {
    const [, names] = ONLY_WITH.exec(comment) ?? [];
    return SAMPLES_OWN.test(comment) || (names !== undefined && !names.split(', ').some(isTicked));
  });
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key)) return;
      key.commentBefore = without(key.commentBefore, ONLY_WITH);
      applyGenericText(value);
    },
    Scalar(_, node) {
      applyGenericText(node);
      node.comment = without(node.comment, ONLY_WITH);
    },
  });
}

/** Replaces texts with their variant for other clinics; changes nothing else. */
export function applyGenericTexts(document: Document): void {
  visit(document, { Scalar: (_, node) => applyGenericText(node) });
}

/**
 * Replaces parts of the Markdown text of a file with their variants for other clinics.
 *
 * @param file - the whole file
 * @returns the file without the comments that contain the variants
 */
export function applyGenericMarkdown(file: string): string {
  const variants = [...file.matchAll(TEXT_FOR_ANOTHER)];
  return variants.reduce(
    (text, [, part, variant]) => text.replace(part!, () => variant!),
    file.replaceAll(TEXT_FOR_ANOTHER, ''),
  );
}

/** Removes promises that were not selected, and the marks of the others. */
export function resolvePromises(document: Document, isTicked: (id: string) => boolean): void {
  removeMarked(document, (comment) => {
    const [, id] = PROMISE.exec(comment) ?? [];
    return id !== undefined && !isTicked(id);
  });
  visit(document, {
    Scalar(_, node) {
      node.comment = without(node.comment, PROMISE);
      node.commentBefore = without(node.commentBefore, PROMISE);
    },
  });
}

/**
 * Marks the fields that say how the sample's clinic does a treatment as a promise. The other fields of a
 * service are true wherever the treatment is done.
 *
 * @param id - the treatment's id; its promise is `<id>-as-described`
 * @param file - where the owner can read the steps, such as 'sample/services/braces.md'
 * @returns the promise with the texts that make it; undefined if the document has none of these fields
 */
export function markPractice(document: Document, id: string, file: string): Choice | undefined {
  const promise = id + AS_DESCRIBED;
  const { contents } = document;
  if (!isMap(contents)) return undefined;
  const described = contents.items.filter(
    ({ key }) => isScalar(key) && PRACTICE_FIELDS.has(String(key.value)),
  );
  for (const { key } of described) (key as Scalar).commentBefore = ` if true: ${promise}`;
  if (described.length === 0) return undefined;
  const [title, hurts, takes] = ['title', 'hurts', 'takes'].map((field) => String(document.get(field) ?? ''));
  const texts = [`${title!}:`, hurts, takes, `Its steps as ${file} has them.`];
  return { id: promise, title: texts.filter(Boolean).join(' ') };
}

/** Lists the promises in a document, each with its text. */
export function promisesIn(document: Document): Choice[] {
  const found: Choice[] = [];
  visit(document, {
    Scalar(_, { comment, value }, path) {
      const [, id] = PROMISE.exec(comment ?? '') ?? [];
      if (!id) return;
      const entry = path.at(-2);
      const texts = isMap(entry)
        ? entry.items.map((pair) => String((pair.value as Scalar).value))
        : [String(value)];
      // A value without a space is an icon's name.
      found.push({ id, title: texts.filter((text) => text.includes(' ')).join(' ') });
    },
  });
  return found;
}

function applyGenericText(node: unknown): void {
  if (!isScalar(node) || !node.comment?.startsWith(FOR_ANOTHER)) return;
  node.value = node.comment.slice(FOR_ANOTHER.length);
  node.comment = null;
}

function removeMarked(document: Document, isGone: (comment: string) => boolean): void {
  const goes = (comment: Comment) => !!comment && isGone(comment);
  visit(document, {
    Pair(_, { key, value }) {
      const above = isScalar(key) ? key.commentBefore?.split('\n').at(-1) : undefined;
      const behind = isScalar(value) ? value.comment : undefined;
      return goes(above) || goes(behind) ? visit.REMOVE : undefined;
    },
    Scalar(_, { comment }, path) {
      return goes(comment) && isSeq(path.at(-1)) ? visit.REMOVE : undefined;
    },
    Map(_, { items }, path) {
      const isMarked = items.some(({ value }) => isScalar(value) && goes(value.comment));
      return isMarked && isSeq(path.at(-1)) ? visit.REMOVE : undefined;
    },
  });
}

/** Removes a mark's line from a comment. */
function without(comment: Comment, mark: RegExp): string | null {
  return comment?.replace(mark, '').replace(/\n$/, '') || null;
}
