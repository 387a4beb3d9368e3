import { ConfigurationError } from '../domain/configuration-error.ts';

/**
 * What the placeholders in texts stand for, by their names without braces: 'clinic.founded' → '2008',
 * 'promises.answerHours|hours' → '24 hours'.
 */
export type PlaceholderValues = Map<string, string>;

const PLACEHOLDER = /\{([a-zA-Z]+(?:\.[a-zA-Z]+)*)(?: *\| *([a-zA-Z]+))?\}/g;

/**
 * Fills the placeholders of a text.
 *
 * @param where - the text's file and line, for messages
 * @throws {ConfigurationError} for a placeholder that stands for nothing, with those that are meant perhaps
 */
export function fillPlaceholders(text: string, values: PlaceholderValues, where: string): string {
  return text.replace(PLACEHOLDER, (whole, name: string, unit?: string) => {
    const value = values.get(unit ? `${name}|${unit}` : name);
    if (value !== undefined) return value;
    const known = similarNames(name, [...values.keys()]).map((each) => `{${each}}`);
    throw new ConfigurationError(
      `${where}: ${whole} stands for nothing; it should be one of ${known.join(', ')}.`,
    );
  });
}

/** All ways to write the same value; if there is no such value, the names that begin with the same word, else all. */
function similarNames(name: string, known: string[]): string[] {
  const sameValue = known.filter((each) => each === name || each.startsWith(`${name}|`));
  if (sameValue.length > 0) return sameValue;
  const names = known.filter((each) => !each.includes('|'));
  const sameWord = names.filter((each) => each.startsWith(`${name.split('.')[0]}.`));
  return sameWord.length > 0 ? sameWord : names;
}
