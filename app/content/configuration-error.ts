import * as v from 'valibot';

/** A mistake in a file of `clinic/` that its owner can mend: the message says file, field, value and what it should be. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

const LONGEST_SHOWN = 80;

function show(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

/**
 * One mistake in words.
 *
 * @param file - the file as its owner knows it, e.g. `clinic/services/braces.md`
 * @param field - where in the file, e.g. `faq.0.question`
 * @param shouldBe - completes the sentence "it should be …"
 */
export function mistake(file: string, field: string, value: unknown, shouldBe: string): string {
  return `${file}: ${field} is ${show(value)}; it should be ${shouldBe}.`;
}

/**
 * Checks one file's data against its schema.
 *
 * @param file - the file the data came from, as its owner knows it, e.g. `clinic/clinic.ts`
 * @returns the checked data
 * @throws {ConfigurationError} naming every wrong field, its value and what it should be
 */
export function checkFile<S extends v.GenericSchema>(
  file: string,
  schema: S,
  data: unknown,
): v.InferOutput<S> {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => {
    const field = v.getDotPath(issue) ?? 'the file';
    const value = issue.path ? issue.path.at(-1)?.value : issue.input;
    return mistake(file, field, value, issue.message);
  });
  throw new ConfigurationError([...new Set(lines)].join('\n'));
}

/**
 * Runs a check on every item, so that an owner sees all mistakes at once and not only the first.
 *
 * @returns what the check returned for each item
 * @throws {ConfigurationError} with the mistakes of all items, each told once
 */
export function checkEach<T, R>(items: readonly T[], check: (item: T) => R): R[] {
  const lines = new Set<string>();
  const results = items.flatMap((item) => {
    try {
      return [check(item)];
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      error.message.split('\n').forEach((line) => lines.add(line));
      return [];
    }
  });
  if (lines.size > 0) throw new ConfigurationError([...lines].join('\n'));
  return results;
}
