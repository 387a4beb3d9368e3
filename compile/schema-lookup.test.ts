import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SCHEMAS } from './schema-lookup.ts';
import { unwrapSchema, type AnySchema } from './schema-walk.ts';

/** The path and schema of a field. */
type Field = [place: string, schema: AnySchema];

/** All fields below a schema. */
function fieldsBelow(given: AnySchema, place: string): Field[] {
  const { entries, item, value } = unwrapSchema(given).schema;
  const below = Object.entries({ ...entries, ...(item && { 0: item }), ...(value && { name: value }) });
  return below.flatMap(([step, field]): Field[] => [
    [`${place}.${step}`, field],
    ...fieldsBelow(field, `${place}.${step}`),
  ]);
}

const WRONG = [undefined, null, true, -1, 0.5, '', '\\', [], [7], {}, { wrong: 7 }];

test.each(Object.entries(SCHEMAS))(
  'each field of %s says what it should be instead of a wrong value',
  (file, schema) => {
    const unexplained = fieldsBelow(schema as AnySchema, file).flatMap(([place, field]) =>
      WRONG.flatMap((value) => {
        const { issues = [] } = v.safeParse(field, value);
        // The messages of the library itself begin with this word.
        return issues.flatMap(({ message }) =>
          message.startsWith('Invalid ') ? [[place, value, message]] : [],
        );
      }),
    );
    expect(unexplained).toEqual([]);
  },
);
