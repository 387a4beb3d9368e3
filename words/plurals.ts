/** The plural forms of a language (CLDR, cardinal numbers). */
type Forms<Code> = Code extends 'ar' ? Intl.LDMLPluralRule : 'one' | 'other';

/**
 * Creates a function that chooses the plural form for a number.
 *
 * @param code - the language, such as 'ar'
 * @returns a function that takes the number and the text for each plural form
 */
export function pluralsOf<const Code extends string>(code: Code) {
  let rules: Intl.PluralRules | undefined;
  return (count: number, words: Record<Forms<Code>, string>): string => {
    // Created on first use, because that is slow.
    rules ??= new Intl.PluralRules(code);
    return (words as Record<Intl.LDMLPluralRule, string>)[rules.select(count)];
  };
}
