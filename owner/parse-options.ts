import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Reads the options of the command line. `--help` prints the usage and ends the process; an option that does
 * not exist, or has no value, ends it with status 1.
 *
 * @param usage - the command's lines, each with what it does
 * @param options - as `parseArgs` takes them
 * @returns the values by option
 */
export function parseOptions<const T extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: T,
): ReturnType<typeof parseArgs<{ options: T }>>['values'] {
  if (process.argv.slice(2).some((each) => each === '--help' || each === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(`\n${error.message}\n\n${usage}\n`);
    process.exit(1);
  }
}
