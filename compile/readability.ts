import type { FieldNotes } from '../domain/content/fields.ts';
import { type CheckedFile, valuesIn } from './schema-walk.ts';

/** The American school year whose pupils can read a text at first sight: what patients are asked to read asks for no more. */
const MOST = 8;
const SHOWN = 10;
/** Below that a formula made for running text says nothing. */
const FEWEST_WORDS = 12;

export type Text = {
  path: string;
  line: number;
  /** such as 'banner.text'; of a text below the fields '' */
  field: string;
  text: string;
};
/** A text with its grade, and the sentence of it that asks most. */
export type HardText = Text & { grade: number; sentence: string };

/** The texts that are hard to read, the hardest first. */
export function hardTexts(files: CheckedFile[]): HardText[] {
  return files
    .flatMap(textsOf)
    .filter(({ text }) => wordsOf(text).length >= FEWEST_WORDS)
    .map((text) => ({ ...text, grade: gradeOf(sentencesOf(text.text)), sentence: hardestOf(text.text) }))
    .filter(({ grade }) => Number(grade.toFixed(1)) > MOST)
    .toSorted((one, other) => other.grade - one.grade);
}

/** A line for each of the texts that are hardest to read, and one for how many there are. */
export function hardWords(files: CheckedFile[]): string[] {
  const hard = hardTexts(files);
  if (hard.length === 0) return [];
  const these = hard.length > SHOWN ? `the hardest ${SHOWN} of ${hard.length} texts` : 'these texts';
  return [
    `Shorter sentences and words would help a reader most with ${these} (reading grade, which should be ${MOST} at most):`,
    ...hard.slice(0, SHOWN).map(lineOf),
  ];
}

function lineOf({ path, line, grade, sentence }: HardText): string {
  return `${path}:${line}: grade ${grade.toFixed(1)}: ${sentence}`;
}

function hardestOf(text: string): string {
  return sentencesOf(text).toSorted((one, other) => gradeOf([other]) - gradeOf([one]))[0]!;
}

/** Names, addresses, pictures with their descriptions, and the titles of sources are not what one reads. */
function isRead({ reference, key, picture, icon, link, cited }: FieldNotes): boolean {
  return !reference && !key && !picture && !icon && !link && !cited;
}

/** The fields and paragraphs of a file that people read, as they were written. */
export function textsOf({ source, schema }: CheckedFile): Text[] {
  const { path, body, bodyLine } = source;
  const fields = [...valuesIn(schema, source.data)]
    .filter(({ notes }) => isRead(notes))
    .flatMap(({ steps, value }) =>
      typeof value === 'string'
        ? [{ path, line: source.lineOf(steps), field: steps.join('.'), text: value }]
        : [],
    );
  const paragraphs = [...body.matchAll(/(?:^|\n)(\S.*(?:\n(?![-*\d]|\s*\n).+)*)/g)].map(
    ({ index, 0: text }) => ({
      path,
      line: bodyLine + body.slice(0, index + 1).split('\n').length - 1,
      field: '',
      text,
    }),
  );
  return [...fields, ...paragraphs];
}

/** What ends with a full stop or a mark like it. Flesch counts what ends with a colon or a semicolon too. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/\[([^[\]]+)\]\([^()]*\)/g, '$1')
    .replace(/^[ \t]*(?:[-*>#]+|\d+\.)\s|[*_]/gm, '')
    .trim()
    .split(/(?<=[.!?:;।؟]["”’)]{0,3})(?!(?<=\b(?:no|नं|क्र)\.)\s+\p{N})\s+/iu)
    .filter((sentence) => wordsOf(sentence).length > 0);
}

function wordsOf(text: string): string[] {
  return text.replace(/\{[\w.|]+\}/g, 'it').match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
}

/** The Flesch-Kincaid grade. No word counts as more than three syllables: an orthodontist can't be called by another name. */
function gradeOf(sentences: string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + Math.min(syllablesOf(word), 3), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Groups of vowels, without an ending that is not spoken. */
function syllablesOf(word: string): number {
  const spoken = word.toLowerCase().replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, '');
  return Math.max(spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0, 1);
}
