import { ConfigurationError } from '../domain/clinic/configuration-error.ts';

/**
 * Prints mistakes and exits with status 1.
 *
 * @param headline - why the command stops, without punctuation at the end
 * @param mistakes - one per line, in the form of compiler errors: `clinic/faqs.yaml:2: what is wrong`,
 *   `/about: what is wrong`, `environment: what is wrong`; GitHub reads the same lines (deploy/mistakes.json)
 */
export function stopForMistakes(headline: string, mistakes: string): never {
  console.error(`\n${headline}:\n\n${mistakes}\n`);
  process.exit(1);
}

/**
 * Runs a command. A ConfigurationError is printed without a stack trace and ends the process with status 1.
 *
 * @param headline - why the command stops, if the messages do not say it
 */
export async function runCommand(command: () => unknown, headline?: string): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    if (headline) stopForMistakes(headline, error.message);
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}

/**
 * Runs a check on every item and collects all mistakes, so that an owner sees them at once.
 *
 * @returns the result of the check for each item
 * @throws {ConfigurationError} with the distinct mistakes of all items
 */
export function checkEach<T, R>(items: Iterable<T>, check: (item: T) => R): R[] {
  const lines = new Set<string>();
  const results: R[] = [];
  for (const item of items) {
    try {
      results.push(check(item));
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      error.message.split('\n').forEach((line) => lines.add(line));
    }
  }
  throwMistakes(lines);
  return results;
}

/** @throws {ConfigurationError} with the distinct mistakes, if there are any */
export function throwMistakes(mistakes: Iterable<string>): void {
  const lines = [...new Set(mistakes)];
  if (lines.length > 0) throw new ConfigurationError(lines.join('\n'));
}

/** Runs all functions and collects their mistakes, as `checkEach` does. */
export function readAll<const Reads extends readonly (() => unknown)[]>(
  reads: Reads,
): { -readonly [At in keyof Reads]: ReturnType<Reads[At]> } {
  return checkEach(reads, (read) => read()) as never;
}
