import * as v from 'valibot';
import type { Step } from './yaml-file.ts';

/** What a schema says of a field beside its rules; `input` is how a form asks for it. */
export type FieldNotes = {
  /** whether another language says it anew */
  translated?: true;
  reference?: string;
  link?: true;
  icon?: true;
  flag?: true;
  input?: 'day' | 'time' | 'closure';
  /** what an entry of a list is called where the list's name does not say it */
  entry?: string;
};

export type Visited = { steps: Step[]; value: unknown; notes: FieldNotes };

type AnySchema = v.GenericSchema & {
  entries?: Record<string, AnySchema>;
  item?: AnySchema;
  wrapped?: AnySchema;
  value?: AnySchema;
};

/** Every value in checked data that is no list and no object, with its place and what its schema notes of it. */
export function* visit(schema: v.GenericSchema, value: unknown, steps: Step[] = []): Generator<Visited> {
  const { entries, item, wrapped, value: valueSchema } = schema as AnySchema;
  if (value === undefined || value === null) return;
  if (wrapped) yield* visit(wrapped, value, steps);
  else if (entries) {
    for (const [key, entry] of Object.entries(entries)) {
      yield* visit(entry, (value as Record<string, unknown>)[key], [...steps, key]);
    }
  } else if (item) {
    for (const [index, each] of (value as unknown[]).entries()) yield* visit(item, each, [...steps, index]);
  } else if (valueSchema) {
    for (const [key, each] of Object.entries(value)) yield* visit(valueSchema, each, [...steps, key]);
  } else {
    yield { steps, value, notes: v.getMetadata(schema as never) as FieldNotes };
  }
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
