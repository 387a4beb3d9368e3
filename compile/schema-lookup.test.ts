import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SCHEMAS } from './schema-lookup.ts';
import { unwrapSchema, type AnySchema } from './schema-walk.ts';

/** A field's place and schema. */
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
    const unsaid = fieldsBelow(schema as AnySchema, file).flatMap(([place, field]) =>
      WRONG.flatMap((value) => {
        const { issues = [] } = v.safeParse(field, value);
        // The library's own messages begin so.
        return issues.flatMap(({ message }) =>
          message.startsWith('Invalid ') ? [[place, value, message]] : [],
        );
      }),
    );
    expect(unsaid).toEqual([]);
  },
);
