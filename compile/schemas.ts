import * as v from 'valibot';
import type { FieldNotes } from '../domain/content/fields.ts';

// What compiler and editor read from the schemas of clinic/, beside checking by them.

export type AnySchema = v.GenericSchema & {
  entries?: Record<string, AnySchema>;
  item?: AnySchema;
  key?: AnySchema;
  value?: AnySchema;
  wrapped?: AnySchema;
  options?: readonly (AnySchema | string)[];
  pipe?: readonly (AnySchema | Rule)[];
};

/** A rule of a field, such as its pattern or its greatest number. */
type Rule = { kind: 'validation' | 'metadata'; type: string; requirement?: unknown; message?: string };

/** Fields with their values. */
export type Data = Record<string, unknown>;

export function isObject(data: unknown): data is Data {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

export type Plain = {
  schema: AnySchema;
  /** whether it has to be there */
  required: boolean;
  rules: Rule[];
  notes: FieldNotes;
};

/** A schema without what stands around it: whether it may be left out, or be empty, and its further rules. */
export function plain(schema: AnySchema): Plain {
  const rules = rulesOf(schema);
  const notes: FieldNotes = v.getMetadata(schema as never);
  const inside = schema.wrapped ?? schema.options?.find(isText);
  if (!inside) return { schema, required: true, rules, notes };
  const below = plain(inside);
  return {
    schema: below.schema,
    required: false,
    rules: [...rules, ...below.rules],
    notes: { ...below.notes, ...notes },
  };
}

/** The field that an entry of a list is known by in every language. */
export function keyOf({ entries = {} }: AnySchema): string | undefined {
  return Object.keys(entries).find((name) => plain(entries[name]!).notes.key);
}

/** The field that an entry is called by: its first words. */
export function calledBy({ entries = {} }: AnySchema): string | undefined {
  return Object.keys(entries).find((name) => {
    const { schema, notes } = plain(entries[name]!);
    return schema.type === 'string' && !notes.key && !notes.reference && !notes.icon && !notes.picture;
  });
}

function rulesOf({ pipe = [] }: AnySchema): Rule[] {
  return pipe.flatMap((each) => (each.kind === 'schema' ? rulesOf(each as AnySchema) : [each as Rule]));
}

/** Of a choice between a text and an empty one, the text; none of a choice between words. */
function isText(option: AnySchema | string): option is AnySchema {
  return typeof option !== 'string' && option.type !== 'literal';
}
