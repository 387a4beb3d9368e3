import { isMap, isScalar, isSeq, visit, type Document, type Scalar } from 'yaml';
import type { Choice } from './questions.ts';

// The sample's texts, as comments beside them say what another clinic has of them:
//   the sample's own            goes
//   only with: braces, emergency  goes unless one of these was ticked
//   if true: call-next-day      a promise: goes unless the owner has ticked it by this name
//   for another clinic: …       says that instead
// What goes is the field below such a comment, or what it stands behind: an entry of a list, else a field.

const SAMPLES_OWN = / the sample's own/;
const FOR_ANOTHER = ' for another clinic: ';
const ONLY_WITH = /^ only with: (.+)$/m;
const PROMISE = /^ if true: (.+)$/m;

type Comment = string | null | undefined;

/**
 * Takes what is only the sample's out of a file's texts. Promises stay, with their comments, until `settle`.
 *
 * @param isTicked - whether the clinic has something, by a treatment's id or another name
 */
export function generalise(document: Document, isTicked: (name: string) => boolean): void {
  takeOut(document, (comment) => {
    const [, names] = ONLY_WITH.exec(comment) ?? [];
    return SAMPLES_OWN.test(comment) || (names !== undefined && !names.split(', ').some(isTicked));
  });
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key)) return;
      key.commentBefore = without(key.commentBefore, ONLY_WITH);
      sayAnother(value);
    },
    Scalar(_, node) {
      sayAnother(node);
      node.comment = without(node.comment, ONLY_WITH);
    },
  });
}

/** Has a file say what it says for another clinic, and leaves all else. */
export function sayAnothers(document: Document): void {
  visit(document, { Scalar: (_, node) => sayAnother(node) });
}

/** Takes out the promises that were not ticked, and what marks those that were. */
export function settle(document: Document, isTicked: (id: string) => boolean): void {
  takeOut(document, (comment) => {
    const [, id] = PROMISE.exec(comment) ?? [];
    return id !== undefined && !isTicked(id);
  });
  visit(document, {
    Scalar(_, node) {
      node.comment = without(node.comment, PROMISE);
    },
  });
}

/** The promises in a file, each with the words that make it. */
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
      // An icon is no text.
      found.push({ id, title: texts.filter((text) => text.includes(' ')).join(' ') });
    },
  });
  return found;
}

function sayAnother(node: unknown): void {
  if (!isScalar(node) || !node.comment?.startsWith(FOR_ANOTHER)) return;
  node.value = node.comment.slice(FOR_ANOTHER.length);
  node.comment = null;
}

function takeOut(document: Document, isGone: (comment: string) => boolean): void {
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

/** A comment without the line of a mark. */
function without(comment: Comment, mark: RegExp): string | null {
  return comment?.replace(mark, '').replace(/\n$/, '') || null;
}
