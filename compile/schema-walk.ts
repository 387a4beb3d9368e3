import * as v from 'valibot';
import type { FieldNotes } from '../domain/clinic/field-schemas.ts';
import type { SourceFile, Step } from './yaml-file.ts';

// Reads field notes and structure from valibot schemas, for the compiler and the editor.

export type AnySchema = v.GenericSchema & {
  entries?: Record<string, AnySchema>;
  item?: AnySchema;
  key?: AnySchema;
  value?: AnySchema;
  wrapped?: AnySchema;
  options?: readonly (AnySchema | string)[];
  pipe?: readonly (AnySchema | Rule)[];
};

/** A validation of a field, such as its pattern or its maximum. */
type Rule = { kind: 'validation' | 'metadata'; type: string; requirement?: unknown; message?: string };

/** An object of fields and values. */
export type Data = Record<string, unknown>;

export function isObject(data: unknown): data is Data {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

export type UnwrappedSchema = {
  schema: AnySchema;
  /** whether the field is required */
  required: boolean;
  rules: Rule[];
  notes: FieldNotes;
};

/** Unwraps optional and nullable schemas, and collects their rules and notes. */
export function unwrapSchema(schema: AnySchema): UnwrappedSchema {
  const rules = rulesOf(schema);
  const notes: FieldNotes = v.getMetadata(schema as never);
  const inside = schema.wrapped ?? schema.options?.find(isText);
  if (!inside) return { schema, required: true, rules, notes };
  const below = unwrapSchema(inside);
  return {
    schema: below.schema,
    required: false,
    rules: [...rules, ...below.rules],
    notes: { ...below.notes, ...notes },
  };
}

/** The field that identifies an entry of a list, in every language. */
export function keyOf({ entries = {} }: AnySchema): string | undefined {
  return Object.keys(entries).find((name) => unwrapSchema(entries[name]!).notes.key);
}

/** The field used as an entry's label: its first text. */
export function titleField({ entries = {} }: AnySchema): string | undefined {
  return Object.keys(entries).find((name) => {
    const { schema, notes } = unwrapSchema(entries[name]!);
    return schema.type === 'string' && !notes.key && !notes.reference && !notes.icon && !notes.picture;
  });
}

function rulesOf({ pipe = [] }: AnySchema): Rule[] {
  return pipe.flatMap((each) => (each.kind === 'schema' ? rulesOf(each as AnySchema) : [each as Rule]));
}

/** Whether an option of a union is a text schema, as in "a text or an empty text". */
function isText(option: AnySchema | string): option is AnySchema {
  return typeof option !== 'string' && option.type !== 'literal';
}

export type NotedValue = { steps: Step[]; value: unknown; notes: FieldNotes };

/** Yields every value that is neither a list nor an object, with its path and the notes of its schema. */
export function* valuesIn(
  wrapped: v.GenericSchema,
  value: unknown,
  steps: Step[] = [],
): Generator<NotedValue> {
  if (value === undefined || value === null) return;
  const { schema, notes } = unwrapSchema(wrapped);
  const { entries, item, value: each } = schema;
  if (entries) {
    for (const [key, entry] of Object.entries(entries)) {
      yield* valuesIn(entry, (value as Record<string, unknown>)[key], [...steps, key]);
    }
  } else if (item) {
    for (const [index, one] of (value as unknown[]).entries()) yield* valuesIn(item, one, [...steps, index]);
  } else if (each) {
    for (const [key, one] of Object.entries(value)) yield* valuesIn(each, one, [...steps, key]);
  } else {
    yield { steps, value, notes };
  }
}

/** Returns the schema one step below; undefined if the schema has no such step. */
export function schemaBelow(wrapped: AnySchema, step: Step): AnySchema | undefined {
  const { schema } = unwrapSchema(wrapped);
  return schema.item ?? schema.value ?? schema.entries?.[step];
}

/** Copies data and changes every text. */
export function mapTexts<T>(data: T, change: (text: string, steps: Step[]) => string, steps: Step[] = []): T {
  if (typeof data === 'string') return change(data, steps) as T;
  if (Array.isArray(data)) return data.map((each, index) => mapTexts(each, change, [...steps, index])) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, each]) => [key, mapTexts(each, change, [...steps, key])]),
  ) as T;
}

export function valueAt(data: unknown, steps: readonly Step[]): unknown {
  return steps.reduce((here: unknown, step) => (here as Record<Step, unknown> | undefined)?.[step], data);
}

/** Replaces the value at a path. */
export function putAt(data: unknown, steps: readonly Step[], value: unknown): void {
  (valueAt(data, steps.slice(0, -1)) as Record<Step, unknown>)[steps.at(-1)!] = value;
}

/** A file with validated data and filled placeholders. */
export type CheckedFile<T = unknown> = { source: SourceFile; schema: v.GenericSchema; data: T };
