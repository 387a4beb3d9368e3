import type { FieldNotes } from '../domain/clinic/field-schemas.ts';
import { type CheckedFile, valuesIn } from './schema-walk.ts';

/** The highest reading grade (US school year) that texts for patients should have. */
const MAX_GRADE = 8;
const MAX_SHOWN = 10;
/** The shortest text that is graded, in words. The formula is made for running text. */
const MIN_WORDS = 12;

export type Text = {
  path: string;
  line: number;
  /** the path of the field, such as 'banner.text'; '' for the body of a Markdown file */
  field: string;
  text: string;
};
/** A text with its grade and its hardest sentence. */
export type HardText = Text & { grade: number; sentence: string };

/** Finds texts above the reading grade, hardest first. */
export function hardTexts(files: CheckedFile[]): HardText[] {
  return files
    .flatMap(textsOf)
    .filter(({ text }) => wordsOf(text).length >= MIN_WORDS)
    .map((text) => ({ ...text, grade: gradeOf(sentencesOf(text.text)), sentence: hardestOf(text.text) }))
    .filter(({ grade }) => Number(grade.toFixed(1)) > MAX_GRADE)
    .toSorted((one, other) => other.grade - one.grade);
}

/** Returns a line with the number of hard texts, and one line for each of the hardest. */
export function hardTextLines(files: CheckedFile[]): string[] {
  const hard = hardTexts(files);
  if (hard.length === 0) return [];
  const these = hard.length > MAX_SHOWN ? `the hardest ${MAX_SHOWN} of ${hard.length} texts` : 'these texts';
  return [
    `Shorter sentences and words would help a reader most with ${these} (reading grade, which should be ${MAX_GRADE} at most):`,
    ...hard.slice(0, MAX_SHOWN).map(lineOf),
  ];
}

function lineOf({ path, line, grade, sentence }: HardText): string {
  return `${path}:${line}: grade ${grade.toFixed(1)}: ${sentence}`;
}

function hardestOf(text: string): string {
  return sentencesOf(text).toSorted((one, other) => gradeOf([other]) - gradeOf([one]))[0]!;
}

/** Returns false for names, addresses, pictures, their descriptions and titles of sources. */
function isRunningText({ reference, key, picture, icon, link, cited }: FieldNotes): boolean {
  return !reference && !key && !picture && !icon && !link && !cited;
}

/** Lists the fields and paragraphs of a file that people read, as written. */
export function textsOf({ source, schema }: CheckedFile): Text[] {
  const { path, body, bodyLine } = source;
  const fields = [...valuesIn(schema, source.data)]
    .filter(({ notes }) => isRunningText(notes))
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

/** Splits a text after full stops, colons and semicolons, as Flesch counts sentences. */
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

/**
 * The Flesch-Kincaid grade. A word counts at most three syllables, because a term such as "orthodontist" has
 * no shorter one.
 */
function gradeOf(sentences: string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + Math.min(syllablesOf(word), 3), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Counts groups of vowels, without a silent ending. */
function syllablesOf(word: string): number {
  const withoutSilentEnd = word.toLowerCase().replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, '');
  return Math.max(withoutSilentEnd.match(/[aeiouy]{1,2}/g)?.length ?? 0, 1);
}
