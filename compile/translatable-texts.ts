import type * as v from 'valibot';
import { isObject, keyOf, plain, type AnySchema, schemaBelow, valuesIn } from './schema-walk.ts';
import type { SourceFile, Step } from './yaml-file.ts';

// The texts of a file that another language says anew, as the build and the editor know them.

export type Leaf = {
  steps: Step[];
  value: unknown;
  /** the same steps with its entries' own names for their numbers */
  place: string;
  /** the places of the entries it stands in */
  entries: string[];
  /** whether it is what an entry is known by, which a translation repeats */
  isName: boolean;
};

/** A text that another language says anew; a name may stay as it is. */
export type TranslatedLeaf = Leaf & { mayStay: boolean };

/** The texts of a file that another language says anew. */
export function translatedTexts(
  { data }: Pick<SourceFile, 'data'>,
  schema: v.GenericSchema,
): TranslatedLeaf[] {
  const kinds = new Map(
    Array.from(valuesIn(schema, data), ({ steps, notes }) => [JSON.stringify(steps), notes.translated]),
  );
  return leavesOf(data, schema).flatMap((leaf) => {
    const kind = kinds.get(JSON.stringify(leaf.steps));
    return kind ? [{ ...leaf, mayStay: kind === 'name' }] : [];
  });
}

/** What an original's version is made of: it changes with the texts that another language says anew, and with nothing else. */
export function versioned(original: Pick<SourceFile, 'data' | 'body'>, schema: v.GenericSchema): string {
  const texts = translatedTexts(original, schema).map(({ place, value }) => [place, value]);
  return JSON.stringify([texts.toSorted(), original.body]);
}

/** The same data with nothing in it but what its entries are known by. */
export function structureOf(data: unknown, schema?: AnySchema): unknown {
  const below = (step: Step) => schema && schemaBelow(schema, step);
  if (Array.isArray(data)) return data.map((each, at) => structureOf(each, below(at)));
  if (!isObject(data)) return schema && plain(schema).notes.key ? data : '';
  return Object.fromEntries(
    Object.entries(data).map(([name, each]) => [name, structureOf(each, below(name))]),
  );
}

/**
 * Of data the texts alone that another language says anew, with what their entries are known by; undefined where there are none.
 *
 * @param say - what stands in place of such a text; nothing leaves it out
 */
export function textsAlone(
  given: AnySchema,
  data: unknown,
  say: (text: unknown, kind: 'text' | 'name') => unknown = (text) => text,
  isEntry = false,
): unknown {
  const { schema, notes } = plain(given);
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
    const item = plain(schema.item).schema;
    const entries = data.map((each) => textsAlone(schema.item!, each, say, true));
    // An entry without a name is known by its place: one that says nothing keeps it for those behind it.
    const kept = keyOf(item)
      ? entries.filter((each) => each !== undefined)
      : entries.slice(0, 1 + entries.findLastIndex((each) => each !== undefined));
    return kept.length > 0 ? kept.map((each) => each ?? (item.entries ? {} : null)) : undefined;
  }
  return (notes.translated && data && say(data, notes.translated)) || undefined;
}

/** All values of a file that are no list and no object, also those that its schema does not know. */
export function leavesOf(
  data: unknown,
  schema?: AnySchema,
  above: Omit<Leaf, 'value' | 'isName'> = { steps: [], place: '', entries: [] },
): Leaf[] {
  if (data === undefined || data === null) return [];
  if (typeof data !== 'object') {
    return [{ ...above, value: data, isName: schema !== undefined && plain(schema).notes.key === true }];
  }
  return Object.entries(data).flatMap(([key, value]) => {
    const step = Array.isArray(data) ? Number(key) : key;
    const below = schema && schemaBelow(schema, step);
    const place = `${above.place}/${Array.isArray(data) ? nameOf(value, step, below) : step}`;
    const entries = Array.isArray(data) ? [...above.entries, place] : above.entries;
    return leavesOf(value, below, { steps: [...above.steps, step], place, entries });
  });
}

/** What an entry of a list is known by: a name of its own, or its place. */
export function nameOf(entry: unknown, at: Step, schema?: AnySchema): Step {
  const key = schema && keyOf(plain(schema).schema);
  const known = key && isObject(entry) ? entry[key] : undefined;
  return typeof known === 'string' || typeof known === 'number' ? known : at;
}
