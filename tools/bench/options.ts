import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Reads a program's options. With `--help` it prints the text and ends; with an option there isn't, it says so and ends.
 *
 * @param options - as `parseArgs` of Node takes them
 */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(
  help: string,
  options: T,
): ReturnType<typeof parseArgs<{ options: T }>>['values'] {
  if (process.argv.includes('--help')) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    process.exit(1);
  }
}

/** Reads a count from 1 to `most`; with anything else it says so and ends. */
export function readCount(name: string, text: string, most: number): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= most) return count;
  console.error(`--${name} is "${text}"; it should be a whole number from 1 to ${most}.`);
  process.exit(1);
}
