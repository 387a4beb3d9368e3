/**
 * Marks that the search ignores: accents, Arabic vowel marks and the Devanagari nukta. Devanagari vowel signs
 * are not ignored, because they are as important as letters.
 */
const OPTIONAL_MARKS = /[\p{Script=Inherited}\u093C]/gu;

/** Normalizes letter case, optional marks and curly apostrophes. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(OPTIONAL_MARKS, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/[‘’]/g, "'")
    .toLowerCase();
}

/** Returns the distinct words of a text, normalized. */
export function distinctWords(text: string): string[] {
  return [...new Set(plain(text).split(/[^\p{L}\p{M}\p{N}]+/u))].filter(Boolean);
}
