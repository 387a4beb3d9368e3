import type { preflightPhrases } from '../../words/en/preflight-phrases.ts';
import type { dateNames } from '../../words/en/date-names.ts';

/** The phrases and the names of months in one language. */
export type Words = typeof preflightPhrases & { dateNames: typeof dateNames };

/** A sentence with its file and field, by which it can be exempted. */
export type SourceSentence = { file: string; field: string; place: string; sentence: string };

/** Files that also describe other people's work. Their sentences count only if they say "we". */
export const ABOUT_OTHERS = /^(articles\/|(doctors|team|testimonials|urgent)\.yaml)/;

export type Matcher = (sentence: string) => boolean;

/**
 * Creates a function that tests whether a sentence matches one of the patterns
 * (words/en/preflight-phrases.ts) and, outside that match, none of `unless`.
 *
 * @param hasEndings - whether the last word may have an ending, as in inflected languages
 */
export function createMatcher(
  { prefixes }: Pick<Words, 'prefixes'>,
  patterns: readonly string[],
  unless: readonly string[] = [],
  hasEndings = false,
): Matcher {
  const [said, other] = [anyOf(prefixes, patterns, hasEndings), anyOf(prefixes, unless, false)];
  return (sentence) => {
    const plain = withoutMarks(sentence);
    return said.test(plain) && !other.test(plain.replace(said, ' '));
  };
}

/** Removes what matches one of the patterns from a sentence. */
export function withoutMatches(
  { prefixes }: Pick<Words, 'prefixes'>,
  patterns: readonly string[],
  sentence: string,
): string {
  return withoutMarks(sentence).replace(anyOf(prefixes, patterns, false), ' ');
}

/** Removes optional marks: nukta, hamza, short vowels and joiners. */
function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u093C\u064B-\u0655\u200C\u200D]/g, '')
    .replaceAll('’', "'");
}

function anyOf(prefixes: string, patterns: readonly string[], hasEndings: boolean): RegExp {
  if (patterns.length === 0) return /(?!)/;
  const whole = patterns.map((pattern) => {
    // A pattern such as "% off" begins with a sign, so no word boundary is needed.
    const isWord = /^\(*(\\p|[\p{L}\p{N}])/u.test(pattern);
    const source = withoutMarks(pattern).replaceAll(' ', '\\s+');
    return `${isWord ? `(?<![\\p{L}\\p{M}\\p{N}-])${prefixes}` : ''}(${source})`;
  });
  const end = hasEndings ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  return new RegExp(`(${whole.join('|')})${end}`, 'iu');
}
