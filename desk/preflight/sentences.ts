import { fillPlaceholders } from '../../compile/placeholders.ts';
import { sentencesOf, textsOf } from '../../compile/plain-words.ts';
import type { Clinic } from './clinic.ts';

export type Sentence = { place: string; path: string; sentence: string };

/** All that visitors read, as they read it. */
export function sentencesIn({ files, values }: Clinic): Sentence[] {
  return files
    .flatMap(({ source, schema, data }) => {
      const body = fillPlaceholders(source.body, values, source.path);
      return textsOf({ source: { ...source, data, body }, schema, data });
    })
    .flatMap(({ path, line, text }) =>
      sentencesOf(text).map((sentence) => ({ place: `${path}:${line}`, path, sentence })),
    );
}

const QUESTION = /\?["”’)]*$/;
const NEGATION = /\b(?:no|not|never|nobody|without|neither|cannot|forbids?)\b|n['’]t\b/i;

/** Whether a sentence says so; a question may name what its answer denies. */
export function says(sentence: string, pattern: RegExp): boolean {
  const at = pattern.exec(sentence)?.index;
  return at !== undefined && !QUESTION.test(sentence) && !NEGATION.test(sentence.slice(0, at));
}
