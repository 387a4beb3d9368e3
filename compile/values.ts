import type * as v from 'valibot';
import type { FieldNotes } from '../domain/content/fields.ts';
import { plain, type AnySchema } from './schemas.ts';
import type { Step } from './yaml-file.ts';

export type NotedValue = { steps: Step[]; value: unknown; notes: FieldNotes };

/** Every value in checked data that is no list and no object, with its place and what its schema notes of it. */
export function* valuesIn(given: v.GenericSchema, value: unknown, steps: Step[] = []): Generator<NotedValue> {
  if (value === undefined || value === null) return;
  const { schema, notes } = plain(given);
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

/** The schema of what stands one step below; none of what no schema knows. */
export function schemaBelow(given: AnySchema, step: Step): AnySchema | undefined {
  const { schema } = plain(given);
  return schema.item ?? schema.value ?? schema.entries?.[step];
}

/** The same data with every text changed. */
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

/** Puts a value into data, in the place of the one that is there. */
export function putAt(data: unknown, steps: readonly Step[], value: unknown): void {
  (valueAt(data, steps.slice(0, -1)) as Record<Step, unknown>)[steps.at(-1)!] = value;
}
