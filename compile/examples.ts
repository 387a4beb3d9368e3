import { globSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_FOLDER } from './clinic-folder.ts';
import { SCHEMAS } from './schema-lookup.ts';
import { isObject, unwrapSchema, type AnySchema } from './schema-walk.ts';
import { readSourceFile } from './yaml-file.ts';

/** The longest value that is an example as it is. Of a longer value, the example is the first sentence. */
const SHORT = 60;
const LONGEST = 140;

const FOLDERS: Record<string, string> = { service: 'services', article: 'articles' };

/**
 * Finds an example for each field that an owner types in: the sample clinic's, or that of the field's
 * schema.
 *
 * @returns the examples by the field's place, such as 'clinic.address.street'
 */
export function exampleValues(): Record<string, string> {
  const examples: Record<string, string> = {};
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    const pattern = FOLDERS[name] ? `${FOLDERS[name]}/*.md` : `${name}.yaml`;
    const files = globSync(pattern, { cwd: SAMPLE_FOLDER }).toSorted();
    const data = files.map((file) => readSourceFile(join(SAMPLE_FOLDER, file)).data);
    collect(schema as AnySchema, FOLDERS[name] ?? name, data, examples);
  }
  return examples;
}

/** @param values - the values that the sample has for the field, in all files and list entries */
function collect(given: AnySchema, place: string, values: unknown[], examples: Record<string, string>): void {
  const { schema, notes } = unwrapSchema(given);
  const present = values.filter((value) => value !== undefined && value !== null);
  if (schema.item) {
    collect(schema.item, place, present.flat(), examples);
  } else if (schema.value) {
    if (schema.key) examples[`${place}.name`] = Object.keys(present[0] ?? {})[0] ?? '';
    collect(schema.value, place, present.flatMap(Object.values), examples);
  } else if (schema.entries) {
    for (const [name, each] of Object.entries(schema.entries)) {
      const below = present.map((value) => (isObject(value) ? value[name] : undefined));
      collect(each, `${place}.${name}`, below, examples);
    }
  } else {
    const example = notes.examples?.[0] ?? exampleAmong(present.map(String));
    if (example) examples[place] = String(example);
  }
}

/** Returns a short value without placeholders, or the first sentence of a longer one. */
function exampleAmong(values: readonly string[]): string | undefined {
  const sentences = values.map((value) => value.split(/(?<=\p{L}{3}[.?!]) /u, 1)[0]!);
  const plain = (text: string) => !text.includes('{') && text !== '';
  return (
    values.find((value) => value.length <= SHORT && plain(value)) ??
    sentences.find((value) => value.length <= LONGEST && plain(value) && !/^\p{Ll}/u.test(value)) ??
    sentences.find((value) => value.length <= LONGEST && value !== '') ??
    (values[0] && `${values[0].slice(0, LONGEST)}…`)
  );
}
