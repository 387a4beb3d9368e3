import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { findChoice, type Choice } from './find-choice.ts';

type Hints = {
  /** says what to name instead of an option that is not there; undefined for others */
  insteadOf?: (name: string) => string | undefined;
  /** a sentence about options that are not there */
  later?: string;
};

/**
 * Converts selected options, given as `findChoice` understands them, to ids. Between numbers a blank is
 * enough.
 *
 * @param ask - the question, which an error names
 * @throws {ConfigurationError} for an unknown option; it repeats the names that are understood
 */
export function parseChoices(
  ask: string,
  choices: Choice[],
  answer: string,
  { insteadOf = () => undefined, later }: Hints = {},
): string {
  if (/^all$/i.test(answer)) return idList(choices);
  const names = emptyIfNone(answer)
    .split(/^[\d\s]+$/.test(answer) ? /\s+/ : /[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
  const found = names.map((name) => {
    const instead = insteadOf(name);
    return { name, instead, id: instead ? undefined : findChoice(choices, name)?.id };
  });
  const understood = found.filter(({ id }) => id !== undefined);
  if (understood.length === found.length) return [...new Set(found.map(({ id }) => id))].join(', ');
  const unknown = found.filter(({ id, instead }) => !id && !instead).map(({ name }) => `"${name}"`);
  const rest = understood.map(({ name }) => name).join(', ');
  throw new ConfigurationError(
    [
      ...(unknown.length > 0
        ? [`${ask}: there is no ${unknown.join(', ')}; it should be some of: ${idList(choices)}.`]
        : []),
      ...found.flatMap(({ name, instead }) => (instead ? [`${ask}: "${name}": ${instead}.`] : [])),
      ...(later ? [later] : []),
      ...(rest ? [`The rest is understood: ${rest}`] : []),
    ].join('\n'),
  );
}

/** An answer, or an empty text if it is a word for nothing. */
export function emptyIfNone(answer: string): string {
  return /^(no|none|nothing|-)$/i.test(answer) ? '' : answer;
}

/** The ids of options, as an answer. */
export function idList(choices: Choice[]): string {
  return choices.map(({ id }) => id).join(', ');
}

/** Splits a normalized answer into ids. */
export function idsIn(answer: string): string[] {
  return answer.split(', ').filter(Boolean);
}
