import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEVERAL_LANGUAGES } from './clinics.ts';

/** Texts that are the same in all languages: names with initials, degrees, and addresses. */
const NAMES = new RegExp(
  ['doctors', 'team', 'testimonials', 'clinic']
    .flatMap((file) => {
      const text = readFileSync(join(SEVERAL_LANGUAGES.content, `${file}.yaml`), 'utf8');
      return Array.from(text.matchAll(/^ *(?:- )?(?:name|qualifications): (.+)$/gm), ([, name]) => name!);
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
 * Whether a text has English words that are not names. In the pseudo-languages all translated vowels have
 * accents, so a vowel without one is untranslated.
 */
export function hasPlainWords(text: string): boolean {
  return /[aeiou]/i.test(text.replaceAll(NAMES, ''));
}
