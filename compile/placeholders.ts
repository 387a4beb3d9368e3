import { ConfigurationError } from '../domain/configuration-error.ts';

/** What the placeholders in texts stand for, by their names without braces: 'clinic.founded' → '2008'. */
export type PlaceholderValues = Map<string, string>;

const PLACEHOLDER = /\{([a-zA-Z]+(?:\.[a-zA-Z]+)*)\}/g;

/**
 * Fills the placeholders of a text.
 *
 * @param where - the text's file and line, for messages
 * @throws {ConfigurationError} for a placeholder that stands for nothing, with those that are meant perhaps
 */
export function fillPlaceholders(text: string, values: PlaceholderValues, where: string): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => {
    const value = values.get(name);
    if (value !== undefined) return value;
    const namespace = `${name.split('.')[0]}.`;
    const near = [...values.keys()].filter((known) => known.startsWith(namespace));
    const known = (near.length > 0 ? near : [...values.keys()]).map((each) => `{${each}}`).join(', ');
    throw new ConfigurationError(`${where}: ${whole} stands for nothing; it should be one of ${known}.`);
  });
}
