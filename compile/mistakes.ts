import { ConfigurationError } from '../domain/configuration-error.ts';

/**
 * Ends a command by telling what has to be mended first.
 *
 * @param headline - why it ends, without a mark at its end
 * @param mistakes - a line each, as compilers tell theirs: `clinic/faqs.yaml:2: what is wrong`, `/about: what is wrong`,
 *   `environment: what is wrong`; people read it, and so does the code's host (deploy/mistakes.json)
 */
export function stopForMistakes(headline: string, mistakes: string): never {
  console.error(`\n${headline}:\n\n${mistakes}\n`);
  process.exit(1);
}

/**
 * Runs a command, which an owner's mistake ends in its own words, without a stack trace.
 *
 * @param headline - why it ends then, where the mistakes do not say it
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
 * Runs a check on every item, so that an owner sees all mistakes at once and not only the first.
 *
 * @returns what the check returned for each item
 * @throws {ConfigurationError} with the mistakes of all items, each told once
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

/** @throws {ConfigurationError} with all mistakes, each told once, where there are any */
export function throwMistakes(mistakes: Iterable<string>): void {
  const lines = [...new Set(mistakes)];
  if (lines.length > 0) throw new ConfigurationError(lines.join('\n'));
}

/** Runs all readers, so that the mistakes of all are told at once. */
export function readAll<const Reads extends readonly (() => unknown)[]>(
  reads: Reads,
): { -readonly [At in keyof Reads]: ReturnType<Reads[At]> } {
  return checkEach(reads, (read) => read()) as never;
}
