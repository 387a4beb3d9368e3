/** The forms in which a language counts (CLDR, cardinal numbers). */
type Forms<Code> = Code extends 'ar' ? Intl.LDMLPluralRule : 'one' | 'other';

/**
 * How a language counts.
 *
 * @param code - the language's, such as 'ar'
 * @returns what takes a number and the words for each of the language's forms, and gives those for the number
 */
export function pluralsOf<const Code extends string>(code: Code) {
  let rules: Intl.PluralRules | undefined;
  return (count: number, words: Record<Forms<Code>, string>): string => {
    // A browser takes its time to make one.
    rules ??= new Intl.PluralRules(code);
    return (words as Record<Intl.LDMLPluralRule, string>)[rules.select(count)];
  };
}
