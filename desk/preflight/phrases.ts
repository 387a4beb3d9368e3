type Says = (sentence: string) => boolean;

/**
 * Tells whether a sentence says one of some phrases (words/en/vocabulary.ts), with none of the words in `unless` around it.
 *
 * @param endings - whether a phrase's last word may go on, as in languages that put endings to it
 */
export function matcher(phrases: readonly string[], unless: readonly string[] = [], endings = false): Says {
  const [said, other] = [anyOf(phrases, endings), anyOf(unless, false)];
  return (sentence) => {
    const plain = withoutMarks(sentence);
    return said.test(plain) && !other.test(plain.replace(said, ' '));
  };
}

/** The signs that many leave out as they write: nukta, hamza, short vowels, and what only joins letters. */
function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u093C\u064B-\u0655\u200C\u200D]/g, '')
    .replaceAll('’', "'");
}

const NUMBER = '(?:\\p{N}[\\p{N}.,٬]{2,}|\\p{N}+\\s?(?:k|thousand|lakh|हजार|लाख|الاف|الف))\\+?';

function anyOf(phrases: readonly string[], endings: boolean): RegExp {
  if (phrases.length === 0) return /(?!)/;
  const patterns = phrases.map((phrase) => {
    const words = withoutMarks(phrase)
      .replace(/[.?+]/g, '\\$&')
      .replaceAll('*', '[\\p{L}\\p{M}]*')
      .replaceAll('<n>', NUMBER)
      .split(' ');
    // Arabic puts "and", "with", "the" and the like to the word that they stand before.
    const begins = /^\p{Script=Arabic}/u.test(phrase) ? '[وفبلك]?(?:ال)?' : '';
    const isWord = /^[\p{L}\p{N}<]/u.test(phrase);
    return (
      (isWord ? '(?<![\\p{L}\\p{M}\\p{N}-])' : '') + begins + words.map((word) => `(?:${word})`).join('\\s+')
    );
  });
  const end = endings ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  return new RegExp(`(?:${patterns.join('|')})${end}`, 'iu');
}
