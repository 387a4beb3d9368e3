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
