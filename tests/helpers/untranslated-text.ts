import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEVERAL_LANGUAGES } from './clinics.ts';

/** What is the same in every language: names of people with their initials, of the clinic, and addresses. */
const NAMES = new RegExp(
  ['doctors', 'team', 'testimonials', 'clinic']
    .flatMap((file) => {
      const text = readFileSync(join(SEVERAL_LANGUAGES.content, `${file}.yaml`), 'utf8');
      return Array.from(text.matchAll(/^ *(?:- )?name: (.+)$/gm), ([, name]) => name!);
    })
    .flatMap((name) => [name, ...name.split(' ')])
    .concat(
      'Read this page in English',
      'English',
      'DENT-\\w+',
      'alt\\+T',
      '\\b[A-Z]{2}\\b',
      '\\S+@\\S+',
      'https?:\\S+',
    )
    .join('|'),
  'g',
);

/**
 * Whether a text has words without accents that are no names. In the languages that the fixture's pages are in beside English,
 * a plain vowel is a text that nobody has translated.
 */
export function hasPlainWords(text: string): boolean {
  return /[aeiou]/i.test(text.replaceAll(NAMES, ''));
}
