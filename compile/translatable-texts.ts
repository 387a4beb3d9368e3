import type * as v from 'valibot';
import { isObject, keyOf, unwrapSchema, type AnySchema, schemaBelow, valuesIn } from './schema-walk.ts';
import type { SourceFile, Step } from './yaml-file.ts';

// Finds the texts of a file that a translation replaces. The build and the editor both use this.

export type Leaf = {
  steps: Step[];
  value: unknown;
  /** the path as text, with the keys of list entries instead of their numbers */
  place: string;
  /** the places of the list entries around it */
  entries: string[];
  /** whether it is the key of an entry, which a translation repeats */
  isName: boolean;
};

/** A translatable text; `mayStay` is true for names and abbreviations, which need no translation. */
export type TranslatedLeaf = Leaf & { mayStay: boolean };

/** Finds the translatable texts of a file. */
export function translatedTexts(
  { data }: Pick<SourceFile, 'data'>,
  schema: v.GenericSchema,
): TranslatedLeaf[] {
  const translatedNotes = new Map(
    Array.from(valuesIn(schema, data), ({ steps, notes }) => [JSON.stringify(steps), notes.translated]),
  );
  return leavesOf(data, schema).flatMap((leaf) => {
    const kind = translatedNotes.get(JSON.stringify(leaf.steps));
    return kind ? [{ ...leaf, mayStay: kind === 'name' || !hasWords(leaf.value) }] : [];
  });
}

/** Whether a text has more than placeholders and abbreviations. 'BDS, {clinic.name}' has no other words. */
function hasWords(text: unknown): boolean {
  return /\p{Ll}/u.test(String(text).replaceAll(/\{[^{}]*\}/g, ''));
}

/** Serializes the translatable texts; the version of an original is the hash of this. */
export function versionInput(original: Pick<SourceFile, 'data' | 'body'>, schema: v.GenericSchema): string {
  const texts = translatedTexts(original, schema).map(({ place, value }) => [place, value]);
  return JSON.stringify([texts.toSorted(), original.body]);
}

/** Copies the structure of data, with empty texts except for the keys of entries. */
export function structureOf(data: unknown, schema?: AnySchema): unknown {
  const below = (step: Step) => schema && schemaBelow(schema, step);
  if (Array.isArray(data)) return data.map((each, at) => structureOf(each, below(at)));
  if (!isObject(data)) return schema && unwrapSchema(schema).notes.key ? data : '';
  return Object.fromEntries(
    Object.entries(data).map(([name, each]) => [name, structureOf(each, below(name))]),
  );
}

/**
 * Copies only the translatable texts, with the keys of their entries.
 *
 * @param say - returns the replacement of a text; undefined leaves the text out
 * @returns undefined if there are none
 */
export function textsAlone(
  wrapped: AnySchema,
  data: unknown,
  say: (text: unknown, kind: 'text' | 'name') => unknown = (text) => text,
  isEntry = false,
): unknown {
  const { schema, notes } = unwrapSchema(wrapped);
  if (schema.entries) {
    if (!isObject(data)) return undefined;
    const { entries } = schema;
    const key = isEntry ? keyOf(schema) : undefined;
    const texts = Object.entries(data)
      .map(([name, each]) => [
        name,
        name === key ? each : entries[name] && textsAlone(entries[name], each, say),
      ])
      .filter(([, each]) => each !== undefined);
    return texts.some(([name]) => name !== key) ? Object.fromEntries(texts) : undefined;
  }
  if (schema.item) {
    if (!Array.isArray(data)) return undefined;
    const item = unwrapSchema(schema.item).schema;
    const entries = data.map((each) => textsAlone(schema.item!, each, say, true));
    // Entries without a key are matched by position, so an empty entry before others must stay.
    const translatedEntries = keyOf(item)
      ? entries.filter((each) => each !== undefined)
      : entries.slice(0, 1 + entries.findLastIndex((each) => each !== undefined));
    return translatedEntries.length > 0
      ? translatedEntries.map((each) => each ?? (item.entries ? {} : null))
      : undefined;
  }
  return (notes.translated && data && say(data, notes.translated)) || undefined;
}

/** Lists all values that are not lists or objects, including those that the schema does not know. */
export function leavesOf(
  data: unknown,
  schema?: AnySchema,
  above: Omit<Leaf, 'value' | 'isName'> = { steps: [], place: '', entries: [] },
): Leaf[] {
  if (data === undefined || data === null) return [];
  if (typeof data !== 'object') {
    return [
      { ...above, value: data, isName: schema !== undefined && unwrapSchema(schema).notes.key === true },
    ];
  }
  return Object.entries(data).flatMap(([key, value]) => {
    const step = Array.isArray(data) ? Number(key) : key;
    const below = schema && schemaBelow(schema, step);
    const place = `${above.place}/${Array.isArray(data) ? nameOf(value, step, below) : step}`;
    const entries = Array.isArray(data) ? [...above.entries, place] : above.entries;
    return leavesOf(value, below, { steps: [...above.steps, step], place, entries });
  });
}

/** Identifies an entry of a list by its key, or by its position if it has none. */
export function nameOf(entry: unknown, at: Step, schema?: AnySchema): Step {
  const key = schema && keyOf(unwrapSchema(schema).schema);
  const known = key && isObject(entry) ? entry[key] : undefined;
  return typeof known === 'string' || typeof known === 'number' ? known : at;
}
