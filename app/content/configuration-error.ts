import * as v from 'valibot';

/** A mistake in a file of `clinic/` that its owner can mend: the message says file, field, value and what it should be. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

function show(value: unknown): string {
  if (value === undefined) return 'missing';
  return JSON.stringify(value) ?? String(value);
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
    return `${file}: ${field} is ${show(value)}; it should be ${issue.message}.`;
  });
  throw new ConfigurationError([...new Set(lines)].join('\n'));
}
